public import Foundation
import WeatherModels

/// The time of some weather, as `when` and alerts look for it.
public struct WeatherAnswer: Hashable, Sendable {
  /// The next time that is long enough; `nil` if none is known.
  public let spell: Spell?
  /// The end of the time in question from its beginning on of which all is known; `nil` if nothing is known of it.
  public let known: Date?
  /// Whether that is all of the time in question.
  public let isWhole: Bool
  /// The value nearest to the limit in that time, and when; `nil` for a question about the sky, and where one was found.
  public let nearest: Nearest?

  public struct Nearest: Hashable, Sendable {
    /// In the base unit.
    public var value: Double
    public var time: Date
  }
  /// The highest chance of what was not found, from 0 to 1.
  public let chance: Double?

  /// Looks from now on, only `within` the time in question.
  public init(
    _ question: WeatherQuestion, in timeline: Timeline, within: (Date) -> Bool = { _ in true }
  ) {
    let condition = question.condition
    spell = timeline.spells(of: condition, within: within).first { $0.lasts(question.hours) }
    let slots = timeline.slots.filter { within($0.middle) }
    let start = slots.first?.start ?? timeline.now
    let known = timeline.known(of: condition, from: start, within: within)
    self.known = known
    let isFromStart = start <= timeline.now || !within(start - 1)
    isWhole = known.map { isFromStart && !within($0) } ?? false
    guard spell == nil else {
      (nearest, chance) = (nil, nil)
      return
    }
    let searched = slots.prefix { $0.start < known ?? start }
    chance = condition.mustLast ? nil : searched.compactMap { condition.chance(in: $0) }.max()
    guard case .limit(let quantity, let isAbove, _) = condition else {
      nearest = nil
      return
    }
    let values = searched.compactMap { slot in
      condition.value(of: quantity, in: slot).map { Nearest(value: $0, time: slot.start) }
    }
    nearest = values.max { isAbove ? $0.value < $1.value : $0.value > $1.value }
  }
}

extension Spell {
  /// Whether it is as long as was asked for. Rounding of times must not make three hours too short.
  func lasts(_ hours: Int) -> Bool {
    end.timeIntervalSince(start) >= Double(hours) * 3600 - 1
  }
}
