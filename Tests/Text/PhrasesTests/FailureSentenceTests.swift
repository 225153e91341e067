import Clients
import Foundation
import Phrases
import Reports
import Testing

/// Every sentence in full, so that a change of wording is visible here.
struct FailureSentenceTests {
  private let english = English()

  @Test(
    arguments: [
      .usage(
        CommandUsage(
          .search, arguments: [.placeName, .optional(.behind("in", .country))], options: ["-o"])):
        "usage: Usage: search [-o] PLACE [in COUNTRY]",
      .usage(CommandUsage(.page, arguments: [.count()])): "usage: Usage: page N",
      .usage(CommandUsage(.past, arguments: [.count(.days, in: 1...365)]), not: "400"):
        "usage: \"400\" isn't valid after past. Allowed: 1 to 365.",
      .badSize("3x"):
        "usage: --size can't be \"3x\". Write columns x rows, each from 1 to 1000, such as 80x24.",
      .offer(Offer("serch Oslo", "search Oslo")):
        #"usage: This line isn't understood. Did you mean "search Oslo"?"#,
      .offer(Offer("tomorow", "tomorrow", "tomorrow")):
        #"usage: "tomorow" isn't understood. Did you mean "tomorrow"? "#
        + "For a place of that name, type: search tomorow",
      .offer(Offer("", "compare Oslo, Bergen", lost: ["15:00", "5"], mayBePlace: false)):
        #"usage: "15:00" and "5" can't be part of this line. Did you mean "compare Oslo, Bergen"?"#,
      .offer(Offer("Oslo in knots", "set wind knots", "Oslo", mayBePlace: false)):
        #"usage: A unit is a setting, for every place. Did you mean "set wind knots" or "Oslo"?"#,
      .storage(.relativeHome(path: "me")):
        #"storage: HOME is "me", which isn't an absolute path, so nothing can be saved. Set HOME or XDG_CONFIG_HOME to one."#,
      .unknownHelp("xyzzy"): #"usage: Unknown command "xyzzy". Type help for a list."#,
      .ambiguous("se", [.search, .searches, .set]):
        #"usage: "se" is ambiguous: search, searches, set. Type more letters."#,
      .notHere(.hours, there: nil):
        #"usage: "hours" isn't available on this screen. Type help for a list."#,
      .notHere(.rename, there: "favorites rename 2 Cabin"):
        #"usage: "rename" isn't available on this screen. Type: favorites rename 2 Cabin"#,
      .unknownOption("--colour"):
        "usage: Unknown option --colour. Type help or vane --help for a list.",
      .placeNotFound("Xyzzy"):
        #"notFound: No place matches "Xyzzy". Try another spelling, or only the beginning of the name."#,
      .postalCodeNotFound("811 01"):
        #"notFound: No place found for the postal code "811 01". Type the name of the place instead."#,
      .postalCodeNotFoundOffline("811 01", .noNetwork(host: "api.example")):
        #"offline: The postal code "811 01" can't be looked up online, and isn't one of Europe or the US. "#
        + "Type the name of the place instead.",
      .placeNotFoundOffline("Xyzzy", .noNetwork(host: "api.example")):
        #"offline: "Xyzzy" isn't in the gazetteer and can't be looked up online: "#
        + "api.example can't be reached: there is no network. Check the connection, then type refresh.",
      .unknownCountry("Xyzzy"): #"usage: Unknown country "Xyzzy". Type country for a list."#,
      .noRow(1, count: 0): "notFound: Row 1 doesn't exist: the list is empty.",
      .noRow(2, count: 1): "notFound: Row 2 doesn't exist. The list has only one row.",
      .noRow(0, count: 12): "notFound: Row 0 doesn't exist. The list has rows 1 to 12.",
      .noRow(1, count: 0, list: "favorites"):
        #"notFound: Row 1 doesn't exist: the list of "favorites" is empty."#,
      .noRow(7, count: 2, list: "told"):
        #"notFound: Row 7 doesn't exist. The list of "told" has rows 1 to 2."#,
      .noPage(2, count: 1): "notFound: The list has only one page.",
      .noPage(9, count: 3): "notFound: Page 9 doesn't exist. The list has pages 1 to 3.",
      .emptyWord:
        "usage: One of the words is empty. If it comes from a variable, check that it's set.",
      .noList: "usage: No list to choose from yet. Type: search Oslo",
      .noPlace(line: "star 1"): "usage: No place is open. For row 1 of the last list, type: star 1",
      .notKept(.clear): "usage: \"clear\" works on your searches. Type searches first.",
      .nothingSearched: "notFound: No searches yet. Type: search Oslo",
      .nothingToUndo: "notFound: There is nothing to undo.",
      .nothingToClear: "notFound: There is nothing to delete.",
      .goneAlready: "notFound: That row is no longer in the list.",
      .badCoordinate("91 0"):
        #"usage: "91 0" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."#,
      .needsKeys(.play):
        #"usage: "play" requires an interactive terminal. For the next hour, type: hour +1"#,
      .needsKeys(.move):
        #"usage: "move" requires an interactive terminal. Type left, right, up, down, in or out instead."#,
      .needsYes(.clear):
        #"usage: "clear" needs confirmation, but input is not interactive. To allow it, use vane --yes."#,
      .unknownSetting("colour"): #"usage: Unknown setting "colour". Type set for a list."#,
      .badValue(setting: "service", value: "bbc", allowed: ["open-meteo", "sample"]):
        #"usage: service can't be "bbc". Allowed: open-meteo, sample."#,
    ] as [Failure: String])
  func ofACommand(failure: Failure, said: String) {
    #expect("\(failure.code): \(english.sentence(for: failure))" == said)
  }

  @Test(
    arguments: [
      .system(.read, path: "/a/vane.plist", code: EACCES):
        "/a/vane.plist can't be read: Permission denied.",
      .system(.write, path: "/a/vane.plist", code: ENOSPC):
        "/a/vane.plist can't be written: No space left on device. Nothing was saved.",
      .system(.createFolder, path: "/a", code: EROFS):
        "The folder /a can't be created: Read-only file system.",
      .system(.lock, path: "/a/vane.plist", code: ENOLCK):
        "/a/vane.plist can't be locked: No locks available.",
      .busy(path: "/a/vane.plist", seconds: 1.8):
        "Another program has locked /a/vane.plist for 2\u{A0}s. Try again.",
      .noHome: "HOME isn't set, so nothing can be saved. Set HOME or XDG_CONFIG_HOME.",
    ] as [StorageError: String])
  func ofAFile(error: StorageError, sentence: String) {
    #expect(english.sentence(for: .storage(error)) == sentence)
    #expect(Failure.storage(error).code == "storage")
  }

  @Test(
    arguments: [
      .missing(path: "/a.sqlite"): "The gazetteer is missing at /a.sqlite. Reinstall Vane.",
      .foreign(path: "/a.sqlite"): "/a.sqlite isn't a gazetteer for Vane. Reinstall Vane.",
      .otherVersion(path: "/a.sqlite", found: 3):
        "/a.sqlite is a gazetteer in version 3, which this version of Vane can't read. Reinstall Vane.",
      .damaged(path: "/a.sqlite", detail: "database disk image is malformed"):
        "The gazetteer at /a.sqlite is corrupt. Reinstall Vane.",
    ] as [GazetteerError: String])
  func ofTheGazetteer(error: GazetteerError, sentence: String) {
    #expect(english.sentence(for: .gazetteer(error)) == sentence)
    #expect(english.noGazetteer(error) == sentence + " Until then, places are looked up online.")
    #expect(Failure.gazetteer(error).code == "storage")
  }

  @Test(
    arguments: [
      .exposed(path: "/k"):
        "/k was ignored: other users can read or change it. Type in a shell: chmod 600 /k",
      .malformed(path: "/k", line: 3):
        "/k was ignored: line 3 isn't a key. Write OPENWEATHER_API_KEY=0123456789abcdef.",
      .unreadable(path: "/k", code: EISDIR):
        "/k was ignored: it can't be read (Is a directory).",
    ] as [KeyFileError: String])
  func ofKeys(error: KeyFileError, sentence: String) {
    #expect(english.keysNotUsed(error) == sentence)
  }

  @Test func ofFilesThatAreLost() {
    #expect(
      english.damaged(copy: "vane.plist.damaged-20261121")
        == "A file that Vane can't make sense of was renamed to vane.plist.damaged-20261121. Vane started a new one."
    )
    #expect(
      english.linkedArchive(copy: "/a/archive.sqlite.damaged-20261121")
        == "Vane doesn't follow a link to its archive: the link was renamed to "
        + "/a/archive.sqlite.damaged-20261121, and Vane started a new archive. "
        + "To move the archive, set XDG_DATA_HOME.")
    #expect(
      english.lockedArchive(path: "/a/archive.sqlite")
        == "Another program has locked /a/archive.sqlite. "
        + "Until it is released, Vane neither reads nor saves reports.")
    #expect(
      english.historyNotSaved(path: "/a/lines")
        == "The command history can't be saved to /a/lines. It will be lost when Vane exits.")
  }
}
