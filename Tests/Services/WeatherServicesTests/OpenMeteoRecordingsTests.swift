import Clients
import Foundation
import Reports
import TestSupport
import Testing

@testable import WeatherServices

/// Recorded answers of the real service, read by our code and, independently of it, by `JSONSerialization`.
///
/// The recordings are not part of the package; without them most of these tests are skipped.
struct OpenMeteoRecordingsTests {
  private static let forecasts =
    ["forecast", "forecast-two-places", "forecast-two-models"].compactMap(Answers.file)
    + ["forecast", "multi-location", "archive"].flatMap { Recordings.files("open-meteo/\($0)") }
  private static let places =
    ["geocoding", "geocoding-empty"].flatMap { Recordings.files("open-meteo/\($0)") }
  private static let failures = Recordings.files("open-meteo/errors")
  private static let odd = Recordings.files("open-meteo/odd")

  @Test(arguments: forecasts)
  func readsForecastsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let json = try JSONSerialization.jsonObject(with: data)
    let objects = try #require(json as? [[String: Any]] ?? (json as? [String: Any]).map { [$0] })
    let reports = try Answers.reports(Array(data), count: objects.count)
    var compared = 0
    for (object, report) in zip(objects, reports) {
      let recorded = RecordedForecast(object)
      #expect(report.timeZone == object["timezone"] as? String)
      let times = recorded.times(of: "hourly")
      let hours = report.hours.filter { times.contains($0.time) }
      #expect(hours.map(\.time) == times)
      #expect(report.current.map { [$0.time] } ?? [] == recorded.times(of: "current"))
      #expect(report.days.map(\.date.description) == recorded.dates)
      compared += try recorded.compare(hours, "hourly", RecordedForecast.moments)
      compared += try recorded.compare(hours, "hourly", RecordedForecast.spans, later: 1)
      compared += try recorded.compare(
        report.current.map { [$0] } ?? [], "current", RecordedForecast.conditions)
      compared += try recorded.compare(report.days, "daily", RecordedForecast.days)
    }
    // Some hold nothing under the plain names, for they are of several models, or nothing but null.
    #expect((compared > 0) == objects.contains { RecordedForecast($0).hasValues })
  }

  @Test(.enabled(if: !places.isEmpty, "no recordings"), arguments: places)
  func readsPlacesAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = object["results"] as? [[String: Any]] ?? []
    let places = try Answers.places(Array(data))
    #expect(places.count == results.count)
    for (place, result) in zip(places, results) {
      #expect(place.name == result["name"] as? String)
      #expect(place.country == result["country_code"] as? String)
      #expect(place.countryName == result["country"] as? String)
      #expect(place.region == result["admin1"] as? String)
      #expect(place.coordinate.latitude == result["latitude"] as? Double)
      #expect(place.coordinate.longitude == result["longitude"] as? Double)
      let population = result["population"] as? Int
      #expect(place.population == (population == 0 ? nil : population))
      #expect(place.elevation?.in(.meters) == result["elevation"] as? Double)
      #expect(place.timeZone == result["timezone"] as? String)
    }
  }

  @Test(.enabled(if: !failures.isEmpty, "no recordings"), arguments: failures)
  func readsErrorsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let reason = try #require(object["reason"] as? String)
    #expect(
      throws: ServiceError.status(400, host: "example.org", reason: reason.cleaned(limit: 300))
    ) {
      try Answers.answer(Array(data), status: 400)
    }
    guard file.lastPathComponent.hasPrefix("http429") else { return }
    let isDaily = file.lastPathComponent.contains("daily")
    let until = Date(timeIntervalSince1970: isDaily ? 1_795_305_600 : 1_795_270_860)
    #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try Answers.answer(Array(data), status: 429)
    }
  }

  @Test(.enabled(if: !odd.isEmpty, "no recordings"), arguments: odd)
  func refusesWhatHasNoWeather(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    #expect(throws: ServiceError.badAnswer(.openMeteo, detail: "no current, hourly or daily")) {
      try Answers.reports(bytes)
    }
  }
}
