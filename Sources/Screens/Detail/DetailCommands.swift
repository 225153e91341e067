public import Phrases
public import ScreenKit
import TerminalText
public import WeatherModels

/// The commands about a place, which can be typed on every screen: parts of its weather, and its past.
public enum DetailCommands {
  /// `absolutePath` is what a person means by the name of a file, `page` the whole page of a place; `show` shows
  /// something on that page.
  public static func commands(
    _ context: CommandContext, absolutePath: @escaping @Sendable (String) -> String,
    page: @escaping @MainActor @Sendable (PlaceReference) throws(Failure) -> ResolvedCommand,
    show: @escaping @MainActor @Sendable (DetailAction, Place) async throws(Failure) -> Route
  ) -> [Command<ResolvedCommand>] {
    func about(
      _ action: DetailAction, _ reference: PlaceReference
    ) throws(Failure) -> ResolvedCommand {
      try context.about(reference, opens: true) { place throws(Failure) in
        try await show(action, place)
      }
    }
    return [
      Command(
        .detail, in: .screens, shorts: ["d"],
        synonyms: ["show", "open", "cd", "goto", "ukáž", "zobraz", "otvor"],
        weather: [
          "weather": "detail", "now": "detail", "current": "detail", "forecast": "detail",
          "počasie": "detail", "teraz": "detail", "predpoveď": "detail",
        ], examples: ["detail", "detail New York", "detail 2", "detail tomorrow Oslo"]
      ) {
        Argument.day.optional
        Argument.place.orAtHand
      } run: { day, place throws(Failure) in
        guard let day else { return try page(place) }
        var command = try about(.show(.day(day)), place)
        command.table = .hours
        return command
      },
      Command(
        .hours, in: .weather,
        weather: [
          "hourly": "hours", "humidity": "hours", "cloud": "hours", "clouds": "hours",
          "dew": "hours", "snow": "hours", "uv": "hours", "hodiny": "hours", "hodinovo": "hours",
          "oblačnosť": "hours", "sneh": "hours", "vlhkosť": "hours",
        ], examples: ["hours", "hours 48", "hours tomorrow", "hours thu Oslo"], table: .hours,
        details: CommandDetails { WeatherLines.note($0.hourMeaning, .plain, width: $1) }
      ) {
        Argument.period(.hours, mayBeRow: true).or(.next(24))
        Argument.place.orAtHand
      } run: { period, place throws(Failure) in
        try about(.show(.hours(period)), place)
      },
      Command(
        .days, in: .weather,
        weather: [
          "daily": "days", "week": "days", "weekly": "days", "dni": "days", "týždeň": "days",
        ],
        examples: ["days", "days 3", "days 3 Oslo", "days weekend"], table: .days
      ) {
        Argument.period(.days).or(.next(7))
        Argument.place.orAtHand
      } run: { period, place throws(Failure) in
        try about(.show(.days(period)), place)
      },
      Command(
        .chart, in: .weather, synonyms: ["graph", "plot", "graf", "meteogram"],
        weather: [
          "temperature": "chart temperature", "temp": "chart temperature", "rain": "chart rain",
          "precipitation": "chart rain", "wind": "chart wind", "pressure": "chart pressure",
          "teplota": "chart temperature", "dážď": "chart rain", "zrážky": "chart rain",
          "vietor": "chart wind", "tlak": "chart pressure",
        ],
        examples: [
          "chart", "chart 72 Oslo", "chart rain", "chart rain weekend", "chart wind 48",
          "chart air Oslo",
        ], table: .hours
      ) {
        Argument.choice(charts).optional
        Argument.period(.hours).optional
        Argument.place.orAtHand
      } run: { kind, period, place throws(Failure) in
        try about(.show(chart(kind, period)), place)
      },
      Command(
        .air, in: .weather,
        weather: [
          "aqi": "air", "pollen": "air", "pollution": "air", "ovzdušie": "air", "peľ": "air",
          "vzduch": "air",
        ],
        examples: ["air", "air Oslo", "air 2"]
      ) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.air), place)
      },
      Command(
        .warnings, in: .weather,
        weather: [
          "alert": "warnings", "alerts": "warnings", "výstraha": "warnings",
          "výstrahy": "warnings",
        ],
        examples: ["warnings", "warnings Bratislava"]
      ) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.warnings), place)
      },
      Command(
        .records, in: .records, examples: ["records", "records 2", "records --csv oslo.csv"],
        table: .records
      ) {
        Argument.place.orAtHand
        Argument.option("--csv", Argument.text(.path))
      } run: { place, path throws(Failure) in
        try about(
          .history(path.map { .export(path: absolutePath($0)) } ?? .records), place)
      },
      Command(
        .accuracy, in: .records, examples: ["accuracy", "accuracy Oslo"], table: .models
      ) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.history(.accuracy), place)
      },
      Command(
        .past, in: .records, weather: ["yesterday": "past 1", "včera": "past 1"],
        examples: ["past 14"]
      ) {
        Argument.count(.days, in: pastDays).or(7)
        Argument.place.orAtHand
      } run: { days, place throws(Failure) in
        try about(.history(.past(days: days)), place)
      },
      Command(.normal, in: .records) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.history(.normal), place)
      },
    ]
  }

  nonisolated private static let pastDays = 1...365
  nonisolated private static let charts = ChartKind.allCases.map(\.rawValue) + ["air"]

  /// Without a kind it is a meteogram.
  private static func chart(_ kind: String?, _ period: Period?) -> DetailPart {
    guard let kind else { return .meteogram(period) }
    return ChartKind(rawValue: kind).map { .chart($0, period ?? .next(24)) }
      ?? .airChart(period ?? .next(24))
  }
}

extension Argument where Value == Period {
  /// `3`, `weekend`: so many hours or days, or a day. Where it `mayBeRow`, a number alone is a row if there is one.
  nonisolated static func period(
    _ noun: ArgumentShape.CountNoun, mayBeRow: Bool = false
  ) -> Argument {
    Argument(.either([.count(noun), .day])) { words throws(Failure) in
      if let day = try Argument<DayReference>.day.walk(words) { return .day(day) }
      if mayBeRow, words.count == 1, let row = words.first.flatMap(Arguments.number),
        words.vocabulary.isRow(row)
      {
        return nil
      }
      return try Argument<Int>.count(noun).walk(words).map { .next($0) }
    }
  }
}
