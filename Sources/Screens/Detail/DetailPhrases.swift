import Phrases
import Reports

/// Sentences about the weather of one place: its hours, charts, quantities and air.
nonisolated protocol DetailPhrases: Phrases {
  func airQuality(_ index: AirIndex) -> String
  func word(for band: EuropeanAirBand) -> String
  func word(for band: USAirBand) -> String

  var airTitle: String { get }
  func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String
  var pollenTitle: String { get }
  var noPollen: String { get }
  var europeanIndexTitle: String { get }
  var usIndexTitle: String { get }
  var noAir: String { get }
  var askingForAir: String { get }

  /// Says in how many hours the forecast is more than a difference outside the band of most runs.
  func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String
  func thinModels(_ names: [String]) -> String
  /// Above or before `4 °C`.
  var modelsDiffer: String { get }
  var runsDiffer: String { get }

  func forecastHas(_ count: Int, _ unit: TimeSpanUnit) -> String
  var skyHeading: String { get }
  /// Explains which span of time a row of hours describes.
  var hourMeaning: String { get }

  /// The names of facts that are no quantities, in small letters.
  var sunFact: String { get }
  var observedFact: String { get }
  var airFact: String { get }
  func tendency(_ tendency: PressureTendency) -> String
  /// In the legend of a fan that most of the forecast is outside of.
  var outsideRuns: String { get }

  /// Compares yesterday's forecast for this hour with the present.
  func verdict(forecast: String, now: String) -> String
  /// The mean error of temperature forecasts a day ahead, over this many hours.
  func meanError(_ error: String, hours: Int) -> String
  /// `degrees` without a sign: `4 °C`.
  func aboveNormal(_ degrees: String, isAbove: Bool, of years: ClosedRange<Int>) -> String
  /// A year without a difference from the normal.
  func asNormal(_ year: Int, of years: ClosedRange<Int>) -> String

  // The chart of a year
  func yearChart(in unit: String) -> String
  var normalLegend: String { get }
  var yearBand: String { get }

  var nextHours: String { get }
  var noHours: String { get }
  /// The heading of days that are over.
  var reportedDays: String { get }
  var noDays: String { get }

  /// Below a table of which each row has the sum of several hours.
  func amountsAreSums(ofHours hours: Int) -> String
  var highWater: String { get }
  var lowWater: String { get }
  func quantityRange(lowest: String, at lowTime: String, highest: String, at highTime: String)
    -> String
  var noChart: String { get }
  /// Shown in place of a chart of hours in which nothing falls.
  var dryChart: String { get }
  /// Above a chart of rain where one of snow was asked for.
  var snowlessChart: String { get }

  // Behind the sign that each explains
  var apparentLegend: String { get }
  var probabilityLegend: String { get }
  var medianLegend: String { get }
  /// The amount above which one run of an ensemble in ten lies.
  var wettestLegend: String { get }
  var northWindLegend: String { get }
  var nightLegend: String { get }
}

nonisolated extension DetailPhrases {
  /// Of figures as the language writes them.
  func quantityNow(_ value: String) -> String { "\(presentHeading) \(value)." }

  func title(of band: AirIndex.Band) -> String {
    switch band {
    case .european: europeanIndexTitle
    case .us: usIndexTitle
    }
  }

  func word(for band: AirIndex.Band) -> String {
    switch band {
    case .european(let band): word(for: band)
    case .us(let band): word(for: band)
    }
  }

  /// `European index 23, fair`
  func airIndex(_ index: AirIndex) -> String {
    "\(title(of: index.band)) \(index.figure), \(word(for: index.band))"
  }
}

nonisolated extension Phrases {
  var detail: any DetailPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
