import Reports

/// The limits from which weather is mentioned, for sentences and questions.
public enum Threshold {
  /// An hour with so much is wet. WMO, Guide to Instruments and Methods of Observation (No. 8), part I, chapter 6: less
  /// than 0.1 mm is a trace.
  public static let wet = 0.1
  /// Precipitation is heavy from this amount in mm/h on. UK Met Office, "What is precipitation?"; for
  /// drizzle WMO, Guide No. 8, chapter 14.
  static func heavy(_ kind: PrecipitationKind) -> Double { kind == .freezingDrizzle ? 0.5 : 4 }
  /// Sums of a spell from which they are said, in cm and mm. Vane's own choice.
  static let muchSnow = 5.0
  static let muchWater = 10.0
  /// A shorter pause, in hours, belongs to the rain around it. Vane's own choice: it is too short for a walk.
  static let pause = 3.0
  /// Strong gusts, in m/s: "Windböen" of the German weather service's warnings, Beaufort 7.
  static let gust = 14.0
  /// "Schwere Sturmböen" of the same list, Beaufort 10.
  static let stormGust = 25.0
  /// Air frost, in °C, as the Met Office has it.
  static let frost = 0.0
  /// Fog, in meters of visibility: WMO, International Cloud Atlas.
  static let fog = 1000.0
  /// The WHO calls a UV index from 6 up high (Global Solar UV Index, 2002).
  static let highUV = 6.0
  /// A change of the daily maximum, in °C, that people feel. Vane's own choice.
  static let change = 3.0
  /// The most cloud cover at which the sun counts as shining: four oktas, "scattered" in aviation reports.
  static let sunnyCover = 50.0
}

extension Conditions {
  var hasThunder: Bool { weatherCode.map { (95...99).contains($0.rawValue) } ?? false }

  var isFoggy: Bool {
    let code = weatherCode?.rawValue
    return code == 45 || code == 48 || visibility.map { $0.in(.meters) < Threshold.fog } ?? false
  }

  /// Whether the sun shines; `nil` if the sky, or whether it is day, is not known.
  var isSunny: Bool? {
    guard let isDay else { return nil }
    guard isDay else { return false }
    if let cloudCover { return cloudCover.in(.percent) <= Threshold.sunnyCover }
    return weatherCode.map { (0...2).contains($0.rawValue) }
  }
}
