import Quantities
import WeatherModels

extension EnglishPhrases {
  public func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, isMore: Bool,
    next: OutlookMoment?, _ doubt: AbsenceDoubt
  ) -> String {
    let no = isMore ? "No more" : "No"
    let absent =
      hours > 0 ? absent(weather, for: "\(hours)\u{A0}h", no) : absent(weather, no)
    var said = "\(absent) \(text(time))"
    if let nearest = doubt.nearest {
      said += ": \(nearest.figure) around \(text(nearest.time))"
      if nearest.isEqual { said += ", right at the limit" }
    }
    return said + words(doubt.certainty) + "." + (doubt.isOpen ? " " + unknownAfter : "")
      + following(next)
  }

  private var unknownAfter: String { "After that it isn't known well enough." }

  public func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String {
    "\(hours)\u{A0}h don't fit \(text(time))." + following(next)
  }

  private func following(_ next: OutlookMoment?) -> String {
    next.map { " Next: \(text($0))." } ?? ""
  }

  public func untold(_ weather: AwaitedWeather) -> String {
    let figures =
      switch weather {
      case .dry: "precipitation"
      case .rain: "rain"
      case .snow: "snow"
      case .sun: "sunshine"
      case .limit(.temperature, _, _): "temperatures"
      case .limit(.wind, _, _): "the wind"
      case .limit(let quantity, _, _): name(of: quantity).lowercasedFirst
      }
    return "This forecast doesn't include \(figures)."
  }

  private func absent(_ weather: AwaitedWeather, _ no: String) -> String {
    switch weather {
    case .dry: "\(no) dry hour"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      "\(no) \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit(.temperature, _, _): "Not \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit(let quantity, let isAbove, let limit):
      "\(name(of: quantity)) not \(isAbove ? "above" : "below") \(limit)"
    }
  }

  private func absent(
    _ weather: AwaitedWeather, for length: String, _ no: String
  ) -> String {
    switch weather {
    case .dry: "Not dry for \(length)"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      "\(no) \(length) of \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit: "\(absent(weather, no)) for \(length)"
    }
  }

  private func text(_ time: SearchedTime) -> String {
    switch time {
    case .hours(1): "in the next hour"
    case .hours(let hours):
      "in the next " + (hours < 48 ? "\(hours)\u{A0}h" : "\(hours / 24) days")
    case .tonight: "tonight"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .until(let moment): "until \(text(moment))"
    case .day(let date, true): "on \(wholeWeekday(date)), \(self.date(date.day, date.month))"
    case .day(let date, false): "on " + longDate(date)
    case .part(let time, let from, let to) where from == to: "\(text(time)) at \(from)"
    case .part(let time, let from, let to): "\(text(time)) from \(from) to \(to)"
    case .days(let first, let last): "from \(shortDate(first)) to \(shortDate(last))"
    }
  }
}
