import FileTestSupport
import HTTP
import JSON
import TestSupport

@testable import WeatherServices

/// OpenWeather's answers to other people, in whatever units they asked for.
struct OpenWeatherRecordingsTests {
  private static func files(_ kind: String) -> [URL] { Recordings.files("openweather/\(kind)") }
  private static let current = files("weather")
  private static let forecasts = files("forecast") + files("forecast-daily")
  private static let oneCalls = files("onecall")
  private static let places = files("geo")
  private static let errors = files("errors")

  @Test(.enabled(if: !current.isEmpty, "no recordings"), arguments: current)
  func readsThePresentAsItIsWritten(file: URL) throws {
    let (tree, object) = try Self.read(file)
    let report = try Self.reader.free(current: tree, forecast: .null)
    let current = try #require(report.current)
    let main = try #require(object["main"] as? [String: Any])
    let wind = try #require(object["wind"] as? [String: Any])
    #expect(current.time.timeIntervalSince1970 == object["dt"] as? Double)
    #expect(current.relativeHumidity?.in(.percent) == main["humidity"] as? Double)
    #expect(current.windDirection?.in(.degrees) == wind["deg"] as? Double)
    #expect(current.windSpeed?.in(.metersPerSecond) == wind["speed"] as? Double)
    #expect(
      current.pressure?.in(.hectopascals) == (main["sea_level"] ?? main["pressure"]) as? Double)
    #expect(current.visibility?.in(.meters) == object["visibility"] as? Double)
    #expect(current.weatherCode != nil && current.isDay != nil)
  }

  @Test(.enabled(if: !forecasts.isEmpty, "no recordings"), arguments: forecasts)
  func readsForecasts(file: URL) throws {
    let (tree, object) = try Self.read(file)
    let report = try Self.reader.free(current: .null, forecast: tree)
    let list = try #require(object["list"] as? [[String: Any]])
    if report.hours.isEmpty {
      #expect(report.days.count == list.count)
    } else {
      #expect(report.hours.map(\.time.timeIntervalSince1970) == list.map { $0["dt"] as? Double })
      #expect((5...6).contains(report.days.count))
    }
  }

  @Test(.enabled(if: !oneCalls.isEmpty, "no recordings"), arguments: oneCalls)
  func readsOneCall(file: URL) throws {
    let (tree, object) = try Self.read(file)
    guard !file.lastPathComponent.contains("aggregate") else {
      #expect(throws: ServiceError.badAnswer(.openWeather, detail: "no current, hourly or daily")) {
        try Self.reader.oneCall(tree)
      }
      return
    }
    let report = try Self.reader.oneCall(tree)
    #expect(report.timeZone == object["timezone"] as? String)
    func count(_ name: String) -> Int { (object[name] as? [Any])?.count ?? 0 }
    #expect(report.hours.count == count("hourly") + count("data"))
    #expect(report.days.count == count("daily"))
    #expect(report.minutes.count == count("minutely"))
    #expect((report.current != nil) == (object["current"] != nil))
  }

  /// The values of two recordings, written out.
  @Test(.enabled(if: !current.isEmpty, "no recordings"))
  func readsTheUnitsAskedFor() throws {
    let oneCall = try #require(
      Self.oneCalls.first { $0.lastPathComponent == "programmatordev__one_call_weather.json" })
    let lisbon = try Self.reader.oneCall(Self.read(oneCall).tree)
    let current = try #require(lisbon.current)
    #expect(current.temperature == Temperature(25.1, .celsius))
    #expect(current.apparentTemperature == Temperature(25.21, .celsius))
    #expect(current.dewPoint == Temperature(16.53, .celsius))
    #expect(current.uvIndex == UVIndex(9.78, .index))
    #expect(current.cloudCover == Share(20, .percent))
    #expect(current.precipitation == Precipitation(0, .millimeters))
    let today = try #require(lisbon.days.first)
    #expect(today.date.description == "2023-07-03")
    #expect(today.temperatureMin == Temperature(18.28, .celsius))
    #expect(today.windGust == Speed(13.04, .metersPerSecond))
    #expect(today.sunset == Date(timeIntervalSince1970: 1_688_414_697))

    let fiveDays = try #require(
      Self.forecasts.first { $0.lastPathComponent == "SemaIstek__weathers-v2.json" })
    let miami = try Self.reader.free(current: .null, forecast: Self.read(fiveDays).tree)
    #expect(miami.timeZone == "GMT-0500")
    #expect(miami.days.prefix(3).map { $0.temperatureMin?.in(.celsius) } == [22.05, 21.24, 21.88])
    #expect(miami.days.prefix(3).map { $0.temperatureMax?.in(.celsius) } == [23.37, 23.3, 23.25])
    #expect(miami.days[1].precipitation == Precipitation(0.12, .millimeters))
  }

  @Test(.enabled(if: !places.isEmpty, "no recordings"), arguments: places)
  func readsPlaces(file: URL) throws {
    let data = try Data(contentsOf: file)
    let tree = try JSONTree(Array(data))
    let json = try JSONSerialization.jsonObject(with: data)
    let objects = json as? [[String: Any]] ?? [json as? [String: Any] ?? [:]]
    let trees = tree.isObject ? [tree] : tree.elements
    let found = trees.compactMap { Place(openWeather: $0, "en") }
    #expect(found.count == objects.count && !found.isEmpty)
    for (place, object) in zip(found, objects) {
      #expect(place.country == object["country"] as? String)
      #expect(place.coordinate.latitude == object["lat"] as? Double)
      #expect(place.region == object["state"] as? String)
    }
  }

  @Test(.enabled(if: !errors.isEmpty, "no recordings"), arguments: errors)
  func readsErrors(file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let status = try #require(
      (object["cod"] as? Int) ?? (object["cod"] as? String).flatMap { Int($0) })
    let message = try #require(object["message"] as? String)
    let expected: ServiceError =
      switch status {
      case 401:
        .badKey(.openWeather, setting: "OPENWEATHER_API_KEY", reason: message.cleaned(limit: 300))
      case 429: .limited(.openWeather, until: nil)
      default: .status(status, host: "example.org", reason: message.cleaned(limit: 300))
      }
    // The status and the code in the answer both tell.
    for sent in [status, 200] {
      #expect(throws: expected) {
        try OpenWeatherAnswer(HTTPResponse(status: sent, host: "example.org", body: Array(data)))
      }
    }
  }

  private static func read(_ file: URL) throws -> (tree: JSONTree, object: [String: Any]) {
    let data = try Data(contentsOf: file)
    let answer = HTTPResponse(status: 200, host: "example.org", body: Array(data))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (try OpenWeatherAnswer(answer).tree, object)
  }

  private static let reader = OpenWeatherReport(
    place: Place(name: "", coordinate: .origin), fetched: Answers.now)
}
