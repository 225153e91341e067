import ScreenTestSupport

struct PagesTests {
  @Test(arguments: [(0, 1), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
  func countsPages(elements: Int, expected: Int) {
    #expect(Pages(Array(0..<elements)).count == expected)
  }

  @Test func numbersRowsThroughTheWholeList() {
    var pages = Pages(["a", "b", "c", "d", "e"], size: 2)
    #expect(pages.rows.map(\.row) == [1, 2])
    let hasTurned = pages.turn(to: 3)
    #expect(hasTurned)
    #expect(pages.rows.map(\.row) == [5])
    #expect(pages.rows.map(\.element) == ["e"])
  }

  @Test func turnsToPagesThatExistOnly() {
    var pages = Pages(["a", "b", "c"], size: 2)
    for page in [0, -1, 3, .min, .max] {
      let hasTurned = pages.turn(to: page)
      #expect(!hasTurned)
      #expect(pages.page == 1)
    }
    let hasTurned = pages.turn(to: 2)
    #expect(hasTurned)
    #expect(pages.page == 2)
  }

  @Test func staysOnThePageAsFarAsItExists() {
    var pages = Pages(Array(0..<6), size: 2)
    let hasTurned = pages.turn(to: 3)
    #expect(hasTurned)
    pages.replace(with: Array(0..<5))
    #expect(pages.page == 3)
    pages.replace(with: Array(0..<3))
    #expect(pages.page == 2)
    pages.replace(with: [])
    #expect(pages.page == 1)
    #expect(pages.rows.isEmpty)
  }

  @Test func goesToTheNextPageUntilTheLast() throws {
    var pages = Pages(Array(0..<5), size: 2)
    #expect(try turned(&pages, .next))
    #expect(pages.hasNext)
    #expect(try turned(&pages, .next))
    #expect(!pages.hasNext)
    #expect(try !turned(&pages, .next))
    #expect(pages.page == 3)
    #expect(try turned(&pages, .to(1)))
    #expect(throws: Failure.noPage(4, count: 3)) { try pages.turn(.to(4)) }
    #expect(throws: Failure.noPage(0, count: 3)) { try pages.turn(.to(0)) }
  }

  /// `#expect` can't call mutating functions.
  private func turned(_ pages: inout Pages<Int>, _ turn: PageTurn) throws -> Bool {
    try pages.turn(turn)
  }
}
