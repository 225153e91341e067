import TestSupport
import Testing

/// When a service fails, the user still reads the saved report, and one sentence that says why.
@Suite(.serialized, .timeLimit(.minutes(5))) final class FaultTests: StageSuite {
  private static let triesAgain = "Vane will try again when the network is back."
  private static let lost =
    "The connection to 127.0.0.1 was lost before the response was complete. " + triesAgain
  private static let tooLarge =
    "The response from 127.0.0.1 is too large and was discarded. Report this if it persists."

  @Test(arguments: [
    (
      Fault.status(500, reason: "Internal Server Error"),
      "127.0.0.1 returned error 500: Internal Server Error. Try again later."
    ),
    (
      .status(400, reason: "Latitude must be in range of -90 to 90°."),
      "127.0.0.1 returned error 400: Latitude must be in range of -90 to 90°. "
        + "Try again later."
    ),
    (.limited(.minutely), limit(until: "14:13")),
    (.limited(.hourly), limit(until: "15:00")),
    (.limited(.daily), limit(until: "00:00")),
    (.limited(.concurrent), "Open-Meteo's request limit is used up. Try again later."),
    (.body("<!DOCTYPE html>"), noReport("not JSON")),
    (.body("{}"), noReport("no current, hourly or daily")),
    (.body("[]"), noReport("reports: 0, places: 1")), (.empty, noReport("empty")),
    (.rubbish, noReport("Received HTTP/0.9 when not allowed")),
    (.redirectLoop, "Too many redirects from 127.0.0.1. Try again later."),
    (.redirect(to: "http://example.org/"), noReport("redirected to http://example.org/")),
    (.cutOff, lost), (.halfHeader, lost), (.reset, lost), (.endless, tooLarge),
    (.gzipBomb, tooLarge),
  ])
  func theSavedReportStaysAndASentenceSaysWhy(fault: Fault, sentence: String) async throws {
    try await stage.search("Oslo", opening: 1)
    stage.standIn.fail(fault)
    try await expect(sentence)
  }

  @Test func theSavedReportStaysWhereNothingAnswers() async throws {
    try await stage.search("Oslo", opening: 1)
    _ = try await stage.vane(["set", "timeout", "1"])
    stage.standIn.fail(.held(Gate()))
    try await expect("127.0.0.1 didn't respond within 1\u{A0}s. " + Self.triesAgain)
  }

  @Test(arguments: [Fault.held(Gate()), .hang(Gate()), .drip(.milliseconds(200))])
  func thePersonSaysHowLongToWait(fault: Fault) async throws {
    stage.standIn.fail(fault)
    let run = try await stage.vane(input: "set timeout 1\nsearch Oslo\n")
    #expect(run.output == " timeout = 1 s\n")
    #expect(
      run.errors == """
        "Oslo" isn't in the gazetteer and can't be looked up online: \
        127.0.0.1 didn't respond within 1\u{A0}s. Type refresh to try again.

        """)
    #expect(run.status == 1)
  }

  /// The limit is 96 MiB, of which a debug build itself needs more than half, not the 200 MiB of the unpacked body.
  @Test(arguments: [Fault.gzipBomb, .endless])
  func aLargeAnswerNeedsLittleMemory(fault: Fault) async throws {
    stage.standIn.fail(fault)
    try await stage.terminal("sh -c 'echo $$ > pid; exec vane'") { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Oslo", until: "is too large and was discarded.")
      let pid = try #require(stage.text("pid")?.dropLast())
      let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
      let peak = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      let kibibytes = try #require(Int(peak.filter(\.isNumber)))
      print("Most memory: \(kibibytes) KiB")
      #expect(kibibytes < 96 << 10)
    }
  }

  @Test func aRefusedConnectionIsTold() async throws {
    try await stage.search("Oslo", opening: 1)
    stage.standIn.stop()
    try await expect("127.0.0.1 refused the connection. " + Self.triesAgain)
  }

  @Test func whatFailedIsAskedAgainByRefresh() async throws {
    try await stage.search("Oslo", opening: 1)
    // There is one failure for each attempt that Vane makes by itself, at two services.
    stage.standIn.failNext(.reset, .reset, .reset, .reset, .reset, .reset)
    try await stage.terminal("VANE_NOW=2026-11-20T14:12:00Z vane", rows: 40) { terminal in
      try await terminal.wait(for: " network is back.\n>")
      try await terminal.enter("refresh")
      try await terminal.wait(
        forScreen: """
          $ VANE_NOW=2026-11-20T14:12:00Z vane
           [Forecast] · Searches · Favorites · Map
          \(Expected.warned(Expected.osloTwelveMinutesLater))
           The connection to 127.0.0.1 was lost before the response was complete. Vane
           will try again when the network is back.
          > refresh
          \(Expected.warned(Expected.osloNow))
          >
          """)
    }
  }
}

extension FaultTests {
  private static func limit(until time: String) -> String {
    "Open-Meteo's request limit is used up. Try again after \(time)."
  }

  private static func noReport(_ detail: String) -> String {
    "Open-Meteo returned an invalid weather report (\(detail)). Try again later."
  }

  /// The service is chosen by name: otherwise a hanging one is followed by another.
  private func expect(_ sentence: String) async throws {
    _ = try await stage.vane(["set", "service", "open-meteo"])
    try await stage.terminal("VANE_NOW=2026-11-20T14:12:00Z vane", columns: 132) { terminal in
      let screen = try await terminal.wait(for: "GeoNames, MET Norway · CC BY 4.0\n \(sentence)\n>")
      #expect(screen.contains("· 15:00 · fetched 12\u{A0}min ago\n"))
    }
  }
}

/// A service that wasn't chosen by name is replaced by the next one that answers.
@Suite(.serialized, .timeLimit(.minutes(5))) final class SubstituteTests: StageSuite {
  private static let overloaded =
    "127.0.0.1 returned error 503: The service is overloaded. Try again later."

  @Test func theNextServiceAnswersAndTheScreenSaysWhy() async throws {
    stage.standIn.fail(.status(503, reason: "The service is overloaded"), path: "/v1/forecast")
    let run = try await stage.vane(["detail", "Oslo"])
    #expect(
      run.output.hasPrefix(
        """
         Oslo, Norway                              MET Norway · 15:00 · fetched just now
         This report is from MET Norway, because Open-Meteo is unavailable: 127.0.0.1
         returned error 503: The service is overloaded. Try again later.
        """))
    #expect(run.output.contains(" MET Norway · NLOD 2.0, CC BY 4.0 · "))
    #expect(run.status == 0)

    let json = try await stage.vane(
      ["detail", "Oslo", "--json"], environment: ["VANE_NOW": "2026-11-20T15:00:00Z"])
    #expect(
      json.output.contains(
        #""instead":{"service":"open-meteo","code":"badAnswer","message":"\#(Self.overloaded)"}"#)
    )

    let chosen = try await stage.vane(["--service", "open-meteo", "refresh"])
    #expect(!chosen.output.contains("This report is from MET Norway"))
  }

  @Test func aPlaceWithoutAReportOpensAllTheSame() async throws {
    stage.standIn.fail(.status(503, reason: "The service is overloaded"), path: "/v1/forecast")
    let run = try await stage.vane(["--service", "open-meteo", "detail", "Oslo"])
    let page = " Oslo, Norway\n △ Yellow warning: wind, Fri 16:00–21:00\n Local time 15:00, "
    #expect(run.output.hasPrefix(page), "\(run)")
    #expect(run.output.contains("\n No weather for this place yet.\n"), "\(run)")
    #expect(run.errors == Self.overloaded + "\n")
    #expect(run.status == 1)
  }

  @Test func statusTellsHowTheServicesFared() async throws {
    stage.standIn.fail(.status(503, reason: "The service is overloaded"), path: "/v1/forecast")
    _ = try await stage.vane(
      ["detail", "Oslo"],
      environment: ["VANE_OPEN_METEO_AIR_QUALITY_URL": "\(stage.standIn.url)"])
    let run = try await stage.vane(["status"])
    let rows = [
      """
       Open-Meteo                      just now     8 of 600 this minute
         last failure just now: 127.0.0.1 returned error 503: The service is
         overloaded. Try again later.
         contacted: 127.0.0.1
       MET Norway                      just now
      """, " No requests yet: OpenWeather, City list, MeteoAlarm and 9 other services\n",
    ]
    for row in rows { #expect(run.output.contains(row), "\(run)") }
  }
}
