import TestSupport
import Testing

/// Keys of services: where they come from, and that they go nowhere else.
@Suite(.serialized, .timeLimit(.minutes(5))) final class KeyTests: StageSuite {
  private static let key = "k3yThatNobodyMaySee0123456789"

  @Test func noByteThatVaneWritesHoldsAKey() async throws {
    let keys = ["OPENWEATHER_API_KEY": Self.key, "OPEN_METEO_API_KEY": Self.key]
    let input =
      "search Oslo\n1\nstar\npin 1\nset service openweather\nrefresh\nset\nstatus\nhelp\nrecords\n"
    var written = ""
    for fault: Fault? in [
      nil, .status(401, reason: "Invalid API key \(Self.key)"), .status(500, reason: "x"),
      .cutOff, .redirect(to: stage.standIn.url + "/elsewhere"), .body("{}"), .limited(.daily),
    ] {
      stage.standIn.fail(fault)
      for flags in [[], ["--json"]] {
        let run = try await stage.vane(flags, input: input, environment: keys)
        written += run.output + run.errors
      }
    }
    stage.standIn.fail(nil)
    try await stage.terminal {
      try await $0.wait(for: "yours.\n>")
      try await $0.enter("quit", until: "> quit\n$")
    }
    // The key reached the service; otherwise the test would prove nothing.
    #expect(stage.standIn.requests.contains { $0.query.values.contains(Self.key) })
    #expect(written.contains("OpenWeather"))
    #expect(!written.contains(Self.key))
    let files = try #require(FileManager.default.enumerator(atPath: stage.home))
    var count = 0
    for case let name as String in files {
      guard let data = FileManager.default.contents(atPath: stage.home + "/" + name) else {
        continue
      }
      count += 1
      #expect(data.firstRange(of: Data(Self.key.utf8)) == nil, "\(name)")
    }
    #expect(count > 3)
  }

  @Test func theKeyFileIsReadAndTheEnvironmentComesFirst() async throws {
    try stage.write("OPENWEATHER_API_KEY=\(Self.key)\n", to: "config/vane/keys")
    let flags = ["--service", "openweather", "detail", "Oslo"]
    _ = try await stage.vane(flags)
    #expect(stage.standIn.requests.contains { $0.query["appid"] == Self.key })
    _ = try await stage.vane(flags, environment: ["OPENWEATHER_API_KEY": "another"])
    #expect(stage.standIn.requests.last { $0.query["appid"] != nil }?.query["appid"] == "another")
  }

  @Test(arguments: [["--debug"], []])
  func requestsAreLoggedWithoutTheirKeys(flags: [String]) async throws {
    let run = try await stage.vane(
      flags + ["--service", "openweather", "detail", "Oslo"],
      environment: ["OPENWEATHER_API_KEY": Self.key, "VANE_DEBUG": flags.isEmpty ? "1" : ""])
    let lines = run.errors.split(separator: "\n").filter { $0.contains("appid=…") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("vane: 401, ") }, "\(run.errors)")
    #expect(!run.errors.contains(Self.key))
    #expect(!run.output.contains("vane: "))
    let silent = try await stage.vane(["--service", "openweather", "detail", "Bergen"])
    #expect(!silent.errors.contains("vane: "), "\(silent.errors)")
  }

  @Test func aKeyFileThatOthersMayReadIsRefused() async throws {
    let path = stage.home + "/config/vane/keys"
    try stage.write("OPENWEATHER_API_KEY=\(Self.key)\n", to: "config/vane/keys", mode: 0o644)
    let run = try await stage.vane(["--service", "openweather", "detail", "Oslo"])
    #expect(
      run.errors == """
        \(path) was ignored: other users can read or change it. Type in a shell: chmod 600 \(path)
        OpenWeather requires an API key. Set the environment variable OPENWEATHER_API_KEY to yours.

        """)
    #expect(!stage.standIn.requests.contains { $0.query["appid"] != nil })
  }
}
