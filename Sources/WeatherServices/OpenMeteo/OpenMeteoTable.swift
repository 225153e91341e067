import JSON
import WeatherModels

/// One block of a forecast: columns of numbers, row by row the same time, and the units beside them.
struct OpenMeteoTable {
  /// A table that has more is refused.
  var mostRows = JSONReader.longest
  private var columns: [String: Column] = [:]
  private var units: [String: String] = [:]

  /// Missing values are NaN. A time given as text is local; one given as a number is not.
  private struct Column {
    var values: [Double] = []
    var isLocal = false

    mutating func read(
      _ reader: inout JSONReader, isTime: Bool
    ) throws(JSONReader.Failure) {
      if isTime, try reader.kind() == .string {
        isLocal = true
        values.append(try reader.string().flatMap(LocalTime.seconds(iso8601:)) ?? .nan)
      } else {
        values.append(try reader.number() ?? .nan)
      }
    }
  }

  /// One column in the unit that the answer names for it, which may be none that we know.
  struct Series<Unit: UnitOfMeasure> {
    fileprivate var values: [Double] = []
    fileprivate var unit: Unit?

    subscript(row: Int) -> Quantity<Unit>? {
      guard let unit, values.indices.contains(row) else { return nil }
      return Quantity(values[row], unit)
    }
  }

  subscript<Unit: UnitOfMeasure>(name: String, unit: Unit.Type) -> Series<Unit> {
    Series(values: columns[name]?.values ?? [], unit: units[name].flatMap(Unit.init(rawValue:)))
  }

  /// Seconds since 1970 by UTC; `offset` is what the service adds to get local time.
  func times(_ name: String, offset: Double) -> [Double] {
    guard let column = columns[name] else { return [] }
    return column.isLocal ? column.values.map { $0 - offset } : column.values
  }

  /// Numbers without a unit.
  func numbers(_ name: String) -> [Double] {
    columns[name]?.values ?? []
  }

  mutating func readUnits(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var found = units
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      found[OpenMeteoVariables.renamed[name] ?? name] = try reader.string()
    }
    units = found
  }

  /// Reads a block whose members are arrays, or single values for a table of one row.
  mutating func readColumns(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var found = columns
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      let name = OpenMeteoVariables.renamed[name] ?? name
      var column = Column()
      let isTime = OpenMeteoVariables.times.contains(name)
      if try reader.kind() == .array {
        try reader.array(atMost: mostRows) { (reader) throws(JSONReader.Failure) in
          try column.read(&reader, isTime: isTime)
        }
      } else {
        try column.read(&reader, isTime: isTime)
      }
      found[name] = column
    }
    columns = found
  }
}
