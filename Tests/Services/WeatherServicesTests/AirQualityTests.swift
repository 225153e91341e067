import FileTestSupport
import HTTP
import TestSupport

@testable import WeatherServices

final class AirQualityTests: StandInSuite {
  @Test func readsAnAnswer() throws {
    let air = try Self.air(try Answers.bytes("air-quality"))
    #expect(air.service == .openMeteo)
    #expect(air.fetched == Answers.now)
    #expect(air.timeZone == "Europe/Oslo")
    let current = try #require(air.current)
    #expect(current.time == Date(timeIntervalSince1970: 1_795_269_600))
    #expect(current.europeanIndex?.in(.index) == 23)
    #expect(current.usIndex?.in(.index) == 41)
    #expect(current.fineParticles?.in(.microgramsPerCubicMeter) == 8.2)
    #expect(current.particles?.in(.microgramsPerCubicMeter) == 12.5)
    #expect(current.ozone?.in(.microgramsPerCubicMeter) == 61)
    #expect(current.nitrogenDioxide == nil)
    #expect(current.sulphurDioxide?.in(.microgramsPerCubicMeter) == 0.8)
    #expect(current.carbonMonoxide?.in(.microgramsPerCubicMeter) == 180)
    #expect(current.pollen.mapValues { $0.in(.grainsPerCubicMeter) } == [.alder: 0, .birch: 91.5])
    #expect(
      air.hours.map { $0.time.timeIntervalSince1970 }
        == [1_795_269_600, 1_795_273_200, 1_795_276_800])
    #expect(air.hours.map { $0.europeanIndex?.in(.index) } == [23, nil, 30])
    #expect(air.hours.map { $0.usIndex?.in(.index) } == [41, 44, nil])
  }

  @Test(
    arguments: [
      ("", "empty"), ("{}", "no current or hourly"), ("[]", "no current or hourly"),
      (#"{"current":"#, "not JSON at byte 11"), ("nan", "no current or hourly"),
    ])
  func refusesWhatIsNoAnswer(text: String, detail: String) {
    #expect(throws: ServiceError.badAnswer(.openMeteo, detail: detail.cleaned(limit: 300))) {
      try Self.air(Array(text.utf8))
    }
  }

  @Test func asksForAPlace() async throws {
    let place = try #require(SampleCapitals.all.first { $0.name == "Oslo" })
    let air = try await client.airQuality(place)
    let request = try #require(standIn.requests.first)
    #expect(request.path == "/v1/air-quality")
    #expect(request.query["latitude"] == "59.91")
    #expect(request.query["longitude"] == "10.75")
    #expect(request.query["hourly"] == "european_aqi,us_aqi")
    #expect(request.query["timezone"] == "auto")
    #expect(request.query["forecast_days"] == "5")
    #expect(air?.current?.pollen.count == 6)
    #expect(air?.hours.count == 120)
  }

  /// The service answers in the place's time, too, because the request asks for it.
  @Test func theStandInAnswersInTheTimeOfThePlace() async throws {
    let place = try #require(SampleCapitals.all.first { $0.name == "Kathmandu" })
    let air = try #require(try await client.airQuality(place))
    #expect(air.timeZone == "Asia/Kathmandu")
    // Midnight there.
    #expect(air.hours.first?.time == Date(timeIntervalSince1970: 1_795_198_500))
    let pin = Place(name: "Pin", coordinate: Coordinate(10, 107))
    #expect(try await client.airQuality(pin)?.timeZone == "Etc/GMT-7")
  }

  @Test func saysWhatTheServiceRefuses() async throws {
    let place = try #require(SampleCapitals.all.first)
    standIn.fail(.limited(.hourly))
    let until = Date(timeIntervalSince1970: 1_795_273_200)
    await #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try await client.airQuality(place)
    }
  }

  private static let recordings = Recordings.files("open-meteo/air-quality")

  /// Read by our code and, independently of it, by `JSONSerialization`.
  @Test(.enabled(if: !recordings.isEmpty, "no recordings"), arguments: recordings)
  func readsRecordingsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let air = try Self.air(Array(data))
    #expect(air.timeZone == json["timezone"] as? String)
    let hourly = json["hourly"] as? [String: Any] ?? [:]
    let current = json["current"] as? [String: Any] ?? [:]
    #expect(air.hours.count == (hourly["time"] as? [Any])?.count ?? 0)
    #expect((air.current == nil) == current.isEmpty)
    var compared = 0
    for (name, value) in Self.fields {
      if let column = hourly[name] as? [Any] {
        #expect(air.hours.map(value) == column.map { $0 as? Double })
        compared += column.count
      }
      if let number = current[name] as? Double {
        #expect(air.current.flatMap(value) == number)
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  private static let fields: [(String, @Sendable (AirConditions) -> Double?)] = [
    ("european_aqi", { $0.europeanIndex?.in(.index) }), ("us_aqi", { $0.usIndex?.in(.index) }),
    ("pm2_5", { $0.fineParticles?.in(.microgramsPerCubicMeter) }),
    ("pm10", { $0.particles?.in(.microgramsPerCubicMeter) }),
    ("ozone", { $0.ozone?.in(.microgramsPerCubicMeter) }),
    ("nitrogen_dioxide", { $0.nitrogenDioxide?.in(.microgramsPerCubicMeter) }),
    ("sulphur_dioxide", { $0.sulphurDioxide?.in(.microgramsPerCubicMeter) }),
    ("carbon_monoxide", { $0.carbonMonoxide?.in(.microgramsPerCubicMeter) }),
  ]

  private static func air(_ bytes: [UInt8]) throws -> AirQuality {
    try Answers.answer(bytes).airQuality()
  }

  private var client: AirQualityClient { standIn.openMeteo().airQuality }
}
