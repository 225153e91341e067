import Testing

@testable import TerminalText

struct TableTests {
  /// Number, name, surroundings, population, latitude and longitude, as the list of searches has them.
  private let places = Table(
    columns: [
      .init(.trailing), .init(minimum: 12), .init(minimum: 10, expendable: 1),
      .init(.trailing, expendable: 2), .init(.trailing, expendable: 3),
      .init(.trailing, expendable: 3),
    ],
    rows: [
      ["9", "Springfield", "Missouri, United States", "169,176", "37.22", "-93.30"],
      ["10", "Llanfairpwllgwyngyll", "Wales", "", "53.22", "-4.20"],
    ])

  @Test(arguments: [
    (
      80,
      """
        9  Springfield           Missouri, United States  169,176  37.22  -93.30
       10  Llanfairpwllgwyngyll  Wales                             53.22   -4.20
      """
    ),
    // The two columns of highest `expendable` go together, and whole columns go first.
    (
      73,
      """
        9  Springfield           Missouri, United States  169,176
       10  Llanfairpwllgwyngyll  Wales
      """
    ),
    (
      57,
      """
        9  Springfield           Missouri, United States
       10  Llanfairpwllgwyngyll  Wales
      """
    ),
    // Then the cells next the last are cut.
    (40, "  9  Springfield           Missouri, Un…\n 10  Llanfairpwllgwyngyll  Wales"),
    (32, "  9  Springfield      Missouri,…\n 10  Llanfairpwllgw…  Wales"),
    // Columns that can be cut go last.
    (26, "  9  Springfield\n 10  Llanfairpwllgwyngyll"),
    (20, "  9  Springfield\n 10  Llanfairpwllgw…"),
    // Where nothing else helps, lines are clipped.
    (10, "  9  Spri…\n 10  Llan…"),
  ])
  func columnsGiveWay(width: Int, text: String) {
    #expect(places.lines(width: width).map(\.text).joined(separator: "\n") == text)
  }

  @Test func keepsEverythingWhereItJustFits() {
    #expect(places.lines(width: 74).map(\.width) == [74, 74])
  }

  @Test func leavesOutColumnsWithoutContent() {
    let table = Table(
      columns: [.init(.trailing), .init(), .init()],
      rows: [["1", "", "Oslo"], ["2", "", "Bergen"]])
    #expect(table.lines(width: 80).map(\.text) == [" 1  Oslo", " 2  Bergen"])
  }

  @Test func countsColumnsAsTheTerminalDoes() {
    let table = Table(
      columns: [.init(), .init(.trailing)],
      rows: [["東京", "1"], ["Z\u{30C}ilina", "22"], ["Oslo", "333"]])
    #expect(
      table.lines(width: 80).map(\.text) == [
        " 東京      1", " Z\u{30C}ilina   22", " Oslo    333",
      ])
  }

  @Test func foldsRowsThatAreTooWide() {
    let table = Table(
      columns: [.init(.trailing), .init(minimum: 3), .init(), .init()],
      rows: [["1", "Oslo", "81 %", "4 m/s"], ["10", "Bergen", "", "12 m/s"]])
    func text(_ width: Int) -> [String] {
      table.lines(width: width, foldingFrom: 2).map(\.text)
    }
    #expect(text(25) == ["  1  Oslo    81 %  4 m/s", " 10  Bergen        12 m/s"])
    #expect(text(16) == ["  1  Oslo", "   81 %  4 m/s", " 10  Bergen", "   12 m/s"])
    #expect(text(9) == ["  1  Oslo", "   81 %", "   4 m/s", " 10  Ber…", "   12 m/s"])
    #expect(
      table.lines(width: 9, foldingFrom: 2).flatMap(\.spoken)
        == ["1: Oslo, 81 %, 4 m/s", "10: Bergen, 12 m/s"])
  }

  /// Where the cells that lead a row don't fit, they are wrapped and not cut.
  @Test func wrapsTheHeadOfAFoldedRow() {
    let table = Table(
      columns: [.init(.trailing), .init(), .init()],
      rows: [["1", "rain on Saturdays", "Oslo"], ["10", "snow", "Bergen"]])
    #expect(
      table.lines(width: 16, foldingFrom: 2).map(\.text) == [
        " 1  rain on", "   Saturdays", "   Oslo", " 10  snow", "   Bergen",
      ])
  }

  /// A column that isn't shown isn't whole, but not cut either.
  @Test func tellsWhatIsLeftOut() {
    let table = Table(
      columns: [.init(minimum: 4), .init(expendable: 1)],
      rows: [["place", "wind"], ["Bergen", "12 m/s"], ["Oslo", ""]], hasHeading: true)
    func told(_ width: Int) -> [Bool] {
      let drawn = table.drawn(width: width)
      return [drawn.isWhole(0), drawn.isWhole(1), drawn.hasCuts]
    }
    #expect(told(15) == [true, true, false])
    #expect(told(12) == [true, false, false])
    #expect(told(6) == [false, false, true])
  }

  @Test func splitsRowsIntoTwoLinesWithColumnsOfTheirOwn() {
    let table = Table(
      columns: [.init(.trailing), .init(), .init(minimum: 3), .init(.trailing), .init()],
      rows: [
        ["", "place", "now", "humidity", "wind"], ["1", "Oslo", "Overcast", "81 %", "4 m/s"],
        ["2", "Rome", "", "", ""], ["3", "Riga", "Fog", "100 %", "12 m/s"],
      ], hasHeading: true)
    func text(_ width: Int) -> [String] {
      table.drawn(width: width, splittingAt: 2).lines.map(\.text)
    }
    #expect(
      text(28) == [
        " 1  Oslo", "   Overcast   81 %  4 m/s", " 2  Rome", " 3  Riga",
        "   Fog       100 %  12 m/s",
      ])
    #expect(
      text(24) == [
        " 1  Oslo", "   Overcast  81 % 4 m/s", " 2  Rome", " 3  Riga", "   Fog      100 % 12 m/s",
      ])
    #expect(text(20)[1] == "   Ove…  81 % 4 m/s")
    func whole(_ width: Int) -> [Bool] {
      (0..<5).map(table.drawn(width: width, splittingAt: 2).isWhole)
    }
    #expect(whole(24) == [true, true, true, true, true])
    #expect(whole(20) == [true, true, false, true, true])
    #expect(
      table.drawn(width: 20, splittingAt: 2).lines.flatMap(\.spoken)
        == [
          "1: place Oslo, now Overcast, humidity 81 %, wind 4 m/s", "2: place Rome",
          "3: place Riga, now Fog, humidity 100 %, wind 12 m/s",
        ])
  }

  /// They are read out as they are.
  @Test func alignsTheNumbersThatCellsBeginWith() {
    let rows: [[Line]] = [
      ["", "wind"], ["a", "9 m/s N"], ["b", "12 m/s"], ["c", "–"], ["d", ""],
    ]
    let table = Table(columns: [.init(), .init(alignsNumbers: true)], rows: rows, hasHeading: true)
    #expect(
      table.lines(width: 80).map(\.text) == [
        "    wind", " a   9 m/s N", " b  12 m/s", " c  –", " d",
      ])
    #expect(table.lines(width: 80)[1].spoken == ["a: wind 9 m/s N"])
    #expect(table.leastWidth() == 12)
  }

  @Test func takesAGap() {
    let table = Table(columns: [.init(), .init()], rows: [["a", "b"]])
    #expect(table.lines(width: 80, gap: 1).map(\.text) == [" a b"])
    #expect(table.lines(width: 80, gap: 4).map(\.text) == [" a    b"])
  }

  @Test func hasNoLinesWithoutRows() {
    #expect(Table(columns: [.init()], rows: []).lines(width: 80).isEmpty)
    #expect(Table(columns: [], rows: [[]]).lines(width: 80).map(\.text) == [""])
  }

  @Test(arguments: 1...120) func neverExceedsTheWidth(width: Int) {
    #expect(places.lines(width: width).allSatisfy { $0.width <= width })
  }
}
