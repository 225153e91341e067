import Phrases
import Reports

nonisolated extension English: DetailPhrases {
  func airQuality(_ index: AirIndex) -> String {
    "air quality \(word(for: index.band)), \(title(of: index.band)) \(index.figure)"
  }

  var airTitle: String { "Air quality now" }

  func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String {
    "\(kind.rawValue) \(level.inWords)"
  }

  var pollenTitle: String { "Pollen" }
  var noPollen: String { "No pollen." }
  var europeanIndexTitle: String { "European index" }
  var usIndexTitle: String { "US index" }
  var noAir: String { "No air quality data for this place." }
  var askingForAir: String { "Requesting air quality" }
  func outsideBand(_ outside: Int, of hours: Int, by difference: String) -> String {
    "In \(outside) of \(plural(hours, "hour", "hours")) the forecast is more than \(figure(difference)) outside the middle 80\u{A0}% of them."
  }
  func thinModels(_ names: [String]) -> String {
    "Thin curves: \(names.joined(separator: ", "))."
  }
  var modelsDiffer: String { "models differ by" }
  var runsDiffer: String { "runs differ by" }

  func forecastHas(_ count: Int, _ unit: TimeSpanUnit) -> String {
    let length = unit == .days ? plural(count, "day", "days") : plural(count, "hour", "hours")
    return "The forecast has only \(length)."
  }
  var skyHeading: String { "Sky" }

  var hourMeaning: String {
    "The row \(hour("15:00")) shows what falls from \(hour("15:00")) to \(hour("16:00")), its chance, the gusts and the sky. "
      + "Temperature, wind, pressure and clouds are those at \(hour("15:00"))."
  }

  var sunFact: String { "sun" }
  var observedFact: String { "observed" }
  var airFact: String { "air" }

  func tendency(_ tendency: PressureTendency) -> String { tendency.inWords }
  var outsideRuns: String { "forecast mostly outside" }
  func verdict(forecast: String, now: String) -> String {
    "Yesterday's forecast for now: \(figure(forecast)). It is \(figure(now))."
  }
  func meanError(_ error: String, hours: Int) -> String {
    "Mean error a day ahead: \(figure(error)) (\(plural(hours, "hour", "hours")))."
  }
  func aboveNormal(
    _ degrees: String, isAbove: Bool, of years: ClosedRange<Int>
  ) -> String {
    "\(degrees) \(isAbove ? "above" : "below") \(normal(of: years))."
  }
  func asNormal(_ year: Int, of years: ClosedRange<Int>) -> String {
    "\(year) matches \(normal(of: years))."
  }
  func yearChart(in unit: String) -> String { "Mean of each day (\(unit))" }
  var normalLegend: String { "normal" }
  var yearBand: String {
    "eight in ten days of 1991–2020"
  }
  var nextHours: String { "The next hours" }
  var noHours: String { "No hourly data in this report." }
  var reportedDays: String { "Days in this report" }
  var noDays: String { "No daily data in this report." }
  func amountsAreSums(ofHours hours: Int) -> String {
    "Precipitation is per \(hours)\u{A0}h."
  }
  var highWater: String { "High water" }
  var lowWater: String { "Low water" }
  func quantityRange(
    lowest: String, at lowTime: String, highest: String, at highTime: String
  ) -> String {
    "Lowest \(figure(lowest)) (\(lowTime)), highest \(figure(highest)) (\(highTime))."
  }
  var noChart: String { "No data for this chart in this report." }
  var dryChart: String { "No rain or snow is forecast in these hours." }
  var snowlessChart: String {
    "No snow is forecast in these hours. The chart shows the rain."
  }

  var apparentLegend: String { "feels like" }
  var probabilityLegend: String { "probability" }
  var medianLegend: String { "median" }
  var wettestLegend: String { "90th percentile" }
  var northWindLegend: String { "from the north" }
  var nightLegend: String { "night" }

  func word(for band: EuropeanAirBand) -> String { band.inWords }
  func word(for band: USAirBand) -> String { band.inWords }
}
