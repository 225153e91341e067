import TestSupport
import Testing

/// Every answer keeps the schema that `vane help schema` prints.
@Suite(.serialized, .timeLimit(.minutes(10))) final class SchemaTests: StageSuite {
  /// Every command that can be typed, from a place to its list and back.
  private static let commands = [
    "help", "help json", "help csv", "help exit-codes", "help schema", "help line", "status",
    "archive", "set", "set icons ascii", "country slo", "country SK", "country off",
    "nearest 48.15 17.11", "sun 48.15,17.11 --date 2026-06-21", "sun 89,0 --date 2026-12-21",
    "forecast", "cities", "filter san", "sort name", "searches", "favorites", "map", "type rain",
    "set fields yes", "type pressure", "hour +3", "zoom 5", "type wind hour tomorrow 12:00",
    "hour +999", "type radar", "pin 48 17", "search Oslo", "1", "detail", "detail tomorrow",
    "hours", "days 2", "chart rain", "chart air", "chart air tomorrow 8-10", "air", "warnings",
    "soon", "uv", "weeks", "months", "along Oslo to Bergen by car", "star", "ways",
    "rename 1 fjords", "along fjords best 6-12", "ways", "rm 1", "undo", "along Oslo",
    "along missing.gpx", "hours Oslo", "star", "unstar", "star", "refresh", "records", "accuracy",
    "models", "models 2026-11-24", "observed", "when dry 3h", "when rain above 1 tomorrow",
    "past 2", "normal", "line", "line Oslo", "line --preset prometheus", "cities", "chart",
    "chart wind 6", "agenda ~/work.ics", "favorites", "rm 1", "undo", "refresh", "searches", "more",
    "page 1", "back", "pin", "sun", "forecast", "hours", "searches", "rename 1 Cabin", "sort name",
    "filter cab", "detail Bratislva", "hours 2 48.1,17.1", "quit",
  ]

  private func check(
    _ commands: [String], flags: [String] = [],
    environment: [String: String] = [:], expecting isExpected: ([JSONNode]) -> Bool
  ) async throws {
    let schema = try await JSONSchema(stage.vane(["help", "schema"]).output)
    let run = try await stage.vane(
      ["--json"] + flags, input: commands.joined(separator: "\n") + "\n", environment: environment)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == commands.count)
    let documents = try lines.map { try JSONNode(String($0)) }
    if !flags.contains("--json=full") {
      #expect(lines.allSatisfy { !$0.contains(#""command":"detail""#) || $0.utf8.count < 12_000 })
    }
    for (command, document) in zip(commands, documents) {
      #expect(schema.errors(in: document) == [], "\(command)")
    }
    #expect(isExpected(documents), "\(run)")
  }

  private func code(_ document: JSONNode) -> String? { document["error"]?["code"]?.text }

  @Test func nothingIsKeptYet() async throws {
    let lists = ["searches", "favorites", "map", "cities", "forecast", "hours", "days", "line"]
    try await check(lists) { documents in
      documents.prefix(4).allSatisfy { $0["items"] == .array([]) }
        && code(documents[7]) == "notFound"
    }
  }

  /// An appointment each day.
  private static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:1
    SUMMARY:Meeting
    LOCATION:Oslo
    DTSTART:20261121T090000Z
    DTEND:20261121T100000Z
    RRULE:FREQ=DAILY;COUNT=400
    END:VEVENT
    END:VCALENDAR

    """

  @Test func onePlaceWithAllCommands() async throws {
    try stage.write(Self.calendar, to: "work.ics", mode: 0o644)
    try await check(Self.commands) { $0.allSatisfy { $0["command"]?.text != nil } }
  }

  @Test func manyPlaces() async throws {
    let commands = ["search spring", "star 1", "star 2", "pin 3", "search spring", "2", "searches"]
    try await check(commands + ["favorites", "map", "page 2"]) { documents in
      documents.first.flatMap { $0["results"]?.elements.count }.map { $0 > 2 } == true
    }
  }

  @Test func withoutANetwork() async throws {
    stage.standIn.stop()
    try await check(Self.commands) { $0.contains { code($0) == "offline" } }
  }

  @Test func withASavedReportAndNoNetwork() async throws {
    try await stage.search("Oslo", opening: 1)
    stage.standIn.stop()
    try await check(
      ["forecast", "searches", "line"], environment: ["VANE_NOW": "2026-11-20T14:12:00Z"]
    ) { documents in
      code(documents[0]) == "offline" && documents[0]["report"]?["service"] != nil
        && documents[2]["ok"] == .bool(true)
    }
  }

  @Test func withAServiceThatFails() async throws {
    stage.standIn.fail(.rubbish)
    let commands = ["search Oslo", "detail Oslo", "forecast", "cities", "favorites"]
    try await check(commands) { $0.contains { code($0) == "badAnswer" } }
  }

  @Test func withSampleWeather() async throws {
    try await check(Self.commands, flags: ["--sample"]) {
      $0.contains { $0["report"]?["sample"] == .bool(true) }
    }
  }

  /// All examples of `help all`, with whole reports and without. Some commands never end, and one leaves.
  @Test(arguments: [["--json"], ["--json=full"]]) func examplesOfAllCommands(flags: [String])
    async throws
  {
    let help = try JSONNode(try await stage.vane(["--json", "help", "all"]).output)
    let endless = ["watch", "move", "quit", "tell on", "tell off"]
    let examples = (help["items"]?.elements ?? []).flatMap { command -> [String] in
      let name = command["name"]?.text ?? ""
      let examples = (command["examples"]?.elements.compactMap(\.text) ?? []).map {
        $0.replacing("--ics ", with: "--ics ~/")
      }
      return endless.contains(name) ? [] : examples.isEmpty ? [name] : examples
    }  // Files of these names would lie beside the tests.
    .filter { !endless.contains($0) && !$0.hasSuffix(".csv") && !$0.hasSuffix(" pins.gpx") }
    #expect(examples.count > 100)
    let places = ["search Oslo", "1", "star Oslo", "star Bratislava", "pin Bergen"]
    let lists = ["favorites", "unstar Rome", "map type warnings", "map", "type warnings"]
    try await check(places + examples + lists, flags: flags + ["--sample", "--yes"]) {
      $0.filter { $0["ok"] == .bool(true) }.count > 100
    }
  }

  @Test func withWordsThatAreNotUnderstood() async throws {
    let commands = [
      "serch", "1", "rm", "help nonsense", "set nonsense 1", "set timeout x", "nearest x",
      "sun 2026-13-45", "--nonsense", "line --format {x}", "line --preset x",
      "favorites nonsense", "clear", "chart 0", "past 0",
    ]
    try await check(commands) { $0.allSatisfy { code($0) == "usage" } }
  }

  @Test func withNothingFound() async throws {
    let commands = [
      "search Atlantis", "detail Atlantis", "favorites rm 1", "line Atlantis", "hours", "records",
      "undo",
    ]
    try await check(commands) { $0.allSatisfy { code($0) == "notFound" } }
  }

  @Test func inAnotherLanguage() async throws {
    // Those whose answers have words.
    let commands = [
      "help", "help json", "status", "country SK", "country off", "nearest 48.15 17.11",
      "search Oslo", "1", "detail", "days 2", "chart air", "air", "warnings", "soon", "star",
      "records", "when dry 3h", "line Oslo", "favorites", "forecast", "searches", "map",
      "type radar", "detail Bratislva",
    ]
    try await check(commands, environment: ["LC_ALL": "sk_SK.UTF-8"]) {
      $0.contains { $0["report"]?["current"]?["condition"]?.text == "Light snow" }
    }
  }

  @Test func aBrokenDocumentIsSeen() throws {
    let schema = try JSONSchema(
      #"{"type":"object","required":["a"],"properties":{"a":{"type":["integer","null"],"minimum":1}}}"#
    )
    #expect(schema.errors(in: try JSONNode(#"{"a":1}"#)) == [])
    #expect(schema.errors(in: try JSONNode(#"{"a":0}"#)) == ["$.a: 0.0 is below 1.0"])
    #expect(schema.errors(in: try JSONNode(#"{}"#)) == ["$: a is missing"])
    #expect(
      try JSONSchema(#"{"oneOf":[]}"#).errors(in: .null) == [
        "$: the keyword oneOf is not known to this test"
      ])
  }
}
