import Foundation
import Testing

@testable import TerminalText

struct ThemeTests {
  private let line = [Style.plain, .strong, .dim, .match, .accent, .warning, .error]
    .map { Line("\($0)", $0) }.joined(separator: " ")

  @Test func writesPlainTextWithoutAnEscapeSequence() {
    for style in Style.allCases {
      #expect(Theme.none.render(Line("a", style)) == "a")
      #expect(Theme(.light, .none).render(Line("a", style)) == "a")
    }
  }

  @Test func coloursWithTheSixteenBaseColours() {
    #expect(
      shown(Theme(.dark, .basic))
        == "plain ^[1mstrong^[0m ^[90mdim^[0m ^[1;4;96mmatch^[0m ^[96maccent^[0m "
        + "^[1;33mwarning^[0m ^[1;91merror^[0m")
    #expect(
      shown(Theme(.light, .basic))
        == "plain ^[1mstrong^[0m ^[30mdim^[0m ^[1;4;34mmatch^[0m ^[34maccent^[0m "
        + "^[1;35mwarning^[0m ^[1;31merror^[0m")
  }

  @Test func coloursWithTheColoursOfXterm() {
    #expect(
      shown(Theme(.dark, .indexed))
        == "plain ^[1mstrong^[0m ^[38;5;246mdim^[0m ^[1;4;38;5;33mmatch^[0m "
        + "^[38;5;33maccent^[0m ^[1;38;5;215mwarning^[0m ^[1;38;5;203merror^[0m")
  }

  @Test func coloursWithEveryColour() {
    #expect(
      shown(Theme(.light, .full))
        == "plain ^[1mstrong^[0m ^[38;2;114;114;119mdim^[0m ^[1;4;38;2;0;118;200mmatch^[0m "
        + "^[38;2;0;118;200maccent^[0m ^[1;38;2;152;107;39mwarning^[0m "
        + "^[1;38;2;219;49;43merror^[0m")
  }

  @Test func startsAStyleOnceForAWrappedLine() {
    let lines = Line("one two three", .dim).wrapped(to: 8, indent: 1)
    #expect(
      lines.map(Theme(.dark, .basic).render) == [
        "\u{1B}[90mone two\u{1B}[0m", " \u{1B}[90mthree\u{1B}[0m",
      ])
  }

  /// The narrow band alone, so that a curve on it is legible and the wide one keeps its signs, in the same gray on white,
  /// where black ones would be darker than the narrow band.
  @Test func oneBandHasAGroundOfSixteenColors() {
    let line = Line("▒⠒", .plain, shade: .clear) + Line("░", .plain, shade: .faint)
    #expect(Theme(.dark, .basic).render(line) == "\u{1B}[100m ⠒\u{1B}[0m░")
    #expect(Theme(.light, .basic).render(line) == "\u{1B}[47m ⠒\u{1B}[0m\u{1B}[37m▒\u{1B}[0m")
  }

  /// A dark sign beside the light ground of its own band would be the darkest of all.
  @Test(arguments: [
    (Shade?.some(.clear), Shade?.none, "^[90m▀^[0m", "^[37m▀^[0m"),
    (nil, .clear, "^[90m▄^[0m", "^[37m▄^[0m"),
    (.faint, .clear, "^[90m▄^[0m", "^[37m▄^[0m"), (.clear, .faint, "^[90m▀^[0m", "^[37m▀^[0m"),
    (.faint, nil, "░", "^[37m▒^[0m"),
  ])
  func halfOfACellHasAGroundOfSixteenColors(
    upper: Shade?, lower: Shade?, dark: String, light: String
  ) {
    let shade = Shade.halves(upper: upper, lower: lower)
    let line = Line(String(shade.sign(.unicode)), .plain, shade: shade)
    for (background, expected) in [(Background.dark, dark), (.light, light)] {
      let shown = Theme(background, .basic).render(line).replacing("\u{1B}", with: "^")
      #expect(shown == expected)
    }
  }

  @Test(arguments: Background.allCases, [ColorDepth.basic, .indexed, .full])
  func hasTheContrastOfSmallText(background: Background, depth: ColorDepth) throws {
    let canvas = background == .dark ? RGB(0, 0, 0) : RGB(255, 255, 255)
    for style in Style.allCases {
      let parameters = RGB.parameters(of: Theme(background, depth).render(Line("a", style)))
      let color = RGB(sgr: parameters) ?? (background == .dark ? RGB(255, 255, 255) : RGB(0, 0, 0))
      let contrast = color.contrast(with: canvas)
      #expect(contrast >= 4.5, "\(style) in \(background), \(depth): \(contrast)")
    }
  }

  /// The grounds of common themes: black, VS Code, Nord, Gruvbox, Solarized dark and light, white.
  nonisolated private static let grounds: [UInt32] = [
    0x000000, 0x1E1E1E, 0x2E3440, 0x282828, 0x002B36, 0xFDF6E3, 0xFFFFFF,
  ]

  private func canvas(_ ground: UInt32) throws -> Canvas {
    let digits = [16, 8, 0].map { String(format: "%02x", ground >> $0 & 0xFF) }
    return try #require(Canvas(xColor: "rgb:" + digits.joined(separator: "/")))
  }

  /// On the grounds of real themes small text has its contrast, and bands differ from the ground and from each other.
  @Test(arguments: grounds) func hasItsContrastOnRealGrounds(ground: UInt32) throws {
    let canvas = try canvas(ground)
    let own = RGB(Int(ground >> 16), Int(ground >> 8 & 0xFF), Int(ground & 0xFF))
    func color(_ line: Line, _ kind: Int) -> RGB? {
      let parameters = RGB.parameters(of: Theme(canvas, .full).render(line))
      return RGB(sgr: parameters.map { $0 == kind ? 38 : $0 })
    }
    for style in Style.allCases where ![.plain, .strong].contains(style) {
      let contrast = try #require(color(Line("a", style), 38)).contrast(with: own)
      #expect(contrast >= 4.5, "\(style): \(contrast)")
    }
    let faint = try #require(color(Line(" ", shade: .faint), 48))
    let clear = try #require(color(Line(" ", shade: .clear), 48))
    #expect(faint.contrast(with: own) >= 1.3)
    #expect(clear.contrast(with: faint) >= 1.3)
    // The night is a shade, too, and no band.
    let night = try #require(color(Line(" ", shade: .night), 48))
    #expect(night.contrast(with: own) >= 1.15 && faint.contrast(with: night) >= 1.25)
  }

  /// The severities of warnings, whatever cones an eye has.
  @Test(arguments: grounds, RGB.Deficiency.allCases.map(Optional.some) + [nil])
  func severitiesAreToldApart(ground: UInt32, deficiency: RGB.Deficiency?) throws {
    let canvas = try canvas(ground)
    let styles = [Style.moderate, .severe, .extreme]
    let colors = try styles.map { style in
      try #require(RGB(sgr: RGB.parameters(of: Theme(canvas, .full).render(Line("a", style)))))
    }
    for (index, color) in colors.enumerated() {
      for other in colors[(index + 1)...] {
        let distance = color.distance(to: other, seenWith: deficiency)
        #expect(distance >= 12, "\(color), \(other): \(distance)")
      }
    }
  }

  /// Two bands that meet within a cell are a half block on a ground; without colors, the sign of the narrower.
  @Test func halvesACell() {
    func shown(_ upper: Shade?, _ lower: Shade?, _ depth: ColorDepth) -> String {
      let shade = Shade.halves(upper: upper, lower: lower)
      let line = Line(String(shade.sign(.unicode)), .plain, shade: shade)
      return Theme(.dark, depth).render(line).replacing("\u{1B}", with: "^")
    }
    #expect(shown(.faint, nil, .indexed) == "^[38;5;236m▀^[0m")
    #expect(shown(nil, .faint, .indexed) == "^[38;5;236m▄^[0m")
    #expect(shown(.clear, .faint, .indexed) == "^[38;5;238;48;5;236m▀^[0m")
    #expect(shown(.faint, .clear, .none) == "▒")
    #expect(shown(.faint, nil, .none) == "░")
  }

  /// The 240 colors of xterm that every terminal has alike.
  @Test func theNearestIsTheFirstOfThoseThatDifferLeast() {
    func parts(_ color: UInt32) -> [Int] { [16, 8, 0].map { Int(color >> $0 & 0xFF) } }
    // Colors and grays, at steps that meet the middles between two of xterm's.
    let colors = (0..<9).map { UInt32($0) * 0x1B4F37 } + (0..<256).map { UInt32($0) * 0x010101 }
    for color in colors {
      let apart = (16...255).map { index in
        zip(parts(color), parts(Indexed.color(index))).reduce(0) {
          $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
        }
      }
      #expect(Indexed.nearest(color) == apart.firstIndex(of: apart.min() ?? 0).map { $0 + 16 })
    }
  }

  private func shown(_ theme: Theme) -> String {
    theme.render(line).replacing("\u{1B}", with: "^")
  }
}
