/// Texts that would do harm if a terminal obeyed them or a person could not see them.
public enum Attacks {
  /// Some 250, each between letters, so that what is left of it can be found.
  public static let all: [String] = bodies.map { "A\($0)B" }

  /// The attacks without the characters that no argument or variable can hold.
  public static let withoutZero = all.filter { !$0.unicodeScalars.contains("\u{0}") }

  private static let bodies =
    controls + sequences + commands + strings + escapes + invisible + marks

  private static let controls =
    (Array(0x00...0x1F) + Array(0x7F...0x9F)).compactMap(Unicode.Scalar.init).map { "\($0)" }

  /// Control sequences with every final letter in use: the cursor, erasing, modes, reports, the window. 66 marks them.
  private static let sequences = ["\u{1B}[", "\u{9B}"].flatMap { start in
    "ABCDEFGHJKLMPSTXZabcdefghlmnqrstux@`".map { "\(start)66\($0)" }
      + ["?1049h", "?25l", "?2004h", "200~", "201~", ">c", "=c", "!p", "8;1;1t"].map { start + $0 }
  }

  /// Operating system commands: titles, colors, links, the clipboard, notifications; ended in every way, and not.
  private static let commands = [
    "0;x", "2;x", "4;1;red", "7;file://x/", "8;;http://x/", "9;x", "10;red", "11;red", "12;red",
    "50;x", "52;c;ZXZpbA==", "52;c;?", "104", "133;A", "777;notify;x;y", "1337;File=inline=1:AAAA",
  ].flatMap { body in
    ["\u{1B}]\(body)\u{7}", "\u{1B}]\(body)\u{1B}\\", "\u{9D}\(body)\u{9C}", "\u{1B}]\(body)"]
  }

  /// Device control, application, privacy and plain strings.
  private static let strings = ["P", "X", "^", "_"].flatMap { letter in
    ["\u{1B}\(letter)66;x\u{1B}\\", "\u{1B}\(letter)66;x"]
  }

  private static let escapes = [
    "c", "7", "8", "D", "E", "H", "M", "Z", "=", ">", "#8", "(0", ")0", "%G", "N", "O", "n", "|",
  ].map { "\u{1B}" + $0 }

  /// Overrides, embeddings and isolates left open, and what has no width.
  private static let invisible =
    ([0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0xFEFF, 0xE0001, 0xE0041, 0xE007F]
    + Array(0x202A...0x202E) + Array(0x2060...0x206F) + Array(0xFFF9...0xFFFB))
    .compactMap(Unicode.Scalar.init).map { "\($0)" }

  private static let marks = ["\r\n", "\u{2028}", "\u{2029}", "\u{8}\u{8}\u{8}", "\r\u{1B}[K"]
}

extension Attacks {
  /// The scalars of a text that must not reach a terminal, line ends aside; joiners and the tags of a flag may.
  public static func harm(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar {
      case "\n", "\u{200C}", "\u{200D}": false
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }
}
