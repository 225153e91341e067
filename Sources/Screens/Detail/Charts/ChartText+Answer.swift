import Outlook
import Phrases
import Quantities
import WeatherModels
import WeatherText

nonisolated extension ChartText {
  /// The answer above a chart, for `how much rain` and `what is the temperature`: the sum of its hours, or the present
  /// value. Of hours that aren't the whole time that was asked for, the sum is the least.
  func answer(
    _ kind: WeatherQuantity, _ hours: [Conditions], present: Conditions?, isWhole: Bool = true
  ) -> String? {
    switch kind {
    case .precipitation, .snowfall:
      return total(hours).map { phrases.total($0.map(phrases.figure), isAtLeast: !isWhole) }
    case .pressure:
      return present?.pressure.map { phrases.quantityNow(phrases.figure(figures.pressure($0))) }
    default:
      let facts = present.map { self.facts(kind, $0).compactMap(\.self) } ?? []
      return facts.isEmpty ? nil : phrases.quantityNow(facts.joined(separator: ", "))
    }
  }

  /// The water of what falls, and the depth of the snow where it is known; `nil` where nothing is known.
  private func total(_ hours: [Conditions]) -> [String]? {
    guard hours.contains(where: { $0.precipitation != nil }) else { return nil }
    let falling = hours.filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let isSnow = { (hour: Conditions) in
      hour.precipitationKind == .snow && hour.snowfall != nil
    }
    let (snow, rest) = (falling.filter(isSnow), falling.filter { !isSnow($0) })
    let depth = snow.compactMap { $0.snowfall?.in(.centimeters) }.reduce(0, +)
    let water = rest.compactMap { $0.precipitation?.in(.millimeters) }.reduce(0, +)
    let kinds = Set(rest.map(\.precipitationKind))
    return [
      snow.isEmpty || !rest.isEmpty
        ? phrases.amount(
          of: kinds.count == 1 ? kinds.first ?? .rain : .rain,
          figures.rain(Precipitation(water, .millimeters))) : nil,
      snow.isEmpty
        ? nil : phrases.amount(of: .snow, figures.snow(Snowfall(depth, .centimeters))),
    ].compactMap(\.self)
  }
}
