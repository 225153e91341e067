import Phrases
import WeatherClients

/// What the shell learns of a run.
enum ExitStatus: Int32 {
  case done = 0
  case failed = 1
  case usage = 2
  case notFound = 3
  /// No network, and nothing was saved.
  case offline = 4
  case interrupted = 130

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
