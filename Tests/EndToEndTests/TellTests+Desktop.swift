import Foundation
import TestSupport
import Testing

// The desktop, and the system.
extension TellTests {
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
    try await Stage.open { stage in
      try await stage.search("Oslo", opening: 1)
      _ = try await stage.vane(["tell", "when", "rain"])
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
      let run = try await ProgramRun.of(
        "/usr/bin/dbus-run-session",
        [
          "--", "/usr/bin/python3", stage.home + "/listener.py", Stage.programs() + "/vane", "tell",
          "check",
        ], environment: stage.environment)
      let parts = run.output.split(separator: "|")
      #expect(parts.first == "Vane", "\(run)")
      #expect(parts.dropFirst().first == "--Oslo <b>&\\n", "\(run)")
      #expect(parts.last?.hasPrefix("Rain: ") == true, "\(run)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func hasSoundUnits() async throws {
    try await Stage.open { stage in
      for unit in ["vane-tell.service", "vane-tell.timer"] {
        let text = try String(
          contentsOf: PackageFolder.file("Sources/vane/Resources/\(unit)"), encoding: .utf8)
        // The program need not be installed here.
        try stage.write(text.replacing("/usr/bin/vane", with: "/bin/true"), to: unit, mode: 0o644)
      }
      let run = try await ProgramRun.of(
        "/usr/bin/systemd-analyze",
        [
          "verify", "--man=no", "--user", stage.home + "/vane-tell.service",
          stage.home + "/vane-tell.timer",
        ], environment: stage.environment.merging(["XDG_RUNTIME_DIR": stage.home]) { $1 })
      #expect(run.status == 0, "\(run)")
      #expect(run.errors == "", "\(run)")
    }
  }

  /// From a tarball or a wheel, systemd knows no units of Vane's: they are written for where the program lies.
  @Test func writesUnitsForAProgramAnywhere() async throws {
    try await Stage.open { stage in
      let bin = stage.home + "/50% off/bin"
      let share = stage.home + "/50% off/share/vane"
      for folder in [bin, share] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(atPath: Stage.programs() + "/vane", toPath: bin + "/vane")
      let own = PackageFolder.file("Sources/vane/Resources").path
      for unit in ["vane-tell.service", "vane-tell.timer"] {
        try FileManager.default.copyItem(atPath: "\(own)/\(unit)", toPath: "\(share)/\(unit)")
      }
      try stage.write("#!/bin/sh\necho \"$@\" >>~/called\n", to: "systemctl", mode: 0o700)
      let environment = try stage.environment.merging(["PATH": "\(stage.home):/usr/bin:/bin"]) {
        $1
      }
      let units = "config/systemd/user/"

      let on = try await ProgramRun.of(bin + "/vane", ["tell", "on"], environment: environment)
      #expect(on.output.contains("every 15"), "\(on)")
      #expect(
        stage.text("called")
          == "--user daemon-reload\n--user enable --now vane-tell.timer\n")
      let service = stage.text(units + "vane-tell.service") ?? ""
      let start = "\nExecStart=\"\(stage.home)/50%% off/bin/vane\" tell check\n"
      #expect(service.contains(start), "\(service)")
      if FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze") {
        let check = try await ProgramRun.of(
          "/usr/bin/systemd-analyze",
          [
            "verify", "--man=no", "--user", "\(stage.home)/\(units)vane-tell.service",
            "\(stage.home)/\(units)vane-tell.timer",
          ], environment: stage.environment.merging(["XDG_RUNTIME_DIR": stage.home]) { $1 })
        #expect(check.status == 0 && check.errors == "", "\(check)")
      }

      // What somebody else wrote stays.
      try stage.write("# mine\n", to: units + "vane-tell.timer")
      let off = try await ProgramRun.of(bin + "/vane", ["tell", "off"], environment: environment)
      #expect(off.status == 0, "\(off)")
      #expect(stage.text(units + "vane-tell.service") == nil)
      #expect(stage.text(units + "vane-tell.timer") == "# mine\n")

      // Without systemd, nothing is left.
      try stage.write("#!/bin/sh\nexit 1\n", to: "systemctl", mode: 0o700)
      let none = try await ProgramRun.of(bin + "/vane", ["tell", "on"], environment: environment)
      #expect(none.output.contains("crontab -e"), "\(none)")
      #expect(stage.text(units + "vane-tell.service") == nil)
    }
  }
}
