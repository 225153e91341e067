import Phrases
import Reports

nonisolated extension Slovak: UVPhrases {
  var uvSummary: String { "zobrazí UV index dňa a kedy sa chrániť" }

  func uvPeak(
    _ day: String?, _ index: String, around time: OutlookMoment?, _ band: UVBand
  ) -> String {
    let clock = time.map { " okolo \(text($0))" } ?? ""
    let peak = index == "0" ? "UV index 0" : "UV index najviac \(index)\(clock)"
    return (day.map { $0 + ": " } ?? "") + "\(peak) (\(uvBand(band)))."
  }

  func uvProtection(_ spans: [String]) -> String {
    "Ochrana sa odporúča" + (spans.isEmpty ? "." : " \(spans.joined(separator: ", ")).")
  }

  var uvProtectionHeading: String { "ochrana" }
  var noUVProtection: String { "Ochrana nie je potrebná." }
  var restOfDay: String { "Zvyšok dňa" }
  var noUV: String { "Táto predpoveď neuvádza UV index." }

  func noUVAtNight(_ meant: String) -> String {
    "UV index sa predpovedá pre dni, nie pre noci. Zadajte: \(asTyped(meant))"
  }
}
