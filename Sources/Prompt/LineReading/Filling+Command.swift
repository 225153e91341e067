import CommandKit
import Outlook
import Phrases
import Quantities
import WeatherModels

// The command of a line: the one that was named, or that follows from the parts.
extension Filling {
  /// The commands that were typed, by name or in other words.
  mutating func takeCommand() {
    var names = values(.command)
    var pages = values(.page).filter { $0 != CommandName.detail.rawValue }
    take(indices(.page).filter { spans[$0].value(.page) == CommandName.detail.rawValue })
    for index in indices(.command) {
      guard let name = spans[index].value(.command), ["when", "tell"].contains(name) else {
        continue
      }
      // Nothing tells when it is asked for nothing: `tell Oslo`
      if name == "tell", !isTimedWithout(index), !pages.contains("warnings") { cost += 0.3 }
      asks.append(name)
      names.removeAll { $0 == name }
      take([index])
    }
    for index in indices(.synonym) {
      guard let name = spans[index].value(.synonym) else { continue }
      names.append(name)
      take([index])
      if ["tell", "along", "soon"].contains(name) { doubt = .guess }
    }
    // `chart air`, `map radar`, `tell warnings` are one.
    join("chart", with: "air", as: "chart air", &names, &pages)
    if names.contains("map"), pages.contains("map type radar") { names.removeAll { $0 == "map" } }
    if names.contains("chart"), pages.contains("chart year") { names.removeAll { $0 == "chart" } }
    if isAlert, (names + pages).contains("warnings") {
      names = ["tell warnings"] + names.filter { $0 != "warnings" }
      pages.removeAll { $0 == "warnings" }
      asks.removeAll { ["tell", "when"].contains($0) }
    }
    names = names.uniqued
    pages = pages.uniqued
    cost += Price.twoCommands * Double(max(0, names.count - 1))
    // `hours pollen`: the word says more than the command.
    if !names.isEmpty, !Set(pages).subtracting(names).isEmpty { cost += Price.twoCommands }
    if names.isEmpty, pages.count > 1 { cost += Price.twoCommands }
    command = names.first ?? pages.first ?? ""
    let general = [CommandName.detail, .hours, .days, .chart].map(\.rawValue)
    if general.contains(command), let page = pages.first(where: { !general.contains($0) }) {
      command = page
    }
    takeWords(of: command)
    // What is said besides is named.
    let meant = Set(command.split(separator: " ").map(String.init) + [command])
    for index in indices(.command, .page) where !taken.contains(index) {
      guard !meant.contains(spans[index].value(.command) ?? spans[index].value(.page) ?? "") else {
        continue
      }
      left.append(spans[index].text)
      take([index])
    }
  }

  private func isTimedWithout(_ index: Int) -> Bool {
    isAsked || indices(.command).contains { $0 != index && spans[$0].value(.command) == "when" }
  }

  private func join(
    _ first: String, with second: String, as both: String, _ names: inout [String],
    _ pages: inout [String]
  ) {
    guard names.contains(first), (names + pages).contains(second) else { return }
    names = [both] + names.filter { $0 != first && $0 != second }
    pages.removeAll { $0 == second }
  }

  mutating func takeWords(of command: String) {
    let parts = Set([command] + command.split(separator: " ").map(String.init))
    take(.command) { parts.contains($0) || command == "chart year" && $0 == "chart" }
    take(.page, where: parts.contains)
  }

  /// The line of the command that is named, or that follows from the parts.
  mutating func carriedOut() -> (Ask.Answer, identity: String) {
    takeQuantity()
    priceJoints()
    if let question = question() { return question }
    priceMany()
    if command.isEmpty {
      if let failed = implied() { return failed }
    } else {
      redirect()
    }
    return line()
  }

  private mutating func takeQuantity() {
    for index in indices(.quantity) {
      let found = spans[index].value(.quantity).flatMap(WeatherQuantity.named)
      guard let quantity else {
        quantity = found
        continue
      }
      // `snow depth snow` says it twice.
      if quantity == found { take([index]) }
    }
    if let quantity, ["rain", "snow"].contains(quantity.name), waits, !hasLimit {
      cost += Price.noQuestion
    }
    let hasLength = length != nil || spans.contains { $0.length != nil }
    for index in waits ? [] : indices(.sky) {
      let value = spans[index].value(.sky) ?? ""
      cost += !hasLength || ["rain", "snow"].contains(value) ? Price.noQuestion : 0.2
    }
    if isAmount { cost += Price.noQuestion / 2 * Double(indices(.weather).count) }
    if has(.guess), !isTimed { cost += Price.left * 0.7 }
    if has(.feeling), isTimed { cost += Price.noQuestion }
    if has(.superlative), !isAsked { cost += spotter.saysDay ? 0 : Price.softAlone }
  }

  var hasLimit: Bool {
    spans.contains { if case .limit = $0.meaning { true } else { false } }
  }

  /// Whether the weather is waited for.
  var wantsWeather: Bool {
    let sky = has(.sky) && (waits || length != nil) || has(.weather)
    return sky || hasLimit && limitIsMeant || has(.guess) && isTimed
  }

  /// A figure without a side counts beside its quantity, or where a time is asked for.
  private var limitIsMeant: Bool {
    spans.contains { span in
      guard case .limit(let hasSide, let hasUnit) = span.meaning else { return false }
      return hasSide || isTimed || hasUnit
    }
  }

  private mutating func priceMany() {
    guard places.count > 1 else { return }
    for place in places.dropFirst() {
      let joining = ["and", "or", "to", ",", "between"]
      if place.joints.contains(where: joining.contains) { continue }
      if place.joints.isEmpty {
        // Two names side by side, of which none is another word
        if !["compare", "along"].contains(command) { cost += 0.5 }
        let isWord = places.contains { spotter.lexicon.has($0.text.folded) }
        if isWord { cost += Price.nameThatIsWord }
      } else {
        let isOther = place.joints.contains { ["by", "of"].contains($0) }
        cost += isOther ? Price.left * 2 : Price.idleJoint
      }
      // `wil it rain in Oslo`
      let before = spans[..<(place.index ?? 0)].last { !$0.is(.joint) }
      if before?.isPlace == false { cost += Price.left }
    }
  }

  /// Whether the last place is where a way ends.
  var isWay: Bool {
    command != "compare" && places.dropFirst().contains { $0.joints.contains("to") }
  }

  /// Whether a time without a forecast is over.
  static func isPast(_ period: String) -> Bool {
    period.hasPrefix("last") || ["yesterday", "month"].contains(period)
  }

  /// Numbers that no slot has taken.
  var openNumbers: [(number: Int, index: Int)] {
    spans.indices.compactMap { index in
      guard !taken.contains(index), let number = spans[index].number else { return nil }
      return (number, index)
    }
  }
}

extension Spotter {
  /// Whether a whole day or night is spoken of: `which day`.
  fileprivate var saysDay: Bool {
    tokens.contains { token in
      Language.allCases.contains {
        $0.phrases.words(for: .days).contains { $0.folded == token.folded }
      }
    }
  }
}
