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

/// The commands about a place, which can be typed on every screen: parts of its weather, and its past.
public enum DetailCommands {
  /// `absolutePath` is what a person means by the name of a file, `page` the whole page of a place.
  public static func commands(
    _ context: CommandContext, absolutePath: @escaping @Sendable (String) -> String,
    page: @escaping @MainActor @Sendable (PlaceReference) throws(Failure) -> ResolvedCommand,
    exit: @escaping @MainActor @Sendable (DetailExit) -> Route
  ) -> [Command<ResolvedCommand>] {
    func about(_ action: DetailAction, _ words: [String]) throws(Failure) -> ResolvedCommand {
      let reference = PlaceReference(words)
      let target: DetailExit
      if case .name(let text) = reference {
        target = .find(text, action)
      } else {
        target = .show(action, try context.places.place(reference))
      }
      return ResolvedCommand { () throws(Failure) in exit(target) }
    }
    return [
      Command(.detail, shorts: ["d"], takes: [.optional(.day), .optional(.place)]) {
        arguments throws(Failure) in
        let (day, words) = try context.day(in: arguments.words)
        guard let day else { return try page(PlaceReference(words)) }
        var command = try about(.show(.day(day)), words)
        command.table = .hours
        return command
      },
      Command(
        .hours, takes: [.optional(.either([.count(.hours), .day])), .optional(.place)],
        table: .hours,
        details: CommandDetails { WeatherLines.note($0.hourMeaning, .plain, width: $1) }
      ) { arguments throws(Failure) in
        // A number alone is a row where there is one.
        let isRow = arguments.row.map { (try? context.places.place(.row($0))) != nil } ?? false
        guard
          let (period, place) = try period(isRow ? [] : arguments.words, standard: 24, context.day)
        else { return nil }
        return try about(.show(.hours(period)), isRow ? arguments.words : place)
      },
      Command(
        .days, takes: [.optional(.either([.count(.days), .day])), .optional(.place)],
        table: .days
      ) { arguments throws(Failure) in
        guard let (period, place) = try period(arguments.words, standard: 7, context.day) else {
          return nil
        }
        return try about(.show(.days(period)), place)
      },
      Command(
        .chart,
        takes: [
          .optional(.choice(charts)), .optional(.either([.count(.hours), .day])),
          .optional(.place),
        ],
        table: .hours
      ) { arguments throws(Failure) in
        guard let (part, place) = try chart(arguments.words, context.day) else { return nil }
        if case .meteogram = part, place.count == 1 { try expectPlace(place[0], context) }
        return try about(.show(part), place)
      },
      Command(.air, takes: [.optional(.place)]) { arguments throws(Failure) in
        try about(.show(.air), arguments.words)
      },
      Command(.warnings, takes: [.optional(.place)]) { arguments throws(Failure) in
        try about(.show(.warnings), arguments.words)
      },
      Command(
        .records, takes: [.optional(.place)], options: [.init("--csv", .path)], table: .records
      ) {
        arguments throws(Failure) in
        guard let (action, place) = records(arguments.words, absolutePath) else { return nil }
        return try about(.history(action), place)
      },
      Command(.accuracy, takes: [.optional(.place)], table: .models) { arguments throws(Failure) in
        try about(.history(.accuracy), arguments.words)
      },
      Command(.past, takes: [.optional(.count(.days, in: pastDays)), .optional(.place)]) {
        arguments throws(Failure) in
        guard let (days, place) = counted(arguments.words, standard: 7), pastDays.contains(days)
        else { return nil }
        return try about(.history(.past(days: days)), place)
      },
      Command(.normal, takes: [.optional(.place)]) { arguments throws(Failure) in
        try about(.history(.normal), arguments.words)
      },
    ]
  }

  private static let pastDays = 1...365
  private static let charts = ChartKind.allCases.map(\.rawValue) + ["air"]

  /// `days`, `days 3`, `days Oslo`, `days 3 Oslo`, `days weekend Oslo`.
  static func period(
    _ words: [String], standard: Int, _ readDay: DayReader
  ) throws(Failure) -> (period: Period, place: [String])? {
    let (day, rest) = try readDay(words)
    if let day { return (.day(day), rest) }
    return counted(words, standard: standard).map { (.next($0.count), $0.place) }
  }

  /// The chart and its time; its kind may be cut short. Without a kind it is a meteogram.
  static func chart(
    _ words: [String], _ readDay: DayReader
  ) throws(Failure) -> (part: DetailPart, place: [String])? {
    func kind(_ words: [String]) -> String? {
      words.first.flatMap { word in charts.first { $0.hasPrefix(word.lowercased()) } }
    }
    var name = kind(words)
    let rest = name == nil ? words : Array(words.dropFirst())
    guard case (let period, var place)? = try period(rest, standard: 0, readDay) else { return nil }
    // `chart tomorrow rain`
    if name == nil, period != .next(0), let behind = kind(place) {
      name = behind
      place.removeFirst()
    }
    let chosen = period == .next(0) ? nil : period
    guard let name else { return (.meteogram(chosen), place) }
    let kind = ChartKind(rawValue: name).map { DetailPart.chart($0, chosen ?? .next(24)) }
    return (kind ?? .airChart(chosen ?? .next(24)), place)
  }

  /// A word that is neither a kind of chart nor a place was meant as a kind.
  @MainActor private static func expectPlace(
    _ word: String, _ context: CommandContext
  ) throws(Failure) {
    do {
      _ = try context.places.place(PlaceReference([word]))
    } catch {
      guard case .placeNotFound = error else { throw error }
      throw .badArgument(.chart, .choice(charts), word)
    }
  }

  /// `records`, `records 3`, `records Oslo`, each with `--csv FILE` or without.
  private static func records(
    _ words: [String], _ absolutePath: (String) -> String
  ) -> (action: HistoryAction, place: [String])? {
    var words = words
    guard let option = words.firstIndex(of: "--csv") else { return (.records, words) }
    guard words.indices.contains(option + 1), !words[option + 1].isEmpty else { return nil }
    let path = words.remove(at: option + 1)
    words.remove(at: option)
    return (.export(path: absolutePath(path)), words)
  }

  /// A number of at least one, or what is usual, and the words behind it.
  private static func counted(
    _ words: [String], standard: Int
  ) -> (count: Int, place: [String])? {
    guard let first = words.first, first.contains(where: \.isNumber) else {
      return (standard, words)
    }
    let place = Array(words.dropFirst())
    return Arguments([first]).count(standard: standard).map { ($0, place) }
  }
}
