public import Foundation
public import Quantities
public import Reports

/// The answer to a question, with how sure it is.
public struct FoundWeather: Sendable {
  public let question: WeatherQuestion
  /// The weather among which it was looked for.
  public let timeline: Timeline
  /// Only this time was looked at.
  public let span: DaySpan?
  /// The next time that is long enough; `nil` if none is known.
  public let spell: Spell?
  /// The end of the time in question from its beginning on of which all is known; `nil` if nothing is known of it.
  public let known: Date?
  /// Whether that is all of the time in question.
  public let isWhole: Bool
  /// The parts of the spell, or of as much of it as was asked for, which ends at `asked`.
  public private(set) var parts: [Spell.Part] = []
  public private(set) var asked: Date
  /// The certainty of all of that; `nil` where nothing is said of it.
  public private(set) var certainty: Certainty?
  /// `nil` where it was found.
  public private(set) var absence: Absence?
  /// The sum of whole days, where a limit of that was asked for.
  public let total: FoundTotal?

  /// A time without the weather in question, as far as it is known.
  public struct Absence: Sendable {
    /// The value nearest to a limit, in the base unit, and when.
    public var nearest: (value: Double, time: Date)?
    /// The highest chance of it, from 0 to 1.
    public var chance: Double?
    /// The runs without it, and until when.
    public var runs: (count: EnsembleCount, until: Date)?

    /// That there is none.
    public var certainty: Certainty? {
      runs.map { Certainty($0.count) } ?? chance.map { Certainty(share: 1 - $0) }
    }
  }

  /// Looks from now on, only within a span. Shares are counted in `runs` where they have all of the time, or else are
  /// the chances of the report.
  public init(
    _ question: WeatherQuestion, in timeline: Timeline, on span: DaySpan? = nil,
    _ runs: Ensemble? = nil
  ) {
    func isMeant(_ date: Date) -> Bool { span?.contains(date) ?? true }
    let condition = question.condition
    (self.question, self.timeline, self.span) = (question, timeline, span)
    spell = timeline.spells(of: condition, within: isMeant).first { $0.lasts(question.hours) }
    let slots = timeline.slots.filter { isMeant($0.middle) }
    let start = slots.first?.start ?? timeline.now
    let known = timeline.known(of: condition, from: start, within: isMeant)
    self.known = known
    let isFromStart = start <= timeline.now || !isMeant(start - 1)
    isWhole = known.map { isFromStart && !isMeant($0) } ?? false
    asked = timeline.now
    total = FoundTotal(question, in: timeline, on: span, runs)
    if let spell {
      judge(spell, by: runs)
    } else {
      absence = absence(in: slots.prefix { $0.start < known ?? start }, runs, until: known)
    }
  }

  /// The quantity that an ensemble is asked for, and until when; `nil` if none has it.
  public var wanted: (quantity: WeatherQuantity, until: Date?)? {
    guard let total else {
      return question.condition.quantityOfRuns.map { ($0, spell?.end ?? known) }
    }
    return total.quantity == .precipitation ? (total.quantity, known) : nil
  }

  /// Whether the minutes say something of the time in question.
  public var hasMinutes: Bool {
    span.map { span in timeline.slots.contains { $0.isByMinute && span.contains($0.middle) } }
      ?? true
  }

  /// Whether it was so earlier in a time in which it isn't found.
  public var isMore: Bool {
    guard spell == nil, question.hours == 0, let span else { return false }
    return timeline.past.contains {
      span.contains($0.middle) && question.condition.holds(in: $0) == true
    }
  }

  /// The first time after one without it.
  public var next: Spell? {
    guard spell == nil, let span else { return nil }
    return timeline.spells(of: question.condition, within: span.isBefore)
      .first { $0.lasts(question.hours) }
  }

  /// The next time within the span, or of rain and snow within a day, after the one that was found.
  public var again: Spell? {
    let isFall = question.hours == 0 && [.rain, .snow].contains(question.condition)
    guard let spell, span != nil || isFall else { return nil }
    let end = timeline.now.addingTimeInterval(86_400)
    return timeline.spells(of: question.condition, within: span?.contains ?? { $0 < end })
      .first { $0.start >= spell.end && $0.lasts(question.hours) }
  }

  /// The next rain or snow, where it is dry now and neither a length nor a day was asked for.
  public var fall: Spell? {
    guard isDryNow, let spell else { return nil }
    return timeline.spells(of: .precipitation).first { $0.start >= spell.start }
  }

  /// Whether it is known to stay dry for as long as anything is known.
  public var staysDry: Bool { isDryNow && spell?.isOpen == true && fall == nil }

  private var isDryNow: Bool {
    question == WeatherQuestion(.dry) && span == nil && spell?.isNow == true
  }

  /// Snow where no rain was found, and the reverse: `no rain` is half the truth where it snows.
  public var instead: FoundWeather? {
    let others: [Condition: Condition] = [.rain: .snow, .snow: .rain]
    guard spell == nil, question.hours == 0, let other = others[question.condition] else {
      return nil
    }
    let found = FoundWeather(WeatherQuestion(other), in: timeline, on: span)
    return found.spell == nil ? nil : found
  }

  private var lasts: Bool { question.condition.mustLast || question.hours > 0 }

  /// The end of the minutes, where they say what falls: no run denies it.
  private func minutes(among slots: some BidirectionalCollection<TimeSlot>) -> Date? {
    question.condition.quantityOfRuns == .precipitation
      ? slots.last(where: \.isByMinute)?.end : nil
  }

  private mutating func judge(_ spell: Spell, by runs: Ensemble?) {
    let condition = question.condition
    let first =
      question.hours > 0
      ? min(spell.end, spell.start + Double(question.hours) * 3600) : spell.end
    let start = max(spell.start, (lasts ? minutes(among: spell.slots) : nil) ?? spell.start)
    func count(until end: Date) -> EnsembleCount? {
      runs?.count(condition, from: start, until: end, throughout: lasts)
    }
    // A count of some hours is not stretched over all that follow. Between two steps of the runs there is none.
    let some = count(until: first)
    let whole = some ?? count(until: spell.end)
    asked = some == nil ? spell.end : first
    let meant = spell.only { $0.start < asked }
    certainty = whole.map { Certainty($0) } ?? meant.certainty
    parts = meant.parts
    guard let whole else { return }
    // Runs are hours apart: parts of an hour have no count of their own.
    let counts =
      lasts
      ? []
      : meant.parts.map { part in
        runs?.count(condition, from: part.start, until: part.end, throughout: false)
      }
    let counted = zip(meant.parts, counts).map { part, count in
      Spell.Part(
        start: part.start, end: part.end, certainty: count.map { Certainty($0) } ?? part.certainty)
    }
    parts =
      counts.contains { $0 != nil } && Set(counted.map { $0.certainty?.word }).count > 1
      ? counted : [Spell.Part(start: spell.start, end: asked, certainty: Certainty(whole))]
  }

  private func absence(
    in searched: ArraySlice<TimeSlot>, _ runs: Ensemble?, until known: Date?
  ) -> Absence {
    let condition = question.condition
    var absence = Absence()
    if !lasts {
      absence.chance = searched.compactMap { condition.chance(in: $0) }.max()
    }
    // Runs have no form: where it snows, they can't deny rain.
    let isSnowing =
      condition == .rain
      && searched.contains { $0.kind == .snow && ($0.isWet == true || $0.chance ?? 0 > 0) }
    if let known, let first = searched.first, !lasts, !isSnowing {
      let start = max(first.start, minutes(among: searched) ?? first.start)
      absence.runs = runs?.absence(condition, from: start, until: known)
    }
    if case .limit(let quantity, let isAbove, _) = condition {
      // What lies beyond the runs isn't said to be without it.
      let end = absence.runs?.until ?? .distantFuture
      absence.nearest = searched.prefix { $0.start < end }.compactMap { slot in
        slot.value(of: quantity).map { (value: $0, time: slot.start) }
      }.max { isAbove ? $0.value < $1.value : $0.value > $1.value }
    }
    return absence
  }
}
