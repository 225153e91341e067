import Quantities
import WeatherModels

extension Slovak {
  public func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, isMore: Bool,
    next: OutlookMoment?, _ doubt: AbsenceDoubt
  ) -> String {
    var absent = hours > 0 ? absent(weather, hours: hours) : absent(weather)
    if isMore { absent = "už " + absent }
    var said = "\(text(time)) \(absent)"
    if let nearest = doubt.nearest {
      said += ": \(figure(nearest.figure)) okolo \(text(nearest.time))"
      if nearest.isEqual { said += ", presne na hranici" }
    }
    return closed(said + words(doubt.certainty))
      + (doubt.isOpen ? " Ďalej to nie je dosť známe." : "") + following(next)
  }

  public func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String {
    "\(text(time)) sa \(hours)\u{A0}h \(form(hours, "nezmestí", "nezmestia", "nezmestí"))."
      + following(next)
  }

  private func following(_ next: OutlookMoment?) -> String {
    next.map { " Najbližšie: \(text($0))." } ?? ""
  }

  public func untold(_ weather: AwaitedWeather) -> String {
    switch weather {
    case .dry: "Táto predpoveď neuvádza zrážky."
    case .rain: "Táto predpoveď neuvádza dážď."
    case .snow: "Táto predpoveď neuvádza sneženie."
    case .sun: "Táto predpoveď neuvádza slnečný svit."
    case .limit(.temperature, _, _): "Táto predpoveď neuvádza teplotu."
    case .limit(.wind, _, _): "Táto predpoveď neuvádza vietor."
    case .limit(let quantity, _, _): "\(name(of: quantity)): táto predpoveď to neuvádza."
    }
  }

  private func absent(_ weather: AwaitedWeather) -> String {
    switch weather {
    case .dry: "sa neočakáva ani hodina bez zrážok"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      "sa neočakáva \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit(.temperature, _, _):
      "sa neočakáva teplota \(awaited(weather, hours: 0).lowercasedFirst)"
    // Names of quantities have either number.
    case .limit: "sa neočakáva: \(awaited(weather, hours: 0).lowercasedFirst)"
    }
  }

  private func absent(_ weather: AwaitedWeather, hours: Int) -> String {
    let start = "\(form(hours, "", "sa neočakávajú", "sa neočakáva")) \(hours)\u{A0}h "
    return switch weather {
    case .dry: start + "bez zrážok"
    case .rain: start + "s dažďom"
    case .snow: start + "so snežením"
    case .sun: start + "so slnkom"
    case .limit(.temperature, let isAbove, let limit):
      start + "s teplotou \(isAbove ? "nad" : "pod") \(limit)"
    case .limit(.wind, let isAbove, let limit):
      start + "s vetrom \(isAbove ? "nad" : "pod") \(limit)"
    case .limit: "sa neočakáva: \(awaited(weather, hours: hours).lowercasedFirst)"
    }
  }

  private func text(_ time: SearchedTime) -> String {
    switch time {
    case .hours(1): "V najbližšej hodine"
    case .hours(let hours):
      "V najbližších " + (hours < 48 ? "\(hours)\u{A0}h" : "\(hours / 24) dňoch")
    case .tonight: "Dnes v noci"
    case .today: "Dnes"
    case .tomorrow: "Zajtra"
    case .until(let moment): "Do \(text(moment))"
    case .day(let date, let isThisYear):
      onWeekday[date.weekday] + " \(date.day). \(date.month)."
        + (isThisYear ? "" : " \(date.year)")
    case .part(let time, let from, let to) where from == to: "\(text(time)) o \(from)"
    case .part(let time, let from, let to): "\(text(time)) od \(from) do \(to)"
    case .days(let first, let last):
      "Od \(shortDate(first)) do \(shortDate(last))"
    }
  }

  var onWeekday: [String] {
    ["V pondelok", "V utorok", "V stredu", "Vo štvrtok", "V piatok", "V sobotu", "V nedeľu"]
  }
}
