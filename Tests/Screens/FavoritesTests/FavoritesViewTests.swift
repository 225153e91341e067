@testable import CommandKit
@testable import Favorites
@testable import Presentation
import ScreenTestSupport

@MainActor struct FavoritesViewTests {
  private static let headings = FavoritesModel.Headings(
    place: "place", present: "now", low: "low", high: "high", chance: "chance",
    humidity: "humidity", wind: "wind", temperature: "°C", rain: "mm")

  private let model = FavoritesModel(
    rows: [
      .init(
        weather: .init(
          number: "1", name: "Cabin", country: "NO", countryName: "Norway", sign: "☁",
          temperature: "−12 °C", condition: "Overcast", humidity: "81 %", wind: "4 m/s NW",
          time: "14:00"), mark: Line("△", .moderate), place: "Oslo", low: "−13 °C", high: "−9 °C",
        chance: "5 %", range: "−13 … −9 °C"),
      .init(
        weather: .init(
          number: "2", name: "48.15° N 17.11° E", country: "", countryName: "", sign: "☂",
          temperature: "7 °C", condition: "Light freezing drizzle", humidity: "99 %", wind: "–",
          time: "13:15"), mark: "", place: "", low: "3 °C", high: "8 °C", chance: "100 %",
        range: "3 … 8 °C"),
      .init(
        weather: .init(
          number: "3", name: "東京", country: "JP", countryName: "", sign: "", temperature: "–",
          condition: "no weather yet", humidity: "", wind: "", time: ""),
        mark: "", place: "", low: "", high: "", chance: ""),
    ], headings: headings,
    alerts: [WarningLine("Cabin: Yellow warning: wind, until Sun 06:00", rank: 2, Appearance())],
    footer: "Page 1 of 2. Press Return for the next.",
    sources: ["Open-Meteo · fetched 12 min ago", "SAMPLE · fetched just now"],
    credits: Credits(SourceCredit.report(.openMeteo)))

  @Test func showsFavorites() {
    expectText(
      text(model, 80),
      is: """
         1  △  Cabin              Oslo  NO  ☁  −12 °C
           Overcast  −13 … −9 °C  chance 5 %
         2     48.15° N 17.11° E            ☂    7 °C
           Light freezing drizzle  3 … 8 °C  chance 100 %
         3     東京                     JP          –
           no weather yet
         △ Cabin: Yellow warning: wind, until Sun 06:00
         Page 1 of 2. Press Return for the next.
         Open-Meteo · fetched 12 min ago
         SAMPLE · fetched just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  /// Saved hours are drawn as at home: each in its cell, or every second or fourth one where room is short.
  @Test(arguments: [(40, 4), (80, 2), (120, 1), (200, 1)])
  func drawsTheNextDay(width: Int, step: Int) throws {
    var model = model
    // Its name leaves no room in the narrowest.
    model.rows.remove(at: 1)
    let words = Wording()
    let ribbon = words.ribbon(Fixture.report)
    model.rows[0].hours = ribbon
    model.rows[0].next = "rain 18:00"
    let page = FavoritesView().render(model, width: width)
    let drawn = ribbon.temperatureLine(step: step)
    #expect(drawn.width == 24 / step)
    let line = try #require(page.lines.first { $0.text.contains("Cabin") })
    #expect(line.text.contains(drawn.text))
    #expect(line.text.contains(ribbon.fallLine().text) == (width >= 200))
    let read: [String] = page.lines.flatMap(\.spoken)
    #expect(read.contains { $0.contains(", rain 18:00, ") })
    #expect(page.lines.allSatisfy { $0.width <= width })
  }

  @Test func showsAnEmptyList() {
    let model = FavoritesModel(
      notice: "Deleted Oslo from your favorites. Type undo to restore it.", rows: [],
      headings: Self.headings, hint: English().noFavorites, sources: [], credits: Credits())
    expectText(
      text(model, 40),
      is: """
         Deleted Oslo from your favorites. Type
         undo to restore it.
         No favorites yet. Open a place and
         type: star
        """)
  }

  private func text(_ model: FavoritesModel, _ width: Int) -> String {
    FavoritesView().render(model, width: width).text
  }
}
