import Analysis
import CommandKit
import Phrases
import Quantities
import Reports

// Weather that is waited for: `when` and `tell when`.
extension Filling {
  /// The line of a question; `nil` where none is asked.
  mutating func question() -> Ask.Answer? {
    guard command.isEmpty else {
      if wantsWeather { ask.price += Price.twoCommands }
      // `when sun` is no `sun`.
      if isTimed, values(.command).contains(command) { ask.price += Price.twoCommands }
      if isAlert {
        spans.filter { $0.value(.ask) == "tell" }.forEach { leave($0.text, 0) }
      }
      return nil
    }
    // `Lyon to Turin 70 km/h` is a speed.
    if isWay, spans.contains(where: \.isSpeed) { return nil }
    // `is it sunny in Oslo or Bergen`, `is it raining more in Oslo than in Bergen`
    let isChoice =
      !isTimed && places.dropFirst().contains { !Set(["or", "and"]).isDisjoint(with: $0.joints) }
    guard isTimed || wantsWeather, !isAmount, !isChoice else { return nil }
    if isPast, !isTimed {
      command = "past"
      return nil
    }
    if let length = length?.length, length.way == .next, length.isShort, !isAlert,
      !has(.negation, .ending),
      let sky = values(.sky, .weather).first(where: { $0 == "dry" || Self.falls.contains($0) })
    {
      // The minutes know, or the hours.
      let isDry = sky == "dry"
      let soon = CommandSlots.of(CommandName.soon.rawValue)
      let isSoon = isYesNo && !isDry && length.span.hours <= soon.hours
      command = (isSoon ? CommandName.soon : .chart).rawValue
      if !isSoon {
        quantity = WeatherQuantity.named(isDry ? "rain" : sky)
        take(.sky, .weather) { $0 == sky }
      }
      ask.isRedirected = true
      return nil
    }
    // The hours say when a quantity is highest, and the days of several ones.
    let fall = values(.sky, .weather).first(where: Self.falls.contains)
    if isTimed, !isAlert, has(.superlative), !hasLimit,
      let highest = quantity ?? fall.flatMap(WeatherQuantity.named)
    {
      let isOfDays = time?.day.isSeveral == true || length?.length.isShort == false
      command = (isOfDays ? CommandName.days : .hours).rawValue
      quantity = isOfDays ? nil : highest
      take(.quantity, .sky, .weather) { $0 == highest.name }
      ask.isRedirected = true
      return nil
    }
    guard wantsWeather || isTimed, let condition = condition() else {
      // `when is high tide` is seen by the hour.
      if isTimed, !isAlert, quantity != nil {
        ask.price += Price.usage
        return nil
      }
      return isTimed && !has(.page) ? usage(isAlert ? "tell" : "when") : nil
    }
    // `stop snow alert` isn't about the end of the snow.
    if let tell = spans.firstIndex(where: { $0.value(.ask) == "tell" }),
      spans[..<tell].contains(where: { $0.is(.negation, .ending) })
    {
      return .usage(.told)
    }
    // `when rain in Oslo Lonodn`
    places.dropFirst().filter { taken.contains($0.index) }.forEach { leave($0.text) }
    command = isAlert ? "tell when" : "when"
    let words = [command, condition, lasting(condition), timeOfQuestion()].compactMap(\.self)
    if let place = places.first { taken.insert(place.index) }
    return done(Array(places.prefix(1))) { filling, names in
      words + names.map { "in \($0)" } + filling.options
    }
  }

  /// The words of the weather as commands have them.
  private mutating func condition() -> String? {
    if let limit = limit() { return limit }
    let isNegated = !leavesNegatedEnd() && has(.negation, .ending)
    let skies = values(.sky, .weather)
    if let first = skies.first {
      // A dry day lasts 24 hours, but `today a dry day` what is left of it.
      let said = time == nil ? first : first.replacing(" 24h", with: "")
      let isDry = isNegated && !Self.falls.isDisjoint(with: skies)
      let sky = isDry ? "dry" : isNegated ? said.replacing("below", with: "above") : said
      take(.sky, .weather) { $0 == first || sky == "dry" && isNegated }
      // Nothing can be asked of an absence of sun.
      if sky != first { take(.negation, .ending) }
      take(.quantity) { Self.falls.contains($0) && (isDry || sky == $0) }
      // `when does the temperature drop below freezing`
      let limited = WeatherQuestion(sky.spacedWords)?.quantity
      take(.quantity) { $0 == "temperature" && limited == .temperature }
      return sky
    }
    if let index = spans.firstIndex(where: { $0.is(.guess) }) {
      ask.doubt = .guess
      taken.insert(index)
      return spans[index].value(.guess)
    }
    guard let quantity else {
      // `when will it stop`
      guard has(.ending) else { return nil }
      take(.ending)
      ask.doubt = .guess
      return "dry"
    }
    if Self.falls.contains(quantity.name) {
      take(.quantity, .negation, .ending) { $0 == quantity.name || $0.isEmpty }
      return isNegated ? "dry" : quantity.name
    }
    guard quantity == .wind else { return nil }
    take(.quantity) { $0 == quantity.name }
    take(.negation, .ending)
    ask.doubt = .guess
    return "wind \(isNegated ? "below" : "above") 10m/s"
  }

  /// Names what is denied behind other weather, and says whether anything is: `rain not snow` is about rain.
  private mutating func leavesNegatedEnd() -> Bool {
    let said = spans.indices.filter { spans[$0].is(.negation, .ending, .sky, .weather, .quantity) }
    guard let index = said.first(where: { spans[$0].is(.negation, .ending) }), index != said.first,
      let last = said.last, index < last
    else { return false }
    let words = spans[index].range.lowerBound..<spans[last].range.upperBound
    leave(spotter.text(words.lowerBound, words.upperBound), Price.left * 0.5)
    taken.formUnion(index...last)
    return true
  }

  /// A figure that is to be reached, with its quantity.
  private mutating func limit() -> String? {
    guard let index = spans.firstIndex(where: { $0.limit != nil }),
      let hasSide = spans[index].limit?.hasSide
    else { return nil }
    var figure = spans[index].text.spacedWords
    // `no wind above 10 km/h`, but not `no, above 10`
    let before = spans[..<index].lastIndex { !$0.is(.soft, .filler, .quantity, .sky, .weather) }
    if hasSide, let before, spans[before].is(.negation) {
      figure[0] = FigureText.contrary(of: figure[0])
      taken.insert(before)
    }
    let sky = values(.sky, .weather).first
    // `rain and above 20` is about two.
    let isOfOther =
      spans.firstIndex { $0.is(.quantity, .sky, .weather) }.map { other in
        spans[min(index, other)...max(index, other)].contains { span in
          ["and", "or"].contains(span.value(.joint))
        }
      } ?? true
    let subject = isOfOther ? nil : quantity ?? sky.flatMap(WeatherQuantity.named)
    for named in [subject, nil] {
      let meant = named ?? FigureText.quantity(of: figure)
      let side = hasSide ? [] : [FigureText.side(of: meant, figure)]
      let words = (meant.map { $0 == .temperature ? [] : [$0.name] } ?? []) + side + figure
      guard WeatherQuestion(words) != nil else { continue }
      taken.insert(index)
      if let named { take(.quantity, .sky, .weather) { $0 == named.name } }
      // `calm wind under 5 kn`
      take(.guess) { WeatherQuestion($0.spacedWords)?.quantity == meant }
      let isClear = named.map {
        $0.name != "visibility" && ($0.dimension != .temperature || side == ["above"])
      }
      if !hasSide, isClear != true { ask.doubt = .guess }
      return words.joined(separator: " ")
    }
    return nil
  }

  /// The hours that the weather is to last.
  private mutating func lasting(_ condition: String) -> String? {
    guard let (length, index) = length else { return nil }
    // `will it rain all day` is about its hours, which without a day are today's.
    if isYesNo, length.span.hours == 24, length.text.first?.isNumber == false {
      time = time ?? context.phrases.dayWords.first { $0.day == .after(0) }
      return nil
    }
    let isMeant = length.isShort || length.span.unit == .days && condition == "dry"
    // Only whole hours are asked for.
    let isWhole = length.span.unit != .minutes || length.span.count % 60 == 0
    if [.bare, .least].contains(length.way), isMeant, isWhole {
      return "\(length.span.hours)h"
    }
    taken.remove(index)
    return nil
  }

  private mutating func timeOfQuestion() -> String? {
    guard let time else { return nil }
    let isSeveral = time.day.isSeveral && time.day != .weekend
    // An alert keeps no other hours.
    let isOfHours = time.day.isHours && ![.tonight, .evening].contains(time.day)
    guard isPast || isAlert && (isSeveral || isOfHours) else { return time.text }
    leave(time.text, Price.left * (isAlert && isSeveral ? 0.3 : 1))
    return nil
  }
}
