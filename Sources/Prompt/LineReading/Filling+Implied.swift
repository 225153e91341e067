import CommandKit
import Phrases
import Quantities
import WeatherModels

// The command that the parts of a line mean where none is named, or another is.
extension Filling {
  /// The command that the parts mean.
  mutating func implied() -> (Ask.Answer, identity: String)? {
    let numbers = openNumbers
    let isPast = time.map { context.isOver($0.day) } == true || length?.length.way == .last
    let period = values(.period).first
    if isWay || places.count > 1 && has(.means) {
      command = "along"
    } else if places.count > 1 || numbers.count > 1 && places.isEmpty {
      command = "compare"
    } else if isPast || period.map(Self.isPast) == true {
      command = "past"
    } else if let period, ["year", "next month"].contains(period) {
      command = "chart year"
      take(.period)
    } else if let quantity {
      command = quantity.isCharted ? "chart" : quantity.name == "uv" ? "uv" : "hours"
      if has(.sky), values(.sky) == [quantity.name] { take(.sky) }
    } else if has(.superlative) {
      command = "days"
      doubt = .guess
      take(.superlative)
    } else if let length {
      command = length.length.isShort ? "hours" : "days"
    } else {
      command = "detail"
      if has(.sky) || has(.weather) { cost += Price.nothing }
      let says = has(.feeling) || has(.page) || has(.superlative)
      let isEmpty = isYesNo && !(has(.feeling) || has(.page)) || isAmount
      if isEmpty { cost += Price.emptyQuestion }
      if places.isEmpty, time == nil, numbers.isEmpty, !says {
        return (.unread([spotter.text(0, spotter.tokens.count)]), "nothing")
      }
    }
    return nil
  }

  /// Another command where the one that is named doesn't take the parts.
  mutating func redirect() {
    let isPast =
      time.map { context.isOver($0.day) } == true || length?.length.way == .last
      || values(.period).contains(where: Self.isPast)
    let typed = command
    defer { isRedirected = isRedirected || command != typed }
    if isPast, ["detail", "hours", "days", "chart"].contains(command) { command = "past" }
    if places.count > 1, ["hours", "days", "chart", "uv", "detail", "air"].contains(command) {
      if quantity == nil, ["uv", "air"].contains(command) {
        quantity = WeatherQuantity.named(command == "uv" ? "uv" : "aqi")
      }
      command = isWay && command != "days" ? "along" : "compare"
      cost += Price.redirected
    }
    if values(.period).contains(where: { ["year", "next month"].contains($0) }),
      ["normal", "detail", "chart", "hours", "days"].contains(command)
    {
      command = "chart year"
      take(.period)
    }
    if command == "chart", quantity == nil, indices(.sky).count == 1, !waits {
      quantity = values(.sky).first.flatMap(WeatherQuantity.named)
      take(.sky)
    }
    guard let quantity else { return }
    if command == "hours", quantity.isCharted { command = "chart" }
    // `days wind` is the chart of as many days.
    if command == "days" {
      let days = openNumbers.first { _ in length == nil }
      if time == nil, length == nil, days == nil { count = "7d" }
      if let days {
        count = "\(days.number)d"
        take([days.index])
      }
      command = quantity.isCharted ? "chart" : "hours"
    }
    if command == "uv", quantity.name == "uv" {
      take(.quantity)
      self.quantity = nil
    }
  }
}
