import Foundation
import GRDB
public import WeatherClients
import WeatherModels

extension Archive {
  public var accuracy: AccuracyClient {
    AccuracyClient(
      scores: { place throws(StorageError) in try self.scores(place) },
      verdict: { place, service, time throws(StorageError) in
        try self.verdict(place, service, time)
      })
  }
}

extension Archive {
  /// The scores from `HourTable`, over the time for which records are saved.
  ///
  /// They are summed here, row by row: one statement with all fifty sums took five times as long.
  private func scores(_ place: Place) throws(StorageError) -> [AccuracyScore] {
    let now = file.now().timeIntervalSinceReferenceDate / 3600
    let first = now - Double(limits().records) * 24
    return try file.read { database in
      guard let id = try ReportStore(database).placeID(place) else { return [] }
      var scores: [AccuracyScore] = []
      for service in Service.allCases {
        let rows = try Row.fetchCursor(
          database.cachedStatement(sql: Self.rows), arguments: [id, service.rawValue, first, now])
        var tallies = Schema.leads.map { _ in Tally() }
        while let row = try rows.next() {
          let (temperature, wind, rain) = (row.integer(0), row.integer(1), row.integer(2))
          for lead in tallies.indices {
            let column = 3 + lead * 3
            tallies[lead].temperature.add(row.integer(column), temperature)
            tallies[lead].wind.add(row.integer(column + 1), wind)
            tallies[lead].addRain(row.integer(column + 2), rain)
          }
        }
        scores += zip(Schema.leads, tallies).map { $1.score(service, days: $0) }
      }
      return scores.filter { $0.cases > 0 }
    } ?? []
  }

  private static let verdictDays = 30

  private func verdict(
    _ place: Place, _ service: Service, _ time: Date
  ) throws(StorageError) -> ForecastVerdict? {
    guard let hour = HourTable.hour(of: time) else { return nil }
    return try file.read { database in
      guard let id = try ReportStore(database).placeID(place) else { return nil }
      let rows = try Row.fetchCursor(
        database.cachedStatement(
          sql: """
            SELECT hour, source, temperature, temperature1 FROM hour
            WHERE place = ? AND service = ? AND hour >= ? AND hour <= ?
            """), arguments: [id, service.rawValue, hour - Self.verdictDays * 24, hour])
      var errors = Tally.Errors()
      var forecast: Int?
      while let row = try rows.next() {
        if row.integer(0) == hour { forecast = row.integer(3) }
        if row.integer(1) != nil { errors.add(row.integer(3), row.integer(2)) }
      }
      let tenths = forecast.flatMap { Temperature(Double($0) / 10, .celsius) }
      return ForecastVerdict(forecast: tenths, errors: errors.sum)
    } ?? nil
  }

  private static let rows: String = {
    let forecasts = Schema.leads.map { "temperature\($0), wind\($0), rain\($0)" }
    return """
      SELECT temperature, wind, rain, \(forecasts.joined(separator: ", ")) FROM hour
      WHERE place = ? AND service = ? AND hour >= ? AND hour <= ? AND source IS NOT NULL
      """
  }()
}

/// The sums of one service and lead, in tenths.
private struct Tally {
  struct Errors {
    var cases = 0
    var absolute = 0
    var signed = 0

    mutating func add(_ forecast: Int?, _ observed: Int?) {
      // A damaged file may hold numbers whose sum ends the program.
      guard let forecast, let observed, abs(Double(forecast)) < 1e5, abs(Double(observed)) < 1e5
      else { return }
      cases += 1
      absolute += abs(forecast - observed)
      signed += forecast - observed
    }

    var sum: ErrorSum {
      ErrorSum(cases: cases, absolute: Double(absolute) / 10, signed: Double(signed) / 10)
    }
  }

  var temperature = Errors()
  var wind = Errors()
  var rain = RainTable(cases: 0, hits: 0, misses: 0, falseAlarms: 0)

  mutating func addRain(_ forecast: Int?, _ observed: Int?) {
    guard let forecast, let observed else { return }
    rain.cases += 1
    switch (forecast >= 1, observed >= 1) {
    case (true, true): rain.hits += 1
    case (false, true): rain.misses += 1
    case (true, false): rain.falseAlarms += 1
    case (false, false): break
    }
  }

  func score(_ service: Service, days: Int) -> AccuracyScore {
    AccuracyScore(
      service: service, days: days, temperature: temperature.sum, wind: wind.sum, rain: rain)
  }
}
