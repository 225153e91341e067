public import Presentation
import Reports
public import TerminalText

/// A sentence about official warnings with the severity of the worst, which gives it a color, a sign and its place among
/// others: the most severe first, and last what could not be read.
public struct WarningLine: Hashable, Sendable {
  public var text: String
  /// `WeatherWarning.rank`; `nil` where no warning is known.
  public var rank: Int?
  /// Before the text where it is drawn; empty where it is read out.
  public var sign: String

  public init(_ text: String, rank: Int?, _ appearance: Appearance) {
    self.text = text
    self.rank = rank
    sign = appearance.sign(ofWarning: rank)
  }

  /// As it is drawn.
  public var line: Line {
    let style = Style(warningRank: rank)
    return Line(sign.isEmpty ? "" : sign + " ", style).read(as: []) + Line(text, style)
  }

  /// The columns of the sign, under which a further line leaves room.
  public var indent: Int { sign.isEmpty ? 0 : sign.displayWidth + 1 }

  public func at(_ name: String) -> WarningLine {
    var line = self
    line.text = "\(name): \(text)"
    return line
  }
}

extension Array {
  /// The most severe first; of equal ones in their order.
  public func sorted(bySeverityOf line: KeyPath<Element, WarningLine>) -> [Element] {
    descending { $0[keyPath: line].rank.map(Double.init) }
  }
}

extension Style {
  /// The color of a severity: yellow, orange and red, as on the maps of MeteoAlarm.
  public init(warningRank rank: Int?) {
    switch rank {
    case nil: self = .dim
    case .some(4...): self = .extreme
    case 3: self = .severe
    case 2: self = .moderate
    default: self = .strong
    }
  }
}

extension Appearance {
  /// The sign of a severity, by which they differ without colors; none where a screen reader reads the word.
  public func sign(ofWarning rank: Int?) -> String {
    guard !isRead else { return "" }
    let signs = glyphs == .ascii ? ["-", "-", "!", "!!", "!!!"] : ["·", "▵", "△", "▲", "◆"]
    return signs[min(max(rank ?? 0, 0), 4)]
  }
}
