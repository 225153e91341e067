/// What may stand behind a command's name, for completion; what the command makes of it, it says itself.
public enum Argument: Hashable, Sendable {
  /// The name of a place, to the end of the line.
  case place
  /// Names of places, a word each or with commas between.
  case places
  /// The name of a place behind the word `in`.
  case placeBehindIn
  /// A row of the list last shown.
  case row
  /// Rows, to the end of the line.
  case rows
  /// A whole number, which may be left out.
  case count
  /// A date, such as 2026-11-21.
  case day
  case choice([String])
  case country
  case command
  /// The name of a setting, and what it can be.
  case setting
  /// The name of a file.
  case path
}

/// A word with a dash that may stand behind a command, and what follows it.
public struct CommandOption: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  /// `nil` where nothing does, or anything.
  public let value: Argument?

  public init(_ name: String, _ value: Argument? = nil) {
    self.name = name
    self.value = value
  }

  public init(stringLiteral name: String) { self.init(name) }
}
