import Synchronization

/// The lines typed before, in this session and in others, oldest first.
public final class LineHistory: Sendable {
  private let file: HistoryFile?
  private let limit: Int
  private let report: @Sendable (HistoryFailure) -> Void
  private let state = Mutex(State())

  private struct State {
    var last: String?
    /// The lines in the file as far as this session knows.
    var count = 0
    var isReported = false
    var isLockable = true
  }

  /// Without a path nothing is saved for the next session. `limit` is the number of lines to which a file is cut back
  /// once it is a fifth longer; `report` is called at most once, when the file can't be used.
  public init(
    path: String?, limit: Int = 10_000,
    report: @escaping @Sendable (HistoryFailure) -> Void = { _ in }
  ) {
    file = path.map { HistoryFile(path: $0) }
    self.limit = limit
    self.report = report
  }

  /// Reads the lines kept; damaged ones are left out.
  public func load() -> [String] {
    guard let file else { return [] }
    do throws(HistoryFailure) {
      let lines = try file.lines()
      state.withLock { ($0.last, $0.count) = (lines.last, lines.count) }
      return lines.suffix(limit)
    } catch {
      reportOnce(error)
      return []
    }
  }

  /// Keeps a line at once, and says whether it is one to keep: not empty, not begun with a space, not a repetition.
  @discardableResult
  public func append(_ line: String) -> Bool {
    let isKept = state.withLock { state in
      guard !line.isEmpty, !line.hasPrefix(" "), line != state.last else { return false }
      state.last = line
      state.count += 1
      return true
    }
    if isKept { save(line) }
    return isKept
  }
}

extension LineHistory {
  private func save(_ line: String) {
    let (count, isLockable) = state.withLock { ($0.count, $0.isLockable) }
    guard var file else { return }
    if !isLockable { file.timeout = .zero }
    let trims = count > limit + limit / 5
    do throws(HistoryFailure) {
      let wasLocked = try file.append(line, trimmingTo: trims ? limit : nil)
      state.withLock { state in
        state.isLockable = wasLocked
        if trims, wasLocked { state.count = limit }
      }
    } catch {
      reportOnce(error)
    }
  }

  private func reportOnce(_ failure: HistoryFailure) {
    let isFirst = state.withLock { state in
      defer { state.isReported = true }
      return !state.isReported
    }
    if isFirst { report(failure) }
  }
}
