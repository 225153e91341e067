import Clients
import Foundation
@_spi(Building) import Gazetteer
import Reports
import Testing

/// Clocks of points, landmarks and airports (C4).
@Suite struct CivilTimeTests {
  @Test(arguments: [
    ("Adak", "America/Adak"), ("Midway Islands", "Pacific/Midway"),
    ("Pribilof Islands", "America/Anchorage"), ("Penrhyn", "Pacific/Rarotonga"),
    ("Lord Howe Island", "Australia/Lord_Howe"), ("Ardennes", "Europe/Brussels"),
    ("Mount Everest", "Asia/Kathmandu"), ("Mount Erebus", "Antarctica/McMurdo"),
    ("Bikini", "Pacific/Majuro"), ("Heard Island", "Etc/GMT-5"),
    ("Baltic Sea", "Etc/GMT-1"),
    // Old zones of airports are mended.
    ("CJS", "America/Ciudad_Juarez"), ("CUU", "America/Chihuahua"), ("UUS", "Asia/Sakhalin"),
    ("FEN", "America/Noronha"), ("REX", "America/Matamoros"), ("YQH", "America/Whitehorse"),
    ("BBA", "America/Coyhaique"), ("BUA", "Pacific/Bougainville"), ("URC", "Asia/Shanghai"),
    ("EUC", "Australia/Eucla"), ("CIJ", "America/La_Paz"), ("LHR", "Europe/London"),
  ])
  func landmarkOrAirportHasCivilTime(name: String, zone: String) throws {
    #expect(try gazetteer.search(name).first?.place.timeZone == zone)
  }

  @Test(arguments: [
    (50.0, 5.5, "Europe/Brussels"), (40, -30, "Etc/GMT+2"), (10, 160, "Etc/GMT-11"),
    (0, 0, "Etc/GMT"), (43.4, 132.2, "Asia/Vladivostok"), (65, 100, "Asia/Krasnoyarsk"),
    (-7.3, 72.4, "Indian/Chagos"), (51.95, 1.4, "Europe/London"), (-75, 120, "Etc/GMT-8"),
    (31.636, -106.429, "America/Ciudad_Juarez"), (-25, 135, "Australia/Darwin"),
  ])
  func pointHasCivilTimeOrNautical(latitude: Double, longitude: Double, zone: String) throws {
    let point = try point(latitude, longitude)
    #expect(try gazetteer.nearest(to: point)?.timeZone == zone)
    #expect(try gazetteer.search("\(latitude),\(longitude)").first?.place.timeZone == zone)
  }

  @Test func twelveMilesFromLandAreItsTime() throws {
    let square: CivilTime.Source = (["Europe/Oslo"], [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    let time = CivilTime(CivilTime.packed([square]))
    #expect(time.zones(at: try point(0.5, 0.5), near: nil) == ["Europe/Oslo"])
    #expect(time.zones(at: try point(0.5, 1.19), near: nil) == ["Europe/Oslo"])
    #expect(time.zones(at: try point(0.5, 1.21), near: nil) == [])
    // A small island that no map has.
    let town = (zone: "Asia/Tokyo", kilometers: 3.0)
    #expect(time.zones(at: try point(0.5, 1.1), near: town) == ["Asia/Tokyo"])
  }

  @Test func nearestTownDecidesBetweenTheZonesOfAState() throws {
    let state: CivilTime.Source = (
      ["America/Chicago", "America/Denver"], [[(0, 0), (1, 0), (1, 1), (0, 1)]]
    )
    let time = CivilTime(CivilTime.packed([state]))
    let point = try point(0.5, 0.5)
    #expect(time.zones(at: point, near: ("America/Denver", 90)).first == "America/Denver")
    #expect(time.zones(at: point, near: ("America/Phoenix", 1)).first == "America/Chicago")
  }
}
