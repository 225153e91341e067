import CommandKit
import Documents
import Phrases
import Quantities
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

// The list in words, and as a document.
extension FavoritesPresenter {
  func show(_ stage: Answer.Stage, notice: String? = nil) {
    let phrases = words.phrases
    let said = said
    let names = pages.elements.map(\.place).distinctNames(in: phrases)
    let shown = pages.rows.map(\.element)
    let rows = words.current.placeWeather(
      pages.rows.map { ($0, $1.place, $1.report) }, called: names)
    let model = FavoritesModel(
      notice: notice, title: title,
      rows: zip(rows, shown).map(row),
      headings: FavoritesModel.Headings(
        place: phrases.placeHeading, present: phrases.presentHeading.lowercased(),
        low: phrases.lowHeading, high: phrases.highHeading, chance: phrases.label(of: .chance),
        humidity: phrases.label(of: .humidity), wind: phrases.label(of: .wind),
        temperature: words.figures.symbol(of: .temperature),
        rain: words.units().rain.symbol),
      alerts: said.lines,
      hint: pages.elements.isEmpty && filter.isEmpty ? phrases.noFavorites : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
      sources: words.origin.sources(shown.compactMap(\.report)),
      credits: words.origin.credits(
        shown.compactMap(\.report), said.sources, remarks: said.remarks))
    show(stage) { FavoritesView().render(model, width: $0) }
  }

  func show(
    _ stage: Answer.Stage, render: @escaping @MainActor @Sendable (_ width: Int) -> Page
  ) {
    // Reads the saved weather of every favorite, not only of those on this page.
    let change: JSONValue = changed.map { ["place": $0.json] } ?? .object([])
    let document = context.window() == nil ? change.merging(document) : .object([])
    context.show(Answer(stage, document: document, list: .init(of: .favorites), render: render))
  }

  /// The warnings of the first places of this page, of which the others have only a mark; which of them may not cover
  /// the places, and of which places there may be more.
  var said: SaidWarnings {
    let places = pages.rows.map(\.element.kept.place)
    let names = pages.elements.map(\.place).distinctNames(in: phrases)
    return SaidWarnings(
      lines: warnings.lines(
        at: pages.rows.map { ($0.element.kept.place, $0.row) }, called: names,
        most: Self.mostAlerts, words),
      remarks: warnings.remarks(at: places, called: names, words),
      sources: warnings.credits(at: places))
  }

  private static let mostAlerts = 4

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
    let ribbon = words.ribbon(forecast)
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
      hours: ribbon,
      next: [
        forecast.flatMap { words.of($0).outlook.next(favorite.kept.place, $0) } ?? "",
        words.reading(of: ribbon),
      ].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// The sign of the worst warning, in brackets if the country's warnings may not cover the place.
  private func mark(_ place: Place) -> Line {
    guard let found = warnings.lastRead(place), !found.isEmpty else { return "" }
    let appearance = words.appearance()
    if appearance.isRead {
      return Line(!found.own.isEmpty ? words.phrases.warned : words.phrases.possiblyWarned)
    }
    let isOwn = !found.own.isEmpty
    let rank = (isOwn ? found.own : found.unclear).map(\.rank).max()
    let sign = appearance.sign(ofWarning: rank)
    return Line(isOwn ? sign : "(\(sign))", Style(warningRank: isOwn ? rank : nil))
  }

  /// Each with the user's name for it beside the place's own, and the severity of its worst warning.
  private var document: JSONValue {
    let favorites = pages.elements
    let items = favorites.enumerated().map { offset, favorite -> JSONValue in
      let place = favorite.kept.place
      let worst = warnings.lastRead(place)?.own.first
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
