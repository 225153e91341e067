// What a command shows of all that its document has.
extension JSONValue {
  /// The document of a command without what isn't shown: a part of a report, or figures of it in a row of a list.
  func cut(for command: String, _ table: TableShape?) -> JSONValue {
    // Of lists with weather, only that of cities has pages.
    let row: DocumentShape =
      command == "compare" ? .compared : self["pages"] == nil ? .listed : .city
    let air = table == .airHours ? DocumentShape.whole : .named("service", "fetched", "current")
    let models: DocumentShape =
      command == "models"
      ? .named(
        "model", "grid", "kilometers", "reach", "run", "isLate", "sameSince",
        self["date"] == nil ? "days" : "hours")
      : .whole
    // Those of a map have the borders that it draws.
    let isMap = if case .array? = self["warnings"] { true } else { false }
    let shape = DocumentShape.members(
      [
        ("report", command == "chart" ? charted : .report(command, table)), ("airQuality", air),
        ("warnings", isMap ? .whole : .warnings), ("items", row), ("favorites", row),
        ("warned", .members([("warnings", .warnings)], keepsOthers: true)), ("models", models),
      ], keepsOthers: true)
    var selection = shape.selection(of: self, isFull: false)
    guard command == "detail" else { return selection.value }
    selection.omitted = 0
    selection.shorten(to: Self.longestPage)
    return selection.omitted == 0
      ? selection.value : selection.value.merging(["omitted": .int(selection.omitted)])
  }

  /// The figures of a chart's quantity in its hours; without one those of a meteogram.
  private var charted: DocumentShape {
    let quantity = if case .string(let name)? = self["quantity"] { name } else { "" }
    let hours = if case .int(let count)? = self["hours"] { count } else { Int.max }
    return .charted(DocumentShape.charted[quantity] ?? DocumentShape.meteogram, hours: hours)
  }

  /// The bytes of the page of a place, which has 12 KB with what is around it.
  private static let longestPage = 11_800
}

extension DocumentShape {
  fileprivate static func report(_ command: String, _ table: TableShape?) -> DocumentShape {
    switch (command, table) {
    case ("watch", _): report([("current", .whole)])
    case ("detail", _): page
    case (_, .hours?): report([("hours", .whole)])
    case (_, .days?): report([("days", .whole)])
    default: page
    }
  }

  /// The fields of an hour that the chart of a quantity draws.
  fileprivate static let charted: [String: [String]] = [
    "temperature": ["temperature", "apparentTemperature"],
    "rain": ["precipitation", "precipitationProbability", "snowfall", "weatherCode"],
    "snow": ["precipitation", "precipitationProbability", "snowfall", "weatherCode"],
    "wind": ["windSpeed", "windDirection", "windGust"], "pressure": ["pressure"],
  ]

  fileprivate static let meteogram = [
    "temperature", "apparentTemperature", "precipitation", "precipitationProbability", "snowfall",
    "windSpeed", "windDirection", "windGust", "cloudCover", "weatherCode",
  ]

  fileprivate static func charted(_ names: [String], hours: Int) -> DocumentShape {
    report([("hours", .list(named(["time", "isNow"] + names), atMost: hours))])
  }

  /// The present, a day in hours, a week in days, and two hours in quarters.
  private static let page = report([
    ("current", .whole),
    (
      "hours",
      .list(
        named(
          "time", "isNow", "temperature", "precipitation", "precipitationProbability", "windSpeed",
          "weatherCode"), atMost: 24)
    ), ("days", .list(.whole, atMost: 7)), ("minutes", .list(.whole, atMost: 8)),
  ])

  /// The present and today.
  fileprivate static let listed = row(
    report([("current", .whole), ("days", .list(.whole, atMost: 1))]))

  /// A place with the figures of its row.
  fileprivate static let city = DocumentShape.members(
    ["row", "name", "country", "countryName", "latitude", "longitude", "timeZone"]
      .map { ($0, .whole) } + [
        (
          "report",
          report([
            (
              "current",
              named(
                "time", "temperature", "condition", "weatherCode", "isDay", "relativeHumidity",
                "windSpeed", "windDirection")
            )
          ])
        )
      ])

  /// The figures that are compared.
  fileprivate static let compared = row(
    report([
      ("current", named("time", "temperature", "condition", "weatherCode")),
      (
        "days",
        .list(
          named(
            "date", "temperatureMin", "temperatureMax", "precipitation", "precipitationProbability",
            "windSpeed", "windGust", "condition", "weatherCode"), atMost: 3)
      ),
    ]))

  private static func row(_ report: DocumentShape) -> DocumentShape {
    .members([("report", report), ("warnings", warnings)], keepsOthers: true)
  }

  /// Warnings in a line each: what to do, and the text of the whole, are `warnings`'.
  fileprivate static let warnings = DocumentShape.members(
    [
      (
        "items",
        named(
          "severity", "color", "kind", "event", "from", "until", "headline", "area", "placed",
          "authority")
      )
    ], keepsOthers: true)

  /// The source of a report, and some of its parts.
  private static func report(_ parts: [(name: String, shape: DocumentShape)]) -> DocumentShape {
    .members(
      ["service", "made", "fetched", "sample", "instead", "forecast"].map { ($0, .whole) } + parts)
  }

  fileprivate static func named(_ names: String...) -> DocumentShape { named(names) }

  fileprivate static func named(_ names: [String]) -> DocumentShape {
    .members(names.map { ($0, .whole) })
  }
}
