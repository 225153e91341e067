import TestSupport
import Testing

/// The user's own weather station in the whole program.
@Suite(.serialized, .timeLimit(.minutes(5))) final class OwnStationTests: StageSuite {
  private static let answer = """
    {"common_list":[{"id":"0x02","val":"51.6","unit":"F"},{"id":"0x07","val":"80%"},
    {"id":"0x0B","val":"300 mph"}]}
    """

  /// The host of a station, which stands at home in Oslo.
  private func station() async throws -> String {
    stage.standIn.fail(.body(Self.answer), path: "/get_livedata_info")
    _ = try await stage.vane(["set", "home", "59.91,10.75"])
    return "127.0.0.1:\(stage.standIn.port)"
  }

  @Test func isTriedWhenItIsSet() async throws {
    let host = try await station()
    let run = try await stage.vane(["set", "station", "ecowitt", host])
    #expect(
      run.output == """
         station = ecowitt http://\(host)/get_livedata_info
         Your station reports 10.9\u{A0}°C, humidity 80\u{A0}% (just now).
         Left out: wind (300 mph is out of range).

        """)
    #expect(run.status == 0)
    let slovak = try await stage.vane(["--language", "sk", "status"])
    #expect(slovak.output.contains("Vaša stanica hlási: 10,9\u{A0}°C, vlhkosť 80\u{A0}%"))
    #expect(slovak.output.contains("Vynechané: vietor (300 mph je mimo možného rozsahu)."))
    #expect(slovak.output.contains("127.0.0.1"))
  }

  @Test func isWhatIsObserved() async throws {
    let host = try await station()
    let before = try await stage.vane(["observed", "Oslo"])
    #expect(before.output.contains("METAR"))
    _ = try await stage.vane(["set", "station", "ecowitt", host])
    let asked = stage.standIn.requests.count
    let run = try await stage.vane(["observed", "Oslo"])
    #expect(run.output.contains("(your station)"))
    #expect(run.output.contains("10.9\u{A0}°C   humidity 80\u{A0}%"))
    #expect(!run.output.contains("NOAA") && !run.output.contains("METAR"))
    let paths = stage.standIn.requests.dropFirst(asked).map(\.path)
    #expect(!paths.contains("/api/data/metar"))
    let page = try await stage.vane(["--json", "detail", "Oslo"])
    #expect(page.output.contains(#""observation":{"station":"own","distance":0,"#))
    let line = try await stage.vane(["line", "Oslo"])
    #expect(line.output.contains("observed at 15:00 (your station): 11\u{A0}°C"))
    let plain = try await stage.vane(["--sample", "observed", "Oslo"])
    #expect(plain.output.contains("SMPL"))
    _ = try await stage.vane(["set", "station", "off"])
    #expect(try await stage.vane(["observed", "Oslo"]).output.contains("METAR"))
  }

  @Test func theTokenStaysAtHome() async throws {
    let host = try await station()
    stage.standIn.fail(.redirect(to: "http://127.0.0.1:1/x"), path: "/api/states/sensor.t")
    _ = try await stage.vane(["set", "station.values", "temperature=sensor.t"])
    let token = "eyJ0b2tlbg"
    try stage.write("STATION_API_KEY=\(token)\n", to: "config/vane/keys")
    let run = try await stage.vane(["--debug", "set", "station", "homeassistant", host])
    #expect(run.output.contains("Your API key wasn't sent there."))
    #expect(!(run.output + run.errors).contains(token))
    #expect(stage.standIn.requests.last?.headers["authorization"] == "Bearer \(token)")
    try stage.write("STATION_API_KEY=\(token)\n", to: "config/vane/keys", mode: 0o644)
    let exposed = try await stage.vane(["set", "station", "homeassistant", host])
    #expect(exposed.errors.contains("chmod 600"))
    #expect(exposed.output.contains("Home Assistant requires a token."))
  }

  @Test func aFileIsReadToo() async throws {
    _ = try await station()
    let written = try Date(Stage.now, strategy: .iso8601).timeIntervalSince1970
    try stage.write(
      #"{"current.dateTime.raw":\#(written - 240),"current.outTemp":"8,5 °C"}"#, to: "loop.txt")
    let run = try await stage.vane(["set", "station", "weewx", "~/loop.txt"])
    #expect(run.output.contains("Your station reports 8.5\u{A0}°C (4\u{A0}min ago)."))
    let later = try await stage.vane(
      ["observed", "Oslo"], environment: ["VANE_NOW": "2026-11-20T14:12:00Z"])
    #expect(later.output.contains("METAR"))
    for (path, reason) in [
      ("~/none.txt", "No such file or directory"), ("~/config", "Is a directory"),
      ("/dev/zero", "Invalid argument"),
    ] {
      let run = try await stage.vane(["set", "station", "weewx", path])
      #expect(run.output.replacing("\n ", with: " ").contains("(\(reason))"), "\(run)")
    }
  }
}
