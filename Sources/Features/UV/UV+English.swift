import Phrases
import Reports

nonisolated extension English: UVPhrases {
  var uvSummary: String { "show the UV index of a day and when to seek protection" }

  func uvPeak(
    _ day: String?, _ index: String, around time: OutlookMoment?, _ band: UVBand
  ) -> String {
    let clock = time.map { " around \(text($0))" } ?? ""
    let peak = index == "0" ? "UV index 0" : "UV index up to \(index)\(clock)"
    return (day.map { $0 + ": " } ?? "") + "\(peak) (\(uvBand(band)))."
  }

  func uvProtection(_ spans: [String]) -> String {
    "Protection is advised" + (spans.isEmpty ? "." : " \(spans.joined(separator: ", ")).")
  }

  var uvProtectionHeading: String { "protection" }
  var noUVProtection: String { "No protection is needed." }
  var restOfDay: String { "Rest of the day" }
  var noUV: String { "This forecast doesn't include the UV index." }

  func noUVAtNight(_ meant: String) -> String {
    "The UV index is forecast for days, not for nights. Type: \(asTyped(meant))"
  }
}
