import Analysis
import FileTestSupport

/// Quantiles and scores as numpy computed them.
///
/// The tables in `Resources` are drawn at random and computed by `Benchmarks/figures/references` with numpy 2.4.6: 300
/// lists of up to 51 values, and 150 runs of a model with the reports of a station, some of them at the times of zones
/// of half and quarter hours. An hour counts with the report nearest to it, at most half an hour away, and its rain
/// with all reports of the hour before.
struct ReferenceTests {
  /// 2026-11-16T00:00Z.
  private let start = Date(timeIntervalSince1970: 1_794_787_200)

  @Test func quantilesAreThoseOfNumpy() throws {
    for row in try tableRows(of: "quantiles").dropFirst() {
      let found = try #require(Quantiles(numbers(row[0]).compactMap(\.self)), "\(row)")
      let own = [found.p10, found.p25, found.median, found.p75, found.p90]
      for (own, other) in zip(own, row[1...]) { #expect(isNear(own, other), "\(row)") }
    }
  }

  @Test func scoresAreThoseOfNumpy() throws {
    for row in try tableRows(of: "scores").dropFirst() {
      let (temperature, rain) = (numbers(row[1]), numbers(row[2]))
      let first = start + (try #require(Double(row[0]))) * 60
      let run = PreviousRun(
        model: .icon, daysAhead: 1, times: temperature.indices.map { first + Double($0) * 3600 },
        temperature: temperature.map { $0.flatMap { Temperature($0, .celsius) } },
        precipitation: rain.map { $0.flatMap { Precipitation($0, .millimeters) } })
      let truth = row[3].split(separator: ",").map { report in
        let parts = report.split(separator: ":").compactMap { Double($0) }
        return Truth(
          time: start + parts[0] * 60, temperature: Temperature(parts[1], .celsius),
          isWet: parts[2] == 1)
      }
      let score = ModelScore(run, truth)
      let own = [
        Double(score.comparisons), score.bias, score.meanAbsoluteError, score.hitRate,
        score.falseAlarmRate,
      ]
      for (own, other) in zip(own, row[4...]) {
        #expect(isNear(own, other), "\(row): \(own.map { "\($0)" } ?? "-"), not \(other)")
      }
    }
  }

  private func numbers(_ cell: String) -> [Double?] {
    cell.split(separator: ",").map { Double($0) }
  }

  private func isNear(_ own: Double?, _ other: String) -> Bool {
    guard let own, let other = Double(other) else { return own == nil && other == "-" }
    return abs(own - other) < 1e-8
  }
}
