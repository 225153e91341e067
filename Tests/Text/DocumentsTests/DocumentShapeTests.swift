import Testing

@testable import Documents

/// What is given of a document fits the schema, whatever the document has.
struct DocumentShapeTests {
  private let shape: DocumentShape = [
    "name": .text, "height": .number,
    "points": .list(["at": .number], atMost: 3, isSpread: true),
    "first": .list(["at": .number], atMost: 2),
  ]

  private func points(_ count: Int) -> JSONValue {
    .array((0..<count).map { ["at": .int($0), "more": .bool(true)] })
  }

  @Test func selectsMembersAndSomeElements() {
    let document: JSONValue = [
      "name": .int(3), "other": .int(1), "points": points(9), "first": points(9),
    ]
    let brief = shape.selection(of: document, isFull: false)
    #expect(
      "\(brief.value)"
        == #"{"name":null,"height":null,"points":[{"at":0},{"at":4},{"at":8}],"first":[{"at":0},{"at":1}]}"#
    )
    #expect(brief.omitted == 13)
    let full = shape.selection(of: document, isFull: true)
    #expect(full.value["other"] == .int(1) && full.omitted == 0)
    #expect(full.value["points"] == points(9))
  }

  @Test(arguments: [JSONValue.null, .array([]), .string("x")])
  func hasNothingOfAnotherKind(value: JSONValue) {
    #expect(shape.selection(of: value, isFull: true).value == .null)
    let members: JSONValue = ["points": value]
    let selected = shape.selection(of: members, isFull: false).value
    #expect(selected["points"] == (value == .array([]) ? value : .null))
  }

  @Test func shortensInnerListsBeforeOuterOnes() {
    let places: JSONValue = .array(
      (0..<4).map {
        ["name": .int($0), "marks": .array([.string("a"), .string("b")]), "days": points(3)]
      })
    var selection = Selection(["items": places])
    selection.shorten(to: 250)
    guard case .array(let items)? = selection.value["items"] else { return #expect(Bool(false)) }
    #expect(items.count == 4)
    #expect(items.allSatisfy { $0["days"] == points(1) })
    #expect(items.allSatisfy { $0["marks"] == .array([.string("a"), .string("b")]) })
    #expect(selection.omitted == 8)
    selection.shorten(to: 10)
    guard case .array(let one)? = selection.value["items"] else { return #expect(Bool(false)) }
    #expect(one.count == 1)
  }
}
