import Phrases
public import Reports
public import TerminalText

/// A place and its weather as a row of a list.
public struct PlaceWeather: Hashable, Sendable {
  public var number, name, country, countryName: String
  public var sign: Line
  public var temperature, condition: String
  public var shortCondition = ""
  public var humidity, wind, time: String
  /// The age of the report, if the rows of a list differ in it.
  public var age = ""
  /// The temperature, for its color.
  public var celsius: Double?
}

extension CurrentText {
  /// The weather at each place of a list, or that it isn't known yet; `names` distinguish places of one name.
  public func placeWeather(
    _ rows: [(row: Int, place: Place, report: Report?)], called names: [Place.ID: String]
  ) -> [PlaceWeather] {
    let ages = words.origin.ages(
      rows.map { row in row.report.flatMap { present($0) == nil ? nil : $0 } })
    return rows.enumerated().map { index, row in
      var line = placeWeather(row.row, row.place, row.report, called: names[row.place.id])
      if let ages { (line.time, line.age) = ("", ages[index] ?? "") }
      return line
    }
  }

  public func placeWeather(
    _ row: Int, _ place: Place, _ report: Report?, called name: String? = nil
  ) -> PlaceWeather {
    let current = report.flatMap { present($0) == nil ? nil : $0.current }
    let code = current?.weatherCode
    let appearance = appearance()
    let condition = current == nil ? phrases.noWeatherYet : code.map(phrases.condition) ?? "–"
    return PlaceWeather(
      number: "\(row)", name: name ?? place.name, country: appearance.country(of: place),
      countryName: appearance.isRead || place.country == nil ? "" : place.countryName ?? "",
      sign: appearance.sign(code, isDay: current?.isDay),
      temperature: figures.temperature(current?.temperature),
      condition: condition, shortCondition: code.map(phrases.shortCondition) ?? condition,
      humidity: current.map { Figures.percent($0.relativeHumidity) } ?? "",
      wind: current.map { words.wind($0.windSpeed, $0.windDirection) } ?? "",
      time: report.flatMap { issued(place, $0) } ?? "",
      celsius: current?.temperature?.in(.celsius))
  }
}

extension WeatherLines {
  /// Places one below the other, below headings, or in two lines each where room is short.
  public static func places(
    _ rows: [PlaceWeather], place: String, present: String, humidity: String, wind: String,
    time: String = "", width: Int
  ) -> [Line] {
    guard !rows.isEmpty else { return [] }
    let heading = [
      "", place, "", "", "", present, "", rows.contains { !$0.humidity.isEmpty } ? humidity : "",
      rows.contains { !$0.wind.isEmpty } ? wind : "",
      rows.contains { !$0.time.isEmpty } ? time : "", "",
    ].map { Line($0, .dim) }
    return fitting(rows, \.condition, short: \.shortCondition) { rows, widest in
      let cells = rows.map { row in
        [
          Line(row.number, .accent), Line(row.name, .strong), Line(row.country, .dim),
          Line(row.countryName, .dim), row.sign,
          Line(row.temperature, Style(celsius: row.celsius)), Line(row.condition),
          Line(row.humidity), Line(row.wind), Line(row.time, .dim), Line(row.age, .dim),
        ]
      }
      func table(condition: Int) -> Table {
        Table(
          columns: [
            .init(.trailing), .init(minimum: 10, isPlain: true), .init(), .init(expendable: 2),
            .init(), .init(.trailing, isPlain: true), .init(minimum: condition), .init(.trailing),
            .init(alignsNumbers: true), .init(expendable: 1, isPlain: true), .init(),
          ], rows: [heading] + cells, hasHeading: true)
      }
      let whole = table(condition: widest)
      if let gap = [2, 1].first(where: { whole.leastWidth(gap: $0) <= width }) {
        return (whole.drawn(width: width, gap: gap), 6, nil)
      }
      return (table(condition: 4).drawn(width: width, splittingAt: 6), 6, nil)
    }.lines
  }
}
