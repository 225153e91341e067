import BenchSupport
import Foundation
import Reports
import TestSupport
import WeatherServices

/// Reading Open-Meteo's answer of sixteen days by the hour, beside `JSONSerialization`, which only makes a tree of it.
enum Decoding {
  private static let runs = 200

  static func measure() throws {
    let body = StandInAnswers.openMeteoForecast(days: 16, now: Date())
    let data = Data(body)
    Results.heading("Open-Meteo's answer of 16 days, \(data.count / 1024) KiB")
    _ = try OpenMeteo.reports(in: body, count: 1, fetched: Date())
    let tree = try Series(runs) { _ in _ = try JSONSerialization.jsonObject(with: data) }
    Results.row("JSONSerialization, to a tree", tree)
    let report = try Series(runs) { _ in
      _ = try OpenMeteo.reports(in: body, count: 1, fetched: Date())
    }
    Results.row(
      "vane, to a report", report, promise: "4 ms", peer: "JSONSerialization, to a tree")
  }
}
