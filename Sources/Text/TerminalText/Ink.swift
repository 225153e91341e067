import Synchronization

/// The color of text and lines on the grounds of a map, which are their own and no terminal's.
struct Ink: Hashable {
  let style: Style
  let background: Background

  /// 0xRRGGBB on a ground of that kind.
  func full(on ground: UInt32) -> UInt32 {
    found(Key(ink: self, ground: ground, isIndexed: false)) { color(on: ground) { $0 } }
  }

  /// One of xterm's 256 on another of them.
  func indexed(on ground: Int) -> Int {
    let ground = Indexed.color(ground)
    return Int(
      found(Key(ink: self, ground: ground, isIndexed: true)) {
        UInt32(Indexed.nearest(color(on: ground) { Indexed.color(Indexed.nearest($0)) }))
      })
  }

  /// Lines are tones of their ground, coasts clearer than borders, isobars clearer than both; text has the contrast of small text.
  private func color(on ground: UInt32, _ drawn: (UInt32) -> UInt32) -> UInt32 {
    let hues = Palette.hues(style).map { background == .dark ? $0.dark : $0.light }
    let end: UInt32 = background == .dark ? 0xFFFFFF : 0
    let hue = hues?.full ?? end
    let (start, least) =
      switch style {
      case .dim: (ground, Self.faint)
      case .border: (ground, Self.border)
      case .isobar: (ground, Self.isobar)
      case .coast: (Contrast.mixed(ground, hue, 0.4), Self.coast)
      default: (hue, Self.text)
      }
    return Contrast.shifted(start, toward: end, on: ground, to: least, drawn)
  }

  private static let (faint, border, coast, isobar, text) = (1.5, 2.0, 2.6, 3.2, 4.5)

  private struct Key: Hashable {
    let ink: Ink
    let ground: UInt32
    let isIndexed: Bool
  }

  /// A map asks for few colors, each for hundreds of spans.
  private static let known = Mutex<[Key: UInt32]>([:])

  private func found(_ key: Key, _ make: () -> UInt32) -> UInt32 {
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let made = make()
    Self.known.withLock { $0[key] = made }
    return made
  }
}
