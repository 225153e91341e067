import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

// The air and the warnings: parts of their own, and a line each in the page.
extension DetailPresenter {
  func showAir(_ show: (AirQuality) -> Void) async throws(Failure) {
    if let air { return show(air) }
    context.wait(words.phrases.askingForAir)
    defer { context.wait(nil) }
    guard let new = try await interactor.air(at: place) else {
      let document: JSONValue = ["place": place.json, "airQuality": .null]
      return context.show(Answer(words.phrases.noAirInSample, document: document))
    }
    air = new
    show(new)
  }

  func showWarnings() async throws(Failure) {
    context.wait(words.phrases.askingForWarnings)
    defer { context.wait(nil) }
    switch try await interactor.warnings(at: place, in: language) {
    case .found(let new):
      warnings = new
      show(new)
    case .noService:
      showNone(words.phrases.noWarningService(for: place.countryName ?? place.country))
    case .sample:
      showNone(words.phrases.noWarningsInSample)
    }
  }

  var warningLine: DetailModel.Part? {
    warnings.flatMap { words.warningLine(place, $0) }.map(DetailModel.Part.alert)
  }

  var airLine: DetailModel.Part? {
    air.flatMap { words.airLine(place, $0) }.map { .facts([$0]) }
  }

  /// Whose data stand on the page.
  func credits(_ part: DetailPart, of report: Report) -> String? {
    var credits = [words.phrases.credit(report.service)]
    if part == .everything {
      credits.append(airLine.map { _ in words.phrases.airCredit })
      credits.append(warningLine.flatMap { _ in warnings.map { words.phrases.credit($0.service) } })
    }
    let known = credits.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  /// ISO 639-1.
  var language: String { String(words.phrases.localeIdentifier.prefix(2)) }

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

  func showChart(_ air: AirQuality, hours: Int) {
    let chart = words.chart(place, air, hours: hours)
    let model = DetailModel(
      head: words.head(place, air),
      parts: [chart.map(DetailModel.Part.chart) ?? .placeholder(words.phrases.noAir)],
      credit: words.phrases.airCredit)
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

/// The requests that go out beside that for a report. The page waits for them a little; what comes later is there for
/// the next page, and what fails is left out: whoever asks for it alone is told why.
final class SupplementaryFetch {
  private let tasks: [Task<Void, Never>]
  private let done: AsyncStream<Never>
  private let end: AsyncStream<Never>.Continuation

  init(of presenter: DetailPresenter) {
    let (place, language) = (presenter.place, presenter.language)
    let interactor = presenter.interactor
    let knowsAir = presenter.air != nil
    let air = Task {
      guard !knowsAir, let new = try? await interactor.air(at: place) else { return }
      presenter.air = new
    }
    let warnings = Task {
      guard case .found(let new) = try? await interactor.warnings(at: place, in: language) else {
        return
      }
      presenter.warnings = new
    }
    tasks = [air, warnings]
    (done, end) = AsyncStream.makeStream()
    Task { [end] in
      await air.value
      await warnings.value
      end.finish()
    }
  }

  func cancel() {
    for task in tasks { task.cancel() }
  }

  /// Returns when all have come, or when the timeout is over, or with the task that waits.
  func settle(within timeout: @escaping @Sendable () async -> Void) async {
    let clock = Task { [end] in
      await timeout()
      end.finish()
    }
    for await _ in done {}
    clock.cancel()
  }
}
