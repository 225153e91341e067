import ArgumentParser

/// Columns and rows as they are typed: `100x40`.
struct WindowSize: ExpressibleByArgument, Equatable {
  var columns: Int
  var rows: Int

  /// `nil` for what is no size, or one that nobody has.
  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
