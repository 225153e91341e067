@testable import Forecast
import Phrases
import Testing

struct ForecastPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test(arguments: [
    (1, "1 mesto sveta, od najväčšieho"), (3, "3 mestá sveta, od najväčšieho"),
    (12, "12 miest sveta, od najväčšieho"),
  ])
  func countsCitiesInSlovak(number: Int, cities: String) {
    let list = CityListViewModel(count: number, country: nil, filter: "", order: .population)
    #expect(slovak.cities(list) == cities)
  }

  @Test func saysWhoseListOfCitiesItIs() {
    var list = CityListViewModel(
      count: 3, country: nil, filter: "", order: .population, isOfService: true)
    #expect(english.cities(list) == "3 cities from the service's list, in its order")
    #expect(slovak.cities(list) == "3 mestá v zozname služby, v jeho poradí")
    list.country = "Norway"
    list.filter = "os"
    list.order = .name
    #expect(
      english.cities(list) == "3 cities in Norway from the service's list matching os, by name")
    #expect(slovak.cities(list) == "3 mestá (Norway) v zozname služby pre „os“, podľa názvu")
  }

  /// Only the largest cities can be sorted by their weather.
  @Test func saysHowManyCitiesAreSorted() {
    let list = CityListViewModel(
      count: 1000, country: nil, filter: "", order: .temperature, sorted: 100)
    #expect(english.cities(list) == "1,000 cities worldwide, the 100 largest warmest first")
    #expect(
      slovak.cities(list)
        == "\(slovak.grouped(1000)) miest sveta, najväčších 100 od najteplejšieho")
  }
}
