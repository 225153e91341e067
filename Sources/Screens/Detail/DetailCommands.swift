public import Phrases
public import ScreenKit
import TerminalText
public import WeatherModels

/// Where the commands about a place lead.
public enum DetailExit: Hashable, Sendable {
  /// To something about a place that is known.
  case show(DetailAction, Place)
  /// To the place of that name, if there is one.
  case find(String, DetailAction)
}

/// The commands about a place, which can be typed on every screen: parts of its weather.
public enum DetailCommands {
  /// `page` is the whole page of a place.
  public static func commands(
    _ context: CommandContext,
    page: @escaping @MainActor @Sendable (PlaceReference) throws(Failure) -> ResolvedCommand,
    exit: @escaping @MainActor @Sendable (DetailExit) -> Route
  ) -> [Command<ResolvedCommand>] {
    func about(
      _ action: DetailAction, _ reference: PlaceReference
    ) throws(Failure) -> ResolvedCommand {
      let target: DetailExit
      if case .name(let text) = reference {
        target = .find(text, action)
      } else {
        target = .show(action, try context.places.place(reference))
      }
      return ResolvedCommand { () throws(Failure) in exit(target) }
    }
    return [
      Command(
        .detail, in: .screens, shorts: ["d"],
        synonyms: [
          "weather", "now", "current", "show", "open", "cd", "goto", "počasie", "teraz", "ukáž",
          "zobraz", "otvor", "predpoveď",
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
        synonyms: [
          "hourly", "humidity", "cloud", "clouds", "dew", "snow", "uv", "hodiny", "hodinovo",
          "dážď", "oblačnosť", "sneh", "teplota", "tlak", "vietor", "vlhkosť", "zrážky",
        ], examples: ["hours", "hours 48", "hours tomorrow", "hours thu Oslo"], table: .hours,
        details: CommandDetails { WeatherLines.note($0.hourMeaning, .plain, width: $1) }
      ) {
        Argument.period(.hours, mayBeRow: true).or(.next(24))
        Argument.place.orAtHand
      } run: { period, place throws(Failure) in
        try about(.show(.hours(period)), place)
      },
      Command(
        .days, in: .weather, synonyms: ["daily", "week", "weekly", "dni", "týždeň"],
        examples: ["days", "days 3", "days 3 Oslo", "days weekend"], table: .days
      ) {
        Argument.period(.days).or(.next(7))
        Argument.place.orAtHand
      } run: { period, place throws(Failure) in
        try about(.show(.days(period)), place)
      },
      Command(
        .chart, in: .weather, synonyms: ["graph", "plot", "graf", "meteogram"],
        examples: [
          "chart", "chart 72 Oslo", "chart rain", "chart rain weekend", "chart wind 48",
          "chart air Oslo",
        ], table: .hours
      ) {
        Argument.choice(charts).optional
        Argument.period(.hours).optional
        Argument.place.orAtHand
      } run: { kind, period, place throws(Failure) in
        if kind == nil, period == nil, case .name(let name) = place, !name.contains(" ") {
          try expectPlace(name, context)
        }
        return try about(.show(chart(kind, period)), place)
      },
      Command(
        .air, in: .weather,
        synonyms: ["aqi", "pollen", "pollution", "ovzdušie", "peľ", "vzduch"],
        examples: ["air", "air Oslo", "air 2"]
      ) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.air), place)
      },
      Command(
        .warnings, in: .weather, synonyms: ["alert", "alerts", "výstraha", "výstrahy"],
        examples: ["warnings", "warnings Bratislava"]
      ) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.warnings), place)
      },
    ]
  }

  nonisolated private static let charts = ChartKind.allCases.map(\.rawValue) + ["air"]

  /// Without a kind it is a meteogram.
  private static func chart(_ kind: String?, _ period: Period?) -> DetailPart {
    guard let kind else { return .meteogram(period) }
    return ChartKind(rawValue: kind).map { .chart($0, period ?? .next(24)) }
      ?? .airChart(period ?? .next(24))
  }

  /// A word that is neither a kind of chart nor a place was meant as a kind.
  @MainActor private static func expectPlace(
    _ word: String, _ context: CommandContext
  ) throws(Failure) {
    do {
      _ = try context.places.place(.name(word))
    } catch {
      guard case .placeNotFound = error else { throw error }
      throw .badArgument(.chart, .choice(charts), word)
    }
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
