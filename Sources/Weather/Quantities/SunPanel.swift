import Reports

/// A solar panel as `set panel 5kWp 35 180` describes it.
public struct SunPanel: Hashable, Sendable {
  /// Its power at 1000 W/m² and 25 °C, in kW.
  public var peak: Double
  /// From 0, flat, to 90, upright; in degrees.
  public var tilt: Double
  /// The compass bearing that it faces: 90 east, 180 south; in degrees.
  var bearing: Double

  /// The setting that holds it.
  public static let setting = "panel"

  /// Reads `5kWp 35 180`, `800 Wp, 20, 90`; `nil` if the text isn't a panel.
  public init?(_ text: String) {
    let text = text.lowercased().replacing(",", with: " ").replacing("°", with: " ")
    var words = text.spacedWords
    guard var power = words.first else { return nil }
    words.removeFirst()
    if let unit = words.first, ["kwp", "wp", "kw", "w"].contains(unit) {
      power += unit
      words.removeFirst()
    }
    let digits = power.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let scale: Double? =
      switch power.dropFirst(digits.count) {
      case "kwp", "kw": 1
      case "wp", "w": 0.001
      default: nil
      }
    guard words.count == 2, let number = Double(digits), let scale, let tilt = Double(words[0]),
      let bearing = Double(words[1]), (0.001...100_000).contains(number * scale),
      (0...90).contains(tilt), (0...360).contains(bearing)
    else { return nil }
    (peak, self.tilt, self.bearing) = (number * scale, tilt, bearing)
  }

  /// As Open-Meteo counts it: 0 south, -90 east, 90 west, 180 or -180 north; in degrees.
  public var azimuth: Double { bearing - 180 }
}
