import TestSupport
import Testing

/// What a person reads when a service fails: the saved report stays, and one sentence says why.
@Suite(.serialized, .timeLimit(.minutes(1))) struct FaultTests {
  private static let lost =
    "The connection to 127.0.0.1 was lost before the answer was complete. Type refresh to try again."
  private static let tooLarge =
    "The answer of 127.0.0.1 is too large and was not read. Try again later with refresh."

  @Test(arguments: [
    (
      Fault.status(500, reason: "Internal Server Error"),
      "127.0.0.1 answered with error 500: Internal Server Error. Try again later with refresh."
    ),
    (
      .status(400, reason: "Latitude must be in range of -90 to 90°."),
      "127.0.0.1 answered with error 400: Latitude must be in range of -90 to 90°. "
        + "Try again later with refresh."
    ),
    (.limited(.minutely), limit(until: "14:13")),
    (.limited(.hourly), limit(until: "15:00")),
    (.limited(.daily), limit(until: "00:00")),
    (
      .limited(.concurrent),
      "Open-Meteo answers no more requests for now: its limit is reached. Try again later."
    ),
    (.body("<!DOCTYPE html>"), noReport("not JSON at byte 0")),
    (.body("{}"), noReport("no current, hourly or daily")),
    (.body("[]"), noReport("0 places of 1")),
    (.empty, noReport("empty")),
    (.rubbish, noReport("HTTP: invalid constant string")),
    (.redirectLoop, noReport("redirected without end")),
    (.redirect(to: "http://example.org/"), noReport("redirected to http://example.org/")),
    (.cutOff, lost),
    (.halfHeader, lost),
    (.reset, lost),
    (.endless, tooLarge),
    (.gzipBomb, tooLarge),
    (.held(Gate()), "127.0.0.1 gave no answer within 10 s. Type refresh to try again."),
  ])
  func theSavedReportStaysAndASentenceSaysWhy(fault: Fault, sentence: String) async throws {
    try await Stage.open { stage in
      try await stage.search("Oslo", opening: 1)
      stage.standIn.fail(fault)
      try await Self.expect(sentence, on: stage)
    }
  }

  @Test func aRefusedConnectionIsTold() async throws {
    try await Stage.open { stage in
      try await stage.search("Oslo", opening: 1)
      stage.standIn.stop()
      try await Self.expect(
        "127.0.0.1 refuses the connection. Try again later with refresh.", on: stage)
    }
  }

  @Test func whatFailedIsAskedAgainByRefresh() async throws {
    try await Stage.open { stage in
      try await stage.search("Oslo", opening: 1)
      stage.standIn.failNext(.reset)
      try await stage.terminal(rows: 30) { terminal in
        try await terminal.wait(for: " refresh to try again.\n>")
        try await terminal.enter("refresh")
        try await terminal.wait(
          forScreen: """
            $ vane
             [Forecast] · Searches · Favorites · Map
            \(Expected.osloNow)
             The connection to 127.0.0.1 was lost before the answer was complete. Type
             refresh to try again.
            > refresh
            \(Expected.osloNow)
            >
            """)
      }
    }
  }
}

extension FaultTests {
  private static func limit(until time: String) -> String {
    "Open-Meteo answers no more requests: its limit is reached. It is free again at \(time) UTC."
  }

  private static func noReport(_ detail: String) -> String {
    "Open-Meteo answered something that is not a weather report (\(detail)). Try again later with refresh."
  }

  private static func expect(_ sentence: String, on stage: Stage) async throws {
    try await stage.terminal("VANE_NOW=2026-11-20T14:12:00Z vane", columns: 132) { terminal in
      try await terminal.wait(
        forScreen: """
          $ VANE_NOW=2026-11-20T14:12:00Z vane
           [Forecast] · Searches · Favorites · Map
           Oslo, Norway                                                Open-Meteo · 15:00 · fetched 12 min ago
           ☀ Clear   -9 °C, feels like -13 °C   humidity 39 %   wind 1 m/s SE, gusts 1
           Today     ☀  -20        ╺━━━━━━●        -9 °C  Mainly clear   0.0 mm  0 %  5 m/s S   sun 6.4 h  sun 08:35 to 15:33
           Tomorrow  ☀  -21       ╺━━━━━━━━━╸      -7 °C  Clear          0.0 mm  0 %  5 m/s SE  sun 7.0 h  sun 08:37 to 15:31
           Sun 22    ☁  -18          ━━━━━━━━╸     -5 °C  Partly cloudy  0.0 mm  8 %  5 m/s SE  sun 5.3 h  sun 08:39 to 15:30
           Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places: GeoNames, CC BY 4.0
           \(sentence)
          >
          """)
    }
  }
}
