import Clients
import Foundation
import Phrases
import Reports
import Testing

struct PositionPhraseTests {
  private let english = English()

  @Test func saysWhereAPointLies() {
    #expect(
      english.position("Dolný Hričov", distance: "4.2 km", direction: "NW")
        == "4.2 km NW of Dolný Hričov")
    #expect(
      english.position("Dolný Hričov", distance: "4.2 km", direction: nil)
        == "4.2 km from Dolný Hričov")
    #expect(
      english.position(within: "Algeria", place: "Illizi", distance: "312 km")
        == "Algeria. The nearest place is Illizi, 312 km away.")
    #expect(english.aboveSea("668 m") == "668 m above sea level")
  }

  @Test func namesTheSeas() {
    #expect(
      Sea.allCases.map(english.sea) == [
        "Arctic Ocean", "Atlantic Ocean", "Indian Ocean", "Pacific Ocean", "Southern Ocean",
        "Arabian Sea", "Bay of Bengal", "Bay of Biscay", "Bering Sea", "Black Sea",
        "Caribbean Sea", "Coral Sea", "Caspian Sea", "Gulf of Mexico", "Hudson Bay",
        "Mediterranean Sea", "North Sea", "Sea of Japan", "Sea of Okhotsk", "South China Sea",
        "Tasman Sea",
      ])
  }

  @Test(
    arguments: [
      .badAddress("x:"):
        "VANE_GPSD is \"x:\", which isn't a valid address. Use one such as localhost:2947.",
      .noDaemon(address: "a:1"): "gpsd isn't running at a:1.",
      .notGPSD(address: "a:1"): "The server at a:1 isn't gpsd.",
      .silent(address: "a:1", seconds: 5): "gpsd at a:1 didn't respond within 5\u{A0}s.",
      .connectionLost(address: "a:1"):
        "gpsd at a:1 closed the connection before sending a position.",
      .noDevice: "No receiver is connected to gpsd.",
      .deviceGone: "The gpsd receiver was disconnected.",
      .noFix(seconds: 5): "The gpsd receiver found no position within 5\u{A0}s.",
      .staleFix(Date(timeIntervalSince1970: 1_118_327_684)):
        "The gpsd receiver reported an outdated position (9 June 2005).",
      .simulatedFix: "The gpsd receiver reported a simulated position.",
      .refusal("Unrecognized request"): "gpsd rejected the request: Unrecognized request",
      .noHome: "Your home isn't set.",
      .noCity(timeZone: nil): "The system time zone isn't set.",
      .noCity(timeZone: "UTC"): "The time zone UTC isn't named after a city.",
      .noZoneTable(path: "/a"): "The time zone table is missing at /a.",
      .notAllowed: "Looking up your location by IP address isn't allowed.",
      .service(.refused(host: "a")): "a refused the connection. Try again later.",
      .badAnswer(host: "a", detail: "not JSON"): "a returned no location (not JSON).",
      .storage(.noHome): "HOME isn't set, so nothing can be saved. Set HOME or XDG_CONFIG_HOME.",
      .cancelled: "Canceled.",
    ] as [PositionError: String])
  func saysWhyASourceDoesNotKnow(error: PositionError, sentence: String) {
    #expect(english.sentence(forPosition: error) == sentence)
    let failure = Failure.position([PositionRefusal(source: .gpsd, error: error)])
    #expect(
      english.sentence(for: failure)
        == "Your location could not be determined. \(sentence) Set your home with home PLACE, or choose other sources with set location."
    )
    #expect(failure.code == "notFound")
  }

  @Test(
    arguments: [
      .unknownEnding(path: "a"): "usage: The name of a must end in .gpx, .geojson or .plist.",
      .unknownEnding(path: ""): "usage: The name of the file must end in .gpx, .geojson or .plist.",
      .missing(path: "a.gpx"): "notFound: The file a.gpx doesn't exist.",
      .exists(path: "a.gpx"): "storage: a.gpx already exists. To replace it, use vane --yes.",
      .tooLarge(path: "a.gpx", limit: 8 << 20):
        "badFile: a.gpx is larger than 8\u{A0}MiB and wasn't read.",
      .tooMany(path: "a.gpx", limit: 10):
        "badFile: a.gpx contains more than 10 places and wasn't read.",
      .malformed(path: "a.gpx", .gpx, line: 3):
        "badFile: a.gpx isn't valid GPX: line 3 can't be read. Nothing was changed.",
      .malformed(path: "a", .geoJSON, line: nil):
        "badFile: a isn't valid GeoJSON. Nothing was changed.",
      .malformed(path: "a", .plist, line: nil):
        "badFile: a isn't a valid property list of places. Nothing was changed.",
      .unknownEncoding(path: "a.gpx", "koi8-r"):
        "badFile: a.gpx is in the encoding koi8-r, which can't be read. Save it as UTF-8.",
      .storage(.system(.write, path: "/a", code: ENOENT)):
        "storage: /a can't be written: No such file or directory.",
      .storage(.system(.read, path: "/a", code: EACCES)):
        "storage: /a can't be read: Permission denied.",
    ] as [PlaceFileError: String])
  func saysWhyAFileCannotBeUsed(error: PlaceFileError, said: String) {
    let failure = Failure.placeFile(error)
    #expect("\(failure.code): \(english.sentence(for: failure))" == said)
  }
}
