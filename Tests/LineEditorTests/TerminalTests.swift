import Testing

/// All tests with an editor in them, one at a time: the terminal library under libedit has but one
/// terminal for the whole process.
@Suite(.serialized) enum TerminalTests {}
