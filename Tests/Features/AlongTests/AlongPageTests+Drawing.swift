import Atlas
import CommandKit
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports
import ScreenTestSupport
import TerminalText
import TestSupport
import Testing

@testable import Along

// The chart and the map of a way against its weather.
extension AlongPageTests {
  /// The chart has a panel for rain if rain falls in any hour.
  @Test(arguments: [0.0, 0.2]) func rainHasAPanelWhereItFalls(amount: Double) throws {
    let page = page(try trip()) { _, hour, row in
      row.precipitation = Precipitation(hour == 9 ? amount : 0, .millimeters)
    }
    let chart = page.chart(width: 80).map(\.text).joined(separator: "\n")
    #expect(chart.contains("Rain (mm)") == (amount > 0), "\(chart)")
    #expect(chart.contains("Headwind (m/s)  tailwind below 0"))
    #expect(page.chart(width: 40).map(\.text).joined().contains("Headwind (m/s)"))
  }

  /// Snow isn't called rain.
  @Test(arguments: [
    (73, "Snow (mm\u{A0}of\u{A0}water)"), (61, "Rain (mm)"), (68, "Rain and snow (mm)"),
  ])
  func thePanelIsNamedAfterWhatFalls(code: Int, title: String) throws {
    let page = page(try trip()) { _, _, row in
      row.precipitation = Precipitation(1, .millimeters)
      row.weatherCode = WeatherCode(rawValue: code)
    }
    let chart = page.chart(width: 80).map(\.text).joined(separator: "\n")
    #expect(chart.replacing("\u{A0}", with: " ").contains(title.replacing("\u{A0}", with: " ")))
  }

  @Test func readsTheRowsWhereAMapIsDrawn() throws {
    let page = page(try trip(), isRead: true) { _, _, _ in }
    let map = AlongMap(
      page: page, subject: .wind, atlas: Atlas(file: PackageFolder.atlas), glyphs: .dots)
    let shown = map.page(Surface(width: 80, height: 24)).lines.flatMap(\.spoken)
    #expect(shown == page.page(width: 80).lines.flatMap(\.spoken))
    #expect(
      !shown.contains { $0.contains("●") } && shown.contains { $0.hasPrefix("08:00, km\u{A0}0, ") })
  }

  @Test func distancesHaveTheDecimalMarkOfTheLanguage() throws {
    let near = Geodesic.end(
      from: try #require(Coordinate(latitude: 48, longitude: 17)), bearing: 0, distance: 5000)
    let short = try Way(
      through: [Coordinate(latitude: 48, longitude: 17), near].compactMap(\.self).map {
        Place(name: "A", coordinate: $0, timeZone: "Europe/Bratislava")
      })
    let plan = try #require(Schedule.Plan(short, .even(1)))
    let trip = Trip(short, plan, from: Self.start, pauses: []) { _ in nil }
    let page = page(trip, in: Slovak()) { _, _, _ in }
    let text = page.page(width: 80).lines.map(\.text).joined(separator: "\n")
    #expect(text.contains(" 0,0 ") && !text.contains(" 0.0 "), "\(text)")
    #expect(text.contains("\n 08:00–09:23 "), "\(text)")
  }
}
