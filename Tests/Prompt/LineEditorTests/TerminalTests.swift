import Testing

/// All tests that use an editor run one at a time: the terminal library under libedit has only one terminal for the
/// whole process.
@Suite(.serialized) enum TerminalTests {}
