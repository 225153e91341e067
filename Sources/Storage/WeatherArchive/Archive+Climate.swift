public import Climate
public import Foundation
import GRDB
public import WeatherClients
public import WeatherModels

extension Archive {
  /// The days since 1950, saved for good. The caller makes the requests.
  public var climate:
    (
      saved: @Sendable (Place) -> SavedClimate?,
      save: @Sendable (SavedClimate, Place) throws(StorageError) -> Void,
      lastBlock: @Sendable () -> Date?, noteBlock: @Sendable (Date) -> Void
    )
  {
    (savedClimate, save, lastBlock, noteBlock)
  }
}

extension Archive {
  /// Its row in `progress`.
  private static let block = "climate block"

  private func savedClimate(_ place: Place) -> SavedClimate? {
    do {
      let found = try file.read { database -> SavedClimate? in
        guard let id = try ReportStore(database).placeID(place) else { return nil }
        let row = try Row.fetchOne(
          database.cachedStatement(sql: "SELECT start, through, days FROM climate WHERE place = ?"),
          arguments: [id])
        guard let row, let start = row.integer(0), let through = row.integer(1),
          let data = row.data(2), Self.days.contains(start), Self.days.contains(through),
          let columns = PackedRows.unpack(data, columns: 3...3)?.columns
        else { return nil }
        return SavedClimate(
          series: ClimateSeries(
            start: start, lows: columns[0], highs: columns[1], precipitation: columns[2]),
          through: through)
      }
      return found ?? nil
    } catch {
      file.tell(error)
      return nil
    }
  }

  /// The years 1 to 9999.
  private static let days = -719_162...2_932_896

  private func save(_ climate: SavedClimate, of place: Place) throws(StorageError) {
    let series = climate.series
    let rows = series.lows.indices.map { index in
      [series.lows[index], series.highs[index], series.precipitation[index]].map { value in
        // To hundredths: services send tenths, and other units are converted.
        value.isNaN ? nil : (value * 100).rounded() / 100
      }
    }
    let data = PackedRows.pack(rows, columns: 3)
    do throws(StorageError) {
      try write(climate, data, of: place)
    } catch {
      // The command reports it.
      file.isFirstFailure()
      throw error
    }
  }

  private func write(
    _ climate: SavedClimate, _ data: Data, of place: Place
  ) throws(StorageError) {
    _ = try file.write { database in
      let id = try ReportStore(database).makePlaceID(place)
      try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO climate (place, start, through, days) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [id, climate.series.start, climate.through, data])
    }
  }

  private func lastBlock() -> Date? {
    let seconds = try? file.read { database in
      try Double.fetchOne(
        database.cachedStatement(sql: "SELECT value FROM progress WHERE name = ?"),
        arguments: [Self.block])
    }
    return (seconds ?? nil).flatMap { $0 }.flatMap(Date.init(inCalendar:))
  }

  /// Best effort: a block that can't be noted can't be saved either.
  private func noteBlock(_ time: Date) {
    _ = try? file.write { database in
      try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)"
      ).execute(arguments: [Self.block, time.timeIntervalSinceReferenceDate])
    }
  }
}
