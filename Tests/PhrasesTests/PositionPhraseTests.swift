import Foundation
import Phrases
import Testing
import WeatherClients
import WeatherModels

/// What is said of positions and of files of places.
struct PositionPhraseTests {
  private let english = English()

  @Test(
    arguments: [
      (.badAddress("x:"), "VANE_GPSD is \"x:\": an address of gpsd looks like localhost:2947."),
      (.noDaemon(address: "a:1"), "No gpsd answers at a:1."),
      (.notGPSD(address: "a:1"), "What answers at a:1 is not gpsd."),
      (.silent(address: "a:1", seconds: 5), "gpsd at a:1 said nothing within 5 s."),
      (
        .connectionLost(address: "a:1"), "gpsd at a:1 ended the connection before a position."
      ),
      (.noDevice, "gpsd has no receiver."), (.deviceGone, "The receiver of gpsd is gone."),
      (.noFix(seconds: 5), "The receiver of gpsd found no position within 5 s."),
      (
        .staleFix(Date(timeIntervalSince1970: 1_118_327_684)),
        "The receiver of gpsd gives a position of 2005-06-09, which is not now."
      ),
      (.simulatedFix, "The receiver of gpsd gives a simulated position."),
      (.refusal("Unrecognized request"), "gpsd refused to answer: Unrecognized request"),
      (.noHome, "No home is set."), (.noCity(timeZone: nil), "The system has no time zone set."),
      (.noCity(timeZone: "UTC"), "The time zone UTC is named after no city."),
      (.noZoneTable(path: "/a"), "The table of time zones is missing at /a."),
      (.notAllowed, "The internet address may not be asked for."),
      (.service(.refused(host: "a")), "a refuses the connection. Try again later with refresh."),
      (.badAnswer(host: "a", detail: "not JSON"), "a does not say where you are (not JSON)."),
      (
        .storage(.noHome),
        "HOME is not set, so nothing can be kept. Set HOME or XDG_CONFIG_HOME."
      ), (.cancelled, "Cancelled."),
    ] as [(PositionError, String)])
  func saysWhyASourceDoesNotKnow(error: PositionError, sentence: String) {
    #expect(english.sentence(forPosition: error) == sentence)
    let failure = Failure.position([PositionRefusal(source: .gpsd, error: error)])
    #expect(
      english.sentence(for: failure)
        == "Nobody knows where you are. \(sentence) Type home and a place, or set location for others to ask."
    )
    #expect(failure.code == "notFound")
  }

  @Test(
    arguments: [
      (.unknownEnding(path: "a"), "usage", "a needs a name that ends in .gpx, .geojson or .plist."),
      (
        .unknownEnding(path: ""), "usage",
        "The file needs a name that ends in .gpx, .geojson or .plist."
      ), (.missing(path: "a.gpx"), "notFound", "There is no file a.gpx."),
      (.exists(path: "a.gpx"), "storage", "a.gpx exists already. Add --yes to replace it."),
      (
        .tooLarge(path: "a.gpx", limit: 8 << 20), "badFile",
        "a.gpx is larger than 8 MiB and was not read."
      ),
      (
        .tooMany(path: "a.gpx", limit: 10), "badFile",
        "a.gpx holds more than 10 places and was not read."
      ),
      (
        .malformed(path: "a.gpx", .gpx, line: 3), "badFile",
        "a.gpx is not GPX: line 3 cannot be read. Nothing was changed."
      ),
      (
        .malformed(path: "a", .geoJSON, line: nil), "badFile",
        "a is not GeoJSON. Nothing was changed."
      ),
      (
        .malformed(path: "a", .plist, line: nil), "badFile",
        "a is not a property list of places. Nothing was changed."
      ),
      (
        .storage(.system(.write, path: "/a", code: ENOENT)), "storage",
        "/a cannot be written: No such file or directory."
      ),
      (
        .storage(.system(.read, path: "/a", code: EACCES)), "storage",
        "/a cannot be read: Permission denied."
      ),
    ] as [(PlaceFileError, String, String)])
  func saysWhyAFileCannotBeUsed(error: PlaceFileError, code: String, sentence: String) {
    #expect(english.sentence(for: .placeFile(error)) == sentence)
    #expect(Failure.placeFile(error).code == code)
  }

  @Test(
    arguments: [
      ([1], "Not read: row 1 (no position)."),
      ([1, 2], "Not read: row 1 (no position) and row 2 (no position)."),
      (
        Array(1...7),
        "Not read: row 1 (no position), row 2 (no position), row 3 (no position), row 4 (no position), row 5 (no position) and 2 more."
      ),
    ] as [([Int], String)])
  func namesTheRowsThatWereNotRead(rows: [Int], sentence: String) {
    #expect(
      english.notImported(rows.map { RejectedRow(row: $0, reason: .noPosition) }) == sentence)
  }

  @Test func countsPlaces() {
    #expect(
      english.imported(PlaceCounts(favorites: 1, pins: 0), present: 0)
        == "Added 1 favourite. Type undo to take it back.")
    #expect(
      english.imported(PlaceCounts(favorites: 2, pins: 1), present: 1)
        == "Added 2 favourites and 1 pin. 1 was there already. Type undo to take it back.")
    #expect(
      english.imported(PlaceCounts(favorites: 0, pins: 0), present: 3)
        == "Nothing was added. 3 were there already.")
  }
}
