import Climate
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Today compared with the days of a place since 1950, as figures with their names and as a document.
struct ClimateModel {
  private let series: ClimateSeries
  private let date: CalendarDay
  private let isToday, isSouth: Bool
  private let today: Day?
  private let words: Wording
  private let climate: ClimateOfDay
  private let frosts: Frosts
  /// Until another day than today, this year has no sums.
  private let growing: ClimateSum?

  init(
    _ series: ClimateSeries, at place: Place, on date: CalendarDay, isToday: Bool, today: Day?,
    in words: Wording
  ) {
    (self.series, self.date, self.isToday) = (series, date, isToday)
    (self.today, self.words) = (today, words)
    isSouth = place.coordinate.latitude < 0
    climate = series.climate(of: date, mean: today?.mean)
    frosts = series.frosts(isSouth: isSouth)
    growing = isToday ? series.growingDegreeDays(on: date, isSouth: isSouth) : nil
  }

  private var phrases: any HistoryPhrases { words.phrases.history }

  var facts: [NamedValue] { ranks + means + ofFrosts + (isToday ? counts : []) }

  /// The last day, what is missing, and that today isn't known.
  var notes: [String] {
    let isUnknown = isToday && climate.rank == nil
    let delay = series.known.map { known in
      phrases.climateDelay(known.upperBound)
        + (series.gaps > 0 ? " " + phrases.climateGaps(series.gaps) : "")
    }
    return [isUnknown ? phrases.todayUnknown : nil, delay].compactMap(\.self)
  }

  var scale: ClimateScale? { ClimateScale(climate, today: today?.mean, in: words) }
}

extension ClimateModel {
  private func degrees(_ value: Double) -> String {
    words.figures.temperature(Temperature(value, .celsius), decimals: 1)
  }

  private var ranks: [NamedValue] {
    let first = series.known?.lowerBound.year ?? 1950
    let rank = climate.rank.flatMap { rank in
      today?.mean.map { mean in
        phrases.climateRank(
          date, fromWarmest: rank, fromColdest: climate.count - rank - climate.ties + 1,
          of: climate.count, ties: climate.ties, mean: degrees(mean), since: first)
      }
    }
    let extremes = climate.warmest.flatMap { warmest in
      climate.coldest.map { coldest in
        phrases.climateExtremes(
          warmest: degrees(warmest.value), in: warmest.year,
          coldest: degrees(coldest.value), in: coldest.year)
      }
    }
    return [rank].compactMap(\.self) + (extremes ?? [])
  }

  private var means: [NamedValue] {
    guard let mean = climate.mean, let low = climate.low, let high = climate.high else { return [] }
    let usual = climate.usual.map { usual in
      phrases.climateUsual(
        phrases.range(
          from: words.figures.bare(Temperature(usual.lowerBound, .celsius), decimals: 1),
          to: degrees(usual.upperBound)),
        percentile: climate.percentile.map { Int($0.rounded()) })
    }
    return [
      phrases.climateMeans(degrees(mean), low: degrees(low), high: degrees(high)), usual,
    ].compactMap(\.self)
  }

  private var ofFrosts: [NamedValue] {
    let last = frosts.lastMedian.map {
      phrases.frost(isLast: true, $0.pair, extreme: frosts.lastLate?.pair)
    }
    let first = frosts.firstMedian.map {
      phrases.frost(isLast: false, $0.pair, extreme: frosts.firstEarly?.pair)
    }
    let said = [last, first].compactMap(\.self)
    return said.isEmpty ? [phrases.frostIsRare] : said
  }

  private var counts: [NamedValue] {
    func limit(_ celsius: Double) -> String { words.quantities.limit(celsius, of: .temperature) }
    func usual(_ count: DayCount) -> String {
      Figures.fixed(count.usual, decimals: count.usual < 10 ? 1 : 0)
    }
    func days(_ count: DayCount?, isAbove: Bool, _ celsius: Double) -> NamedValue? {
      guard let count, count.usual >= 0.05 || count.thisYear > 0 else { return nil }
      return phrases.days(
        isAbove: isAbove, limit(celsius), count.thisYear, usual: usual(count))
    }
    let hot = days(series.days(above: 30, on: date), isAbove: true, 30)
    let cold = days(series.days(below: -10, on: date), isAbove: false, -10)
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

  var json: JSONValue {
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
