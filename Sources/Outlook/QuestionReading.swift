import WeatherModels

/// Tests each hour against the criterion of a question.
struct QuestionReading {
  private let criterion: WeatherQuestion.Criterion
  private let isEased: Bool

  init(_ question: WeatherQuestion) {
    criterion = question.criterion
    isEased = question.isEased
  }

  /// `nil` if the report has no value for it.
  func fits(_ slot: HourSlot) -> Bool? {
    let conditions = slot.conditions
    switch criterion {
    case .dry:
      let chance = conditions.precipitationProbability?.in(.percent) ?? 0
      // Dry by the amount and wet by the probability is not dry enough.
      return isWet(slot, easing: 1.5).map { !$0 && chance < (isEased ? 60 : 50) }
    case .rain:
      return isWet(slot, easing: 0.5).map { $0 && conditions.precipitationKind != .snow }
    case .snow:
      return isWet(slot, easing: 0.5).map {
        $0 && [.snow, .sleet].contains(conditions.precipitationKind)
      }
    case .sun: return conditions.isSunny
    case .above(let limit): return conditions.temperature.map { $0 > limit }
    case .below(let limit): return conditions.temperature.map { $0 < limit }
    case .windAbove(let limit): return conditions.windSpeed.map { $0 > limit }
    case .windBelow(let limit): return conditions.windSpeed.map { $0 < limit }
    }
  }

  private func isWet(_ slot: HourSlot, easing: Double) -> Bool? {
    slot.conditions.isWet(hours: slot.length, easing: isEased ? easing : 1)
  }

  /// The confidence that the probabilities of these hours give.
  func confidence(_ slots: [HourSlot]) -> WeatherAnswer.Confidence {
    switch criterion {
    case .dry:
      chances(slots).max().map { $0 <= 20 ? .likely : $0 < 50 ? .probably : .uncertain }
        ?? .probably
    case .rain, .snow:
      chances(slots).max().map { $0 >= 60 ? .likely : $0 >= 30 ? .probably : .uncertain }
        ?? .probably
    case .sun:
      slots.compactMap { $0.conditions.cloudCover?.in(.percent) }.max()
        .map { $0 <= 25 ? .likely : .probably } ?? .probably
    case .above(let limit), .below(let limit):
      byDistance(slots.compactMap { $0.conditions.temperature }, limit, .celsius)
    case .windAbove(let limit), .windBelow(let limit):
      byDistance(slots.compactMap { $0.conditions.windSpeed }, limit, .metersPerSecond)
    }
  }

  private func chances(_ slots: [HourSlot]) -> [Double] {
    slots.compactMap { $0.conditions.precipitationProbability?.in(.percent) }
  }

  private func byDistance<Unit>(
    _ values: [Quantity<Unit>], _ limit: Quantity<Unit>, _ unit: Unit
  ) -> WeatherAnswer.Confidence {
    // The decimals of a service, 20.3 - 17.3, are not exact.
    let least = values.map { abs($0.in(unit) - limit.in(unit)) + 0.001 }.min() ?? 0
    return least >= 3 ? .likely : least >= 1 ? .probably : .uncertain
  }
}
