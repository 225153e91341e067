public import Testing

/// Compares whole pages, so that a failure shows both in full.
public func expectText(
  _ text: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(text == expected, sourceLocation: sourceLocation)
}

/// Checks that a text has these parts, and none of the others; a failure shows the whole of it.
public func expectText(
  _ text: String, has parts: String..., lacks others: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
  for other in others { #expect(!text.contains(other), "\(text)", sourceLocation: sourceLocation) }
}

extension StringProtocol {
  /// The text with plain spaces where it doesn't break.
  public var plain: String { String(self).replacing("\u{A0}", with: " ") }
}
