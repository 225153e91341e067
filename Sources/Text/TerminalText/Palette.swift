/// The colors of the styles.
///
/// The palette is white #FFFFFF, gray #8E8E93, black #000000, blue #0096FF, purple #9437FF and red #FF3B30, and what
/// the scales of temperature and rain need. Where one has a contrast of less than 4.5:1 on its background it is
/// lightened or darkened until it has.
enum Palette {
  /// One color in the three forms that terminals accept: 0xRRGGBB, the nearest of xterm's 256 that
  /// has the contrast, and the foreground parameter of one of the 16 with it in xterm's palette.
  typealias Color = (full: UInt32, indexed: Int, basic: Int)

  /// A color for each background: black, and white.
  struct Hues {
    let dark: Color
    let light: Color

    init(_ dark: Color, _ light: Color) {
      (self.dark, self.light) = (dark, light)
    }
  }

  /// `nil` for styles with the terminal's own color.
  static func hues(_ style: Style) -> Hues? {
    switch style {
    case .plain, .strong: nil
    case .dim, .fog, .border, .tintGray: Hues((0x8E8E93, 246, 90), (0x727277, 243, 30))
    case .match, .accent, .cold, .tintBlue: Hues((0x0096FF, 33, 96), (0x0076C8, 26, 34))
    case .warning: Hues((0xFFB340, 215, 33), (0x986B27, 94, 35))
    case .error, .hot, .position, .tintRed: Hues((0xFF3B30, 203, 91), (0xDB312B, 160, 31))
    case .moderate: Hues((0xFFE14D, 221, 93), (0x5C4B00, 58, 30))
    case .severe: Hues((0xFF9A1F, 208, 33), (0xB25900, 130, 35))
    case .extreme: Hues((0xFF453A, 203, 91), (0xC81E48, 161, 31))
    case .sun: Hues((0xFFD60A, 220, 93), (0x8B740A, 94, 31))
    case .moon: Hues((0xC8C8FF, 189, 97), (0x737393, 243, 34))
    case .cloud, .isobar: Hues((0xA8A8AD, 248, 37), (0x747478, 243, 30))
    case .snow: Hues((0xB8E6FF, 153, 97), (0x5A72C3, 62, 34))
    case .lightning, .frost, .downpour, .pin, .tintPurple:
      Hues((0x9C47FF, 135, 95), (0x9437FF, 98, 35))
    case .cool, .coast: Hues((0x32C8C8, 80, 36), (0x227F7F, 29, 34))
    case .mild: Hues((0x4CC850, 77, 32), (0x308334, 29, 30))
    case .warm: Hues((0xFF9F0A, 214, 33), (0xA2650A, 130, 31))
    case .drizzle: Hues((0x64B4FF, 75, 96), (0x4276A7, 61, 34))
    case .rain: Hues((0x0096FF, 33, 36), (0x0076C8, 26, 34))
    case .tintGreen: Hues((0x34C759, 77, 32), (0x25863D, 29, 30))
    case .tintOrange: Hues((0xFF9500, 208, 33), (0xA76200, 130, 31))
    }
  }

  /// The contrast of the night and of a chart's bands with the terminal's ground, which differs for each of them.
  private static let bands = (night: 1.18, faint: 1.6, clear: 2.2)

  /// The color of a style that small text on this ground can have (WCAG 2.2, 1.4.3).
  static func full(_ color: Color, on canvas: Canvas) -> UInt32 {
    canvas.color.map { Contrast.moved(color.full, on: $0, to: 4.5) } ?? color.full
  }

  /// The background of each shade, mixed from the terminal's own where that is known: a gray that is a
  /// shade on black is darker than Nord.
  static func ground(_ shade: Shade, on canvas: Canvas) -> UInt32 {
    let usual = ground(shade, canvas.background).full
    guard let color = canvas.color else { return usual }
    return switch shade {
    case .night: Contrast.moved(color, on: color, to: bands.night)
    case .faint: Contrast.moved(color, on: color, to: bands.faint)
    case .clear: Contrast.moved(color, on: color, to: bands.clear)
    case .halves(let upper, let lower): ground(lower ?? upper ?? .faint, on: canvas)
    // A map has its own grounds, which fit each other.
    case .field, .land, .water: usual
    }
  }

  /// The background of each shade, which leaves what is written on it most of its contrast.
  ///
  /// The bands of a chart are about as bright as `░` and `▒` in dim text. Land is earth or cream and water blue, from
  /// day to night, apart in 256 colors.
  static func ground(_ shade: Shade, _ background: Background) -> (full: UInt32, indexed: Int) {
    let isDark = background == .dark
    switch shade {
    case .night: return isDark ? (0x171717, 234) : (0xEEEEEE, 255)
    case .faint: return isDark ? (0x303030, 236) : (0xD0D0D0, 252)
    case .halves(let upper, let lower): return ground(lower ?? upper ?? .faint, background)
    case .clear: return isDark ? (0x444444, 238) : (0xB2B2B2, 249)
    case .field(let ramp, let share): return ramp.color(at: share, background)
    case .land(let darkness):
      let steps: [(UInt32, Int)] =
        isDark
        ? [(0x35432A, 236), (0x2A3522, 235), (0x20281B, 234), (0x181C15, 233), (0x11130F, 232)]
        : [(0xF6F2DF, 230), (0xE9E5D3, 230), (0xDBD8C7, 187), (0xD0CDBE, 187), (0xC8C5B8, 250)]
      return steps[min(Int(darkness), steps.count - 1)]
    case .water(let darkness):
      let steps: [(UInt32, Int)] =
        isDark
        ? [(0x0C2A47, 17), (0x0A2138, 17), (0x07182A, 17), (0x04101D, 16), (0x020812, 16)]
        : [(0xBBD6EE, 153), (0xB0CBE3, 153), (0xA6C0D8, 152), (0x9DB6CE, 146), (0x96AEC6, 146)]
      return steps[min(Int(darkness), steps.count - 1)]
    }
  }
}
