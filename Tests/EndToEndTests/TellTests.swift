import FileTestSupport
import TestSupport

/// Alerts, checked by the whole program with the clock set for each check.
@Suite(.serialized, .timeLimit(.minutes(5))) final class TellTests: StageSuite {
  /// Open-Meteo's answer in which it rains from one hour after 14:00 to another.
  static func forecast(rain: Range<Int>?, amount: Double = 1) -> String {
    let start = 1_795_183_200.0  // 2026-11-20T14:00:00Z
    let hours = 0..<72
    let times = hours.map { "\(Int(start) + $0 * 3600)" }.joined(separator: ",")
    // Each amount is that of the preceding hour.
    let amounts = hours.map { rain?.contains($0 - 1) == true ? "\(amount)" : "0" }
    return """
      {"latitude":59.91,"longitude":10.75,"utc_offset_seconds":0,"timezone":"GMT",\
      "hourly_units":{"time":"unixtime","precipitation":"mm","temperature_2m":"°C"},\
      "hourly":{"time":[\(times)],"precipitation":[\(amounts.joined(separator: ","))],\
      "temperature_2m":[\(hours.map { _ in "8" }.joined(separator: ","))]}}
      """
  }

  /// Oslo is kept, and it is to be told when it rains there.
  private func askForRain() async throws {
    try await stage.search("Oslo", opening: 1)
    let kept = try await stage.vane(["tell", "when", "rain"])
    #expect(kept.status == 0, "\(kept)")
  }

  private static func told(_ run: ProgramRun) throws -> [JSONNode] {
    try JSONNode(run.output)["told"]?.elements ?? []
  }

  /// A shower comes, moves, passes; each is announced once.
  @Test func followsARainCell() async throws {
    try await askForRain()
    let dry = try await stage.check(at: "14:00", rain: nil)
    #expect(dry.status == 3)
    #expect(try Self.told(dry) == [])

    let comes = try await stage.check(at: "14:15", rain: 6..<8)
    #expect(comes.status == 0, "\(comes)")
    let news = try #require(try Self.told(comes).first)
    #expect(news["question"]?.text == "rain")
    #expect(news["place"]?["name"]?.text == "Oslo")
    #expect(news["from"]?.text == "2026-11-20T21:00:00+01:00")
    #expect(news["until"]?.text == "2026-11-20T23:00:00+01:00")

    #expect(try await stage.check(at: "14:30", rain: 6..<8).status == 3)
    // An hour earlier is the same, another hour is news.
    #expect(try await stage.check(at: "14:45", rain: 5..<7).status == 3)
    let earlier = try await stage.check(at: "15:00", rain: 4..<6)
    #expect(earlier.status == 0, "\(earlier)")
    #expect(try Self.told(earlier).first?["sentence"]?.text?.hasPrefix("Earlier") == true)
    #expect(try await stage.check(at: "15:15", rain: 4..<6).status == 3)
    let grown = try await stage.check(at: "15:30", rain: 4..<6, amount: 9)
    #expect(try Self.told(grown).first?["sentence"]?.text?.hasPrefix("Heavier") == true)

    #expect(try await stage.check(at: "18:30", rain: 4..<6, amount: 9).status == 3)
    #expect(try await stage.check(at: "19:30", rain: nil).status == 3)
    #expect(try await stage.check(at: "20:15", rain: nil).status == 3)
    let list = try await stage.vane(["--json", "told"])
    let row = try #require(try JSONNode(list.output)["items"]?.elements.first)
    #expect(row["lastTold"]?.text == "2026-11-20T16:30:00+01:00")
  }

  /// A failing service isn't an all-clear, and the interval of 15 minutes and the quiet hours are respected.
  @Test func isNoNuisance() async throws {
    try await askForRain()
    #expect(try await stage.check(at: "14:00", rain: 6..<8).status == 0)
    stage.standIn.fail(.status(500, reason: "Out of order"))
    let failed = try await stage.vane(
      ["--json", "tell", "check"], environment: ["VANE_NOW": "2026-11-20T14:30:00Z"])
    #expect(failed.status == 3, "\(failed)")
    stage.standIn.fail(nil)
    #expect(try await stage.check(at: "15:00", rain: 6..<8).status == 3)
    _ = try await stage.vane(["set", "tell.quiet", "16-18"])
    #expect(try await stage.check(at: "16:30", rain: 3..<8).status == 3)
    #expect(try await stage.check(at: "18:00", rain: 3..<8).status == 0)
    _ = try await stage.vane(["told", "pause", "1"])
    let requests = stage.standIn.requests.count
    #expect(try await stage.check(at: "19:00", rain: nil).status == 3)
    #expect(stage.standIn.requests.count == requests)
  }

  /// A run of the timer changes none of the user's data except the record of alerts.
  @Test func writesOnlyWhatWasTold() async throws {
    try await askForRain()
    func files() throws -> [String: Data] {
      try FileManager.default.subpathsOfDirectory(atPath: stage.home).reduce(into: [:]) {
        $0[$1] = FileManager.default.contents(atPath: stage.home + "/" + $1) ?? Data()
      }
    }
    let before = try files()
    #expect(try await stage.check(at: "14:00", rain: 6..<8).status == 0)
    let after = try files()
    let changed = after.filter { before[$0.key] != $0.value }.keys
    #expect(
      Set(changed.map { $0.split(separator: "/").last.map(String.init) ?? "" })
        .isSubset(of: ["told.json", ".told.json.lock", "told.json.lock"]), "\(changed)")
    #expect(Set(before.keys).isSubset(of: after.keys))
  }

  /// Of two programs that check at once, one announces the news.
  @Test func tellsOnceOfTwo() async throws {
    try await askForRain()
    let stage = stage
    async let one = stage.check(at: "14:00", rain: 6..<8)
    async let other = stage.check(at: "14:00", rain: 6..<8)
    let statuses = try await [one.status, other.status].sorted()
    #expect(statuses == [0, 3])
  }

  /// Arguments and environment reach the program unchanged: no shell interprets them.
  @Test func runsTheCommand() async throws {
    try await askForRain()
    try stage.write(
      "#!/bin/sh\nprintf '%s|' \"$@\" \"$VANE_PLACE\" \"$VANE_FROM\" \"$VANE_QUESTION\" >'\(stage.home)/said'\n",
      to: "a hook", mode: 0o700)
    let words = ["$(touch x)", #"it's "so" \"#]
    _ = try await stage.vane(["set", "tell.command", "\(stage.home)/a hook"] + words)
    #expect(try await stage.check(at: "14:00", rain: 6..<8).status == 0)
    let said = stage.text("said")?.split(separator: "|").map(String.init) ?? []
    #expect(Array(said.prefix(4)) == words + ["--", "Oslo"])
    #expect(said.suffix(3) == ["Oslo", "2026-11-20T21:00:00+01:00", "rain"])

    // One that is missing or fails is told of, and the news stands on the output.
    for (program, part) in [("/nowhere/hook", "wasn't found"), ("/bin/false", "exit status 1")] {
      _ = try await stage.vane(["told", "--yes", "rm", "1"])
      _ = try await stage.vane(["tell", "when", "rain"])
      _ = try await stage.vane(["set", "tell.command", program])
      stage.standIn.fail(.body(Self.forecast(rain: 6..<8)), path: "/v1/forecast")
      try FileManager.default.removeItem(atPath: stage.home + "/state/vane/told.json")
      let run = try await stage.vane(["tell", "check"])
      #expect(run.status == 0, "\(run)")
      #expect(run.errors.contains(part), "\(run)")
      #expect(run.output.contains("Oslo · Rain"), "\(run)")
    }
  }

  /// Obstacles are reported in a sentence, the news is printed, and the next check continues.
  @Test func goesOnAfterFaults() async throws {
    try await askForRain()
    let told = stage.home + "/state/vane/told.json"
    stage.standIn.fail(.body(Self.forecast(rain: 6..<8)), path: "/v1/forecast")

    // A desktop that is not there, without a program for it.
    let silent = try await stage.vane(
      ["tell", "check"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "/nowhere"])
    #expect(silent.status == 0, "\(silent)")
    #expect(silent.errors.contains("notify-send wasn't found"), "\(silent)")
    #expect(silent.output.contains("Oslo · Rain"), "\(silent)")

    // A program that hangs is ended after ten seconds.
    try FileManager.default.removeItem(atPath: told)
    try stage.write("#!/bin/sh\nexec sleep 600\n", to: "hangs", mode: 0o700)
    _ = try await stage.vane(["set", "tell.command", "\(stage.home)/hangs"])
    let hanging = try await stage.vane(["tell", "check"])
    #expect(hanging.status == 0, "\(hanging)")
    #expect(hanging.errors.contains("10"), "\(hanging)")
    #expect(hanging.output.contains("Oslo · Rain"), "\(hanging)")
    _ = try await stage.vane(["set", "tell.command", "off"])

    // The record of announced alerts cannot be saved.
    try FileManager.default.removeItem(atPath: told)
    try FileManager.default.createDirectory(atPath: told, withIntermediateDirectories: false)
    let kept = try await stage.vane(["tell", "check"])
    #expect(kept.status == 1, "\(kept)")
    #expect(kept.errors.contains("told.json"), "\(kept)")
    try FileManager.default.removeItem(atPath: told)
    let next = try await stage.vane(["tell", "check"])
    #expect(next.status == 0, "\(next)")
    #expect(next.output.contains("Oslo · Rain"), "\(next)")
  }

  /// A listener in place of a desktop, which records the notifications.
  private static let listener = """
    import subprocess, sys
    import dbus, dbus.service, dbus.mainloop.glib
    from gi.repository import GLib
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    name = dbus.service.BusName("org.freedesktop.Notifications", bus)
    class Desktop(dbus.service.Object):
        @dbus.service.method("org.freedesktop.Notifications", in_signature="susssasa{sv}i", out_signature="u")
        def Notify(self, app, replaces, icon, summary, body, actions, hints, timeout):
            print(app + "|" + summary + "|" + body, flush=True)
            return dbus.UInt32(1)
        @dbus.service.method("org.freedesktop.Notifications", in_signature="", out_signature="as")
        def GetCapabilities(self):
            return ["body", "body-markup"]
        @dbus.service.method("org.freedesktop.Notifications", in_signature="", out_signature="ssss")
        def GetServerInformation(self):
            return ("listener", "vane", "1", "1.2")
    Desktop(bus, "/org/freedesktop/Notifications")
    loop = GLib.MainLoop()
    child = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
    def ended(pid, status):
        loop.quit()
    GLib.child_watch_add(GLib.PRIORITY_DEFAULT, child.pid, ended)
    loop.run()
    """

  private static let hasDesktop =
    ["/usr/bin/dbus-run-session", "/usr/bin/notify-send"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    } && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbus")
    && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/gi")

  @Test(.enabled(if: hasDesktop, "dbus, notify-send or their Python modules are missing."))
  func showsANotification() async throws {
    try await askForRain()
    // The name of a place may be markup, a backslash or an option.
    let list = stage.home + "/config/vane/vane.plist"
    let plist = try String(contentsOfFile: list, encoding: .utf8)
    let question = try #require(plist.range(of: "<key>questions</key>"))
    let named = plist[question.lowerBound...].replacing(
      "<string>Oslo</string>", with: "<string>--Oslo &lt;b&gt;&amp;\\n</string>",
      maxReplacements: 1)
    try (plist[..<question.lowerBound] + named).write(
      toFile: list, atomically: true, encoding: .utf8)
    try stage.write(Self.listener, to: "listener.py")
    stage.standIn.fail(.body(Self.forecast(rain: 6..<8)), path: "/v1/forecast")
    let run = try await stage.run(
      "/usr/bin/dbus-run-session",
      [
        "--", "/usr/bin/python3", stage.home + "/listener.py", Stage.programs() + "/vane", "tell",
        "check",
      ])
    let parts = run.output.split(separator: "|")
    #expect(parts.first == "Vane", "\(run)")
    #expect(parts.dropFirst().first == "--Oslo <b>&\\n", "\(run)")
    #expect(parts.last?.hasPrefix("Rain: ") == true, "\(run)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func hasSoundUnits() async throws {
    // The program need not be installed here.
    try writeUnits(to: "") { $0.replacing("/usr/bin/vane", with: "/bin/true") }
    try await expectSoundUnits(in: stage.home)
  }

  private func writeUnits(to folder: String, change: (String) -> String = { $0 }) throws {
    for unit in ["vane-tell.service", "vane-tell.timer"] {
      let text = try String(
        contentsOf: PackageFolder.file("Sources/vane/Resources/\(unit)"), encoding: .utf8)
      try stage.write(change(text), to: folder + unit, mode: 0o644)
    }
  }

  private func expectSoundUnits(in folder: String) async throws {
    let units = [folder + "/vane-tell.service", folder + "/vane-tell.timer"]
    let run = try await stage.run(
      "/usr/bin/systemd-analyze", ["verify", "--man=no", "--user"] + units,
      environment: ["XDG_RUNTIME_DIR": stage.home])
    #expect(run.status == 0 && run.errors == "", "\(run)")
  }

  /// From a tarball or a wheel, systemd knows no units of Vane's: they are written for where the program lies.
  @Test func writesUnitsForAProgramAnywhere() async throws {
    let program = stage.home + "/50% off/bin/vane"
    try stage.folder.makeFolder("50% off/bin")
    try FileManager.default.copyItem(atPath: Stage.programs() + "/vane", toPath: program)
    try writeUnits(to: "50% off/share/vane/")
    try stage.write("#!/bin/sh\necho \"$@\" >>~/called\n", to: "systemctl", mode: 0o700)
    func tell(_ word: String) async throws -> ProgramRun {
      try await stage.run(
        program, ["tell", word], environment: ["PATH": "\(stage.home):/usr/bin:/bin"])
    }
    let units = "config/systemd/user/"

    let on = try await tell("on")
    #expect(on.output.contains("every 15"), "\(on)")
    #expect(stage.text("called") == "--user daemon-reload\n--user enable --now vane-tell.timer\n")
    let service = stage.text(units + "vane-tell.service") ?? ""
    let start = "\nExecStart=\"\(stage.home)/50%% off/bin/vane\" tell check\n"
    #expect(service.contains(start), "\(service)")
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze") {
      try await expectSoundUnits(in: stage.home + "/config/systemd/user")
    }

    // What somebody else wrote stays.
    try stage.write("# mine\n", to: units + "vane-tell.timer")
    let off = try await tell("off")
    #expect(off.status == 0, "\(off)")
    #expect(stage.text(units + "vane-tell.service") == nil)
    #expect(stage.text(units + "vane-tell.timer") == "# mine\n")

    // Without systemd, nothing is left.
    try stage.write("#!/bin/sh\nexit 1\n", to: "systemctl", mode: 0o700)
    let none = try await tell("on")
    #expect(none.output.contains("crontab -e"), "\(none)")
    #expect(stage.text(units + "vane-tell.service") == nil)
  }
}

extension Stage {
  fileprivate func check(
    at time: String, rain: Range<Int>?, amount: Double = 1
  ) async throws -> ProgramRun {
    standIn.fail(.body(TellTests.forecast(rain: rain, amount: amount)), path: "/v1/forecast")
    return try await vane(
      ["--json", "tell", "check"], environment: ["VANE_NOW": "2026-11-20T\(time):00Z"])
  }
}
