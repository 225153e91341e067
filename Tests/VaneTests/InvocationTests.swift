import CommandKit
import Phrases
import TerminalText
import Testing
import WeatherClients
import WeatherModels

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

  @Test(arguments: [
    (["line", "--preset", "tmux", "-o", "-5"], ["line", "--preset", "tmux", "-o", "-5"]),
    (["search", "--", "--json", "--"], ["search", "--", "--json", "--"]),
    (["search", "--", "Oslo"], ["search", "Oslo"]),
    (["--json=yes", "--colour", "-hx"], ["--json=yes", "--colour", "-hx"]), ([], []), (["--"], []),
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
    (["--size", "0x10"], .badSize("0x10")),
    (["--size", "80"], .badSize("80")),
    (["--size=80x24x1"], .badSize("80x24x1")),
    (
      ["--size=99999999999999999999x1"],
      .badSize("99999999999999999999x1")
    ),
    (["--csv", "--json"], .exclusive(.json, .csv)),
  ])
  func saysWhatIsWrong(arguments: [String], failure: Failure) {
    #expect(throws: failure) { try Invocation(arguments) }
  }
}
