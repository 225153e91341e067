import TestSupport
import Testing

/// The main job: search, pick, read, and find it again at the next start.
@Suite(.serialized, .timeLimit(.minutes(5))) final class SessionTests: StageSuite {
  @Test func aPersonSearchesPicksReadsAndStars() async throws {
    try await stage.terminal(rows: 64) { terminal in
      let start = """
        $ vane
        \(Expected.welcome)
        >
        """
      try await terminal.wait(forScreen: start)
      try await terminal.enter("search spring")
      try await terminal.wait(forScreen: start + Self.springfields)
      try await terminal.enter("1", until: Self.springfield)
      try await terminal.wait(for: Self.springfieldsToday)
      let end =
        "Open-Meteo.com, GeoNames · CC BY 4.0 · NOAA\n Warnings for Springfield couldn't be read"
      try await terminal.wait(for: end + " (no connection).\n>")
      try await terminal.enter("star", until: " ★ Added Springfield to favorites.\n>")
      try await terminal.enter("quit", until: "\n> quit\n$")
    }
  }

  /// The first start shows the weather of the time zone's city, which lines without a place are about, and keeps no
  /// search until Return.
  @Test func theFirstStartHasWeather() async throws {
    let vane = "TZ=Europe/Bratislava VANE_GAZETTEER= vane --sample"
    try await stage.terminal(vane, rows: 50) { terminal in
      try await terminal.wait(for: " Your time zone suggests Bratislava. Return keeps it, or type")
      try await terminal.wait(for: " Bratislava, Slovakia ")
      try await terminal.enter("tomorrow", until: "Saturday, 21 November 2026")
      try await terminal.enter("star", until: " Added Bratislava to favorites.\n>")
      try await terminal.enter("searches", until: " No searches yet. Type: search Oslo\n>")
      try await terminal.enter("undo", until: " No favorites yet.")
      try await terminal.enter("quit")
    }
    try await stage.terminal(vane, rows: 50) { terminal in
      try await terminal.wait(for: " Your time zone suggests Bratislava. Return keeps it, or type")
      try await terminal.wait(for: "\n>")
      try await terminal.enter("", until: "dew point")
      try await terminal.enter("searches", until: " 1  Bratislava  Bratislava Region, Slovakia")
    }
  }

  private static let springfields = """
     search spring
     Forecast · [Searches] · Favorites · Map
     5 places for spring
        place        region, country                people
     1  Springfield  Missouri, United States       169,176
     2  Springfield  Massachusetts, United States  155,929
     3  Springfield  Illinois, United States       114,394
     4  Springfield  Oregon, United States          62,256
     5  Springfield  Ohio, United States            59,680
    >
    """

  private static let springfield = """
     1
     Forecast · Searches · Favorites · Map
     Springfield, Missouri, United States      Open-Meteo · 08:00 · fetched just now
     Dry all day.

        ╲  │  ╱       ▀█  █▀▀▀█ █▀█   Clear, feels like 6 °C
         ╭───╮         █  █   █ ▀▀▀   wind      ↑ 5 m/s S, gusts 8
       ──┤   ├──       █  █   █       pressure  1020 hPa, falling slowly
         ╰───╯         █  █   █       sun       06:58–17:00, 10 h 2 min
        ╱  │  ╲        ▀  ▀▀▀▀▀       humidity  81 %, dew point 7 °C
                                      observed  10 °C, X199 08:00
                                      UV index  1, low
    """

  private static let springfieldsToday = """
     The next days                                                   runs differ by
     Today     ☁  6    ╺━●━╸       16 °C  Partly cloudy  ·  8 %  5 m/s S   ●●● 1 °C
    """

  @Test func theLastSearchIsOnTheScreenAtOnceThenRefreshed() async throws {
    try await stage.search("Oslo", opening: 1)
    let gate = Gate()
    stage.standIn.fail(.held(gate))
    try await stage.terminal("VANE_NOW=2026-11-20T14:12:00Z vane") { terminal in
      let saved = """
        $ VANE_NOW=2026-11-20T14:12:00Z vane
         [Forecast] · Searches · Favorites · Map
        \(Expected.warned(Expected.osloTwelveMinutesLater))

        """
      try await terminal.wait(forScreen: saved + ">")
      gate.open()
      try await terminal.wait(
        forScreen: """
          $ VANE_NOW=2026-11-20T14:12:00Z vane
           [Forecast] · Searches · Favorites · Map   Checked just now: no change.
          \(Expected.warned(Expected.osloNow))
          >
          """)
    }
  }

  @Test func aLateReportLeavesTheLineBeingTypedIntact() async throws {
    let clock = MovingClock(try Date(Stage.now, strategy: .iso8601))
    try await Stage.open(answers: .sample(now: { clock.now })) { stage in
      try await stage.search("Oslo", opening: 1)
      let now = clock.forward(hours: 1)
      let gate = Gate()
      stage.standIn.fail(.held(gate))
      try await stage.terminal("VANE_NOW=\(now) vane") { terminal in
        try await terminal.wait(for: "CC BY 4.0\n>")
        try await terminal.type("Tromsø 東京", until: "\n> Tromsø 東京")
        try await terminal.press(.left)
        gate.open()
        let refreshed = """
          $ VANE_NOW=\(now) vane
           [Forecast] · Searches · Favorites · Map
          \(Expected.warned(Expected.osloAnHourLater, ago: " (fetched 60\u{A0}min ago)"))
          \(Expected.changesInAnHour)
          >
          """
        try await terminal.wait(forScreen: refreshed + " Tromsø 東京")
        // The cursor stands behind "> Tromsø 東": nine columns and one character that is two wide.
        #expect(try await terminal.cursor() == Cursor(column: 11, row: 19))
        try await terminal.type("-")
        try await terminal.wait(forScreen: refreshed + " Tromsø 東-京")
        try await terminal.press(.enter)
        try await terminal.wait(
          forScreen: refreshed + """
             Tromsø 東-京
             No place matches "Tromsø 東-京". Try another spelling, or only the beginning of
             the name.
            >
            """)
        #expect(stage.standIn.requests.last?.query["name"] == "Tromsø 東-京")
      }
    }
  }

  @Test func listsAreLookedThroughAndEdited() async throws {
    try await stage.search("Oslo", opening: 1)
    try await stage.terminal(rows: 60) { terminal in
      try await terminal.wait(for: "\(Expected.warned(Expected.osloNow))\n>")
      try await terminal.enter("star", until: "> star\n ★ Added Oslo to favorites.\n>")
      try await terminal.enter("favorites", until: "[Favorites ★1] · Map\n\(Self.favorite)\n>")
      for line in ["searches", "rm 1", "undo", "clear", "n"] {
        try await terminal.enter(line)
      }
      let list = """
         Your searches, newest first
            place  region, country       now     people
         1  Oslo   Norway           ❄  −5 °C  1,080,000
        >
        """
      try await terminal.wait(
        for: """
           Forecast · [Searches] · Favorites ★1 · Map
          \(list) rm 1
           Deleted Oslo from your searches. Type undo to restore it.
           No searches yet. Type: search Oslo
          > undo
           Restored Oslo in your searches.
          \(list) clear
          Delete the search? (y/n) n
           Nothing was changed.
          >
          """)
    }
  }

  /// The favorite as saved, and as refreshed.
  private static let favorite = """
          place        now            °C    +12 h    low  high chance wind
     1  △ Oslo  NO ❄ −5 °C Light snow ▂▃▂▂▁▁▁▂▄▅▆▆ −7 °C −5 °C  100 % 6 m/s NE
     △ Oslo: Yellow warning: wind, Fri 16:00–21:00
     Open-Meteo · fetched just now
                                    Open-Meteo.com, GeoNames, MET Norway · CC BY 4.0
    """
}
