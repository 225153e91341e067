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
