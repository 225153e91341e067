import Foundation
import Phrases
import Testing
import WeatherClients
import WeatherModels

/// Every sentence in full, so that a change of words is seen where it is made.
struct FailureSentenceTests {
  private let english = English()

  @Test(
    arguments: [
      (.usage(.search), "usage", "Type: search [-o] TEXT [in COUNTRY]"),
      (.usage(.page), "usage", "Type: page N"),
      (
        .unknownCommand("serch", nearest: .search), "usage",
        #"No command "serch". Did you mean "search"? To look for a place: search serch"#
      ),
      (.unknownHelp("xyzzy"), "usage", #"No command "xyzzy". Type help for the list."#),
      (
        .ambiguous("se", [.search, .searches, .set]), "usage",
        #""se" can mean search, searches, set."#
      ),
      (
        .notHere(.hours), "usage",
        #""hours" does nothing on this screen. Type help for what can be typed here."#
      ),
      (
        .unknownOption("--colour"), "usage",
        "There is no option --colour here. Type help, or vane --help."
      ),
      (
        .placeNotFound("Xyzzy"), "notFound",
        #"Nothing called "Xyzzy" was found. Try another spelling, or only the beginning of the name."#
      ),
      (
        .postalCodeNotFound("811 01"), "notFound",
        #"No place with the postal code "811 01" is known. Type the place's name instead."#
      ),
      (
        .placeNotFoundOffline("Xyzzy", .noNetwork(host: "api.example")), "offline",
        #"Nothing called "Xyzzy" is in Vane's own list, and it cannot be looked up: "#
          + "There is no network to reach api.example. Check the connection, then type refresh."
      ),
      (
        .unknownCountry("Xyzzy"), "usage",
        #"There is no country "Xyzzy". Type country for the list."#
      ),
      (.noRow(1, count: 0), "notFound", "There is no row 1: the list is empty."),
      (.noRow(2, count: 1), "notFound", "There is no row 2. The list has one row."),
      (.noRow(0, count: 12), "notFound", "There is no row 0. The list has rows 1 to 12."),
      (.noPage(2, count: 1), "notFound", "The list has one page only."),
      (.noPage(9, count: 3), "notFound", "There is no page 9. The list has pages 1 to 3."),
      (.noList, "usage", "There is no list to pick from yet. Type: search Oslo"),
      (
        .noPlace(.star), "usage",
        "No place is open here. Type: star 2 for row 2 of the list last shown."
      ),
      (
        .notDeletable, "usage",
        "These are places found, not searches made. Type searches for those."
      ),
      (.nothingSearched, "notFound", "Nothing searched yet. Type: search Oslo"),
      (.nothingToUndo, "notFound", "There is no deletion to take back."),
      (.nothingToClear, "notFound", "The list is empty already."),
      (.goneAlready, "notFound", "That is no longer in the list."),
      (
        .badCoordinate("91 0"), "usage",
        #""91 0" is no position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."#
      ),
      (
        .needsKeys(.move), "usage",
        #""move" needs the keyboard of a terminal. Type left, right, up, down, in and out instead."#
      ),
      (
        .needsYes(.clear), "usage",
        #""clear" asks before it deletes everything, and nobody is there to answer. Add --yes."#
      ),
      (
        .unknownSetting("colour"), "usage",
        #"There is no setting "colour". Type set for the list."#
      ),
      (
        .badValue(setting: "service", value: "bbc", allowed: ["open-meteo", "sample"]), "usage",
        #"service cannot be "bbc". It can be: open-meteo, sample."#
      ),
    ] as [(Failure, String, String)])
  func ofACommand(failure: Failure, code: String, sentence: String) {
    #expect(english.sentence(for: failure) == sentence)
    #expect(failure.code == code)
  }

  @Test(
    arguments: [
      (
        .system(.read, path: "/a/vane.plist", code: EACCES),
        "/a/vane.plist cannot be read: Permission denied."
      ),
      (
        .system(.write, path: "/a/vane.plist", code: ENOSPC),
        "/a/vane.plist cannot be written: No space left on device. What you changed is not kept."
      ),
      (
        .system(.createFolder, path: "/a", code: EROFS),
        "The folder /a cannot be made: Read-only file system."
      ),
      (
        .system(.lock, path: "/a/vane.plist", code: ENOLCK),
        "/a/vane.plist cannot be locked: No locks available."
      ),
      (
        .busy(path: "/a/vane.plist", seconds: 1.8),
        "Another program has held /a/vane.plist for 2 s. Try again."
      ),
      (.noHome, "HOME is not set, so nothing can be kept. Set HOME or XDG_CONFIG_HOME."),
    ] as [(StorageError, String)])
  func ofAFile(error: StorageError, sentence: String) {
    #expect(english.sentence(for: .storage(error)) == sentence)
    #expect(Failure.storage(error).code == "storage")
  }

  @Test(
    arguments: [
      (.missing(path: "/a.sqlite"), "Vane's list of places is missing at /a.sqlite."),
      (.foreign(path: "/a.sqlite"), "/a.sqlite is not Vane's list of places."),
      (
        .otherVersion(path: "/a.sqlite", found: 3),
        "/a.sqlite is a list of places of version 3, which this Vane does not read."
      ),
      (
        .damaged(path: "/a.sqlite", detail: "database disk image is malformed"),
        "Vane's list of places at /a.sqlite is damaged."
      ),
    ] as [(GazetteerError, String)])
  func ofTheGazetteer(error: GazetteerError, sentence: String) {
    #expect(english.sentence(for: .gazetteer(error)) == sentence)
    #expect(english.noGazetteer(error) == sentence + " Places are looked up online instead.")
    #expect(Failure.gazetteer(error).code == "storage")
  }

  @Test func ofFilesThatAreLost() {
    #expect(
      english.damaged(keptAs: "vane.plist.damaged-20261121")
        == "A file of Vane's was damaged and is kept as vane.plist.damaged-20261121. Vane goes on with a new one."
    )
    #expect(
      english.historyNotKept(path: "/a/lines")
        == "The lines you type cannot be kept in /a/lines. They are forgotten when Vane ends.")
  }
}
