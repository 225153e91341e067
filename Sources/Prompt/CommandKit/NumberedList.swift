public import Phrases

/// The rows that an answer numbers, as the screen that draws them says. As long as they are on the screen, numbers,
/// `rm`, `clear`, `rename`, `sort`, `filter` and Tab are about them.
public struct NumberedList: Hashable, Sendable {
  /// The line that shows them again.
  public let line: String
  /// The command of the screen that changes them, where another one drew them: the favorites at home.
  public let changedBy: CommandName?
  /// Whether the user keeps them, so that they can be deleted and renamed. Places found are not.
  public let isKept: Bool

  public init(_ line: String, changedBy: CommandName? = nil, isKept: Bool = true) {
    self.line = line
    self.changedBy = changedBy
    self.isKept = isKept
  }

  public init(of command: CommandName, isKept: Bool = true) {
    self.init(command.rawValue, isKept: isKept)
  }
}
