public import TerminalText

/// The colors that the user gave countries: `SK=blue,NO=red`.
public struct CountryColors: Hashable, Sendable {
  /// The name of a color, and its style.
  public static let colors: [(name: String, style: Style)] = [
    ("blue", .tintBlue), ("green", .tintGreen), ("orange", .tintOrange), ("purple", .tintPurple),
    ("red", .tintRed), ("gray", .tintGray),
  ]

  /// The name of the color by the country's code.
  private(set) var names: [String: String] = [:]

  /// Reads the saved text; unknown parts are ignored.
  public init(_ text: String?) {
    for part in (text ?? "").split(separator: ",") {
      let halves = part.split(separator: "=")
      guard halves.count == 2 else { continue }
      _ = give(String(halves[1]), to: String(halves[0]))
    }
  }

  /// False where there is no such color; `off` takes the country's away.
  public mutating func give(_ name: String, to country: String) -> Bool {
    guard name == "off" || Self.colors.contains(where: { $0.name == name }) else { return false }
    names[country] = name == "off" ? nil : name
    return true
  }

  /// The value to save; `nil` for no color at all.
  public var text: String? {
    names.isEmpty
      ? nil
      : names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  public var styles: [String: Style] {
    names.compactMapValues { name in Self.colors.first { $0.name == name }?.style }
  }
}
