import Documents
import Foundation
import Reports

/// Which columns a table has whatever its rows say, in their order: a document without values.
nonisolated enum CSVColumns {
  /// The columns of an empty list.
  static func of(_ shape: TableShape?) -> JSONValue {
    switch shape {
    case .matches: listed(matched: true, report: false)
    case .places, .field: listed(matched: false, report: false)
    case .reports: listed(matched: false, report: true)
    case .records: ["row": .null, "place": place, "report": report]
    case .page: ["place": place, "report": report]
    case .hours: part("hours")
    case .days: part("days")
    case .airHours: named("time europeanIndex usIndex")
    case .questions: questions
    case .news:
      ["question": .null, "place": place, "sentence": .null, "from": .null, "until": .null]
    case .appointments: named("title location start end allDay")
    case .minutes: named("time precipitation")
    case .values: named("time value")
    case .ways: named("row name length ascent travel speed")
    case .weeks: period.merging(named("warmer colder wetter drier"))
    case .months: period
    case .models, .points, nil: .null
    }
  }

  /// The columns of a list, by one of its rows.
  static func of(row: JSONValue) -> JSONValue {
    guard row["row"] != nil else { return .null }
    if row["question"] != nil { return questions }
    if row["place"] != nil { return of(.records) }
    guard row["latitude"] != nil else { return .null }
    return listed(matched: row["matched"] != nil, report: row["report"] != nil)
  }

  private static let period = named("from to isRunning temperatureAnomaly precipitationAnomaly")

  private static var questions: JSONValue {
    [
      "row": .null, "question": .null, "place": place, "paused": .null, "next": .null,
      "lastTold": .null,
    ]
  }

  private static func named(_ names: String) -> JSONValue {
    .object(names.split(separator: " ").map { .init(name: String($0), value: .null) })
  }

  private static func listed(matched: Bool, report hasReport: Bool) -> JSONValue {
    let head: JSONValue = matched ? ["row": .null, "matched": .null] : ["row": .null]
    return head.merging(place).merging(hasReport ? ["report": report] : [:])
  }

  private static func part(_ name: String) -> JSONValue {
    report[name]?.elements.first ?? .null
  }

  private static let nowhere = Place(name: "", coordinate: .origin)
  private static let place = nowhere.json

  private static let report: JSONValue = {
    let start = Date(timeIntervalSince1970: 0)
    guard let day = CalendarDay(daysSince1970: 0) else { return .null }
    var report = Report(
      service: .openMeteo, fetched: start, current: Conditions(time: start),
      hours: [Conditions(time: start)], days: [Day(date: day)])
    report.fallback = Fallback(service: .openMeteo, error: .noReport)
    return report.json(at: nowhere)
  }()
}
