@testable import Favorites
import FileTestSupport
import ScreenTestSupport
import TestSupport

/// The marks of official warnings, which arrive beside the reports.
@MainActor struct FavoritesWarningsTests {
  private let stage = FavoritesStage()
  /// The names of the places whose warnings were asked for.
  private let asked = Noted<String>()

  private static func wind(_ reach: PlaceWarnings.Reach = .place) -> PlaceWarnings {
    var warning = WeatherWarning(event: "Wind warning")
    warning.severity = .moderate
    warning.color = .yellow
    warning.kind = .wind
    return PlaceWarnings(
      service: .meteoAlarm, fetched: Fixture.now, reach: reach, warnings: [warning])
  }

  /// `answer` is a service's answer for each place.
  private func presenter(
    _ places: [Place] = [Fixture.oslo, Fixture.bratislava],
    answer: @escaping @MainActor @Sendable (Place) -> PlaceWarnings?
  ) -> FavoritesPresenter {
    stage.presenter(
      places: SavedPlaces(favorites: places).client, weather: .answering(Fixture.report),
      warnings: WarningsClient { [asked] place, _ async throws(ServiceError) in
        asked.append(place.name)
        return await answer(place).map(WarningsAnswer.found) ?? .noService
      }, timeout: { try? await Task.sleep(for: .seconds(60)) })
  }

  @Test func marksWhereThereIsOne() async throws {
    let presenter = presenter { place in
      var found = Self.wind(place.country == "NO" ? .place : .country)
      if place.country == "JP" { found.warnings = [] }
      return found
    }
    try await presenter.open()
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(!(shown.first?.text.contains("⚠") ?? true))
    expectText(
      shown.last?.text ?? "",
      is: """
                place            now          °C    +12 h   low high chance wind
         1  △   Oslo       NO ☁ 7 °C Overcast █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 % 4 m/s NW
         2  (△) Bratislava SK ☁ 7 °C Overcast █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 % 4 m/s NW
         △ Oslo: Yellow warning: wind
         Open-Meteo · fetched 12 min ago
                              Open-Meteo.com, GeoNames · CC BY 4.0 · EUMETNET MeteoAlarm
         1 warning in Slovakia may not cover these places.
        """)
    for member in [
      #""warning":"moderate","warningsFailure":null,"warnings":{"service":"meteoalarm","reach":"place""#,
      #""warning":null,"warningsFailure":null,"warnings":{"service":"meteoalarm","reach":"country""#,
    ] {
      #expect(shown.last?.json.contains(member) == true)
    }
    // Cached warnings are shown at once, and no service is asked again.
    try await presenter.open()
    let again = stage.recorder.take()
    #expect(again.map(\.stage) == [.interim, .final])
    #expect(again.allSatisfy { $0.text.contains("△") })
    #expect(asked.all.sorted() == ["Bratislava", "Oslo"])
  }

  @Test func saysHowManyMoreHaveWarnings() async throws {
    let places = (1...6).map {
      Place(name: "Town \($0)", country: "NO", coordinate: Coordinate(60, Double($0)))
    }
    try await presenter(places) { _ in Self.wind() }.open()
    let text = stage.recorder.take().last?.text ?? ""
    #expect(text.contains(" Town 3: Yellow warning: wind\n"), "\(text)")
    #expect(!text.contains("Town 4: "), "\(text)")
    #expect(text.contains(" 3 more places have warnings. Type: warnings 4\n"), "\(text)")
  }

  /// The list is shown once with its weather if no warnings came, or none in time.
  @Test func saysNothingWithoutWarnings() async throws {
    let presenter = presenter { _ in nil }
    try await presenter.open()
    #expect(stage.recorder.take().map(\.stage) == [.interim, .final])
  }

  @Test func asksAboutFewPlacesAtOnce() async throws {
    let places = (0..<300).map {
      Place(
        name: "\($0)", country: ["NO", "US", "SK"][$0 % 3],
        coordinate: Coordinate(Double($0) / 10, 10))
    }
    try await presenter(places) { _ in nil }.open()
    #expect(asked.all.count == 60)
  }
}
