import Phrases
import Quantities

/// A field between braces in the format of `line`.
enum LineField: Hashable, Sendable {
  case icon, condition, high, low, sunrise, sunset, moon, place, age, observed, warnings, outlook
  case next
  /// The precipitation of the next hours, a given number.
  case rain(hours: Int)
  /// A row of the table of quantities.
  case quantity(WeatherQuantity)

  private static let named: [(name: String, field: LineField)] = [
    ("icon", .icon), ("condition", .condition), ("high", .high), ("low", .low),
    ("sunrise", .sunrise), ("sunset", .sunset), ("moon", .moon), ("place", .place), ("age", .age),
    ("observed", .observed), ("warnings", .warnings), ("outlook", .outlook), ("next", .next),
    ("chance", .quantity(.chance)), ("wind-direction", .quantity(.windDirection)),
  ]

  /// The fields as they are written.
  static let names =
    (named.map(\.name) + ["rain:12h"] + WeatherQuantity.all.map(\.name)).map { "{\($0)}" }

  /// `icon`, `temperature`, or `rain:` with 1 to 168 hours.
  init?(_ text: String) {
    if let known = Self.named.first(where: { $0.name == text }) {
      self = known.field
      return
    }
    if let row = Language.typed.quantity(text) {
      self = .quantity(row)
      return
    }
    guard text.hasPrefix("rain:"), text.hasSuffix("h"),
      let hours = Int(text.dropFirst(5).dropLast()),
      (1...168).contains(hours)
    else { return nil }
    self = .rain(hours: hours)
  }
}

/// Text with fields: `{icon} {temperature}`. A doubled brace is a literal one.
struct LineFormat: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case field(LineField)
  }

  private let parts: [Part]

  init(_ text: String) throws(Failure) {
    var parts: [Part] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        rest.removeFirst()
        parts.append(.text(String(character)))
      } else if character == "{" {
        let name = String(rest.prefix { $0 != "}" })
        rest = rest.dropFirst(name.count)
        let end = rest.popFirst().map { String($0) } ?? ""
        guard !end.isEmpty, let field = LineField(name) else {
          throw .badValue(setting: "--format", value: "{\(name)\(end)", allowed: LineField.names)
        }
        parts.append(.field(field))
      } else {
        parts.append(.text(String(character)))
      }
    }
    self.parts = parts
  }

  var quantities: [WeatherQuantity] {
    parts.compactMap { if case .field(.quantity(let row)) = $0 { row } else { nil } }
  }

  func has(_ field: LineField) -> Bool { parts.contains(.field(field)) }

  func text(_ value: (LineField) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): value(field)
      }
    }.joined()
  }
}
