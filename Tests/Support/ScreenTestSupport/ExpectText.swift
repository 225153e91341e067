public import Testing

/// Compares whole pages, so that a failure shows both in full.
public func expectText(
  _ text: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(text == expected, sourceLocation: sourceLocation)
}
