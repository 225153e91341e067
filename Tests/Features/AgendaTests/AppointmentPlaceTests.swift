@testable import Agenda
import Testing

struct AppointmentPlaceTests {
  @Test(
    arguments: [
      ("Hauptplatz 1, 4020 Linz", ["Linz"], "Linz"),
      ("Hauptplatz 1\n4020 Linz\nAustria", ["Linz, Austria", "Linz"], "Linz"),
      ("10 Downing Street, London SW1A 2AA", ["London"], "London"),
      ("Springfield, Illinois", ["Springfield, Illinois", "Illinois", "Springfield"], nil),
      ("Springfield, IL 62701", ["Springfield, IL", "Springfield"], "Springfield"),
      ("Linz, OÖ, Austria", ["Linz, OÖ, Austria", "Linz, Austria", "Linz"], "Linz"),
      ("Oslo", ["Oslo"], nil), ("Room 4", [], nil), ("Anna's flat", ["Anna's flat"], nil),
      ("https://meet.example.org/abc", [], nil), ("", [], nil),
    ] as [(String, [String], String?)])
  func readsTheTownOfALocation(location: String, names: [String], town: String?) {
    let place = AppointmentPlace(location) { $0 == "Austria" }
    #expect(place.names == names)
    #expect(place.town == town)
  }
}
