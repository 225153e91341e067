import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

// The air and the warnings: parts of their own, and a line each in the page.
extension DetailPresenter {
  func showAir(_ show: (AirQuality) -> Void) async throws(Failure) {
    if let air = supplements.air(at: place) { return show(air) }
    context.wait(words.phrases.askingForAir)
    defer { context.wait(nil) }
    guard let air = try await supplements.requestAir(at: place) else {
      let document: JSONValue = ["place": place.json, "airQuality": .null]
      return context.show(Answer(words.phrases.noAir, document: document))
    }
    show(air)
  }

  func showWarnings() async throws(Failure) {
    context.wait(words.phrases.askingForWarnings)
    defer { context.wait(nil) }
    switch try await supplements.warnings.request(place, in: words.phrases) {
    case .found(let warnings):
      show(warnings)
    case .noService:
      showNone(words.phrases.noWarningService(for: place.countryName ?? place.country))
    }
  }

  var warningLine: DetailModel.Part? {
    supplements.warnings.kept(place).flatMap { words.warningLine(place, $0) }.map(
      DetailModel.Part.alert)
  }

  var airLine: DetailModel.Part? {
    supplements.air(at: place).flatMap { words.airLine(place, $0) }.map { .facts([$0]) }
  }

  var observedLine: DetailModel.Part? {
    supplements.observation(at: place).map { observation in
      .facts([words.observedLine(observation, near: place, nil)])
    }
  }

  /// The providers of the data on the page.
  func credits(_ part: DetailPart, of report: Report) -> String? {
    var credits = report.services.map(words.phrases.credit)
    if part == .everything {
      let air = airLine.flatMap { _ in supplements.air(at: place) }
      credits.append(
        air.flatMap { $0.service == .sample ? nil : words.phrases.airCredit($0.service) })
      credits.append(
        observedLine.flatMap { _ in
          supplements.isSample ? nil : words.phrases.observationCredit
        })
      credits.append(
        warningLine.flatMap { _ in supplements.warnings.kept(place) }
          .flatMap { $0.service == .sample ? nil : words.phrases.credit($0.service) })
    }
    if part == .everything, let minutes = supplements.nowcast.known(place, report),
      minutes.service.weather != report.service, soon(report) != nil
    {
      credits.append(words.phrases.nowcastCredit(minutes.service))
    }
    let known = credits.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  private func show(_ warnings: PlaceWarnings) {
    let model = words.warnings(place, warnings)
    context.show(
      Answer(document: JSONValue(place: place.json, adding: warnings.json(at: place))) {
        Page(lines: WeatherLines.warnings(model, width: $0))
      })
  }

  private func showNone(_ sentence: String) {
    let document = JSONValue(place: place.json, adding: PlaceWarnings.unknownJSON)
    context.show(Answer(sentence, document: document))
  }

  func show(_ air: AirQuality) {
    let model = words.air(place, air, limit: 24)
    show(air) { Page(lines: WeatherLines.air(model, width: $0)) }
  }

  func showChart(_ air: AirQuality, _ period: Period) {
    var air = air
    if let day = period.day, let span = words.span(day, place, zone: air.timeZone) {
      air.hours = air.hours.filter { span.contains($0.time) }
    }
    let chart = words.chart(place, air, hours: period.hours)
    let model = DetailModel(
      head: words.head(place, air),
      parts: [chart.map(DetailModel.Part.chart) ?? .placeholder(words.phrases.noAir)],
      credit: words.phrases.airCredit(air.service))
    show(air) { DetailView().render(model, width: $0) }
  }

  private func show(_ air: AirQuality, render: @escaping @MainActor @Sendable (Int) -> Page) {
    context.show(
      Answer(document: ["place": place.json, "airQuality": air.json(at: place)], render: render))
  }
}

extension JSONValue {
  fileprivate init(place: JSONValue, adding members: JSONValue) {
    guard case .object(let members) = members else {
      self = ["place": place]
      return
    }
    self = .object([Member(name: "place", value: place)] + members)
  }
}
