import Foundation
import Testing

@testable import Documents

/// The part of a document that is written.
struct DocumentWishTests {
  private let document: JSONValue = [
    "place": ["name": .string("Oslo"), "town": .null],
    "report": [
      "service": .string("sample"), "current": ["temperature": .int(3), "windSpeed": .int(2)],
      "hours": .array((0..<30).map { ["time": .int($0), "uvIndex": .int(0)] }),
      "days": .array((0..<9).map { ["date": .int($0)] }), "minutes": .array([]),
    ],
    "observation": .null,
    "warnings": [
      "omitted": .int(0),
      "items": .array([["event": .string("Wind"), "description": .string("Stay at home.")]]),
    ],
  ]

  private func picked(
    _ list: String, isFull: Bool = false
  ) -> (document: JSONValue, unknown: DocumentWish.Unknown?) {
    var wish = DocumentWish()
    wish.isFull = isFull
    let isNamed = wish.pick(list)
    #expect(isNamed)
    return wish.selection(of: document, "detail", nil)
  }

  @Test(arguments: [
    ("place.name", #"{"place":{"name":"Oslo"}}"#),
    (
      " report.current , place.name",
      #"{"place":{"name":"Oslo"},"report":{"current":{"temperature":3,"windSpeed":2}}}"#
    ),
    (
      "report.current.windSpeed,report.current",
      #"{"report":{"current":{"temperature":3,"windSpeed":2}}}"#
    ),
    ("observation.station", #"{"observation":null}"#), ("ok,schema", "{}"),
    ("report.minutes.time", #"{"report":{"minutes":[]}}"#),
    ("warnings.items.event", #"{"warnings":{"items":[{"event":"Wind"}]}}"#),
  ])
  func givesTheFieldsThatAreNamed(list: String, text: String) {
    let (document, unknown) = picked(list)
    #expect("\(document)" == text)
    #expect(unknown == nil)
  }

  @Test func namesWhatThereIs() {
    #expect(
      picked("place.nme").unknown == .init(parent: "place", name: "nme", known: ["name", "town"]))
    #expect(
      picked("wind").unknown
        == .init(parent: "", name: "wind", known: ["place", "report", "observation", "warnings"]))
    #expect(picked("place.name.first").unknown?.known == [])
    #expect(picked(String(repeating: "place.", count: 50_000)).unknown?.known == ["name", "town"])
    var wish = DocumentWish()
    let isNamed = wish.pick(",")
    #expect(!isNamed && wish.fields.isEmpty)
  }

  @Test func saysWhatOnlyAWholeReportHas() {
    #expect(picked("report.hours.uvIndex").unknown?.isInFull == true)
    #expect(picked("report.hours.uvIndex", isFull: true).unknown == nil)
  }

  @Test func cutsToWhatACommandShows() {
    func count(_ list: String, _ command: String, _ table: TableShape?) -> Int? {
      guard case .array(let values)? = document.cut(for: command, table)["report"]?[list] else {
        return nil
      }
      return values.count
    }
    #expect(count("hours", "detail", nil) == 24)
    #expect(count("days", "detail", nil) == 7)
    #expect(count("hours", "hours", .hours) == 30)
    #expect(count("days", "hours", .hours) == nil)
    #expect(count("days", "days", .days) == 9)
    #expect(count("hours", "watch", nil) == nil)
    #expect(
      document.cut(for: "detail", nil)["report"]?["current"] == document["report"]?["current"])
    #expect(
      document.cut(for: "detail", nil)["warnings"]
        == ["omitted": .int(0), "items": .array([["event": .string("Wind")]])])
    let row = document.cut(for: "star", nil)
    #expect(row["place"] == document["place"] && row["observation"] == .null)
  }

  @Test func cutsAChartToWhatItDraws() {
    let hour: JSONValue = [
      "time": .string("t"), "isNow": .bool(true), "temperature": .int(1), "windSpeed": .int(2),
      "uvIndex": .int(3),
    ]
    func hours(_ quantity: String?, _ count: Int) -> JSONValue? {
      let document: JSONValue = [
        "quantity": .optional(quantity), "hours": .int(count),
        "report": ["service": .string("s"), "hours": .array([hour, hour, hour])],
      ]
      return document.cut(for: "chart", .hours)["report"]?["hours"]
    }
    let head: JSONValue = ["time": .string("t"), "isNow": .bool(true)]
    #expect(
      hours("wind", 1) == .array([head.merging(["windSpeed": .int(2)])]))
    #expect(
      hours(nil, 2)
        == .array(
          Array(
            repeating: head.merging(["temperature": .int(1), "windSpeed": .int(2)]), count: 2)))
  }

  @Test func cutsCitiesToTheirRows() {
    let report: JSONValue = [
      "service": .string("s"), "current": ["temperature": .int(1), "uvIndex": .int(2)],
      "days": .array([]),
    ]
    let city: JSONValue = [
      "row": .int(1), "name": .string("Oslo"), "icao": .null, "report": report,
    ]
    let document: JSONValue = ["items": .array([city]), "page": .int(1), "pages": .int(10)]
    let shown: JSONValue = [
      "row": .int(1), "name": .string("Oslo"),
      "report": ["service": .string("s"), "current": ["temperature": .int(1)]],
    ]
    for command in ["cities", "sort"] {
      #expect(document.cut(for: command, .reports)["items"] == .array([shown]))
    }
  }

  @Test func keepsTheBoundOfAPage() {
    let text = String(repeating: "é", count: 300)
    let warning: JSONValue = ["event": .string(text), "headline": .string(text)]
    let long: JSONValue = ["warnings": ["items": .array(Array(repeating: warning, count: 60))]]
    let cut = long.cut(for: "detail", nil)
    #expect("\(cut)".utf8.count < 12_000)
    guard case .int(let omitted)? = cut["omitted"] else { return #expect(Bool(false)) }
    #expect(omitted > 40)
  }
}
