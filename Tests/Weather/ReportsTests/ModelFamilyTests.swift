import Testing

@testable import Reports

@Suite struct ModelFamilyTests {
  /// A town in the area of each model, and the word of the model.
  @Test(arguments: [
    ("Vienna", 48.21, 16.37, "geosphere", "AROME Austria"),
    ("Innsbruck", 47.27, 11.4, "geosphere", "AROME Austria"),
    ("Bratislava", 48.15, 17.11, "aladin", "ALADIN"), ("Košice", 48.72, 21.26, "aladin", "ALADIN"),
    ("Prague", 50.09, 14.42, "icon", "ICON-D2"), ("Košice", 48.72, 21.26, "icon", "ICON-EU"),
    ("Amsterdam", 52.37, 4.9, "knmi", "HARMONIE Netherlands"),
    ("Dublin", 53.35, -6.26, "knmi", "HARMONIE Europe"),
    ("Copenhagen", 55.68, 12.57, "dmi", "HARMONIE"), ("Oslo", 59.91, 10.75, "metno", "MET Nordic"),
    ("London", 51.51, -0.13, "ukmo", "UKV"), ("Zurich", 47.37, 8.55, "meteoswiss", "ICON-CH1"),
    ("Paris", 48.86, 2.35, "meteofrance", "AROME France HD"),
    ("Rome", 41.9, 12.5, "italiameteo", "ICON-2I"),
    ("Denver", 39.74, -104.98, "gfs", "HRRR"), ("Denver", 39.74, -104.98, "nbm", "NBM"),
    ("Toronto", 43.65, -79.38, "gem", "HRDPS"), ("Tokyo", 35.68, 139.69, "jma", "MSM"),
    ("Sydney", -33.87, 151.21, "ecmwf", "ECMWF IFS"),
    ("Sydney", -33.87, 151.21, "aifs", "ECMWF AIFS"),
    ("Sydney", -33.87, 151.21, "aigfs", "AIGFS"),
  ])
  func comparesTheModelsOfATown(
    _ town: String, _ latitude: Double, _ longitude: Double, word: String, grid: String
  ) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let members = ModelFamily.compared(at: point)
    #expect(members.first { $0.family.word == word }?.finest.title == grid, "\(town)")
    #expect(members.count <= 8)
    #expect(Set(members.map(\.model)).count == members.count)
    // The finest first, and those that reach everywhere among them.
    #expect(members.map(\.finest.kilometers) == members.map(\.finest.kilometers).sorted())
    #expect(Set(members.map(\.family.word)).isSuperset(of: ["ecmwf", "gfs", "icon", "aifs"]))
  }

  @Test func comparesNothingNearAnEdge() throws {
    // Warsaw lies in the box of ICON-D2's last degrees, Vienna in that of ICON-CH1.
    for (latitude, longitude, title) in [(52.23, 19.9, "ICON-D2"), (48.21, 16.37, "ICON-CH1")] {
      let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let grids = ModelFamily.compared(at: point).flatMap(\.grids)
      #expect(!grids.contains { $0.title == title })
    }
  }

  @Test func fillsAReportWithACoarserModel() {
    let words = ModelFamily.all.map(\.word)
    #expect(Set(words).count == words.count)
    #expect(ModelFamily.whole(WeatherModel(rawValue: "metno_nordic")).rawValue == "metno_seamless")
    #expect(
      ModelFamily.whole(WeatherModel(rawValue: "knmi_harmonie_arome_netherlands")).rawValue
        == "knmi_seamless")
    #expect(ModelFamily.whole(.icon) == .icon)
    #expect(ModelFamily.whole(WeatherModel(rawValue: "new")).rawValue == "new")
    // Every name has words.
    for family in ModelFamily.all { #expect(family.whole.title.contains(/[a-z]|[A-Z]{3}/)) }
  }

  @Test func choosesTheFinestEnsembleThatReaches() throws {
    let vienna = try #require(Coordinate(latitude: 48.21, longitude: 16.37))
    let sydney = try #require(Coordinate(latitude: -33.87, longitude: 151.21))
    func names(_ point: Coordinate, _ hours: Double) -> [String] {
      EnsembleSource.sources(at: point, reaching: hours).map(\.model.rawValue)
    }
    #expect(names(vienna, 42).first == "icon_d2")
    #expect(names(vienna, 43).first == "ecmwf_ifs_europe_ensemble")
    #expect(names(vienna, 115).first == "ecmwf_ifs025")
    #expect(names(sydney, 1).first == "ecmwf_ifs025")
    // Each place has one for the days of a chart, and another one where that fails.
    #expect(names(sydney, 240).count == 2)
  }
}
