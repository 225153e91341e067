/// The colors of a field of weather on a map, from its least values to its greatest.
///
/// On dark ones white text has its contrast, on light ones black. The anchors are as far apart to the eye as their
/// values are; temperatures go from violet through blue, green and amber to crimson.
public enum FieldRamp: Hashable, Sendable, CaseIterable {
  case temperature, rain, clouds, wind, warnings

  typealias Anchor = (full: UInt32, indexed: Int)

  /// The color at a share of the ramp, from 0 to 255; of xterm's 256 that of the nearest anchor.
  func color(at share: UInt8, _ background: Background) -> Anchor {
    let anchors = (background == .dark ? Self.dark : Self.light)[self] ?? []
    guard anchors.count > 1 else { return (0, 16) }
    // In 255ths of the way from one anchor to the next.
    let position = Int(share) * (anchors.count - 1)
    let before = min(position / 255, anchors.count - 2)
    let full = Contrast.mixed(
      anchors[before].full, anchors[before + 1].full, Double(position - 255 * before) / 255)
    return (full, anchors[(position + 127) / 255].indexed)
  }

  /// The signs of its values in terminals without grounds.
  func signs(_ glyphs: Glyphs) -> [Character] {
    switch (self, glyphs) {
    case (.temperature, .unicode): Array(" ·:░▒▓")
    case (.temperature, .ascii): Array(" .:-=%")
    case (.rain, .unicode): Array("░▒▓█")
    case (.rain, .ascii): Array(".:%&")
    case (.clouds, .unicode): Array("·░▒▓")
    case (.clouds, .ascii): Array(".:=%")
    case (.wind, .unicode): Array(" ·:░▒")
    case (.wind, .ascii): Array(" .:-=")
    case (.warnings, .unicode): Array("·░▒")
    case (.warnings, .ascii): Array(".:%")
    }
  }

  private static let dark: [FieldRamp: [Anchor]] = [
    .temperature: [
      (0x24103D, 53), (0x3A1A68, 54), (0x40298F, 55), (0x2F3FA0, 19), (0x1F57AE, 25),
      (0x1A6FAD, 24), (0x13788A, 23), (0x1F7D4E, 22), (0x557F1A, 58), (0x81770C, 94),
      (0xA5670F, 130), (0xC04E1A, 124), (0xC7283A, 88), (0xA01860, 89),
    ],
    .rain: [
      (0x1E5F74, 24), (0x1767A0, 25), (0x1F6FD0, 26), (0x4A5FE0, 62), (0x7A4FD8, 98),
      (0xA83CC8, 128), (0xC82F92, 162),
    ],
    .clouds: [(0x434F5A, 239), (0x4E5963, 240), (0x5A646D, 241), (0x656E76, 242), (0x6E767D, 243)],
    .wind: [
      (0x1B2B36, 235), (0x1F4A5C, 23), (0x1F6E74, 24), (0x2E7D4C, 22), (0x627C19, 58),
      (0x8E6D10, 94), (0xB4571A, 130), (0xC63038, 124), (0xB0267C, 89), (0x7F2FA8, 54),
    ],
    .warnings: [(0x857500, 58), (0x8C3800, 130), (0x680A16, 88)],
  ]

  private static let light: [FieldRamp: [Anchor]] = [
    .temperature: [
      (0x9A74D6, 141), (0xA38BEC, 147), (0x9CA1F6, 111), (0x8AB4F6, 117), (0x88CBFB, 153),
      (0x92DFEE, 159), (0xA0E8C8, 158), (0xBCEB9E, 157), (0xE2F08A, 191), (0xF9DE7A, 228),
      (0xFCC478, 222), (0xFBA678, 216), (0xF48486, 210), (0xE06C9C, 175),
    ],
    .rain: [
      (0x83BAE6, 110), (0x6FA6F0, 75), (0x7A92F4, 69), (0x958BF0, 105), (0xB284E8, 141),
      (0xCD7FDC, 176), (0xE07ABC, 170),
    ],
    .clouds: [(0xBFC6CF, 251), (0xB1B8C2, 249), (0xA4ABB6, 247), (0x979EA9, 246), (0x8B929D, 245)],
    .wind: [
      (0xDCE8EE, 254), (0xB5DCEA, 153), (0xA0DCD0, 152), (0xB2E3A4, 151), (0xD9E98A, 186),
      (0xF7DC7C, 222), (0xFBBB78, 216), (0xF69280, 210), (0xEA80B6, 175), (0xBE8AEA, 141),
    ],
    .warnings: [(0xF5E663, 227), (0xF9A436, 215), (0xE05A56, 203)],
  ]
}
