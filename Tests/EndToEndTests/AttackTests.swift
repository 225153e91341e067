import TestSupport
import Testing

/// Texts that attack a terminal, sent through every kind of input.
@Suite(.serialized, .timeLimit(.minutes(10))) final class AttackTests: StageSuite {
  @Test func thereAreMoreThanTwoHundred() {
    #expect(Set(Attacks.all).count >= 200)
    #expect(Attacks.harm(in: Attacks.all.joined()).count > 200)
  }

  @Test func servicesCannotSendThem() async throws {
    for start in stride(from: 0, to: Attacks.all.count, by: 20) {
      let names = Attacks.all[start...].prefix(20)
      stage.standIn.fail(.body(Self.answer(names.map(Self.json))), path: "/v1/search")
      let run = try await stage.vane(["search", "Oslo"])
      Self.expectHarmless(run)
      #expect(run.status == 0, "\(start)")
    }
  }

  /// Half of a surrogate pair, which isn't a character, in each notation.
  @Test(arguments: [
    #""\ud800""#, #""\udc00x""#, #""\ud800\ud800""#, #""a\u0000b""#, #""\u001b[2J""#,
  ])
  func loneSurrogatesAreNoTrap(name: String) async throws {
    stage.standIn.fail(.body(Self.answer([name])), path: "/v1/search")
    Self.expectHarmless(try await stage.vane(["search", "Oslo"]))
    Self.expectHarmless(try await stage.vane(["--json", "search", "Oslo"]))
  }

  @Test func theReasonsOfServicesCannotHoldThem() async throws {
    // Every seventh: kinds stand beside each other, and each is asked for on its own.
    for start in stride(from: 0, to: Attacks.all.count, by: 7) {
      stage.standIn.fail(.status(400, reason: Attacks.all[start]))
      Self.expectHarmless(try await stage.vane(["--service", "open-meteo", "search", "Oslo"]))
    }
  }

  @Test func thePlistCannotHoldThem() async throws {
    try AttackFiles.writePlist(on: stage)
    let more = String(repeating: "more\n", count: 30)
    for command in ["map\n" + more, "searches\n" + more, "set\nstatus\n"] {
      let run = try await stage.vane(["--sample"], input: command)
      Self.expectHarmless(run)
      Self.expectHarmless(try await stage.vane(["--sample", "--json"], input: command))
    }
    let all = try await stage.vane(["--sample"], input: "map\n" + more)
    #expect(all.output.contains("\(Attacks.all.count)  A"), "\(all)")
  }

  @Test func linesAndArgumentsCannotHoldThem() async throws {
    let commands = ["", "help ", "set ", "set theme ", "country ", "rm ", "chart ", "sun --date "]
    for command in commands {
      Self.expectHarmless(
        try await stage.vane(input: Attacks.all.map { command + $0 + "\n" }.joined()))
    }
    let words = Attacks.withoutZero.joined(separator: " ")
    for arguments in [
      [words], ["help", words], ["set", words], ["--service", words], ["--" + words],
    ] {
      Self.expectHarmless(try await stage.vane(arguments))
      Self.expectHarmless(try await stage.vane(["--json"] + arguments))
    }
  }

  @Test(arguments: [
    "VANE_GAZETTEER", "VANE_OPEN_METEO_URL", "VANE_OPEN_METEO_GEOCODING_URL", "VANE_NOW", "HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TZ", "LANG", "COLUMNS", "COLORFGBG",
    "https_proxy", "SSL_CERT_FILE", "OPENWEATHER_API_KEY",
  ])
  func theEnvironmentCannotHoldThem(variable: String) async throws {
    for value in ["", stage.home + "/"].map({ $0 + Attacks.withoutZero.joined() }) {
      for words in [
        ["search", "Oslo"], ["star", "1"], ["pin", "1", "2"], ["set", "theme", "dark"],
      ] {
        Self.expectHarmless(try await stage.vane(words, environment: [variable: value]))
      }
    }
  }

  /// Names, regions, countries and time zones in a forged gazetteer.
  @Test func theGazetteerCannotHoldThem() async throws {
    try AttackFiles.writeGazetteer(on: stage)
    let more = String(repeating: "more\n", count: 30)
    var found = 0
    for input in ["search ab\n" + more, "search a\n1\n", "search 94103\n1\n", "cities\n" + more] {
      for language in ["en_US.UTF-8", "sk_SK.UTF-8"] {
        for flags in [["--sample"], ["--sample", "--json"]] {
          let run = try await stage.vane(flags, input: input, environment: ["LC_ALL": language])
          Self.expectHarmless(run)
          found += run.output.matches(of: /A.*B/).count
        }
      }
    }
    #expect(found > 200)
    // A tab stands between each offered word and the text that is inserted.
    var offered = try await stage.vane(["complete-line", "search", "a"])
    #expect(offered.output.contains("\t"))
    offered.output.replace("\t", with: " ")
    Self.expectHarmless(offered)
  }

  /// Every text in a forged archive.
  @Test func theArchiveCannotHoldThem() async throws {
    for start in stride(from: 0, to: Attacks.all.count, by: 20) {
      try await stage.search("Oslo", opening: 1)
      try AttackFiles.writeArchive(on: stage, Attacks.all[start])
      stage.standIn.fail(.status(400, reason: "No"))
      let input = "forecast\ndetail Oslo\nrecords\naccuracy\narchive\nstatus\n"
      let run = try await stage.vane(input: input)
      Self.expectHarmless(run)
      #expect(run.output.contains(" Oslo, Norway"), "\(run)")
      Self.expectHarmless(try await stage.vane(["--json"], input: input))
      stage.standIn.fail(nil)
    }
  }

  @Test func aTerminalGetsNoSequencesButVanesOwn() async throws {
    try AttackFiles.writePlist(on: stage)
    let lines = Attacks.withoutZero.filter { !$0.contains("\n") && !$0.contains("\r\n") }
    try stage.write(lines.joined(separator: "\n") + "\n", to: "state/vane/lines")
    var bytes = ""
    try await stage.terminal("echo ready", columns: 120, rows: 400) { terminal in
      try await terminal.wait(for: "\nready\n$")
      try await terminal.record(to: stage.home + "/bytes")
      try await terminal.enter("(echo map; yes more | head -28) | vane --sample")
      try await terminal.wait(for: "\(Attacks.all.count)  A")
      try await terminal.enter("vane --sample", until: "\n>")
      for _ in 1...20 { try await terminal.press(.up) }
      try await terminal.press(.ctrl("c"), until: "^C\n>")
      try await terminal.enter("quit")
      try await terminal.wait("> quit recorded of") { _ in
        bytes = stage.text("bytes") ?? ""
        return bytes.contains(/> quit\r\n(.*)\$ $/)
      }
    }
    #expect(!bytes.contains("\u{1B}[66") && !bytes.contains("\u{9B}"))
    #expect(
      !bytes.contains("\u{1B}]52") && !bytes.contains("\u{1B}]0") && !bytes.contains("\u{1B}P"))
    let own = /\u{1B}(\[[0-9;?]*[A-Za-z]|\]11;\?(\u{7}|\u{1B}\\)|[=>]|\([B0])/
    let usual: Set<Unicode.Scalar> = ["\r", "\u{7}", "\u{8}", "\u{F}"]
    var rest = bytes.replacing(own.matchingSemantics(.unicodeScalar), with: "")
    rest.unicodeScalars.removeAll { usual.contains($0) }
    #expect(Attacks.harm(in: rest) == [])
  }
}

extension AttackTests {
  private static func expectHarmless(
    _ run: ProgramRun, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Attacks.harm(in: run.output) == [], sourceLocation: location)
    #expect(Attacks.harm(in: run.errors) == [], sourceLocation: location)
    #expect(run.status < 128, sourceLocation: location)
  }

  private static func json(_ text: String) -> String {
    "\""
      + text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() + "\""
  }

  private static func answer(_ names: some Collection<String>) -> String {
    let places = names.enumerated().map { index, name in
      """
      {"id":\(index),"name":\(name),"country":\(name),"admin1":\(name),"timezone":\(name),"latitude":\(index),\
      "longitude":\(index),"country_code":\(name),"population":5}
      """
    }
    return #"{"results":[\#(places.joined(separator: ","))]}"#
  }
}
