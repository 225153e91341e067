import Foundation
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

extension RootRouter {
  /// The last report of a place in one line, at once. One that is old is asked for behind the answer's back.
  func line(_ request: LineRequest) async throws(Failure) {
    let place = try place(for: request)
    let isSample = world.service() == .sample
    if request.asksFirst || isSample {
      let report = try await Failure.wrapping { () async throws(ServiceError) in
        try await world.weather.report(for: place)
      }
      return show(request, place, report, isRefreshing: false)
    }
    let report = world.savedReports.last(place)
    let age = report.map { world.now().timeIntervalSince($0.fetched) }
    // A clock that was put back must not keep a report for ever.
    let isOld = age.map { $0 >= request.refreshAfter || $0 < -60 } ?? true
    if report == nil, !world.hasNetwork() {
      show(request, place, nil, isRefreshing: false, .consolation)
      throw .service(.noNetwork(host: "api.open-meteo.com"))
    }
    if isOld {
      let name = request.place.map { [$0] } ?? []
      world.programs.startInBackground([CommandName.line.rawValue] + name + ["--now"])
    }
    show(request, place, report, isRefreshing: isOld)
  }

  /// Whom the person keeps is found without the gazetteer, which takes longer to open than all the rest.
  private func place(for request: LineRequest) throws(Failure) -> Place {
    guard let name = request.place else { return try placeAtHand() }
    let lists: [PlaceList] = [.searches, .favorites, .pins]
    let kept = lists.flatMap { (try? world.places.all($0)) ?? [] }.map(\.place)
    if let known = kept.first(where: { $0.name.lowercased() == name.lowercased() }) { return known }
    if let point = CoordinateText(name, expectsPoint: true)?.coordinate {
      return Place(name: point.title(in: world.phrases), coordinate: point)
    }
    return try firstPlace(named: name)
  }

  private func show(
    _ request: LineRequest, _ place: Place, _ report: Report?, isRefreshing: Bool,
    _ stage: Answer.Stage = .final
  ) {
    let weather = report.map {
      LineWords(
        place: place, report: $0, now: world.now(), phrases: world.phrases,
        icons: words.looks().icons, figures: words.figures)
    }
    var text = weather.map { request.format.text($0.text) } ?? "–"
    if report?.service == .sample { text += " " + world.phrases.sampleWarning }
    let kind = weather?.kind ?? "unknown"
    let shown: String
    switch request.preset {
    case .plain: shown = text
    // A number sign begins a format in tmux.
    case .tmux: shown = text.replacing("#", with: "##")
    case .waybar:
      let tooltip = tooltip(place, report)
      let bar: JSONValue = [
        "text": .string(Self.escaped(text)), "tooltip": .string(Self.escaped(tooltip)),
        "class": .string(kind),
      ]
      shown = bar.description
    }
    // A bar asks every few seconds; what it does not show is not made.
    let document =
      manner.json ? document(place, report, text, kind, isRefreshing: isRefreshing) : .object([])
    output.show(
      Answer(stage, document: document, render: { _ in Page(lines: [Line(shown)]) }))
  }

  private func document(
    _ place: Place, _ report: Report?, _ text: String, _ kind: String, isRefreshing: Bool
  ) -> JSONValue {
    let clock = PlaceClock(timeZone: report?.timeZone ?? place.timeZone, at: place.coordinate)
    return [
      "place": place.json, "text": .string(text), "tooltip": .string(tooltip(place, report)),
      "class": .string(kind),
      "fetched": .optional(report.flatMap { clock.iso8601($0.fetched) }),
      "refreshing": .bool(isRefreshing),
    ]
  }

  /// Where, what, and who says so since when, a line each.
  private func tooltip(_ place: Place, _ report: Report?) -> String {
    guard let report else { return place.title + "\n" + world.phrases.noWeatherYet }
    let present = words.present(report)
    let now = [present?.temperature, present?.condition, present?.apparent].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return ([place.title, now] + (present?.facts ?? []) + words.sources([report]))
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Waybar reads its texts as Pango markup.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
