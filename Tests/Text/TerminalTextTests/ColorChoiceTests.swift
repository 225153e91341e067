import Testing

@testable import TerminalText

struct ColorChoiceTests {
  @Test(
    arguments: [
      (.auto, [:], true, .none), (.auto, ["TERM": "xterm"], true, .basic),
      (.auto, ["TERM": "xterm"], false, .none), (.auto, ["TERM": "dumb"], true, .none),
      (.auto, ["TERM": "xterm-256color"], true, .indexed),
      (.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .full),
      (.auto, ["TERM": "xterm", "COLORTERM": "24bit"], true, .full),
      (.auto, ["TERM": "xterm-direct"], true, .full),
      (.auto, ["TERM": "xterm", "COLORTERM": "yes"], true, .basic),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, .attributes),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], false, .none),
      (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, .basic),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .basic),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
      (.auto, ["CLICOLOR_FORCE": "1"], false, .basic),
      (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, .attributes),
      (.always, ["NO_COLOR": "1"], false, .basic), (.always, ["TERM": "dumb"], false, .basic),
      (.always, ["TERM": "tmux-256color"], false, .indexed),
      (.never, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true, .none),
    ] as [(ColorWish, [String: String], Bool, ColorDepth)])
  func choosesTheDepth(
    wish: ColorWish, environment: [String: String], isTerminal: Bool, expected: ColorDepth
  ) {
    let depth = ColorDepth(wish, environment: environment, isTerminal: isTerminal)
    #expect(depth == expected)
  }

  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark), ("0;7", .light),
      ("15;default", nil), ("15;16", nil), ("", nil), (nil, nil), (";", nil),
    ] as [(String?, Background?)])
  func readsTheColoursOfRxvt(text: String?, expected: Background?) {
    #expect(Background(colorFGBG: text) == expected)
  }

  @Test(
    arguments: [
      ("rgb:0000/0000/0000", .dark), ("rgb:ffff/ffff/ffff", .light), ("rgb:f/f/f", .light),
      ("rgb:1e/1e/2e", .dark), ("rgb:fdf/f6e/e3d", .light), ("rgba:ffff/ffff/ffff/0000", .light),
      ("rgb:0000/2b2b/3636", .dark), ("rgb:ffff/ffff", nil), ("rgb:fffff/0/0", nil),
      ("rgb:x/0/0", nil), ("#ffffff", nil), ("rgb:///", nil), ("", nil), (nil, nil),
    ] as [(String?, Background?)])
  func readsTheAnswerOfATerminal(text: String?, expected: Background?) {
    #expect(Canvas(xColor: text)?.background == expected)
  }
}
