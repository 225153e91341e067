/// One coordinate of a point.
struct Angle {
  enum Axis { case latitude, longitude }

  let degrees: Double
  /// The axis, if a letter or a word names it.
  let axis: Axis?
  /// A whole number without anything.
  let isPlain: Bool
  let hasFraction: Bool

  /// The two that tokens are, and whether there is a separator between; `nil` if they are anything else.
  static func pair(_ tokens: [PointToken]) -> (first: Angle, second: Angle, isSeparated: Bool)? {
    var rest = tokens[...]
    guard let first = Angle(&rest, isFirst: true) else { return nil }
    let isSeparated = rest.first == .separator
    if isSeparated { rest.removeFirst() }
    guard let second = Angle(&rest, isFirst: false), rest.isEmpty else { return nil }
    return (first, second, isSeparated)
  }

  /// Degrees, minutes and seconds with a letter before or after them.
  private init?(_ tokens: inout ArraySlice<PointToken>, isFirst: Bool) {
    var axis: Axis?
    if case .label(let named)? = tokens.first {
      axis = named
      tokens.removeFirst()
    }
    var letter = Self.hemisphere(&tokens)
    guard case .number(let whole)? = tokens.popFirst() else { return nil }
    let hasMark = tokens.first == .degree
    if hasMark { tokens.removeFirst() }
    let isOpen = hasMark || letter != nil || axis != nil
    var last = whole
    var magnitude = whole.value.magnitude
    // Seconds may follow degrees where the minutes are none.
    var unit = 60.0
    while unit <= 3600, !last.hasFraction,
      let part = Self.part(tokens, isOpen: isOpen, isFirst: isFirst)
    {
      let mark = tokens.dropFirst().first
      if mark == .second { unit = 3600 }
      guard (0..<60).contains(part.value), !part.hasSign, unit == 60 || mark != .minute else {
        return nil
      }
      tokens.removeFirst(mark == .minute || mark == .second ? 2 : 1)
      magnitude += part.value / unit
      unit *= 60
      last = part
    }
    if letter == nil { letter = Self.hemisphere(&tokens) }
    if let letter {
      // `-33.87 S` contradicts itself, as `lat 17 E` does.
      guard !whole.hasSign, axis ?? letter.axis == letter.axis else { return nil }
      axis = letter.axis
    }
    degrees = whole.value.sign == .minus || letter?.isNegative == true ? -magnitude : magnitude
    self.axis = axis
    isPlain = !whole.hasSign && !whole.hasFraction && !hasMark && axis == nil
    hasFraction = last.hasFraction
  }

  private static func hemisphere(
    _ tokens: inout ArraySlice<PointToken>
  ) -> (axis: Axis, isNegative: Bool)? {
    guard case .hemisphere(let axis, let isNegative)? = tokens.first else { return nil }
    tokens.removeFirst()
    return (axis, isNegative)
  }

  /// The next number, if it is minutes or seconds: it has their mark, or follows a mark or a letter (`48°08′55`, `N 48
  /// 08.9`), or precedes a letter (`48 08.9 N`). The first half leaves a number for the second.
  private static func part(
    _ tokens: ArraySlice<PointToken>, isOpen: Bool, isFirst: Bool
  ) -> PointToken.Number? {
    guard case .number(let number)? = tokens.first else { return nil }
    var behind = tokens.dropFirst()
    let mark = behind.first
    if mark == .degree { return nil }
    if mark != .minute, mark != .second, !isOpen {
      behind = behind.drop { $0.isNumber }
      guard case .hemisphere? = behind.popFirst() else { return nil }
    }
    return isFirst && !behind.contains(where: \.isNumber) ? nil : number
  }
}
