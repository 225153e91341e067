import Atlas
import Presentation
import TerminalText

/// The levels of a field's values, with their grounds and styles, as the map and its legend share them.
nonisolated struct FieldLevels: Equatable {
  /// In the unit of the kind.
  let thresholds: [Double]
  /// `nil` where lines or texts say the values.
  let ramp: FieldRamp?
  /// The first level that has a ground: below it, the map is as it is without weather.
  let first: Int
  let glyphs: Glyphs
  private let styles: [Style]

  /// The sign of cells without a value.
  var hatching: Character { glyphs == .ascii ? "/" : "╱" }

  init(_ type: MapType, isASCII: Bool) {
    glyphs = isASCII ? .ascii : .unicode
    switch type {
    case .temperature:
      let limits = Array(stride(from: -28.0, through: 40, by: 2))
      (thresholds, ramp, first) = (limits, .temperature, 0)
      styles = [.frost] + limits.map { Style(celsius: $0) }
    // Light up to 0.5 mm in an hour, heavy from 4 mm on (UK Met Office, "What is precipitation?").
    case .rain, .radar:
      (thresholds, ramp, first) = ([0.1, 0.3, 0.5, 1, 2, 4, 10], .rain, 1)
      styles = [.plain, .drizzle, .drizzle, .rain, .rain, .rain, .downpour, .lightning]
    case .clouds:
      (thresholds, ramp, first) = ([10, 30, 50, 70, 90], .clouds, 1)
      styles = [.plain, .fog, .fog, .cloud, .cloud, .cloud]
    // Beaufort 2 to 10.
    case .wind:
      thresholds = [1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5]
      (ramp, first) = (.wind, 0)
      styles = [.cool, .cool, .mild, .mild, .warm, .warm, .hot, .hot, .lightning, .lightning]
    // Yellow, orange and red.
    case .warnings:
      (thresholds, ramp, first) = ([1, 3, 4], .warnings, 1)
      styles = [.plain, .moderate, .severe, .extreme]
    default: (thresholds, ramp, first, styles) = ([], nil, 1, [.plain])
    }
  }

  func level(of value: Double) -> Int { thresholds.prefix { value >= $0 }.count }

  /// `nil` for a level without a ground, and where there is no value.
  func ground(_ level: UInt8) -> Shade? {
    guard let ramp, (first...thresholds.count).contains(Int(level)) else { return nil }
    return .field(ramp, UInt8(255 * (Int(level) - first) / (thresholds.count - first)))
  }

  func style(_ level: UInt8) -> Style { styles[min(Int(level), styles.count - 1)] }

  /// The sign of each level in terminals without grounds.
  var signs: [Character] {
    (0...thresholds.count).map { ground(UInt8($0))?.sign(glyphs) ?? " " }
  }

  /// The grounds of levels side by side, of many every second.
  func scale(_ seen: ClosedRange<Int>) -> Line {
    let step = seen.count > 18 ? 2 : 1
    let levels = Array(stride(from: seen.lowerBound, through: seen.upperBound, by: step))
    let width = levels.count > 9 ? 1 : levels.count > 4 ? 2 : 3
    return Line(
      levels.map { level in
        let ground = ground(UInt8(level))
        // A space would be a place to wrap the line.
        let sign = ground?.sign(glyphs) == " " ? "\u{A0}" : ground?.sign(glyphs) ?? "\u{A0}"
        return Line(String(repeating: sign, count: width), style(UInt8(level)), shade: ground)
      })
  }
}
