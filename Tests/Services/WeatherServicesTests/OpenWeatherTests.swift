import HTTP
import JSON
import ScreenTestSupport
import TestSupport

@testable import WeatherServices

final class OpenWeatherTests: StandInSuite {
  @Test func takesOneCallWhereTheKeyHasIt() async throws {
    let service = openWeather(key: "stand-in")
    let report = try await service.weather.report(for: Self.oslo)
    #expect(standIn.requests.map(\.path) == ["/data/3.0/onecall"])
    #expect(standIn.requests[0].query["units"] == "metric")
    let climate = SampleClimate(Self.oslo.coordinate)
    let hour = Date(timeIntervalSince1970: 1_795_269_600)
    #expect(report.service == .openWeather)
    #expect(report.timeZone == "Europe/Oslo")
    #expect(report.current?.temperature == climate.conditions(at: Answers.now).temperature)
    #expect(report.minutes.count == 60)
    #expect(report.hours.map(\.time) == (0..<48).map { hour + Double($0) * 3600 })
    #expect(
      report.hours.map(\.windSpeed)
        == report.hours.map { climate.conditions(at: $0.time).windSpeed })
    let days = (21...28).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
    #expect(report.days.map(\.date) == days)
    #expect(
      report.days.map(\.temperatureMax)
        == days.map { climate.day($0, offset: 3600).temperatureMax })
  }

  @Test func fallsBackOnceToWhatEveryKeyHas() async throws {
    let service = openWeather(key: "stand-in-free")
    let report = try await service.weather.report(for: Self.oslo)
    _ = try await service.weather.report(for: Self.oslo)
    #expect(
      standIn.requests.map(\.path) == [
        "/data/3.0/onecall", "/data/2.5/weather", "/data/2.5/forecast", "/data/2.5/weather",
        "/data/2.5/forecast",
      ])
    #expect(report.current?.time == Answers.now)
    // Forty, and the three hours that have begun.
    #expect(report.hours.count == 41)
    #expect(report.minutes.isEmpty)
    #expect((5...6).contains(report.days.count))
  }

  /// D12: where one of the two answers fails, the other is a report, and both say why there is none.
  @Test func oneOfTwoAnswersIsAReport() async throws {
    let service = openWeather(key: "stand-in-free")
    standIn.fail(.status(500, reason: "no present"), path: "/data/2.5/weather")
    let hours = try await service.weather.report(for: Self.oslo)
    #expect(hours.current == nil)
    #expect(hours.hours.count >= 40)
    standIn.fail(.body("{"), path: "/data/2.5/forecast")
    await #expect(throws: ServiceError.self) { try await service.weather.report(for: Self.oslo) }
    standIn.fail(nil, path: "/data/2.5/weather")
    let present = try await service.weather.report(for: Self.oslo)
    #expect(present.current?.time == Answers.now)
    #expect(present.days.isEmpty)
  }

  @Test(arguments: [
    (nil, ServiceError.noKey(.openWeather, setting: "OPENWEATHER_API_KEY")),
    (
      "secret",
      .badKey(
        .openWeather, setting: "OPENWEATHER_API_KEY",
        reason: "Invalid API key. Please see https://openweathermap.org/faq#error401 for more info."
      )
    ),
  ])
  func saysWhatIsWrongWithTheKey(key: String?, error: ServiceError) async throws {
    await #expect(throws: error) {
      try await openWeather(key: key).weather.report(for: Self.oslo)
    }
    #expect(standIn.requests.count == (key == nil ? 0 : 1))
  }

  /// The key is in the address: whoever is redirected to would get it.
  @Test func followsNoRedirect() async throws {
    standIn.fail(.redirect(to: standIn.url + "/elsewhere?appid=stand-in"))
    await #expect(throws: ServiceError.redirectedWithKey(host: "127.0.0.1")) {
      try await openWeather(key: "stand-in").weather.report(for: Self.oslo)
    }
    #expect(standIn.requests.count == 1)
  }

  @Test func neverRepeatsTheKey() {
    let body = #"{"cod":"400","message":"bad request for appid=s3cr3t and lat=x"}"#
    let answer = HTTPResponse(
      status: 400, host: "example.org", body: Array(body.utf8), secret: "s3cr3t")
    #expect(
      throws: ServiceError.status(
        400, host: "example.org", reason: "bad request for appid=… and lat=x")
    ) {
      try OpenWeatherAnswer(answer)
    }
  }

  @Test func findsPlaces() async throws {
    let places = openWeather(key: "stand-in").places
    let named = try await places.search("Springfield", "US")
    #expect(named.map(\.region) == ["Missouri", "Massachusetts", "Illinois", "Oregon", "Ohio"])
    let coded = try await places.search("811 01", "SK")
    #expect(coded.isEmpty)
    let zip = try await places.search("81101", "SK")
    #expect(zip.map(\.name) == ["Bratislava"])
    #expect(zip.map(\.countryName) == ["Slovakia"])
    let lying = try await places.search("48.15, 17.11", nil)
    #expect(lying.map(\.name) == ["Bratislava"])
    #expect(try await places.place(Coordinate(48.15, 17.11)) == lying.first)
    #expect(
      standIn.requests.map(\.path) == [
        "/geo/1.0/direct", "/geo/1.0/zip", "/geo/1.0/direct", "/geo/1.0/zip", "/geo/1.0/reverse",
        "/geo/1.0/reverse",
      ])
  }

  private static let oslo = StandInPlaces.named("Oslo", latitude: 59.91, longitude: 10.75)

  private func openWeather(key: String?) -> OpenWeather {
    var environment = standIn.environment
    environment["OPENWEATHER_API_KEY"] = key
    return OpenWeather(
      ServiceConnection(http: .patient(), environment: environment, now: { Answers.now }))
  }
}

/// OpenWeather leaves out rain and snow where nothing falls.
struct OpenWeatherDryTests {
  private static let start = 1_795_273_200

  private func hours(_ items: [String]) throws -> [Conditions] {
    let list = items.enumerated().map { index, item in
      #"{"dt":\#(Self.start + index * 10_800),"main":{"temp":4},\#(item)}"#
    }
    let tree = try JSONTree(Array(#"{"list":[\#(list.joined(separator: ","))]}"#.utf8))
    let report = try OpenWeatherReport(
      place: Fixture.oslo, fetched: Date(timeIntervalSince1970: Double(Self.start - 3600))
    ).free(current: .null, forecast: tree)
    return report.hours
  }

  @Test(arguments: [
    (#""weather":[{"id":800}],"pop":0.1"#, 0), (#""weather":[{"id":804}],"rain":{}"#, 0),
    (#""weather":[{"id":500}],"rain":{"3h":0.4}"#, 0.4),
    (#""weather":[{"id":616}],"rain":{"3h":0.4},"snow":{"3h":1}"#, 1.4),
    // Something falls, and nobody says how much.
    (#""weather":[{"id":500}]"#, nil), (#""weather":[{"id":800}],"rain":"much""#, nil),
    (#""clouds":{"all":3}"#, nil),
  ])
  func whatIsAbsentIsDryUnlessSomethingFalls(item: String, millimeters: Double?) throws {
    let begin = Date(timeIntervalSince1970: Double(Self.start - 10_800))
    let first = try hours([item, #""weather":[{"id":800}]"#]).first { $0.time == begin }
    #expect(first?.precipitation?.in(.millimeters) == millimeters)
  }

  @Test func anAbsentChanceIsNoneWhereOthersAreTold() throws {
    let dry = #""weather":[{"id":800}]"#
    let told = try hours([dry + #","pop":0.4"#, dry, #""weather":[{"id":500}]"#])
    #expect(told.prefix(3).map { $0.precipitationProbability?.in(.percent) } == [40, 0, nil])
    #expect(try hours([dry, dry]).allSatisfy { $0.precipitationProbability == nil })
  }

  /// The amount measured until 15:00 belongs to the three hours from noon on.
  @Test func theHoursThatHaveBegunAreTold() throws {
    let found = try hours([#""weather":[{"id":500}],"rain":{"3h":0.4}"#])
    #expect(
      found.map(\.time.timeIntervalSince1970) == [Double(Self.start - 3600), Double(Self.start)])
    #expect(found.map { $0.temperature?.in(.celsius) } == [nil, 4])
  }
}
