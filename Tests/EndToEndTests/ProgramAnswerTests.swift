import TestSupport
import Testing

/// Commands for scripts and status bars.
@Suite(.serialized, .timeLimit(.minutes(10))) final class ProgramAnswerTests: StageSuite {
  /// Output that cannot be written is a failure, and never ends in a signal.
  @Test(arguments: [
    ["searches"], ["--json", "searches"], ["--csv", "searches"], ["help"], ["help", "schema"],
    ["--help"], ["--version"], ["--json", "--version"], ["line"],
  ])
  func lostOutputIsAFailure(words: [String]) async throws {
    try await stage.search("Oslo", opening: 1)
    for script in [Self.fullDisk, Self.closedPipe] {
      let run = try await stage.run("/bin/bash", ["-c", script, "-"] + words)
      #expect(run.status == 1, "\(script): \(run)")
    }
  }

  private static let fullDisk = "vane \"$@\" >/dev/full"

  /// Runs Vane with a pipe at its output that nobody reads any more.
  private static let closedPipe = """
    coproc READER { exec true; }
    exec 9>&"${READER[1]}"
    wait "$READER_PID"
    vane "$@" >&9
    """

  @Test func aFollowedLineEndsWithItsReader() async throws {
    try await stage.search("Oslo", opening: 1)
    let line = "(vane --sample line Oslo --follow; echo $? >&2) | head -n 1"
    let run = try await stage.run("/bin/sh", ["-c", line])
    #expect(run.errors == "0\n" && run.output.hasSuffix("made-up weather\n"), "\(run)")
  }

  @Test func aFullDiskIsTold() async throws {
    let run = try await stage.run("/bin/sh", ["-c", "vane help >/dev/full"])
    #expect(run.errors == "The output could not be written.\n")
  }

  @Test(arguments: [
    (
      ["--json", "--service", "x"],
      #"{"schema":2,"command":"vane","ok":false,"error":{"code":"usage","message":"--service can't be"#
    ),
    (
      ["--json", "--csv", "searches"],
      #"{"schema":2,"command":"vane","ok":false,"error":{"code":"usage","message":"--json and"#
    ),
  ])
  func flagsThatAreNotUnderstoodAreADocumentToo(words: [String], begin: String) async throws {
    let run = try await stage.vane(words)
    #expect(run.output.hasPrefix(begin), "\(run.output)")
    #expect(run.output.filter { $0 == "\n" }.count == 1)
    #expect(run.status == 2)
    #expect(run.errors == "")
  }

  @Test func listsAreTables() async throws {
    try await stage.search("Oslo", opening: 1)
    let searches = try await stage.vane(["searches", "--csv"])
    #expect(
      searches.output == """
        row,name,country,countryName,region,latitude,longitude,population,elevation,timeZone,kind,town,iata,icao\r
        1,Oslo,NO,Norway,,59.91,10.75,1080000,,Europe/Oslo,town,,,\r

        """)
    let days = try await stage.vane(["--csv", "days"])
    #expect(days.output.hasPrefix("date,temperatureMin,temperatureMax,precipitation,"))
    let records = try await stage.vane(["records", "Oslo", "--csv"])
    #expect(records.output.hasPrefix("row,place.name,"))
    #expect(records.output.contains("\r\n1,Oslo,NO,Norway,,59.91,10.75,1080000,,Europe/Oslo,"))
    let file = try await stage.vane(["records", "Oslo", "--csv", stage.home + "/oslo.csv"])
    #expect(file.status == 0)
    #expect(stage.text("oslo.csv")?.hasPrefix("time,service,fetched,temperature_c") == true)
  }

  /// The first answer is printed at once; the run in the background fetches the weather.
  @Test func aLineIsFetchedInTheBackground() async throws {
    let first = try await stage.vane(["line", "59.91,10.75"])
    #expect(first.output == "–\n")
    #expect(first.status == 0)
    var line = first
    // Another program fetches: there is nothing to be told by.
    for _ in 0..<500 where line.output.hasSuffix("–\n") {
      try await Task.sleep(for: .milliseconds(20))
      line = try await stage.vane(["line", "59.91,10.75"])
    }
    // Minutes may come earlier, what was observed later.
    #expect(line.output.contains("❄ −5 °C Light snow"), "\(line)")
    let searches = try await stage.vane(["searches", "--json"])
    #expect(searches.output == #"{"schema":2,"command":"searches","ok":true,"items":[]}"# + "\n")
  }

  /// How many requests that takes depends on when each of them starts.
  @Test func programsThatAskAtOnceAllAnswer() async throws {
    stage.standIn.fail(.delay(.milliseconds(700)))
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<6 {
        group.addTask { [stage] in
          try await stage.vane(["days", "2", "48.15,17.11", "--json"]).output
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(outputs).count == 1 && outputs[0].contains(#""ok":true"#), "\(outputs)")
  }
}
