public import Foundation
import Reports

/// A time in which a condition holds, throughout unless it `isBroken`.
public struct Spell: Hashable, Sendable {
  /// A part of it that is equally certain.
  public struct Part: Hashable, Sendable {
    public var start: Date
    public var end: Date
    /// `nil` where no chance is given, as of the minutes.
    public var certainty: Certainty?
  }

  public let condition: Condition
  /// In order; at least one.
  public let slots: [TimeSlot]
  /// Whether it has begun.
  public let isNow: Bool
  /// Whether it ends only because nothing is known of the time after it.
  public let isOpen: Bool

  /// Only some of its slots.
  func only(_ isMeant: (TimeSlot) -> Bool) -> Spell {
    Spell(condition: condition, slots: slots.filter(isMeant), isNow: isNow, isOpen: isOpen)
  }

  /// Not before now.
  public var start: Date { slots[0].start }
  public var end: Date { slots[slots.count - 1].end }
  public var interval: Interval { Interval(start: isNow ? nil : start, end: end, isOpen: isOpen) }
  /// Whether there are pauses in it.
  var isBroken: Bool { zip(slots, slots.dropFirst()).contains { $0.end < $1.start } }
  /// In hours.
  public var length: Double { end.timeIntervalSince(start) / 3600 }

  /// Whether it is as long as was asked for. Rounding of times must not make three hours too short.
  func lasts(_ hours: Int) -> Bool { length * 3600 >= Double(hours) * 3600 - 1 }

  /// The certainty by the chances in the report: the highest one for weather that need only occur, such as rain, and the
  /// lowest for weather that must last, such as dryness.
  public var certainty: Certainty? {
    let chances = slots.compactMap { condition.chance(in: $0) }
    return (condition.mustLast ? chances.min() : chances.max()).map { Certainty(share: $0) }
  }

  /// Whether it is likely, or nothing is said against it.
  public var isLikely: Bool {
    certainty.map { [.likely, .veryLikely].contains($0.word) } ?? true
  }

  /// Neighbors with one word are one part. The minutes, which have no chance, are as sure as what is very likely.
  public var parts: [Part] {
    func word(_ slot: TimeSlot) -> Certainty.Word {
      condition.chance(in: slot).map { Certainty.Word($0) } ?? .veryLikely
    }
    return slots.divided { word($0) != word($1) }.map {
      Spell(condition: condition, slots: $0, isNow: isNow, isOpen: isOpen).whole
    }
  }

  /// All of it as one part.
  public var whole: Part { Part(start: start, end: end, certainty: certainty) }
}

extension Timeline {
  /// The times in which a condition holds, in order; `eased` where it nearly does. Only slots count whose middle is
  /// `within` the time that is meant.
  public func spells(
    of condition: Condition, eased: Bool = false, within: (Date) -> Bool = { _ in true }
  ) -> [Spell] {
    let slots = condition == .sun ? slots.flatMap(byDaylight) : slots
    return spells(of: condition, in: slots.filter { within($0.middle) }, eased: eased)
  }

  /// The times in some of the slots.
  func spells(of condition: Condition, in slots: [TimeSlot], eased: Bool = false) -> [Spell] {
    var found: [Spell] = []
    var current: [TimeSlot] = []
    func close(isOpen: Bool) {
      if let first = current.first {
        found.append(
          Spell(
            condition: condition, slots: current, isNow: first.start <= now, isOpen: isOpen))
      }
      current = []
    }
    for slot in slots {
      if let last = current.last, last.end < slot.start { close(isOpen: true) }
      switch condition.holds(in: slot, eased: eased) {
      case true?: current.append(slot)
      case false?: close(isOpen: false)
      case nil: close(isOpen: true)
      }
    }
    close(isOpen: true)
    return found
  }
}
