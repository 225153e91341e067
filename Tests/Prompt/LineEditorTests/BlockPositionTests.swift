import Testing

@testable import LineEditor

struct BlockPositionTests {
  @Test(arguments: [
    ("", 0, 0), ("> abc", 0, 5), ("> abcdefg", 0, 9), ("> abcdefgh", 1, 0), ("> abcdefghi", 1, 1),
    ("> 東京", 0, 6), ("> abcdefg東", 1, 2), ("> abcdef東", 1, 0), ("> abc\nbck:x", 1, 5),
    ("> e\u{301}", 0, 3),
  ])
  func rowsBreakAsLibeditBreaksThem(text: String, row: Int, column: Int) {
    TextLocale.adopt()
    var position = BlockPosition()
    for scalar in text.unicodeScalars { position.advance(over: scalar, in: 10) }
    #expect(position == BlockPosition(row: row, column: column))
  }
}
