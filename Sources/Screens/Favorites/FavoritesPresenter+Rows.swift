import CommandKit
import Documents
import Phrases
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

// The list in words, and as a document.
extension FavoritesPresenter {
  func show(_ stage: Answer.Stage, notice: String? = nil) {
    let phrases = words.phrases
    let names = pages.elements.map(\.place).distinctNames(in: phrases)
    let shown = pages.rows.map(\.element)
    let warned = shown.compactMap { favorite in
      warnings.kept(favorite.kept.place).map { (favorite: favorite, found: $0) }
    }
    let rows = words.current.placeWeather(
      pages.rows.map { ($0, $1.place, $1.report) }, called: names)
    let model = FavoritesModel(
      notice: notice, title: title,
      rows: zip(rows, shown).map(row),
      headings: FavoritesModel.Headings(
        place: phrases.placeHeading, present: phrases.presentHeading.lowercased(),
        low: phrases.lowHeading, high: phrases.highHeading, chance: phrases.chanceHeading,
        humidity: phrases.humidityHeading, wind: phrases.windHeading),
      alerts: alerts(warned, names),
      hint: pages.elements.isEmpty && filter.isEmpty ? phrases.noFavorites : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
      sources: words.origin.sources(shown.compactMap(\.report)),
      credits: credits(shown, warned.filter { !$0.found.warnings.isEmpty }.map(\.found.service)))
    // Reads the saved weather of every favorite, not only of those on this page.
    let document = context.window() == nil ? document : .object([])
    context.show(
      Answer(stage, document: document, isList: true) { FavoritesView().render(model, width: $0) })
  }

  /// The warnings of the first places; the others have only a mark.
  private func alerts(
    _ warned: [(favorite: Favorite, found: PlaceWarnings)], _ names: [Place.ID: String]
  ) -> [String] {
    let lines = warned.compactMap { favorite, found in
      words.warnings.line(favorite.kept.place, found).map { (favorite: favorite, line: $0) }
    }
    let first = lines.prefix(3).map {
      "\(names[$0.favorite.place.id] ?? $0.favorite.place.name): \($0.line)"
    }
    let missing = failures(names)
    guard lines.count > 3,
      let row = pages.rows.first(where: { $0.element == lines[3].favorite })?.row
    else { return first + missing }
    return first + [words.phrases.moreWarned(lines.count - 3, row: row)] + missing
  }

  private func failures(_ names: [Place.ID: String]) -> [String] {
    let places = pages.rows.map(\.element.kept.place)
    let failures = places.compactMap { place in
      warnings.failure(at: place).map { (names[place.id] ?? place.name, $0) }
    }
    return words.warnings.missing(failures, of: places.count)
  }

  /// The title of a list that is filtered or sorted.
  private var title: String? {
    guard !filter.isEmpty || order != .own else { return nil }
    if pages.elements.isEmpty {
      return filter.isEmpty ? nil : words.phrases.noFavorites(filter: filter)
    }
    return words.phrases.favorites(
      FavoriteListViewModel(count: pages.elements.count, filter: filter, order: order))
  }

  private func row(_ weather: PlaceWeather, _ favorite: Favorite) -> FavoritesModel.Row {
    let today = favorite.today
    // A list requests no hours.
    let forecast = reports.saved(favorite.kept.place, for: .everything)
    let isKnown = today != nil || favorite.report.flatMap(words.current.present) != nil
    return FavoritesModel.Row(
      weather: weather,
      mark: mark(favorite.kept.place),
      place: favorite.kept.ownName == nil ? "" : favorite.kept.place.name,
      low: isKnown ? words.figures.temperature(today?.temperatureMin) : "",
      high: isKnown ? words.figures.temperature(today?.temperatureMax) : "",
      chance: isKnown ? Figures.percent(today?.precipitationProbability) : "",
      lowCelsius: today?.temperatureMin?.in(.celsius),
      highCelsius: today?.temperatureMax?.in(.celsius),
      range: today.map { day in
        words.figures.bare(day.temperatureMin) + " … "
          + words.figures.temperature(day.temperatureMax)
      } ?? "",
      hours: words.ribbon(forecast),
      next: forecast.flatMap { words.outlook.next(favorite.kept.place, $0) } ?? "")
  }

  /// The mark of a warning, in brackets if the country's warnings may not cover the place.
  private func mark(_ place: Place) -> String {
    guard let found = warnings.kept(place), !found.isEmpty else { return "" }
    let appearance = words.appearance()
    if appearance.isRead {
      return !found.own.isEmpty ? words.phrases.warned : words.phrases.possiblyWarned
    }
    let sign = appearance.glyphs == .ascii ? "!" : "⚠"
    return !found.own.isEmpty ? sign : "(\(sign))"
  }

  private func credits(_ shown: [Favorite], _ services: [WarningService]) -> Credits {
    words.origin.credits(
      shown.compactMap(\.report),
      SourceCredit.warnings(services))
  }

  /// Each with the user's name for it beside the place's own, and the severity of its worst warning.
  private var document: JSONValue {
    let favorites = pages.elements
    let items = favorites.enumerated().map { offset, favorite -> JSONValue in
      let place = favorite.kept.place
      let found = warnings.kept(place)
      let worst = found?.own.first
      return JSONValue.row(offset + 1)
        .merging(["report": favorite.report.map { $0.json(at: place) } ?? .null])
        .merging(place.json)
        .merging([
          "ownName": .optional(favorite.kept.ownName),
          "warning": .optional(worst.map { $0.severity?.rawValue ?? "unknown" }),
          "warningsFailure": .optional(
            warnings.failure(at: place).map { words.phrases.warningsMissing(because: $0) }),
          "warnings": warnings.json(at: place, in: words.phrases),
        ])
    }
    return ["items": .array(items)]
  }
}
