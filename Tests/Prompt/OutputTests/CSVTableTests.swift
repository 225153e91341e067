import Documents
import Foundation
@testable import Output
import Testing

struct CSVTableTests {
  private func text(_ document: JSONValue, of shape: TableShape? = nil) -> String? {
    guard case .object(let members) = document else { return nil }
    return CSVTable(members, shape)?.text
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"a\"", "\"say \"\"a\"\"\""),
    ("a\nb", "a b"), ("a\r\nb", "a b"), (" Žilina ", " Žilina "),
  ])
  func quotesWhatNeedsIt(value: String, field: String) {
    #expect(
      text(["items": .array([["a": .string(value), "b": .int(1)]])]) == "a,b\r\n\(field),1\r\n")
  }

  @Test func partsAreNamedWithDots() {
    let rows: JSONValue = .array([
      ["a": ["b": .number(1.5), "c": .null], "d": .bool(true), "e": .array([.int(1), .int(2)])],
      ["a": .null, "f": .array([["x": .int(1)]]), "g": .string("new")],
    ])
    #expect(text(["items": rows]) == "a.b,a.c,d,e,g\r\n1.5,,true,1 2,\r\n,,,,new\r\n")
  }

  @Test func aDocumentWithoutAListIsOneRow() {
    #expect(
      text(["distance": .int(5), "place": ["name": .string("Oslo")]])
        == "distance,place.name\r\n5,Oslo\r\n")
  }

  /// As the sun of a weekend has them beside the first day.
  @Test func daysAreRows() {
    let days: JSONValue = .array([["date": .string("a")], ["date": .string("b")]])
    #expect(text(["date": .string("a"), "days": days]) == "date\r\na\r\nb\r\n")
  }

  /// As `forecast` has them before the first search, and afterwards.
  @Test func aPageHasItsColumnsWithoutAPlace() throws {
    let none: JSONValue = ["place": .null, "report": .null, "favorites": .array([])]
    let empty = try #require(text(none, of: .page))
    #expect(empty.hasPrefix("place.name,place.country,"))
    #expect(empty.contains(",report.service,"))
    #expect(empty.components(separatedBy: "\r\n").count == 2)
    let some: JSONValue = [
      "place": ["name": .string("Oslo")], "report": ["service": .string("sample")],
      "favorites": .array([]),
    ]
    let row = try #require(text(some, of: .page)).components(separatedBy: "\r\n")
    #expect(row.count == 3)
    #expect(row[0] == empty.components(separatedBy: "\r\n")[0])
    #expect(row[1].hasPrefix("Oslo,"))
  }

  @Test func nothingIsNoTable() {
    #expect(text([:]) == nil)
  }

  @Test func anEmptyListHasItsHeader() {
    #expect(
      text(["items": .array([])], of: .places)
        == "row,name,country,countryName,region,latitude,longitude,population,elevation,timeZone,"
        + "kind,town,iata,icao\r\n")
  }

  @Test(
    arguments: [
      ("weeks", .weeks, ",warmer,colder,wetter,drier"), ("months", .months, ""),
    ] as [(String, TableShape, String)])
  func weeksAndMonthsAreRows(name: String, shape: TableShape, chances: String) {
    let head = "from,to,isRunning,temperatureAnomaly,precipitationAnomaly" + chances + "\r\n"
    let place: JSONValue = ["name": .string("Oslo")]
    func text(_ rows: [JSONValue]) -> String? {
      let list: JSONValue = .object([.init(name: name, value: .array(rows))])
      return self.text((["place": place] as JSONValue).merging(list), of: shape)
    }
    #expect(text([]) == head)
    let row: JSONValue = ["from": .string("2026-11-30"), "to": .string("2026-12-06")]
    #expect(text([row]) == "from,to\r\n2026-11-30,2026-12-06\r\n")
  }

  @Test func noWaysAreAHeader() {
    #expect(text(["items": .array([])], of: .ways) == "row,name,length,ascent,travel,speed\r\n")
  }

  @Test func thePartThatTheCommandIsAboutIsTheTable() {
    let report: JSONValue = [
      "hours": .array([["time": .string("t"), "temperature": .int(1)]]),
      "days": .array([["date": .string("d")]]),
    ]
    #expect(
      text(["report": report], of: .days) == "date\r\nd\r\n")
    #expect(text(["report": report], of: .hours) == "time,temperature\r\nt,1\r\n")
  }
}
