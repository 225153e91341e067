@testable import MapPin
import ScreenTestSupport

/// Warnings of countries, as they are numbered.
@MainActor struct CountryWarningTests {
  private var countries: [CountryWarnings] {
    [("AT", [WeatherWarning.Color.yellow, .red]), ("SK", [.orange])].map { code, colors in
      var country = CountryWarnings(code)
      country.service = .meteoAlarm
      country.fetched = Fixture.now - 7200
      country.items = colors.map { color in
        var warning = WeatherWarning(event: "\(code) \(color)")
        warning.color = color
        return CountryWarnings.Item(warning, rings: [])
      }
      return country
    }
  }

  private var text: CountryWarningText {
    CountryWarningText(words: Wording(), countries: countries)
  }

  @Test func theMostSevereComesFirst() {
    #expect(countries.numbered.map(\.item.warning.event) == ["AT red", "SK orange", "AT yellow"])
    #expect(text.rows(at: Fixture.oslo).map { $0.number.last } == ["1", "2", "3"])
    let json = "\(countries.json(PlaceClock(Fixture.oslo), English().warnings))"
    #expect(
      json.components(separatedBy: #""number":"#).dropFirst().map(\.first) == ["3", "1", "2"])
  }

  @Test func aNumberIsOneWarningOfItsCountry() throws {
    let (place, found) = try text.warning(2, at: Fixture.oslo, now: Fixture.now)
    #expect(place.name == "Slovakia" && place.countryName == nil)
    #expect(found.warnings.map(\.event) == ["SK orange"] && found.fetched == Fixture.now - 7200)
    #expect(throws: Failure.noRow(4, count: 3)) {
      try text.warning(4, at: Fixture.oslo, now: Fixture.now)
    }
  }

  @Test func saysTheOldestAge() {
    #expect(text.sources(at: Fixture.now) == ["MeteoAlarm · fetched 2\u{A0}h ago"])
  }
}
