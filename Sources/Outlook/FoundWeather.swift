public import Foundation
public import WeatherModels

/// The answer to a question, with how sure it is.
public struct FoundWeather: Sendable {
  public let question: WeatherQuestion
  public let answer: WeatherAnswer
  /// Only this time was looked at.
  public let span: DaySpan?
  /// The first time after that which fits.
  public let next: Spell?
  /// The parts of the spell that is found, or of as much of it as was asked for, which ends at `asked`.
  public let parts: [Spell.Part]
  public let asked: Date
  /// The certainty of all of that; `nil` where nothing is said of it.
  public let certainty: Certainty?
  /// The runs without what was not found, and until when.
  public let absence: (runs: EnsembleCount, until: Date)?
  /// Whether it was so earlier in that time.
  public var isMore = false
  /// Snow where no rain was found, and the reverse; at most one.
  public var instead: [FoundWeather]?

  /// Shares are counted in `runs` where they have all of the time, or else are the chances of the report.
  public init(
    _ question: WeatherQuestion, in timeline: Timeline, on span: DaySpan?, _ runs: Ensemble? = nil
  ) {
    let condition = question.condition
    self.question = question
    self.span = span
    answer = WeatherAnswer(question, in: timeline) { span?.contains($0) ?? true }
    guard let spell = answer.spell else {
      (parts, asked, certainty) = ([], timeline.now, nil)
      next = span.flatMap { span in
        WeatherAnswer(question, in: timeline) { span.isBefore($0) }.spell
      }
      absence = answer.known.flatMap { known in
        let meant = timeline.slots.filter { span?.contains($0.middle) ?? true && $0.start < known }
        // Runs have no form: where it snows, they can't deny rain.
        let isSnowing =
          condition == .rain && meant.contains { $0.isWet == true && $0.kind == .snow }
        return condition.mustLast || question.hours > 0 || isSnowing
          ? nil
          : runs?.absence(condition, from: meant.first?.start ?? timeline.now, until: known)
      }
      return
    }
    (next, absence) = (nil, nil)
    let lasts = condition.mustLast || question.hours > 0
    let first =
      question.hours > 0
      ? min(spell.end, spell.start + Double(question.hours) * 3600) : spell.end
    let whole = runs?.count(condition, from: spell.start, until: first, throughout: lasts)
    // A count of some hours is not stretched over all that follow.
    asked = whole == nil ? spell.end : first
    let slots = spell.slots.filter { [asked] in $0.start < asked }
    let meant = Spell(condition: condition, slots: slots, isNow: spell.isNow, isOpen: spell.isOpen)
    certainty = whole.map { Certainty($0) } ?? meant.certainty
    if let whole {
      // Runs are hours apart: parts of an hour have no count of their own.
      let counted =
        lasts
        ? []
        : meant.parts.compactMap { part in
          runs?.count(condition, from: part.start, until: part.end, throughout: false).map {
            Spell.Part(start: part.start, end: part.end, certainty: Certainty($0))
          }
        }
      parts =
        counted.count == meant.parts.count && Set(counted.map { $0.certainty?.word }).count > 1
        ? counted : [Spell.Part(start: spell.start, end: asked, certainty: Certainty(whole))]
    } else {
      parts = meant.parts
    }
  }
}
