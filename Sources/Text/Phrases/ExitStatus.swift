/// The exit status of a run.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  case failed = 1
  case usage = 2
  case notFound = 3
  /// No network, and nothing was saved.
  case offline = 4
  case interrupted = 130
}

extension ExitStatus {
  /// `hasSaved` says whether something saved was shown all the same.
  package init(_ failure: Failure, hasSaved: Bool) {
    switch failure.code {
    case "usage": self = .usage
    case "notFound": self = .notFound
    case "offline": self = hasSaved ? .failed : .offline
    case "cancelled": self = .interrupted
    default: self = .failed
    }
  }

  /// The first failure of a run decides.
  package func worse(_ other: ExitStatus) -> ExitStatus { self == .done ? other : self }
}
