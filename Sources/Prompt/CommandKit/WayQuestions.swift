public import Foundation
public import Phrases
public import Reports

/// Questions about rain along saved ways: `rain on my-ride at sat 8:00`. All that Tell knows of ways.
public struct WayQuestions: Sendable {
  /// The answer to one of them: the times in the rain, with the class of its strength, from 0.
  public typealias Answer = (spells: [(from: Date, until: Date, size: Int)], sentence: String)

  /// The weather that one of them is about, and how and when the way is travelled.
  public struct Parts: Sendable {
    public var weather: AwaitedWeather
    public var day: DayReference?
    /// The start in minutes since midnight.
    public var minute: Int?
    public var travel: WayTravel?
    /// In m/s.
    public var speed: Double?

    public init(
      weather: AwaitedWeather, day: DayReference? = nil, minute: Int? = nil,
      travel: WayTravel? = nil, speed: Double? = nil
    ) {
      self.weather = weather
      self.day = day
      self.minute = minute
      self.travel = travel
      self.speed = speed
    }
  }

  /// The words in the form in which they are saved, with the day in words that every language reads, and the start of
  /// the way. Throws if there is no such way, or if the time can't be read.
  public var kept:
    @MainActor @Sendable (_ words: [String]) throws(Failure) -> (text: String, place: Place)
  /// The parts of a question that was kept for the way of this name, which may be gone.
  public var parts: @MainActor @Sendable (_ text: String, _ way: String) throws(Failure) -> Parts
  /// The rain of a question that was kept.
  public var answer: @MainActor @Sendable (_ text: String) async throws(Failure) -> Answer

  public init(
    kept:
      @escaping @MainActor @Sendable ([String]) throws(Failure) -> (text: String, place: Place),
    parts: @escaping @MainActor @Sendable (String, String) throws(Failure) -> Parts,
    answer: @escaping @MainActor @Sendable (String) async throws(Failure) -> Answer
  ) {
    self.kept = kept
    self.parts = parts
    self.answer = answer
  }

  /// For runs without ways.
  public static let noop = WayQuestions(
    kept: { words throws(Failure) in throw .placeNotFound(words.joined(separator: " ")) },
    parts: { text, _ throws(Failure) in throw .placeNotFound(text) },
    answer: { text throws(Failure) in throw .placeNotFound(text) })

  /// The word before the name of a way.
  public static let word = "on"

  /// Whether a question that is kept is about a way.
  public static func isOne(_ text: String) -> Bool {
    text.hasPrefix("rain \(word) ") || text.hasPrefix("snow \(word) ")
  }
}
