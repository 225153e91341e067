public import CommandKit
import Documents
public import Phrases
import Presentation
import Quantities
public import Reports
import TerminalText

/// The commands about a place, which can be typed on every screen: parts of its weather.
public enum DetailCommands {
  /// `page` is the whole page of a place; `about` shows something on the page of the place that is meant. `saving` puts
  /// days into a calendar.
  public static func commands(
    page: @escaping @MainActor @Sendable (PlaceReference) throws(Failure) -> ResolvedCommand,
    about:
      @escaping @MainActor @Sendable (DetailAction, PlaceReference) throws(Failure) ->
      ResolvedCommand,
    saving:
      @escaping @MainActor @Sendable (Int?, DayReference?, PlaceReference, _ path: String)
      throws(Failure) ->
      ResolvedCommand
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .detail, in: .screens, shorts: ["d"],
        examples: ["detail", "detail New York", "detail 2", "detail tomorrow Oslo"]
      ) {
        Argument.hoursOfDay.optional
        Argument.place.orAtHand
      } run: { day, place throws(Failure) in
        guard let day else { return try page(place) }
        var command = try about(.show(.day(day)), place)
        command.table = .hours
        return command
      },
      Command(
        .hours, in: .weather,
        examples: [
          "hours", "hours 48", "hours tomorrow", "hours sat 8-12 Oslo", "hours snow-depth",
          "hours sea Bergen",
        ], table: .hours,
        details: { WeatherLines.note($0.detail.hourMeaning, .plain, width: $1) }
      ) {
        Argument.quantity.optional
        Argument.period(.hours, mayBeRow: true).or(.next(24))
        Argument.place.orAtHand
      } run: { quantity, period, place throws(Failure) in
        guard let quantity else { return try about(.show(.hours(period)), place) }
        var command = try about(.show(.quantity(quantity, period, isChart: false)), place)
        command.table = .values
        return command
      },
      Command(
        .days, in: .weather,
        examples: [
          "days", "days 3", "days 3 Oslo", "days weekend", "days Oslo --ics oslo.ics",
        ], table: .days
      ) {
        Argument.period(.days).or(.next(7))
        Argument.place.orAtHand
        Argument.option("--ics", Argument.text(.path))
      } run: { period, place, path throws(Failure) in
        guard let path else { return try about(.show(.days(period)), place) }
        let count: Int? = if case .next(let count) = period { count } else { nil }
        return try saving(count, period.day, place, path)
      },
      Command(
        .chart, in: .weather,
        examples: [
          "chart", "chart 72 Oslo", "chart rain", "chart rain weekend", "chart wind 48",
          "chart air Oslo", "chart waves Bergen",
          "chart year Oslo",
        ], table: .hours
      ) {
        kind.optional
        Argument.quantity.optional
        Argument.period(.hours).optional
        Argument.place.orAtHand
      } run: { kind, quantity, period, place throws(Failure) in
        guard kind == nil || quantity == nil else { return nil }
        let part = chart(kind, quantity, period)
        var command = try about(.show(part), place)
        if case .quantity = part { command.table = .values }
        if kind == "air" { command.table = .airHours }
        return command
      },
      Command(.air, in: .weather, examples: ["air", "air Oslo", "air 2"]) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.air), place)
      },
      Command(.warnings, in: .weather, examples: ["warnings", "warnings Bratislava"]) {
        Argument.place.orAtHand
      } run: { place throws(Failure) in
        try about(.show(.warnings), place)
      },
    ]
  }

  nonisolated private static let charts = WeatherQuantity.charted.map(\.name) + ["air", "year"]

  /// Wind chill isn't in the chart of the wind, and Snow Hill is a place.
  nonisolated private static var kind: Argument<String> {
    let synonyms = Language.typed.quantityWords.filter(\.value.isCharted).mapValues(\.name)
    let choice = Argument.choice(charts, synonyms: synonyms)
    return Argument(.choice(charts)) { words throws(Failure) in
      let length = Language.typed.quantity(firstOf: words.rest)?.count ?? 0
      // `Wind Gap tomorrow`
      let isName = words.rest.indices.dropFirst().contains { last in
        let text = words.rest[...last].joined(separator: " ")
        return !text.contains(where: \.isNumber) && words.vocabulary.isPlace(text)
      }
      guard length < 2, !isName else { return nil }
      let kind = try choice.walk(words)
      // `wind direction Oslo`
      if kind == "wind", let next = words.first,
        ["speed", "direction"].contains(Language.typed.english(for: next))
      {
        words.takeFirst()
      }
      return kind
    }
  }

  /// Without a kind it is a meteogram.
  private static func chart(
    _ kind: String?, _ quantity: WeatherQuantity?, _ period: Period?
  ) -> DetailPart {
    if kind == "year" { return .yearChart }
    if kind == "air" { return .airChart(period ?? .next(24)) }
    // An hour is figures rather than a chart.
    let hour = period?.day?.hours == 1 ? period : nil
    guard let row = quantity ?? kind.flatMap(WeatherQuantity.named) else {
      return hour.map(DetailPart.hours) ?? .meteogram(period)
    }
    guard row.isCharted else {
      return .quantity(row, period ?? .next(48), isChart: hour == nil)
    }
    // The pressure has a column in a wide window alone.
    if let hour, row != .pressure { return .hours(hour) }
    return .chart(row, period ?? .next(24))
  }
}

extension Walk {
  /// `48 08.9 N 17 06.5 E`, whose 48 isn't a number of hours. It is one in `3 48 08.9 N 17 06.5 E`, where the angles
  /// would otherwise have different numbers of parts.
  fileprivate nonisolated var isPosition: Bool {
    guard CoordinateText(text) != nil else { return false }
    let numbers = rest.count { $0.contains(where: \.isNumber) }
    return numbers.isMultiple(of: 2) || first.flatMap(Arguments.number) == nil
  }
}

extension Argument where Value == Period {
  /// `3`, `48h`, `2 weeks`, `weekend`: a number of hours or days, or a day, before or after a place. Where it
  /// `mayBeRow`, a number alone is a row if there is one.
  nonisolated static func period(
    _ noun: ArgumentShape.CountNoun, mayBeRow: Bool = false
  ) -> Argument {
    let dayOrHours = noun == .days ? Argument<DayReference>.day : .hoursOfDay
    return Argument(.either([.count(noun), noun == .days ? .day : .hoursOfDay])) {
      words throws(Failure) in
      let day = try dayOrHours.walk(words)
      if let day, noun == .days { return .day(day) }
      guard let count = try length(words, noun, mayBeRow: mayBeRow, isAlone: day == nil) else {
        return day.map { .day($0) }
      }
      let behind = day == nil && noun == .hours ? try dayOrHours.walk(words) : nil
      guard let day = day ?? behind else { return .next(count) }
      guard count <= day.hours else { throw words.refused }
      return .beginning(of: day, hours: count)
    }
  }

  /// `3`, `48h`, `2 weeks`. Behind a day a number alone may be a row.
  nonisolated private static func length(
    _ words: Walk, _ noun: ArgumentShape.CountNoun, mayBeRow: Bool, isAlone: Bool
  ) throws(Failure) -> Int? {
    if words.isPosition { return nil }
    if let number = words.first.flatMap(Arguments.number) {
      // `29 Palms`, and five digits are a postal code.
      if words.count > 1, words.vocabulary.isPlace(words.text) { return nil }
      if words.first?.utf8.count == 5 { return nil }
      if words.count == 1, !isAlone || mayBeRow && words.vocabulary.isRow(number) { return nil }
    }
    if let (span, rest) = TimeSpan.first(of: words.rest) {
      if noun == .days, span.unit == .minutes { throw words.refused }
      words.takeFirst(words.count - rest.count)
      return noun == .days ? span.days : span.hours
    }
    if let count = try Argument<Int>.count(noun).walk(words) { return count }
    return words.takeLength { noun == .days ? $0.days : $0.hours }
  }
}
