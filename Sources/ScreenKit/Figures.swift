public import WeatherModels

/// Numbers as people read them. Rounded once, here; a rounded zero has no sign.
public enum Figures {
  /// `169,176`
  public static func grouped(_ number: Int) -> String {
    var digits = Substring(String(number.magnitude))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// With exactly so many decimals; `–` for what is not a number or beyond 10¹².
  public static func fixed(_ value: Double, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    guard let scaled = Int(exactly: (value * factor).rounded()), abs(value) < 1e12 else {
      return "–"
    }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  public static func temperature(_ value: Temperature?) -> String {
    withUnit(bare(value), "°C")
  }

  public static func bare(_ value: Temperature?) -> String {
    value.map { fixed($0.in(.celsius), decimals: 0) } ?? "–"
  }

  public static func percent(_ value: Share?) -> String { withUnit(bare(value), "%") }
  public static func speed(_ value: Speed?) -> String { withUnit(bare(value), "m/s") }
  public static func rain(_ value: Precipitation?) -> String { withUnit(bare(value), "mm") }

  // Without units, for tables that name them once and for a figure behind another of its kind.

  public static func bare(_ value: Share?) -> String {
    value.map { fixed($0.in(.percent), decimals: 0) } ?? "–"
  }

  public static func bare(_ value: Speed?) -> String {
    value.map { fixed($0.in(.metersPerSecond), decimals: 0) } ?? "–"
  }

  public static func bare(_ value: Precipitation?) -> String {
    value.map { fixed($0.in(.millimeters), decimals: 1) } ?? "–"
  }

  /// The figure with its unit; a missing one stays a dash.
  public static func withUnit(_ figure: String, _ unit: String) -> String {
    figure == "–" ? figure : figure + " " + unit
  }

  public static func pressure(_ value: Pressure) -> String {
    fixed(value.in(.hectopascals), decimals: 0) + " hPa"
  }

  public static func distance(_ value: Distance) -> String {
    let kilometers = value.in(.kilometers)
    // 9.96 is 10, not 10.0.
    return fixed(kilometers, decimals: kilometers < 9.95 ? 1 : 0) + " km"
  }

  public static func uvIndex(_ value: UVIndex) -> String {
    fixed(value.in(.index), decimals: 0)
  }

  /// `2.5 h`
  public static func duration(_ value: Span) -> String {
    fixed(value.in(.hours), decimals: 1) + " h"
  }

  /// 0 north … 7 north-west.
  public static func compassIndex(_ value: Direction) -> Int {
    Int((value.in(.degrees) / 45).rounded()) & 7
  }
}
