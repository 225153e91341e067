import Foundation
import Synchronization

/// The ground of a terminal's text.
public struct Canvas: Hashable, Sendable {
  public let background: Background
  /// 0xRRGGBB, as the terminal says; `nil` where it doesn't.
  public let color: UInt32?

  public init(_ background: Background, color: UInt32? = nil) {
    self.background = background
    self.color = color
  }

  /// Reads a color as terminals answer OSC 11, `rgb:ffff/ffff/ffff`, with one to four digits to each part
  /// (XParseColor(3)); an `rgba:` may have a fourth part.
  public init?(xColor text: String?) {
    guard let text, let colon = text.firstIndex(of: ":"),
      ["rgb", "rgba"].contains(text[..<colon])
    else { return nil }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false
    ).map { digits -> Double? in
      guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
        return nil
      }
      return Double(value) / Double((1 << (4 * UInt32(digits.utf8.count))) - 1)
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    // The brightness that the eye perceives (ITU-R BT.601).
    let isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
    let color = [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    self.init(isLight ? .light : .dark, color: color)
  }
}

/// The distance of colors (0xRRGGBB) to the eye: relative luminance and contrast of WCAG 2.2.
enum Contrast {
  static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// `share` of the second color, from 0 to 1, in the first.
  static func mixed(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (from, to) = (Double(first >> shift & 0xFF), Double(second >> shift & 0xFF))
      return color << 8 | UInt32((from + (to - from) * share).rounded())
    }
  }

  /// A color moved toward white or black as little as gives it this contrast with a ground.
  static func moved(_ color: UInt32, on ground: UInt32, to least: Double) -> UInt32 {
    let key = Key(color: color, ground: ground, least: least)
    if let known = known.withLock({ $0[key] }) { return known }
    let (white, black): (UInt32, UInt32) = (0xFFFFFF, 0)
    let end = ratio(white, ground) > ratio(black, ground) ? white : black
    let found = shifted(color, toward: end, on: ground, to: least) { $0 }
    known.withLock { $0[key] = found }
    return found
  }

  private struct Key: Hashable {
    let color, ground: UInt32
    let least: Double
  }

  /// A page asks for few colors, each for hundreds of spans.
  private static let known = Mutex<[Key: UInt32]>([:])

  /// A color moved toward another until what a terminal draws of it has this contrast.
  static func shifted(
    _ color: UInt32, toward end: UInt32, on ground: UInt32, to least: Double,
    _ drawn: (UInt32) -> UInt32
  ) -> UInt32 {
    (0..<64).lazy.map { mixed(color, end, Double($0) / 64) }
      .first { ratio(drawn($0), ground) >= least } ?? end
  }

  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let share = Double(color >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
