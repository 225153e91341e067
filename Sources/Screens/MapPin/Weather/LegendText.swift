import Atlas
import Fields
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

/// The kind and the time of the weather on a map, and the meaning of its grounds and signs.
struct LegendText: WordedSubject {
  let words: Wording
  let shown: ShownField
  let levels: FieldLevels

  var phrases: any MapPinPhrases { words.phrases.mapPin }

  /// The kind with its unit, and the time.
  var line: Line {
    let time = words.datedTime(of: shown.time, shown.clock) ?? "–"
    var when = time
    if let frame = shown.frame, frame.isForecast { when += "\u{A0}(\(phrases.radarForecast))" }
    guard shown.type != .warnings else { return Line(phrases.warnings.warningsHeading, .strong) }
    let title =
      shown.type.field.map(words.quantities.title)
      ?? "\(phrases.radarName) (\(words.quantities.symbol(of: .precipitation))/h)"
    if shown.type.field == .precipitation { when = phrases.inHour(to: time) }
    let line = Line(title) + Line(" · ", .dim) + Line(when, .strong)
    guard shown.type == .pressure else { return line }
    let step = phrases.figure(words.quantities.figure(ShownField.isobarInterval, of: .pressure))
    return line + Line(" · ", .dim) + Line(phrases.isobars(every: step))
  }

  /// The values between which the levels lie.
  var bounds: [String] {
    let figures = levels.thresholds.map { limit in
      switch shown.type.field ?? .precipitation {
      case .precipitation:
        phrases.figure(Self.brief(words.quantities.value(limit, of: .precipitation)))
      case let quantity: words.quantities.bare(limit, of: quantity)
      }
    }
    guard shown.type != .warnings, let least = figures.first, let most = figures.last else {
      return []
    }
    let hasLower = shown.type == .temperature
    return [hasLower ? "<\(least)" : "0"] + figures + [shown.type == .clouds ? "100" : ">\(most)"]
  }

  /// Signs that a map of weather may have; in ASCII day and night are written on it.
  var signs: [MapPinModel.Sign] {
    guard shown.type != .warnings else { return [] }
    let hatching = levels.hatching
    let missing = MapPinModel.Sign(
      characters: [hatching], layer: .missing, meaning: "\(hatching)\u{A0}\(phrases.noData)")
    let sides = MapPinModel.Sign(
      characters: ["☼", "☾"], layer: .terminator,
      meaning: "☼\u{A0}\(phrases.daySide) ☾\u{A0}\(phrases.nightSide)")
    return [missing] + (levels.glyphs == .ascii ? [] : [sides])
  }

  /// The limit with as few decimals as keep it within a twentieth of itself: 10, 0.5, and 0.004 inches.
  static func brief(_ limit: Double) -> String {
    let decimals = (0...3).first { decimals in
      let scale = pow(10, Double(decimals))
      return abs((limit * scale).rounded() / scale - limit) <= limit / 20
    }
    return Figures.fixed(limit, decimals: decimals ?? 3)
  }
}

extension MapPinModel {
  /// Adds the lines below a map of weather.
  mutating func complete(with shown: ShownField, _ words: Wording) {
    let levels = FieldLevels(shown.type, isASCII: glyphs == .ascii)
    let text = LegendText(words: words, shown: shown, levels: levels)
    (legend, self.levels, bounds, signs) = (text.line, levels, text.bounds, text.signs)
    sources += shown.sources + shown.notes
    sentences = shown.sentences
    credits += shown.credits
  }
}
