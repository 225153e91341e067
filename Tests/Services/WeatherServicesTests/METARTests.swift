import FileTestSupport
import HTTP
import TestSupport

@testable import WeatherServices

@Suite(.timeLimit(.minutes(5))) final class METARTests: StandInSuite {
  private static let recordings = Recordings.files("metar")
  private let bakersfield = Place(name: "Bakersfield", coordinate: Coordinate(35.37, -119.02))

  private func client(at now: Date = Answers.now) -> AviationWeather {
    AviationWeather(standIn.connection(at: now), cache: InMemoryCache().client)
  }

  @Test func readsAReport() throws {
    let found = try AviationWeather.observations(in: Answers.bytes("metar"))
    #expect(found.map(\.station) == ["KBFL", "KFFZ", "KSTS"])
    let first = found[0]
    #expect(first.conditions.time == Date(timeIntervalSince1970: 1_784_598_840))
    #expect(first.conditions.temperature == Temperature(37.8, .celsius))
    #expect(first.conditions.dewPoint == Temperature(8.3, .celsius))
    #expect(first.conditions.windSpeed == Speed(9, .knots))
    #expect(first.conditions.windDirection == Direction(350, .degrees))
    #expect(first.conditions.visibility == Distance(10, .miles))
    #expect(first.isVisibilityAtLeast)
    #expect(first.conditions.pressure == Pressure(1009.2, .hectopascals))
    #expect(first.conditions.weatherCode?.rawValue == 0)
    #expect(found[1].conditions.weatherCode?.rawValue == 3)
    #expect(!first.isWet)
  }

  @Test(arguments: [
    ("LZIB", true), ("K1V4", true), ("BTS", true), ("", false), ("AB", false), ("LZIBX", false),
    ("lzib", false), ("%{A1:x:}", false), ("A\u{301}BC", false), ("$(x)", false), ("ÄBCD", false),
  ])
  func takesNoOtherCodes(code: String, isTaken: Bool) throws {
    let text = "[{\"icaoId\":\"\(code)\",\"lat\":48.17,\"lon\":17.21,\"obsTime\":1795270800}]"
    let found = try AviationWeather.observations(in: Array(text.utf8))
    #expect(found.map(\.station) == (isTaken ? [code] : []))
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"), arguments: recordings)
  func readsEveryRecording(file: URL) throws {
    let data = try Data(contentsOf: file)
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let found = try AviationWeather.observations(in: Array(data))
    #expect(found.map(\.station) == rows.map { $0["icaoId"] as? String })
    #expect(
      found.map { $0.conditions.temperature?.in(.celsius) } == rows.map { $0["temp"] as? Double })
    #expect(found.map(\.raw) == rows.map { $0["rawOb"] as? String })
  }

  @Test func readsVariableWindAndStationsWithoutTemperature() throws {
    let text = """
      [{"icaoId":"LZIB","lat":48.17,"lon":17.21,"obsTime":1795270800,"wdir":"VRB","wspd":3,"visib":"6+",
      "wxString":"-SN BR","temp":null,"rawOb":"METAR LZIB"},
      {"icaoId":"LZIB","lat":48.17,"lon":17.21},{"lat":1,"lon":2,"obsTime":1},{"icaoId":null}]
      """
    let found = try AviationWeather.observations(in: Array(text.utf8))
    #expect(found.count == 1)
    #expect(found[0].isWindVariable)
    #expect(found[0].conditions.windDirection == nil)
    #expect(found[0].conditions.temperature == nil)
    #expect(found[0].conditions.weatherCode?.rawValue == 71)
    #expect(found[0].isWet)
  }

  /// The codes follow WMO tables 4678 and 4677.
  @Test(
    arguments: [
      ("", 3, false), ("?", 3, false), ("-RA", 61, true), ("RA", 63, true), ("+SHRA", 82, true),
      ("-DZ BR", 51, true), ("FZRA", 67, true), ("-FZDZ", 56, true), ("SN", 73, true),
      ("-SHSN", 85, true), ("RASN", 69, true), ("TSRA", 95, true), ("TS", 95, false),
      ("VCTS", 3, false), ("VCSH", 3, false), ("TSGR", 96, true), ("TSGS", 96, true),
      ("+TSGR", 99, true), ("TSUP", 95, true), ("FG", 45, false), ("FZFG", 48, false),
      ("MIFG", 12, false), ("BCFG", 41, false), ("PRFG", 41, false), ("VCFG", 3, false),
      ("BR", 10, false), ("FU BR", 10, false), ("+FC", 19, false), ("FC", 19, false),
      ("+FC +TSRA", 19, true), ("SQ", 18, false), ("DS", 31, false), ("SS", 31, false),
      ("+DS", 34, false), ("+SS", 34, false), ("FU", 4, false), ("VA", 4, false),
      ("HZ", 5, false), ("DU", 6, false), ("SA", 7, false), ("BLDU", 7, false),
      ("DRSA", 7, false), ("PO", 8, false), ("BLSN", 38, false), ("DRSN", 36, false),
      ("-SN BLSN", 71, true), ("GR", 90, true), ("SHGR", 90, true), ("-SHGS", 87, true),
      ("GS", 88, true), ("RAGS", 88, true), ("PL", 79, true), ("-RAPL", 79, true),
      ("SG", 77, true), ("IC", 76, true), ("UP", nil, true), ("-UP", nil, true),
      ("FZUP", nil, true), ("UP BR", 10, true), ("-SN UP", 71, true), ("RERA", 3, false),
    ] as [(String, Int?, Bool)])
  func readsTheWeatherGroups(text: String, code: Int?, isWet: Bool) {
    let weather = METARWeather(text, cover: "OVC")
    #expect(weather.code?.rawValue == code)
    #expect(weather.isWet == isWet)
  }

  @Test func findsTheNearestStationThatIsNewEnough() async throws {
    let now = Date(timeIntervalSince1970: 1_784_598_840 + 3600)
    standIn.fail(.body(String(decoding: try Answers.bytes("metar"), as: UTF8.self)))
    let found = try await client(at: now).observed(bakersfield)
    #expect(found?.station == "KBFL")
    let request = try #require(standIn.requests.first)
    #expect(request.path == "/api/data/metar")
    #expect(request.query["bbox"] == "35.1,-119.35,35.64,-118.69")
    #expect(request.query["format"] == "json")
    // Older than 90 minutes is not of now.
    let late = try await client(at: now + 3600).observed(bakersfield)
    #expect(late == nil)
    // The station still exists; it only skipped one report.
    let station = try await client(at: now + 3600).station(near: bakersfield)
    #expect(station?.station == "KBFL")
  }

  @Test func knowsNoStationWhereTheAnswerIsEmpty() async throws {
    let nowhere = Place(name: "", coordinate: Coordinate(-60, -140))
    let observed = try await client().observed(nowhere)
    #expect(observed == nil)
    let reports = try await client().observations(of: "ZZZZ", days: 7)
    #expect(reports.isEmpty)
  }

  @Test func tellsAnAnswerThatIsCutOff() async throws {
    standIn.fail(.body("[{\"icaoId\":"))
    await #expect(throws: ServiceError.self) { try await client().observed(bakersfield) }
  }
}

/// 200 reports of airports, drawn at random by `Benchmarks/figures/references`: each as the station sends it, read by
/// python-metar 2.0.2, and as the service gives it, read here.
struct METARReferenceTests {
  @Test func figuresAreThoseOfPythonMetar() throws {
    let rows = try tableRows(of: "metar").dropFirst()
    #expect(rows.count == 200)
    for cells in rows {
      let body =
        #"[{"icaoId":"XTST","lat":1,"lon":2,"obsTime":1795442400,"# + cells[1].dropFirst() + "]"
      let found = try AviationWeather.observations(in: Array(body.utf8))
      let conditions = try #require(found.first, "\(cells)").conditions
      let own = [
        conditions.temperature?.in(.celsius), conditions.dewPoint?.in(.celsius),
        conditions.windSpeed?.in(.metersPerSecond), conditions.windGust?.in(.metersPerSecond),
        conditions.windDirection?.in(.degrees), conditions.visibility?.in(.meters),
        conditions.pressure?.in(.hectopascals),
      ]
      for (own, other) in zip(own, cells[2...]) {
        // python-metar has a knot as 0.514444 m/s.
        let isSame = own.map { abs($0 - (Double(other) ?? .nan)) < 0.001 } ?? (other == "-")
        #expect(isSame, "\(cells): \(own.map { "\($0)" } ?? "-"), not \(other)")
      }
    }
  }
}
