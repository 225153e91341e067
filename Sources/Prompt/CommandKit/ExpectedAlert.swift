public import Documents
public import Foundation
public import Reports

/// An alert of the user's that a saved report says will come true.
public struct ExpectedAlert: Hashable, Sendable {
  public var place: Place
  /// The place's name, told apart from others of that name.
  public var name: String
  /// The text typed after `tell when`.
  public var question: String
  /// The question in the user's words and units.
  public var text: String
  public var sentence: String
  public var from, until: Date
  /// The report's.
  public var fetched: Date

  public init(
    place: Place, name: String, question: String, text: String, sentence: String, from: Date,
    until: Date,
    fetched: Date
  ) {
    (self.place, self.name) = (place, name)
    (self.question, self.text, self.sentence) = (question, text, sentence)
    (self.from, self.until, self.fetched) = (from, until, fetched)
  }

  public var json: JSONValue {
    let clock = PlaceClock(place)
    return [
      "question": .string(question), "place": place.json, "sentence": .string(sentence),
      "from": .optional(clock.iso8601(from)), "until": .optional(clock.iso8601(until)),
      "fetched": .optional(clock.iso8601(fetched)),
    ]
  }
}
