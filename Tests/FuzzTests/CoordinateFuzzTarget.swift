import Reports

/// A position that was typed, or copied from a map.
enum CoordinateFuzzTarget {
  static func reads(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let expected = CoordinateText(text, expectsPoint: true)?.coordinate
    let found = CoordinateText(text)?.coordinate
    precondition(found == nil || found == expected, "a point only where none is expected")
    // A locator is letters and digits alone.
    let isLocator = text.allSatisfy {
      $0.isLetter || $0.isNumber || $0.isWhitespace || "()".contains($0)
    }
    precondition(
      expected == nil || isLocator || CoordinateText.looksLikePoint(text), "looks like no point")
    return expected != nil
  }
}
