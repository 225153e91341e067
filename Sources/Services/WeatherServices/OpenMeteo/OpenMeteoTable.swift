import JSON
import Reports

/// The blocks of an answer by their names, and the clock of the times in them.
struct OpenMeteoBlocks {
  private(set) var timeZone: String?
  /// The seconds that the service adds to get local time.
  private(set) var offset = 0.0
  private var tables: [String: OpenMeteoTable] = [:]

  /// Blocks of these names, of which nothing is read yet.
  init(_ names: [String]) {
    for name in names { tables[name] = OpenMeteoTable() }
  }

  /// The blocks of these names in a whole answer.
  init(
    _ reader: inout JSONReader, _ names: [String], mostRows: Int = JSONReader.longest
  ) throws(JSONReader.Failure) {
    guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
    self.init(names)
    for name in names { self[name].mostRows = mostRows }
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      if try !read(&reader, name) { try reader.skip() }
    }
  }

  subscript(name: String) -> OpenMeteoTable {
    get { tables[name] ?? OpenMeteoTable() }
    set { tables[name] = newValue }
  }

  /// Takes a member of an answer; false for one that is neither of the clock nor of these blocks.
  mutating func read(
    _ reader: inout JSONReader, _ name: String
  ) throws(JSONReader.Failure) -> Bool {
    let name = OpenMeteoVariables.renamed[name] ?? name
    let isOfUnits = name.hasSuffix("_units")
    let block = isOfUnits ? String(name.dropLast("_units".count)) : name
    switch name {
    case "timezone": timeZone = try reader.string()?.cleaned(limit: 64)
    case "utc_offset_seconds":
      offset = try reader.number().flatMap { abs($0) <= 86_400 ? $0 : nil } ?? 0
    case _ where tables[block] == nil: return false
    case _ where isOfUnits: try tables[block]?.readUnits(&reader)
    default: try tables[block]?.readColumns(&reader)
    }
    return true
  }
}

/// One block of a forecast: columns of numbers whose rows share a time, with their units.
struct OpenMeteoTable {
  /// A table that has more is refused.
  var mostRows = JSONReader.longest
  private(set) var isThere = false
  private var columns: [String: Column] = [:]
  private var units: [String: String] = [:]

  /// Missing values are NaN. A time given as text is local; one given as a number is not.
  private struct Column {
    var values: [Double] = []
    var isLocal = false

    mutating func read(_ reader: inout JSONReader, isTime: Bool) throws(JSONReader.Failure) {
      if isTime, try reader.kind() == .string {
        isLocal = true
        values.append(try reader.string().flatMap(EpochTime.seconds(iso8601:)) ?? .nan)
      } else {
        values.append(try reader.number() ?? .nan)
      }
    }
  }

  /// Makes and fills a row for each time, as long as times increase. `offset` is what the service adds to get local
  /// time.
  func rows<Row>(
    _ variables: [OpenMeteoVariable<Row>], offset: Double, make: (Double) -> Row?
  ) -> [Row] {
    let fillings = variables.map { $0.filling(self, offset) }
    var last = -Double.infinity
    return times("time", offset: offset).enumerated().compactMap { index, time in
      guard time > last, EpochTime.day(ofSecond: time) != nil, var row = make(time) else {
        return nil
      }
      last = time
      for fill in fillings { fill(index, time, &row) }
      return row
    }
  }

  /// The unit that the answer names for a column; `nil` for one that we do not know.
  func unit<Unit: UnitOfMeasure>(_ name: String, _ unit: Unit.Type) -> Unit? {
    units[name].flatMap(Unit.init(rawValue:))
  }

  /// The unit of a column as it is written; `nil` if the answer names none.
  func label(_ name: String) -> String? { units[name] }

  /// Seconds since 1970 by UTC; `offset` is what the service adds to get local time.
  func times(_ name: String, offset: Double) -> [Double] {
    guard let column = columns[name] else { return [] }
    return column.isLocal ? column.values.map { $0 - offset } : column.values
  }

  /// The names of its columns, unordered.
  var names: [String] { Array(columns.keys) }

  /// The table of one model: the columns of these variables that end in `suffix`, without it, and those of time.
  func renamed(dropping suffix: String, of variables: [String]) -> OpenMeteoTable {
    guard !suffix.isEmpty else { return self }
    var table = OpenMeteoTable()
    table.isThere = isThere
    table.columns["time"] = columns["time"]
    for variable in variables {
      table.columns[variable] = columns[variable + suffix]
      table.units[variable] = units[variable + suffix] ?? units[variable]
    }
    return table
  }

  /// Numbers without a unit.
  func numbers(_ name: String) -> [Double] { columns[name]?.values ?? [] }

  mutating func readUnits(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      units[OpenMeteoVariables.renamed[name] ?? name] = try reader.string()
    }
  }

  /// Reads a block whose members are arrays, or single values for a table of one row.
  mutating func readColumns(_ reader: inout JSONReader) throws(JSONReader.Failure) {
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
      columns[name] = column
    }
    isThere = true
  }
}
