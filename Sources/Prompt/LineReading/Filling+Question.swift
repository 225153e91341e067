import CommandKit
import Outlook
import Phrases
import Quantities
import WeatherModels

// Weather that is waited for: `when` and `tell when`.
extension Filling {
  /// The line of a question; `nil` where none is asked.
  mutating func question() -> (Ask.Answer, identity: String)? {
    let isPast =
      time.map { context.isOver($0.day) } == true || values(.period).contains(where: Self.isPast)
    let named = command
    guard named.isEmpty else {
      if wantsWeather, named != "chart" { cost += Price.twoCommands }
      if isAlert, named != "tell warnings" { cost += Price.twoCommands }
      return nil
    }
    guard isTimed || wantsWeather, !isAmount else { return nil }
    if isPast, has(.sky) || has(.weather), !isTimed {
      command = "past"
      return nil
    }
    if !wantsWeather, !(isTimed && quantity != nil) {
      return isTimed && !has(.page) ? usage(isAlert ? "tell" : "when") : nil
    }
    guard let condition = condition() else {
      return isTimed ? usage(isAlert ? "tell" : "when") : nil
    }
    command = isAlert ? "tell when" : "when"
    var words = [command, condition]
    if let lasting = lasting(condition) { words.append(lasting) }
    if let time = timeOfQuestion(isPast) { words.append(time) }
    if isWay { cost += Price.left }
    if let place = places.first {
      words.append("in \(place.text)")
      take([place.index].compactMap(\.self))
    } else {
      cost += Price.atHand
    }
    return done(words.joined(separator: " "), [places.first].compactMap(\.self))
  }

  /// The words of the weather as commands have them.
  private mutating func condition() -> String? {
    if let limit = limit() { return limit }
    let skies = spans.indices.filter { spans[$0].is(.sky, .weather) }
    let values = skies.compactMap { spans[$0].value(.sky) ?? spans[$0].value(.weather) }
    let isNegated = has(.negation) || has(.ending)
    if let first = values.first {
      var sky = first
      if isNegated, values.contains(where: { ["rain", "snow"].contains($0) }) {
        sky = "dry"
      } else if isNegated, first != "dry" || has(.negation) {
        cost += Price.left
      }
      take(
        skies.filter { index in
          let value = spans[index].value(.sky) ?? spans[index].value(.weather)
          return value == first || sky == "dry" && isNegated
        })
      take(indices(.negation, .ending))
      take(.quantity) { ["rain", "snow"].contains($0) && (sky == "dry" || sky == $0) }
      return sky == "frost" ? "below 0c" : sky
    }
    if let index = indices(.guess).first, let value = spans[index].value(.guess) {
      doubt = .guess
      take([index])
      let isCalm = isNegated && value.hasPrefix("wind above")
      if isNegated { take(indices(.negation)) }
      return isCalm ? "wind below 3m/s" : value
    }
    guard let quantity, let index = indices(.quantity).first else { return nil }
    take([index])
    if ["rain", "snow"].contains(quantity.name) {
      if isNegated { take(indices(.negation, .ending)) }
      return isNegated ? "dry" : quantity.name
    }
    guard quantity == .wind else { return nil }
    doubt = .guess
    cost += 0.3
    return "wind above 10m/s"
  }

  /// A figure that is to be reached, with its quantity.
  private mutating func limit() -> String? {
    let isLimit = { (span: Span) in if case .limit = span.meaning { true } else { false } }
    guard let index = spans.firstIndex(where: isLimit),
      case .limit(let hasSide, let hasUnit) = spans[index].meaning
    else { return nil }
    let figure = spans[index].text.split(separator: " ").map(String.init)
    let sky = values(.sky).first ?? values(.weather).first
    let subject = isOfLimit(index) ? quantity ?? sky.flatMap(WeatherQuantity.named) : nil
    // `rain 2` is about the place in row 2.
    let isRow = !hasSide && !hasUnit && subject.map { ["rain", "snow"].contains($0.name) } == true
    for named in subject == nil || isRow ? [nil] : [subject, nil] {
      let meant = named ?? FigureText.windFigure(figure)
      let side = FigureText.side(of: meant, figure)
      let words =
        (meant.map { $0 == .temperature ? [] : [$0.name] } ?? []) + (hasSide ? [] : [side]) + figure
      guard WeatherQuestion(words) != nil else { continue }
      take([index])
      if let named {
        for kind in [WordKind.quantity, .sky, .weather] { take(kind) { $0 == named.name } }
      }
      let isClear = named.map { $0.name != "visibility" && ($0 != .temperature || side == "above") }
      if !hasSide, isClear != true { doubt = .guess }
      return words.joined(separator: " ")
    }
    return nil
  }

  /// Whether the quantity and the figure belong together: not in `rain and above 20`.
  private func isOfLimit(_ index: Int) -> Bool {
    guard let other = spans.firstIndex(where: { $0.is(.quantity, .sky, .weather) }) else {
      return false
    }
    return !spans[min(index, other)...max(index, other)].contains { span in
      span.value(.joint).map { ["and", "or"].contains($0) } == true
    }
  }

  /// The hours that the weather is to last.
  private mutating func lasting(_ condition: String) -> String? {
    guard let (length, index) = length else { return nil }
    let lasts = [.bare, .least].contains(length.way)
    guard lasts, length.isShort || length.span.unit == .days && condition == "dry" else {
      taken.remove(index)
      return nil
    }
    return "\(length.span.hours)h"
  }

  private mutating func timeOfQuestion(_ isPast: Bool) -> String? {
    guard let time else { return nil }
    let isSeveral = [.week, .nextWeek, .nextWeekend].contains(time.day)
    if isPast || isAlert && (isSeveral || time.day.isHours) {
      left.append(time.text)
      cost += Price.left
      return nil
    }
    return time.text
  }
}
