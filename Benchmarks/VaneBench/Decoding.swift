import BenchmarkSupport
import Foundation
import TestSupport
import WeatherModels
import WeatherServices

/// Reading Open-Meteo's answer of sixteen days by the hour, beside `JSONSerialization`, which only makes a tree of it.
struct Decoding {
  private let runs = 200

  func report() throws -> String {
    let body = StandInAnswers.openMeteoForecast(days: 16, now: Date())
    let data = Data(body)
    let ours = try series { _ = try OpenMeteo.reports(in: body, count: 1, fetched: Date()) }
    let theirs = try series { _ = try JSONSerialization.jsonObject(with: data) }
    return """
      Open-Meteo, 16 days (\(data.count / 1024) KiB), \(runs) runs   median        p99
      vane, to a report       \(Self.line(ours))   (at most 4 ms)
      JSONSerialization alone \(Self.line(theirs))
      """
  }

  private func series(_ work: () throws -> Void) throws -> Series {
    let clock = ContinuousClock()
    try work()
    return Series(
      try (0..<runs).map { _ in
        let elapsed = try clock.measure(work)
        return Double(elapsed.components.attoseconds) / 1e15
          + Double(elapsed.components.seconds) * 1000
      })
  }

  private static func line(_ series: Series) -> String {
    String(format: "%7.2f ms %7.2f ms", series.median, series.quantile(0.99))
  }
}
