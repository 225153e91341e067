import CommandKit
import Foundation
import Phrases
import Quantities
import WeatherModels

// Times and places among the spans of a cover.
extension Filling {
  mutating func takeTimes() {
    for index in spans.indices {
      guard case .time(let day) = spans[index].meaning else { continue }
      let text = spans[index].text
      guard let known = time else {
        time = TimePart(day: day, text: text)
        take([index])
        continue
      }
      let both = known.day.combined(with: day)
      if let both, takesHours {
        let texts = known.day.isHours ? [text, known.text] : [known.text, text]
        time = TimePart(day: both, text: texts.joined(separator: " "))
        cost += 0.1
        take([index])
      } else if both != nil {
        // Hours of a day for what has days alone
        let hours = known.day.isHours ? known.text : text
        time = known.day.isHours ? TimePart(day: day, text: text) : known
        left.append(hours)
        cost += isAlert ? Price.left * 0.3 : Price.left * 0.5
        take([index])
      } else if case (.weekday, .weekday) = (known.day, day), known.day != day {
        time = TimePart(day: .days(known.day, to: day), text: "\(known.text) to \(text)")
        cost += 0.5
        take([index])
      } else if known.day == day {
        take([index])
      }
    }
    guard let index = spans.indices.first(where: { spans[$0].length != nil }),
      let found = spans[index].length
    else { return }
    length = (found, index)
    take([index])
    // `in 2 hours` is no length.
    let before = index > 0 ? spans[index - 1].value(.joint) : nil
    if before == "in", found.way == .bare, spans[index].range.count < 3 { cost += Price.left }
  }

  /// Whether the command has hours of days.
  private var takesHours: Bool {
    let isOfDays = quantity?.name == "uv" || values(.quantity) == ["uv"]
    guard !isAlert, !(command.isEmpty && isOfDays) else { return false }
    return command.isEmpty || [.hours, .none].contains(CommandSlots.of(command).time)
  }

  mutating func takePlaces() {
    var joints: [String] = []
    for (index, span) in spans.enumerated() {
      if let joint = span.value(.joint) {
        joints.append(joint)
      } else if case .place(let identity) = span.meaning {
        places.append(
          PlacePart(text: span.text, identity: identity, index: index, joints: joints))
        joints = []
        // A rare place is asked for.
        if span.price >= Price.mostOfPlace { doubt = doubt ?? .place }
      }
    }
  }

  /// Joints that join nothing.
  mutating func priceJoints() {
    var lastPlace: Int?
    for (index, span) in spans.enumerated() {
      if span.isPlace || span.isUnknown || span.number != nil || span.is(.large) {
        lastPlace = index
        continue
      }
      guard let joint = span.value(.joint) else { continue }
      cost += price(of: joint, at: index, hasPlaceBefore: lastPlace != nil)
    }
  }

  private func price(of joint: String, at index: Int, hasPlaceBefore: Bool) -> Double {
    let before = spans[..<index].last { !$0.is(.filler) }
    let next = spans[(index + 1)...].first { !$0.is(.filler) }
    func isNamed(_ span: Span?) -> Bool {
      span.map { $0.isPlace || $0.isUnknown || $0.number != nil || $0.is(.large) } == true
    }
    switch joint {
    case "to":
      let isBetween = hasPlaceBefore || before == nil || before?.is(.command) == true
      return isNamed(next) && isBetween ? 0 : Price.idleJoint
    case "and", "or", "between":
      let next = spans[(index + 1)...].first { !$0.is(.filler, .joint) }
      if hasPlaceBefore || joint == "between", isNamed(next) { return 0 }
      let isOfWeather = { (span: Span?) in
        span.map {
          $0.isTime
            || $0.is(.quantity, .sky, .weather, .page, .guess, .feeling)
        } == true
      }
      if isOfWeather(before), isOfWeather(next) { return 0.3 }
      return before == nil ? Price.left : Price.idleJoint
    case "from": return isNamed(next) ? 0.1 : Price.idleJoint
    case "by":
      let isBy = next?.is(.quantity, .sky, .means, .page) == true
      return isBy && !places.isEmpty ? 0 : Price.idleJoint
    case ",":
      // `wind, Oslo`
      let said = spans[..<index].filter { !$0.is(.filler, .joint) }
      let isHeaded =
        said.count == 1 && before?.is(.command, .page, .quantity, .sky, .weather, .missing) == true
      return isHeaded && isNamed(next) ? 0.6 : 0
    default: return next == nil ? Price.idleJoint : 0
    }
  }
}
