import BenchSupport
import Foundation

/// Commands from exec to exit, with a year of hourly reports in the archive, beside what Debian has of the kind. Nobody
/// asks a network: each reads what it kept, and ansiweather a file in place of its service's answer.
enum LineRuns {
  private static let runs = 100
  private static let hours = 8760

  static func measure() async throws {
    let home = try await Home()
    home.keepReports(hours: hours)
    Results.heading("One command, from exec to exit")
    let floor = "C and libedit alone, to the end"
    let vane = ProgramRuns.program("vane")
    let starts = try ProgramRuns.inTurns(
      runs, [(ProgramRuns.program("prompt-floor"), []), (vane, ["--version"]), (vane, ["line"])],
      environment: home.environment)
    Results.row(floor, starts[0].series, memory: starts[0].memory)
    try measurePeers(home)
    for (name, start) in zip(["vane --version", "vane line"], starts.dropFirst()) {
      Results.row(name, start.series, memory: start.memory, promise: "3 ×", peer: floor)
    }
    let lines = [
      ["line", "Oslo"], ["line", "Bergen"], ["line", "--preset", "waybar"],
    ]
    for words in lines {
      try measure(vane, words, home, promise: "15 ms", peer: "ansiweather -l Oslo")
    }
    for words in [["search", "Oslo"], ["nearest", "59.9", "10.7"], ["searches"]] {
      try measure(vane, words, home, peer: "weather kjfk")
    }
    try measure(vane, ["sun", "Oslo"], home, peer: "linecast sunshine")
  }

  private static func measure(
    _ program: String, _ words: [String], _ home: Home, called name: String? = nil,
    promise: String = "", peer: String = ""
  ) throws {
    let all = try ProgramRuns(runs, program, words, environment: home.environment)
    let command = [URL(filePath: program).lastPathComponent] + words
    Results.row(
      name ?? command.joined(separator: " "), all.series, memory: all.memory, promise: promise,
      peer: peer)
  }

  /// Those that are installed.
  private static func measurePeers(_ home: Home) throws {
    let ansiweather = "/usr/bin/ansiweather"
    let answer = home.path + "/answer.json"
    try Data(
      """
      {"name":"Oslo","sys":{"country":"NO","sunrise":1795249800,"sunset":1795275300},"weather":[{"id":601,\
      "description":"snow"}],"main":{"temp":-3.2,"humidity":81,"pressure":1012},"wind":{"speed":3.1,"deg":182},\
      "coord":{"lat":59.91,"lon":10.75},"dt":1795270200,"timezone":3600,"cod":200}

      """.utf8
    ).write(to: URL(filePath: answer))
    // It gets the address behind it, which `cat` alone would take for a file.
    try Data("#!/bin/sh\ncat '\(answer)'\n".utf8).write(to: URL(filePath: home.path + "/fetch"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: home.path + "/fetch")
    try Data("fetch_cmd:\(home.path)/fetch\napi_key:none\n".utf8)
      .write(to: URL(filePath: home.path + "/.ansiweatherrc"))
    if FileManager.default.isExecutableFile(atPath: ansiweather) {
      try measure(ansiweather, ["-l", "Oslo"], home)
    }
    let weather = "/usr/bin/weather"
    let cache = home.path + "/.weather/datacache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try Data(
      """
      Kennedy International Airport, NY, United States (KJFK) 40-38N 073-46W 3M
      Nov 21, 2026 - 09:51 AM EST / 2026.11.21 1451 UTC
      Wind: from the NW (310 degrees) at 12 MPH (10 KT):0
      Sky conditions: clear
      Temperature: 45 F (7 C)
      Relative Humidity: 52%

      """.utf8
    ).write(
      to: URL(
        filePath: cache + "/__tgftp.nws.noaa.gov_data_observations_metar_decoded_KJFK.TXT"))
    if FileManager.default.isExecutableFile(atPath: weather) {
      try measure(weather, ["kjfk"], home)
    }
    if let linecast = ProcessInfo.processInfo.environment["LINECAST"] {
      try measure(
        linecast, ["sunshine", "--location", "59.91,10.75"], home, called: "linecast sunshine")
    }
  }
}
