import Testing

@testable import TerminalText

/// The colors of maps are measured: their grounds against each other, and what is drawn on them.
struct MapColorTests {
  private static let depths = [ColorDepth.indexed, .full]
  private static let fields = FieldRamp.allCases

  /// The steps in which the fields of maps are drawn: 36 of temperature, the anchors of others.
  private func steps(_ ramp: FieldRamp) -> [Shade] {
    let count =
      switch ramp {
      case .temperature: 36
      case .rain: 7
      case .clouds: 5
      case .wind: 10
      case .warnings: 3
      }
    return (0..<count).map { .field(ramp, UInt8(255 * $0 / (count - 1))) }
  }

  private func colors(
    _ style: Style, _ shade: Shade, _ background: Background, _ depth: ColorDepth
  ) throws -> (text: RGB, ground: RGB) {
    let rendered = Theme(background, depth).render(Line("a", style, shade: shade))
    let parameters = RGB.parameters(of: rendered)
    let start = try #require(parameters.firstIndex(of: 38))
    let split = start + (depth == .full ? 5 : 3)
    return (
      try #require(RGB(sgr: Array(parameters[start..<split]))),
      try #require(RGB(sgr: [38] + parameters[(split + 1)...]))
    )
  }

  private func ground(
    _ shade: Shade, _ background: Background, _ depth: ColorDepth = .full
  ) throws -> RGB {
    try colors(.plain, shade, background, depth).ground
  }

  private var allGrounds: [Shade] {
    Self.fields.flatMap(steps)
      + (0...4).flatMap { [Shade.land(darkness: $0), .water(darkness: $0)] }
  }

  /// Whatever ground a map has, text on it is legible, coasts are seen, and borders are seen less than coasts.
  @Test(arguments: Background.allCases, depths)
  func whatIsDrawnHasItsContrast(background: Background, depth: ColorDepth) throws {
    for shade in allGrounds {
      func contrast(_ style: Style) throws -> Double {
        let (text, ground) = try colors(style, shade, background, depth)
        return text.contrast(with: ground)
      }
      for style in Style.allCases where ![.dim, .border, .coast, .isobar].contains(style) {
        let contrast = try contrast(style)
        #expect(contrast >= 4.5, "\(style) on \(shade): \(contrast)")
      }
      let (border, coast) = (try contrast(.border), try contrast(.coast))
      #expect(border >= 2 && coast >= 2.6, "\(shade): \(border), \(coast)")
      #expect(try contrast(.isobar) >= 3, "\(shade)")
      // Xterm's colors are too few to keep them apart on every ground.
      if depth == .full { #expect(border < coast && border < 2.3, "\(shade): \(border)") }
    }
  }

  /// Neighboring steps are told apart, where 2.3 is just noticed; in 256 colors the anchors are.
  @Test(arguments: fields, Background.allCases)
  func stepsAreToldApart(ramp: FieldRamp, background: Background) throws {
    let grounds = try steps(ramp).map { try ground($0, background) }
    for (a, b) in zip(grounds, grounds.dropFirst()) {
      let distance = a.distance(to: b, seenWith: nil)
      #expect(distance >= 3, "\(a), \(b): \(distance)")
    }
    let indexed = try Set(steps(ramp).map { try ground($0, background, .indexed) })
    #expect(indexed.count >= min(14, grounds.count))
  }

  /// Land differs from the sea by day, and rain and clouds from both.
  @Test(arguments: Background.allCases)
  func groundsDifferFromLandAndSea(background: Background) throws {
    let land = try ground(.land(darkness: 0), background)
    let sea = try ground(.water(darkness: 0), background)
    #expect(land.contrast(with: sea) >= 1.3)
    for ramp in [FieldRamp.rain, .clouds, .warnings] {
      for shade in steps(ramp) {
        let ground = try ground(shade, background)
        let distance = [land, sea].map { ground.distance(to: $0, seenWith: nil) }.min() ?? 0
        #expect(distance >= 10, "\(shade): \(distance)")
      }
    }
  }

  /// Yellow, orange and red ground is told apart, whatever cones an eye has.
  @Test(arguments: Background.allCases, RGB.Deficiency.allCases)
  func severitiesAreToldApart(background: Background, deficiency: RGB.Deficiency) throws {
    let grounds = try steps(.warnings).map { try ground($0, background) }
    for (index, one) in grounds.enumerated() {
      for other in grounds[(index + 1)...] {
        let distance = one.distance(to: other, seenWith: deficiency)
        #expect(distance >= 12, "\(one), \(other): \(distance)")
      }
    }
  }

  /// With 16 colors a field is signs, in which the dots of a border or a coast would be holes.
  @Test(arguments: [
    (ColorDepth.basic, Style.border, UInt8(200), "▓"), (.basic, .coast, 200, "▓"),
    (.basic, .pin, 200, "⠔"), (.full, .border, 200, "⠔"), (.none, .border, 200, "⠔"),
  ])
  func bordersAreNoHolesInFields(
    depth: ColorDepth, style: Style, share: UInt8, drawn: String
  ) {
    let line = Line("⠔", style, shade: .field(.clouds, share)) + "."
    #expect(Theme(.dark, depth).render(line).contains(drawn))
  }

  /// Within one color of the field, a coast is drawn with 16 colors as with more.
  @Test func coastsBetweenEqualSignsAreFine() {
    func drawn(_ style: Style, beside share: UInt8) -> String {
      Theme(.dark, .basic).render(
        Line("▓", shade: .field(.clouds, 200)) + Line("⠔", style, shade: .field(.clouds, 201))
          + Line("▓", shade: .field(.clouds, share)))
    }
    #expect(drawn(.coast, beside: 202).contains("⠔"))
    #expect(!drawn(.coast, beside: 100).contains("⠔"))
    #expect(!drawn(.border, beside: 202).contains("⠔"))
  }

  /// Bands and axes stand back behind the curve without colors, too.
  @Test func dimTextIsFaintWithoutColors() {
    let line = Line("░", .dim, shade: .faint) + Line("⠔", .frost)
    #expect(Theme(.dark, .attributes).render(line) == "\u{1B}[2m░\u{1B}[0m⠔")
    #expect(Theme(.dark, .none).render(line) == "░⠔")
  }
}
