public import Documents
public import WeatherModels
public import WeatherText

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
}
