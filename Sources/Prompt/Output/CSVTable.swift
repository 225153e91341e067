import Documents
import Reports

/// A list of a JSON document as comma-separated values (RFC 4180), with a header row and the document's own units.
///
/// The parts of a row are named with dots (`report.current.temperature`). What is absent is empty, several values in
/// one field have spaces between, and lists within a row are left out.
nonisolated struct CSVTable: Hashable, Sendable {
  let columns: [String]
  let rows: [[String]]

  /// The rows are `items`, `results`, or the hours or days of the report, as the command is about these; otherwise the
  /// document itself is the only one. `nil` if there is nothing to be a column.
  init?(_ document: [JSONValue.Member], _ shape: TableShape?) {
    let document = JSONValue.object(document)
    let list = Self.rows(of: document, shape)
    let template =
      (shape == .page ? nil : list.first.map(CSVColumns.of(row:))) ?? CSVColumns.of(shape)
    let cells = (list.isEmpty && template == .null ? [] : list).map(Self.cells)
    var columns: [String] = []
    var known: Set<String> = []
    for name in Self.cells(template).map(\.name) + cells.flatMap({ $0.map(\.name) })
    where known.insert(name).inserted { columns.append(name) }
    // An object that is absent in one row has its columns from the others.
    let shown = columns.filter { name in !columns.contains { $0.hasPrefix(name + ".") } }
    guard !shown.isEmpty else { return nil }
    self.columns = shown
    rows = cells.map { row in
      let values = Dictionary(row.map { ($0.name, $0.text) }) { first, _ in first }
      return shown.map { values[$0] ?? "" }
    }
  }

  var text: String {
    ([columns] + rows).map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }
}

nonisolated extension CSVTable {
  private static func rows(of document: JSONValue, _ shape: TableShape?) -> [JSONValue] {
    let report = document["report"]
    let part: JSONValue? =
      switch shape {
      case .page: .array(Self.page(of: document))
      case .hours: report?["hours"]
      case .days: report?["days"]
      case .airHours: document["airQuality"]?["hours"] ?? .array([])
      case .models: document["models"]?.flattened(by: document["date"] == nil ? "days" : "hours")
      case .weeks: document["weeks"]
      case .months: document["months"]
      case .minutes: document["soon"]?["minutes"] ?? .array([])
      case .news: document["told"]
      case .points: document["points"]
      case .appointments: document["appointments"]
      case .field: document["field"].flatMap(Self.points)
      default: document["days"]
      }
    if case .array(let rows) = part ?? document["items"] ?? document["results"] { return rows }
    return document == .object([]) ? [] : [document]
  }

  /// The place and its report without the lists beside them; none without a place.
  private static func page(of document: JSONValue) -> [JSONValue] {
    guard let place = document["place"], place != .null else { return [] }
    return [["place": place, "report": document["report"] ?? .null]]
  }

  /// A row for each point of a field; `nil` if there is none.
  private static func points(_ field: JSONValue) -> JSONValue? {
    func list(_ name: String) -> [JSONValue] { field[name]?.elements ?? [] }
    guard case .object = field else { return nil }
    let columns = list("longitudes")
    let directions = list("directions").map(\.elements)
    return .array(
      zip(list("latitudes"), list("values")).enumerated().flatMap { row, pair in
        zip(columns, pair.1.elements).enumerated().map { column, cell in
          let direction = directions.isEmpty ? [] : [directions[row][column]]
          return .object(
            [
              .init(name: "kind", value: field["kind"] ?? .null),
              .init(name: "time", value: field["time"] ?? .null),
              .init(name: "latitude", value: pair.0), .init(name: "longitude", value: cell.0),
              .init(name: "value", value: cell.1),
            ] + direction.map { .init(name: "direction", value: $0) })
        }
      })
  }

  private static func cells(_ row: JSONValue) -> [(name: String, text: String)] {
    guard case .object(let members) = row else { return [] }
    return members.flatMap { member -> [(name: String, text: String)] in
      switch member.value {
      case .object:
        return cells(member.value).map { (member.name + "." + $0.name, $0.text) }
      case .array(let values):
        let texts = values.compactMap(\.scalar)
        return texts.count == values.count ? [(member.name, texts.joined(separator: " "))] : []
      default:
        return [(member.name, member.value.scalar ?? "")]
      }
    }
  }

  /// A field has no line ends, so that every row is one line.
  private static func quoted(_ text: String) -> String {
    let text = text.fitForTerminal
    guard text.contains(where: { "\",".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

nonisolated extension JSONValue {
  /// The parts of each element with its model before them; elements without parts as they are. `nil` if there are none.
  fileprivate func flattened(by part: String) -> JSONValue? {
    guard case .array(let elements) = self, !elements.isEmpty else { return nil }
    return .array(
      elements.flatMap { element -> [JSONValue] in
        guard let model = element["model"], case .array(let parts)? = element[part] else {
          return [element]
        }
        return parts.compactMap { part in
          guard case .object(let members) = part else { return nil }
          return .object([Member(name: "model", value: model)] + members)
        }
      })
  }

  /// The value as one field; `nil` if it has parts.
  fileprivate var scalar: String? {
    switch self {
    case .null: ""
    case .string(let string): string
    case .bool, .int, .number: description
    case .array, .object: nil
    }
  }
}
