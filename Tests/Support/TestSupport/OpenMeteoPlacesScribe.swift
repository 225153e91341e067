import Foundation
import Reports

/// Writes places as Open-Meteo's geocoding service does.
enum OpenMeteoPlacesScribe {
  static func answer(to request: StandInRequest, places: [Place]) -> StandInAnswer {
    guard let count = Int(request.query["count"] ?? "10"), (1...100).contains(count) else {
      return .error(400, reason: "Parameter count must be between 1 and 100.")
    }
    let name = (request.query["name"] ?? "").folded
    let country = request.query["countryCode"]?.uppercased()
    let found = places.filter { place in
      guard country == nil || place.country == country else { return false }
      return name.count < 2
        ? false : name.count == 2 ? place.name.folded == name : place.name.folded.hasPrefix(name)
    }
    let sorted = found.sorted { ($0.population ?? 0) > ($1.population ?? 0) }.prefix(count)
    // The service leaves `results` out when there are none.
    guard !sorted.isEmpty else { return StandInAnswer(json: #"{"generationtime_ms":0.15}"#) }
    let results = sorted.enumerated().map { object($1, id: 1_000_000 + $0) }
    return StandInAnswer(
      json: #"{"results":[\#(results.joined(separator: ","))],"generationtime_ms":0.65}"#)
  }

  private static func object(_ place: Place, id: Int) -> String {
    JSONText.object([
      ("id", "\(id)"), ("name", place.name.asJSON), ("latitude", "\(place.coordinate.latitude)"),
      ("longitude", "\(place.coordinate.longitude)"), ("feature_code", "PPL".asJSON),
      ("country_code", place.country?.asJSON), ("timezone", place.timeZone?.asJSON),
      ("population", place.population.map { "\($0)" }), ("country", place.countryName?.asJSON),
      ("admin1", place.region?.asJSON),
    ])
  }
}

extension String {
  /// The text without case and accents.
  var folded: String {
    trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
