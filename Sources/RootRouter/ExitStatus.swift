import Phrases
import WeatherClients

nonisolated extension ExitStatus {
  init(_ failure: Failure, hasSaved: Bool) {
    switch failure.code {
    case "usage": self = .usage
    case "notFound": self = .notFound
    case "offline": self = hasSaved ? .failed : .offline
    case "cancelled": self = .interrupted
    default: self = .failed
    }
  }

  /// The first failure of a run decides.
  func worse(_ other: ExitStatus) -> ExitStatus { self == .done ? other : self }
}
