extension String {
  /// Its columns in a terminal: 2 for East Asian wide and emoji, 0 for combining and control characters.
  public var displayWidth: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.standsAlone else { return reduce(0) { $0 + $1.displayWidth } }
      count += 1
    }
    return count
  }

  /// The longest beginning that is at most `columns` wide.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }
}

extension Character {
  /// Terminals add up the widths of the code points (as `wcwidth` does), except that a variation selector 16
  /// asks for the wide form and joined emoji are drawn as one.
  var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      if scalar == "\u{200D}", unicodeScalars.first?.properties.isEmoji == true {
        return max(width, 2)
      }
      if scalar == "\u{FE0F}" { return 2 }
      width += scalar.displayWidth
    }
    return width
  }
}

extension Unicode.Scalar {
  /// Whether it takes one column, whatever is beside it: of letters, arrows and drawings those that are frequent.
  fileprivate var standsAlone: Bool {
    if value < 0x300 { return value >= 0x20 && value < 0x7F || value >= 0xA0 && value != 0xAD }
    return value >= 0x2190 && value <= 0x22FF || value >= 0x2500 && value <= 0x259F
      || value >= 0x2800 && value <= 0x28FF
  }

  var displayWidth: Int {
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    // Box drawings, blocks and Braille, of which drawings are made.
    if (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value) { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: return isJoiningJamo ? 0 : isWide ? 2 : 1
    }
  }

  /// The vowels and final consonants of Hangul, which are drawn into the syllable that they follow.
  private var isJoiningJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// East Asian Width W and F (Unicode Standard Annex 11), as ranges.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = Self.wide.count
    while low < high {
      let middle = (low + high) / 2
      if Self.wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < Self.wide.count && Self.wide[low].contains(value)
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653,
    0x267F...0x267F, 0x268A...0x268F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB,
    0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705,
    0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755,
    0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C,
    0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4DC0...0x4DFF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF,
    0x18B00...0x18CFF, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F202,
    0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265,
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
    0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
    0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
    0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
