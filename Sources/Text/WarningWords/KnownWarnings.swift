public import Documents
public import Presentation
public import Reports

/// The official warnings of a place as far as known: a sentence, if there is something to say, and the member of its
/// document.
public struct KnownWarnings: Hashable, Sendable {
  public var sentence: WarningLine?
  /// That there are some which may not cover the place, and why there may be more.
  public var remarks: [String] = []
  public var json: JSONValue
  /// The service whose warnings the sentence holds; `nil` if it holds none.
  public var service: WarningService?

  public var sources: [SourceCredit] { SourceCredit.warnings([service].compactMap(\.self)) }

  public var credits: Credits { Credits(sources, remarks: remarks) }

  public var said: SaidWarnings {
    SaidWarnings(lines: [sentence].compactMap(\.self), remarks: remarks, sources: sources)
  }
}

/// The official warnings of some places as a page says them: above all else, and in its last lines.
public struct SaidWarnings: Hashable, Sendable {
  public var lines: [WarningLine]
  public var remarks: [String]
  public var sources: [SourceCredit]

  public init(lines: [WarningLine], remarks: [String], sources: [SourceCredit]) {
    (self.lines, self.remarks, self.sources) = (lines, remarks, sources)
  }

  public var texts: [String] { lines.map(\.text) + remarks }
}
