import Foundation
import GRDB
public import WeatherClients
import WeatherModels

extension Archive {
  public var savedDays: SavedDaysClient {
    SavedDaysClient(days: self.days, keep: self.keep)
  }
}

extension Archive {
  private func days(_ place: Place, _ first: CalendarDay, _ last: CalendarDay) -> [Day] {
    do {
      return try file.read { database in
        guard let id = try ReportStore(database).placeID(place) else { return [] }
        return try Row.fetchAll(
          database.cachedStatement(
            sql: """
              SELECT date, temperatureMin, temperatureMax, precipitation, windSpeed, weatherCode, snowfall
              FROM day WHERE place = ? AND date BETWEEN ? AND ? ORDER BY date
              """), arguments: [id, first.daysSince1970, last.daysSince1970]
        ).compactMap(Day.init)
      } ?? []
    } catch {
      file.tell(error)
      return []
    }
  }

  private func keep(_ days: [Day], of place: Place) {
    do {
      try file.write { database in
        let id = try ReportStore(database).makePlaceID(place)
        let statement = try database.cachedStatement(
          sql: "INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        for day in days {
          try statement.execute(arguments: [
            id, day.date.daysSince1970, day.temperatureMin?.in(.celsius),
            day.temperatureMax?.in(.celsius), day.precipitation?.in(.millimeters),
            day.windSpeed?.in(.metersPerSecond), day.weatherCode?.rawValue,
            day.snowfall?.in(.centimeters),
          ])
        }
      }
    } catch .newer {
      // That was reported when it was opened.
    } catch {
      file.tell(error)
    }
  }
}

extension Day {
  fileprivate init?(_ row: Row) {
    guard let date = row.integer(0).flatMap(CalendarDay.init(daysSince1970:)) else { return nil }
    self.init(date: date)
    temperatureMin = row.double(1).flatMap { Temperature($0, .celsius) }
    temperatureMax = row.double(2).flatMap { Temperature($0, .celsius) }
    precipitation = row.double(3).flatMap { Precipitation($0, .millimeters) }
    windSpeed = row.double(4).flatMap { Speed($0, .metersPerSecond) }
    weatherCode = row.integer(5).map(WeatherCode.init(rawValue:))
    snowfall = row.double(6).flatMap { Snowfall($0, .centimeters) }
  }
}
