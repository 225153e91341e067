import ScreenKit

/// What a command has to say before the screen that it opens says its own.
struct Introduction {
  /// Shown once, above the first answer.
  var sentences: [String]
  var document: [JSONValue.Member]
}
