import Archiving
import Clients
import Reports
import Testing

@Suite struct PastDayTests {
  @Test func keptDaysComeBackByDate() throws {
    let shelf = try Shelf()
    let client = shelf.open().savedDays
    let first = try #require(CalendarDay("2020-02-28"))
    let last = try #require(CalendarDay("2020-03-01"))
    #expect(try client.days(place(), first, last) == [])
    var cold = Day(date: last)
    cold.temperatureMin = Temperature(-3.5, .celsius)
    cold.temperatureMax = Temperature(2, .celsius)
    cold.precipitation = Precipitation(1.2, .millimeters)
    cold.windSpeed = Speed(4, .metersPerSecond)
    cold.weatherCode = WeatherCode(rawValue: 71)
    let bare = Day(date: first)
    try client.keep([cold, bare], place())
    try client.keep([cold], place())
    #expect(try client.days(place(), first, last) == [bare, cold])
    #expect(try client.days(place(1), first, last) == [])
    #expect(shelf.notices == [])
  }
}
