import Climate
import Phrases
import Presentation
import Reports
import TerminalText

/// The mean of today on a line from the coldest mean of its date to the warmest, on which eight days in ten are thick.
struct ClimateScale: Equatable {
  /// In °C.
  let coldest, warmest: Double
  let usual: ClosedRange<Double>?
  let today: Double?
  let low, high: String
  let glyphs: Glyphs

  init?(_ climate: ClimateOfDay, today: Double?, in words: Wording) {
    guard let low = climate.coldest?.value, let high = climate.warmest?.value, low < high else {
      return nil
    }
    (coldest, warmest, usual, self.today) = (low, high, climate.usual, today)
    let (figures, phrases) = (words.figures, words.phrases)
    self.low = phrases.figure(figures.bare(Temperature(low, .celsius), decimals: 1))
    self.high = phrases.figure(figures.temperature(Temperature(high, .celsius), decimals: 1))
    glyphs = words.appearance().glyphs
  }

  /// Empty where there is no room for twenty columns of it.
  func lines(width: Int) -> [Line] {
    let columns = min(60, width - low.displayWidth - high.displayWidth - 4)
    guard columns >= 20 else { return [] }
    let step = (warmest - coldest) / Double(columns - 1)
    let mark = today.map { min(max(Int((($0 - coldest) / step).rounded()), 0), columns - 1) }
    let cells = (0..<columns).map { column -> Line in
      let value = coldest + Double(column) * step
      if column == mark { return Line(glyphs == .ascii ? "O" : "●", Style(celsius: today)) }
      let isUsual = usual?.contains(value) == true
      let sign = glyphs == .ascii ? isUsual ? "=" : "-" : isUsual ? "━" : "─"
      return Line(sign, isUsual ? Style(celsius: value) : .dim)
    }
    return [" " + Line(low, .dim) + " " + Line(cells) + " " + Line(high, .dim)].read(as: [])
  }
}
