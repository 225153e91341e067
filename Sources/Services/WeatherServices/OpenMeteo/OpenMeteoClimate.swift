public import Climate
import HTTP
import JSON
public import Reports

extension OpenMeteoServers {
  /// Whether the archive limits requests; the user's own server doesn't.
  public var isArchiveLimited: Bool { isLimited(.archive) }

  /// The days from the first to the last, in days since 1970, by one reanalysis from beginning to end: ERA5 and its land
  /// version. Other days in the answer are left out, and missing ones are gaps.
  ///
  /// Without `models` the archive would switch to another model in 2017, and ranks would compare two. Temperatures are
  /// reduced to the place's own height, or else to that of the service's terrain.
  public func climate(
    _ place: Place, _ days: ClosedRange<Int>
  ) async throws(ServiceError) -> ClimateSeries {
    guard let first = CalendarDay(daysSince1970: days.lowerBound),
      let last = CalendarDay(daysSince1970: days.upperBound)
    else { return ClimateSeries(start: days.lowerBound) }
    let height = place.elevation.map { [("elevation", "\(Int($0.in(.meters).rounded()))")] } ?? []
    let query =
      Place.openMeteoQuery([place], withHeights: false) + height + [
        ("start_date", first.description), ("end_date", last.description),
        ("daily", ClimateColumns.names.joined(separator: ",")), ("models", ClimateColumns.model),
        ("timezone", "auto"),
      ]
    let answer = try await http.longBudget().bounding { () async throws(ServiceError) in
      try await ask(
        .archive, query,
        weight: isArchiveLimited ? ClimateRequest.weight(days: days.count) : 0)
    }
    return try answer.climate(days)
  }
}

private enum ClimateColumns {
  static let names = ["temperature_2m_min", "temperature_2m_max", "precipitation_sum"]
  static let model = "era5_seamless"
}

extension OpenMeteoAnswer {
  /// - Throws: `badAnswer` for other columns than three, or units that aren't known.
  func climate(_ days: ClosedRange<Int>) throws(ServiceError) -> ClimateSeries {
    let table = try parsed { (reader) throws(JSONReader.Failure) in
      // A century has 36,525 days, more than were asked for.
      try OpenMeteoBlocks(&reader, ["daily"], mostRows: 40_000)["daily"]
    }
    guard table.isThere else { throw .badAnswer(.openMeteo, detail: "no daily") }
    let dates = table.times("time", offset: 0)
    let numbers = dates.map { EpochTime.day(ofSecond: $0)?.daysSince1970 }
    let lows = try table.column(0, TemperatureUnit.self)
    let highs = try table.column(1, TemperatureUnit.self)
    let amounts = try table.column(2, PrecipitationUnit.self)
    var columns = Array(repeating: Array(repeating: Double.nan, count: days.count), count: 3)
    for (row, number) in numbers.enumerated() {
      guard let number, days.contains(number) else { continue }
      for (index, column) in [lows, highs, amounts].enumerated() where column.indices.contains(row)
      {
        columns[index][number - days.lowerBound] = column[row]
      }
    }
    return ClimateSeries(
      start: days.lowerBound, lows: columns[0], highs: columns[1], precipitation: columns[2])
  }
}

extension OpenMeteoTable {
  /// The values of a variable in the base unit, whether the column bears the model's name or not.
  fileprivate func column<Unit: UnitOfMeasure>(
    _ index: Int, _ type: Unit.Type
  ) throws(ServiceError) -> [Double] {
    let name = ClimateColumns.names[index]
    let suffixed = name + "_" + ClimateColumns.model
    let values = numbers(names.contains(suffixed) ? suffixed : name)
    guard !values.isEmpty else {
      throw .badAnswer(.openMeteo, detail: "no \(name.cleaned(limit: 100))")
    }
    guard let unit = unit(suffixed, type) ?? unit(name, type) else {
      throw .badAnswer(.openMeteo, detail: "unit of \(name.cleaned(limit: 100))")
    }
    return values.map { $0 * unit.scale + unit.offset }
  }
}
