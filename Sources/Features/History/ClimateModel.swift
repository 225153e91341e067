import Climate
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Today compared with the days of a place since 1950, as figures with their names and as a document.
struct ClimateModel {
  let facts: [NamedValue]
  /// The last day, what is missing, and that today isn't known.
  let notes: [String]
  let scale: ClimateScale?
  let json: JSONValue

  init(
    _ series: ClimateSeries, at place: Place, on date: CalendarDay, isToday: Bool = true,
    today: Day?,
    in words: Wording
  ) {
    let isSouth = place.coordinate.latitude < 0
    let climate = series.climate(of: date, mean: today?.mean)
    let frosts = series.frosts(isSouth: isSouth)
    // Until another day than today, this year has no sums.
    let growing = isToday ? series.growingDegreeDays(on: date, isSouth: isSouth) : nil
    json = Self.json(climate, frosts, growing, series)
    scale = ClimateScale(climate, today: today?.mean, in: words)
    facts =
      Self.ranks(climate, date, series, today, words) + Self.means(climate, words)
      + Self.frosts(frosts, words)
      + (isToday ? Self.counts(series, date, isSouth: isSouth, growing, words) : [])
    notes =
      (isToday && climate.rank == nil ? [words.phrases.history.todayUnknown] : [])
      + Self.limits(series, words)
  }
}

extension ClimateModel {
  private static func degrees(_ value: Double, _ words: Wording) -> String {
    words.figures.temperature(Temperature(value, .celsius), decimals: 1)
  }

  private static func ranks(
    _ climate: ClimateOfDay, _ date: CalendarDay, _ series: ClimateSeries, _ today: Day?,
    _ words: Wording
  ) -> [NamedValue] {
    let phrases = words.phrases.history
    let first = series.known?.lowerBound.year ?? 1950
    let rank = climate.rank.flatMap { rank in
      today?.mean.map { mean in
        phrases.climateRank(
          date, fromWarmest: rank, fromColdest: climate.count - rank - climate.ties + 1,
          of: climate.count, ties: climate.ties, mean: degrees(mean, words), since: first)
      }
    }
    let extremes = climate.warmest.flatMap { warmest in
      climate.coldest.map { coldest in
        phrases.climateExtremes(
          warmest: degrees(warmest.value, words), in: warmest.year,
          coldest: degrees(coldest.value, words), in: coldest.year)
      }
    }
    return [rank].compactMap(\.self) + (extremes ?? [])
  }

  private static func means(_ climate: ClimateOfDay, _ words: Wording) -> [NamedValue] {
    let phrases = words.phrases.history
    guard let mean = climate.mean, let low = climate.low, let high = climate.high else { return [] }
    let usual = climate.usual.map { usual in
      phrases.climateUsual(
        phrases.range(
          from: words.figures.bare(Temperature(usual.lowerBound, .celsius), decimals: 1),
          to: degrees(usual.upperBound, words)),
        percentile: climate.percentile.map { Int($0.rounded()) })
    }
    return [
      phrases.climateMeans(
        degrees(mean, words), low: degrees(low, words), high: degrees(high, words)),
      usual,
    ].compactMap(\.self)
  }

  private static func frosts(_ frosts: Frosts, _ words: Wording) -> [NamedValue] {
    let phrases = words.phrases.history
    let last = frosts.lastMedian.map {
      phrases.lastFrost($0.pair, late: frosts.lastLate?.pair)
    }
    let first = frosts.firstMedian.map {
      phrases.firstFrost($0.pair, early: frosts.firstEarly?.pair)
    }
    let said = [last, first].compactMap(\.self)
    return said.isEmpty ? [phrases.frostIsRare] : said
  }

  private static func counts(
    _ series: ClimateSeries, _ date: CalendarDay, isSouth: Bool, _ growing: ClimateSum?,
    _ words: Wording
  ) -> [NamedValue] {
    let phrases = words.phrases.history
    func limit(_ celsius: Double) -> String { words.quantities.limit(celsius, of: .temperature) }
    func usual(_ count: DayCount) -> String {
      Figures.fixed(count.usual, decimals: count.usual < 10 ? 1 : 0)
    }
    func isWorthIt(_ count: DayCount) -> Bool { count.usual >= 0.05 || count.thisYear > 0 }
    let hot = series.days(above: 30, on: date).flatMap { isWorthIt($0) ? $0 : nil }.map {
      phrases.daysAbove(limit(30), $0.thisYear, usual: usual($0))
    }
    let cold = series.days(below: -10, on: date).flatMap { isWorthIt($0) ? $0 : nil }.map {
      phrases.daysBelow(limit(-10), $0.thisYear, usual: usual($0))
    }
    func rain(_ amount: Double) -> String {
      words.figures.rain(Precipitation(amount, .millimeters))
    }
    let month = series.monthRain(on: date).map { month in
      phrases.monthRain(
        month: month.month, day: month.sum.through.day, rain(month.sum.value),
        usualSoFar: month.isWhole ? nil : rain(month.usualSoFar), usual: rain(month.usual))
    }
    func sum(_ degreeDays: ClimateSum) -> String {
      phrases.grouped(Int(words.figures.degrees(ofDifference: degreeDays.value).rounded()))
    }
    let sums = [
      growing.map {
        phrases.growingDegreeDays(sum($0), above: limit(10), since: isSouth ? 7 : 1)
      },
      series.heatingDegreeDays(on: date, isSouth: isSouth).map {
        phrases.heatingDegreeDays(sum($0), below: limit(18), since: isSouth ? 1 : 7)
      },
    ]
    return ([hot, cold, month] + sums).compactMap(\.self)
  }

  private static func limits(_ series: ClimateSeries, _ words: Wording) -> [String] {
    guard let known = series.known else { return [] }
    let gaps = series.gaps
    return [
      [
        words.phrases.history.climateDelay(known.upperBound),
        gaps > 0 ? words.phrases.history.climateGaps(gaps) : nil,
      ].compactMap(\.self).joined(separator: " ")
    ]
  }

  private static func json(
    _ climate: ClimateOfDay, _ frosts: Frosts, _ growing: ClimateSum?, _ series: ClimateSeries
  ) -> JSONValue {
    func rounded(_ value: Double?) -> JSONValue { .rounded(value, to: 2) }
    func extreme(_ extreme: ClimateOfDay.Extreme?) -> JSONValue {
      extreme.map { ["year": .int($0.year), "value": rounded($0.value)] } ?? .null
    }
    func day(_ day: MonthDay?) -> JSONValue { .optional(day?.description) }
    return [
      "from": .optional(series.known?.lowerBound.description),
      "to": .optional(series.known?.upperBound.description),
      "mean": rounded(climate.mean), "low": rounded(climate.low), "high": rounded(climate.high),
      "rank": .optional(climate.rank), "of": .int(climate.count),
      "percentile": rounded(climate.percentile), "warmest": extreme(climate.warmest),
      "coldest": extreme(climate.coldest),
      "lastFrost": ["median": day(frosts.lastMedian), "late": day(frosts.lastLate)],
      "firstFrost": ["median": day(frosts.firstMedian), "early": day(frosts.firstEarly)],
      "growingDegreeDays": rounded(growing?.value),
    ]
  }
}

extension MonthDay {
  fileprivate var pair: (month: Int, day: Int) { (month, day) }
}

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
