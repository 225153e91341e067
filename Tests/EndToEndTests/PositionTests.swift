import TestSupport
import Testing

/// `here`, and favorites and pins in files, with the built program.
@Suite(.serialized, .timeLimit(.minutes(5))) final class PositionTests: StageSuite {
  /// No server listens at port 9; the gazetteer is the program's own.
  private static let alone = ["VANE_GPSD": "127.0.0.1:9", "VANE_GAZETTEER": ""]

  @Test func theTimeZoneIsTheLastResort() async throws {
    let run = try await stage.vane(
      ["here"], environment: Self.alone.merging(["TZ": "Europe/Bratislava"]) { $1 })
    #expect(
      run.output.hasPrefix(
        """
         The city of your time zone, Europe/Bratislava. This is approximate: you may be
         far from it.
         gpsd isn't running at 127.0.0.1:9. Your home isn't set.
         Bratislava, Slovakia
        """), "\(run)")
    #expect(run.status == 0)
    #expect(Set(stage.standIn.requests.map(\.path)) == ["/v1/forecast", "/api/data/metar"])
  }

  @Test func theAddressIsSentOnlyAfterAYes() async throws {
    try await stage.terminal("VANE_GAZETTEER= VANE_GPSD=127.0.0.1:9 vane", rows: 50) { terminal in
      try await terminal.wait(for: "\n>")
      try await terminal.enter("set location ip", until: "location = ip")
      try await terminal.enter("here")
      try await terminal.wait(for: "Look up your location by IP address at 127.0.0.1? (y/n)")
      #expect(stage.standIn.requests.isEmpty)
      try await terminal.enter("y", until: "often it is your provider's")
      try await terminal.wait(for: "Oslo, Norway")
      #expect(stage.standIn.requests.first?.path == "/json/")
      #expect(
        Set(stage.standIn.requests.map(\.path)) == [
          "/json/", "/weatherapi/nowcast/2.0/complete", "/v1/forecast", "/api/data/metar",
          "/weatherapi/metalerts/2.0/current.json", "/v1/ensemble",
        ])
      try await terminal.enter("set location.ip", until: "location.ip = yes")
    }
  }

  @Test func placesGoToAFileAndBack() async throws {
    let made = try await stage.vane(
      input: "pin 48.15 17.11\nmap rename 1 Our hut\nexport \(stage.home)/a.gpx\nrm 1\n",
      environment: Self.alone)
    // How the sentence is broken depends on how long the name of the folder is.
    let sentence = made.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(sentence.contains("Saved 1 pin to \(stage.home)/a.gpx."), "\(made)")
    #expect(made.status == 0)
    try await stage.terminal(rows: 40) { terminal in
      try await terminal.wait(for: "\n>")
      try await terminal.enter("import a.gpx")
      try await terminal.wait(
        for: """
           Forecast · Searches · Favorites · [Map]
           Added 1 pin. Type undo to delete it.
          """)
      try await terminal.wait(for: "\n 1  Our hut")
      try await terminal.enter("undo", until: " Deleted 1 pin.\n")
      try await terminal.wait(for: "\n No pins yet.")
      try await terminal.enter("export a.gpx", until: "There are no favorites or pins to export.")
    }
    let again = try await stage.vane(["export", "a.gpx"])
    #expect(again.status == 3)
  }
}
