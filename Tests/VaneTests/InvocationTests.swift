import Clients
import Documents
import LineEditor
import Phrases
import Reports
import TerminalText
import Testing

@testable import vane

/// These tests say what the arguments of the program mean.
struct InvocationTests {
  @Test func takesFlagsWhereverTheyStand() throws {
    let invocation = try Invocation([
      "--json", "detail", "--color=always", "New York", "--service", "met-norway", "--yes",
      "--size", "100x40", "--plain", "--sample",
    ])
    #expect(invocation.words == ["detail", "New York"])
    #expect(invocation.json && invocation.yes && invocation.plain && invocation.sample)
    #expect(invocation.color == .always)
    #expect(invocation.service == .only(.metNorway))
    #expect(invocation.size.map { [$0.columns, $0.rows] } == [100, 40])
    #expect(!invocation.csv)
  }

  @Test func picksOfDocuments() throws {
    let picking = try Invocation(["--fields", "place.name, ok", "detail", "--fields=report"])
    #expect(picking.json && !picking.wish.isFull && picking.words == ["detail"])
    #expect(picking.wish.fields == [["place", "name"], ["ok"], ["report"]])
    #expect(try Invocation(["--json=full"]).wish.isFull)
    #expect(try Invocation(["--json"]).wish == DocumentWish())
    #expect(throws: Failure.badValue(setting: "--json", value: "yes", allowed: ["full"])) {
      try Invocation(["--json=yes"])
    }
    #expect(throws: Failure.noValue(.fields)) { try Invocation(["--fields", ","]) }
    #expect(throws: Failure.exclusive(.fields, .csv)) {
      try Invocation(["--fields", "a", "--csv"])
    }
  }

  @Test(arguments: [
    (["line", "--preset", "tmux", "-o", "-5"], ["line", "--preset", "tmux", "-o", "-5"]),
    (["search", "--", "--json", "--"], ["search", "--", "--json", "--"]),
    (["search", "--", "Oslo"], ["search", "Oslo"]),
    (["--yes=yes", "--colour", "-hx"], ["--yes=yes", "--colour", "-hx"]), ([], []), (["--"], []),
    (["records", "--csv", "file"], ["records", "--csv", "file"]),
    (["records", "--csv"], ["records"]),
    (["records", "--csv", "--yes"], ["records"]), (["--csv", "records", "3"], ["records", "3"]),
    (["--help"], ["help", "options"]), (["-h", "search"], ["help", "search"]),
    (["chart", "rain", "--help"], ["help", "chart"]), (["--version"], ["help", "version"]),
  ])
  func leavesTheRestToTheCommand(arguments: [String], words: [String]) throws {
    #expect(try Invocation(arguments).words == words)
  }

  @Test(arguments: [
    (["--color"], Failure.noValue(.color)), (["--service"], .noValue(.service)),
    (["search", "Oslo", "--size"], .noValue(.size)),
    (["--color="], .badValue(setting: "--color", value: "", allowed: ["auto", "always", "never"])),
    (["--size", "0x10"], .badSize("0x10")), (["--size", "80"], .badSize("80")),
    (["--size=80x24x1"], .badSize("80x24x1")),
    (
      ["--size=99999999999999999999x1"], .badSize("99999999999999999999x1")
    ),
    (["--csv", "--json"], .exclusive(.json, .csv)),
  ])
  func saysWhatIsWrong(arguments: [String], failure: Failure) {
    #expect(throws: failure) { try Invocation(arguments) }
  }

  /// A failure is said in the language that was asked for.
  @Test(arguments: [
    (["--language", "sk", "--json", "--csv"], Language.slovak),
    (["--nope", "--language=sk"], .slovak), (["--language"], nil), (["--language", "xx"], nil),
    (["--", "--language", "sk"], nil), ([], nil),
  ])
  func knowsTheLanguageOfAWrongLine(arguments: [String], language: Language?) {
    #expect(Invocation.language(arguments) == language)
  }

  @Test(arguments: [
    (["--units", "imperial"], [:], ["units": "imperial"]),
    (["--units=US", "Oslo"], [:], ["units": "imperial"]),
    (["--language", "sk", "--clock", "12h"], [:], ["language": "sk", "clock": "12"]),
    (
      [], ["VANE_UNITS": "uk", "VANE_CLOCK": "24", "VANE_LANGUAGE": ""],
      ["units": "uk", "clock": "24"]
    ),
    (["--units", "si"], ["VANE_UNITS": "uk"], ["units": "si"]),
    (["--units", "si"], ["VANE_UNITS": "bogus"], ["units": "si"]),
    (["line"], ["VANE_UNITS": "bogus", "VANE_CLOCK": "12"], ["clock": "12"]),
  ])
  func takesSettingsOfOneRun(
    arguments: [String], environment: [String: String], settings: [String: String]
  ) throws {
    let invocation = try Invocation(arguments, environment)
    #expect(invocation.settings.compactMapValues { $0 } == settings)
    // The units that were set one by one are taken back.
    #expect(invocation.settings.keys.contains("temperature") == (settings["units"] != nil))
  }

  @Test(arguments: [
    (["--units", "bogus"], [:], "--units", "bogus", ["metric", "imperial", "si", "uk"]),
    (["line", "--units", ""], [:], "--units", "", ["metric", "imperial", "si", "uk"]),
    ([], ["VANE_LANGUAGE": "klingon"], "VANE_LANGUAGE", "klingon", ["en", "sk"]),
    (["Oslo"], ["VANE_CLOCK": "13"], "VANE_CLOCK", "13", ["24", "12"]),
  ])
  func refusesSettingsThatDoNotExist(
    arguments: [String], environment: [String: String], name: String, value: String,
    allowed: [String]
  ) {
    #expect(throws: Failure.badValue(setting: name, value: value, allowed: allowed)) {
      try Invocation(arguments, environment)
    }
  }

  @Test func takesAHomeOfOneRun() throws {
    let position = try Invocation(["--home", "48.15, 17.11"]).findingHome([:])
    #expect(position.settings == ["home": "48.15,17.11"])
    let place = try Invocation([], ["VANE_HOME": "Bratislava"]).findingHome([:])
    #expect(place.settings["home"]??.hasPrefix("48.1") == true)
    #expect(throws: Failure.self) { try Invocation(["--home", "Qxqxqxq"]).findingHome([:]) }
    #expect(try Invocation(["line"], ["VANE_HOME": "Qxqxqxq"]).findingHome([:]).settings == [:])
  }
}
