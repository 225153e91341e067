import Analysis
import Phrases
import Reports

nonisolated extension English: SoonPhrases {
  func modelForRadar(because reason: String) -> String {
    "These minutes are a model's, because the radar is unavailable. \(reason)"
  }

  func minuteChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name = kind == .sleet ? "Rain and snow" : name(of: kind).capitalizedFirst
    return "\(name) in the next two hours (\(unit)/h)"
  }

  func noMinutes(at place: String) -> String {
    "No radar or 15-minute model covers \(place). Type hours for the next hours."
  }

  func noRadar(_ coverage: Nowcast.Coverage) -> String {
    switch coverage {
    case .unavailable: "The radar is temporarily unavailable. Type hours for the next hours."
    case .ok: "The service has no current minute-by-minute data. Type hours for the next hours."
    case .none: "The radar doesn't cover this place. Type hours for the next hours."
    }
  }
}
