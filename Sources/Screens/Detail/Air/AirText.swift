import Documents
import Ephemeris
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

nonisolated extension Wording {
  var air: AirText { AirText(words: self) }
}

/// The air at a place in words.
nonisolated struct AirText: WordedSubject {
  let words: Wording

  /// The air in one fact, by the index of the place's continent; `nil` if nothing is known of it.
  func line(_ place: Place, _ air: AirQuality) -> String? {
    AirIndex.all(air.current, at: place).first.map(phrases.detail.airQuality)
  }

  /// The index of the place's continent with its band; `nil` if nothing is known of it.
  func index(_ place: Place, _ air: AirQuality) -> String? {
    AirIndex.all(air.current, at: place).first.map(phrases.detail.airIndex)
  }

  /// All known values of the air, and the index of the next hours.
  func page(_ place: Place, _ air: AirQuality, limit: Int) -> AirViewModel {
    let phrases = phrases.detail
    let clock = PlaceClock(place, zone: air.timeZone)
    let start = now()
    let hours = air.hours.filter { $0.time > start }.prefix(limit)
    return AirViewModel(
      head: head(place, air), title: phrases.airTitle,
      indices: AirIndex.all(air.current, at: place).map {
        AirViewModel.Index(text: phrases.airIndex($0), index: $0)
      },
      facts: air.current.map(facts) ?? [], pollen: air.current.flatMap(pollen),
      hoursTitle: hoursTitle(place),
      hours: appearance().isRead ? nil : strip(Array(hours), at: place, clock),
      glyphs: appearance().glyphs,
      reading: hours.map { hour in
        (words.time(of: hour.time, clock, isShort: true) ?? "–") + ": "
          + (AirIndex(hour, at: place)?.figure ?? "–")
      },
      placeholder: phrases.noAir,
      credits: Credits(SourceCredit.report(air.service) + SourceCredit.air(air.service)))
  }

  /// The index of each hour below its curve.
  private func strip(
    _ hours: [AirConditions], at place: Place, _ clock: PlaceClock
  ) -> HourStrip? {
    let indices = hours.map { AirIndex($0, at: place) }
    guard indices.contains(where: { $0 != nil }) else { return nil }
    let styles = indices.map { $0.map { Style(airBand: $0.band.rank) } ?? .dim }
    return HourStrip(
      count: hours.count,
      rows: [.init("", zip(indices, styles).map { .init($0?.figure ?? "–", $1) })],
      ticks: words.hourly.ticks(hours.map(\.time), clock),
      isNight: hours.map { !place.coordinate.isDay(at: $0.time) },
      curve: Chart.Curve(indices.map { $0?.value }, styles: styles), leastSpan: 20,
      leastStride: 4)
  }

  /// The place and time of the air, and its source.
  func head(_ place: Place, _ air: AirQuality) -> HeadViewModel {
    let sources = [
      phrases.serviceName(air.service),
      air.current.flatMap { words.time(of: $0.time, PlaceClock(place, zone: air.timeZone)) },
      phrases.fetched(secondsAgo: now().timeIntervalSince(air.fetched)),
    ]
    return HeadViewModel(
      place: place.title, sources: sources.compactMap(\.self), isSample: air.service == .sample)
  }

  func hoursTitle(_ place: Place) -> String {
    place.usesUSIndex ? phrases.detail.usIndexTitle : phrases.detail.europeanIndexTitle
  }

  private func facts(_ air: AirConditions) -> [String] {
    let values = [
      ("pm2.5", air.fineParticles), ("pm10", air.particles), ("ozone", air.ozone),
      ("no2", air.nitrogenDioxide),
    ]
    return values.compactMap { name, value in
      guard let value, let quantity = WeatherQuantity.named(name) else { return nil }
      let figure = phrases.figure(Figures.concentration(value))
      return "\(phrases.name(of: quantity).lowercasedFirst) \(figure)"
    }
  }

  /// The pollen in the air; `nil` if it isn't counted there.
  private func pollen(_ air: AirConditions) -> String? {
    let phrases = phrases.detail
    let levels = PollenKind.allCases.compactMap { kind in
      air.pollen[kind].map { (kind: kind, level: PollenLevel($0, of: kind)) }
    }
    guard !levels.isEmpty else { return nil }
    let present = levels.filter { $0.level != .none }
    guard !present.isEmpty else { return phrases.noPollen }
    let words = present.map { phrases.pollen($0.kind, $0.level) }
    return phrases.pollenTitle + ": " + words.joined(separator: ", ")
  }
}

/// The air in words.
nonisolated struct AirViewModel: Hashable, Sendable {
  var head: HeadViewModel
  var title: String
  var indices: [Index]
  var facts: [String]
  var pollen: String?
  var hoursTitle: String
  var hours: HourStrip?
  var glyphs: Glyphs
  /// An hour each.
  var reading: [String]
  /// Shown where there is nothing else.
  var placeholder: String
  var credits: Credits

  struct Index: Hashable, Sendable {
    var text: String
    var index: AirIndex
  }
}

/// An index of the air with its band.
nonisolated struct AirIndex: Hashable, Sendable {
  enum Band: Hashable, Sendable {
    case european(EuropeanAirBand)
    case us(USAirBand)

    /// From 0, the best.
    var rank: Int {
      switch self {
      case .european(let band): EuropeanAirBand.allCases.firstIndex(of: band) ?? 0
      case .us(let band): USAirBand.allCases.firstIndex(of: band) ?? 0
      }
    }
  }

  let value: Double
  let band: Band
  /// The value from which on the air is of the worst band.
  let worst: Double

  var figure: String { Figures.fixed(value, decimals: 0) }
}

nonisolated extension AirIndex {
  /// The index of the place's continent; `nil` if it isn't known.
  init?(_ air: AirConditions, at place: Place) {
    guard let index = place.usesUSIndex ? Self.us(air) : Self.european(air) else { return nil }
    self = index
  }

  /// Those that are known, that of the place's continent first.
  static func all(_ air: AirConditions?, at place: Place) -> [AirIndex] {
    let (european, us) = (air.flatMap(Self.european), air.flatMap(Self.us))
    return (place.usesUSIndex ? [us, european] : [european, us]).compactMap(\.self)
  }

  private static func european(_ air: AirConditions) -> AirIndex? {
    air.europeanIndex.map {
      AirIndex(value: $0.in(.index), band: .european(EuropeanAirBand($0)), worst: 100)
    }
  }

  private static func us(_ air: AirConditions) -> AirIndex? {
    air.usIndex.map { AirIndex(value: $0.in(.index), band: .us(USAirBand($0)), worst: 300) }
  }
}

nonisolated extension Place {
  /// The United States and their territories have an index of their own.
  fileprivate var usesUSIndex: Bool {
    country.map { ["AS", "GU", "MP", "PR", "US", "VI"].contains($0) } ?? false
  }
}

nonisolated extension Figures {
  static func concentration(_ value: Concentration) -> String {
    withUnit(fixed(value.in(.microgramsPerCubicMeter), decimals: 0), "μg/m³")
  }
}

nonisolated extension Style {
  /// The third band of an air quality index is noteworthy, the fourth and higher ones are bad.
  init(airBand index: Int?) {
    switch index {
    case .some(3...): self = .hot
    case 2: self = .warm
    default: self = .mild
    }
  }
}

nonisolated extension WeatherLines {
  private static let curveRows = 7

  static func air(_ words: AirViewModel, width: Int) -> [Line] {
    let now =
      indices(words, width: width) + facts(words.facts, width: width)
      + (words.pollen.map { facts([$0], width: width) } ?? [])
    var lines = head(words.head, width: width, isWide: true)
    if !now.isEmpty { lines += note(words.title, .strong, width: width) + now }
    if !words.reading.isEmpty {
      let strip = words.hours?.lines(width: width, curveRows: curveRows, glyphs: words.glyphs)
      lines +=
        note(words.hoursTitle, .strong, width: width) + (strip ?? [""]).read(as: words.reading)
    }
    if now.isEmpty, words.reading.isEmpty { lines += note(words.placeholder, width: width) }
    return lines + credits(words.credits, width: width)
  }

  /// Each index with a bar where there is room for one.
  private static func indices(_ words: AirViewModel, width: Int) -> [Line] {
    let text = words.indices.map(\.text.displayWidth).max() ?? 0
    let room = min(40, width - text - 4)
    guard room >= 10 else { return facts(words.indices.map(\.text), width: width) }
    return words.indices.map { row in
      let index = row.index
      // On a scale to where the worst band begins.
      let bar = Line.bar(
        index.value, of: index.worst, width: room, glyphs: words.glyphs,
        Style(airBand: index.band.rank))
      let rest = String(repeating: words.glyphs == .ascii ? "-" : "─", count: room - bar.width)
      return (" " + Line(row.text).padded(to: text) + "  " + bar + Line(rest, .dim))
        .read(as: [row.text])
    }
  }
}

nonisolated extension AirQuality {
  /// Concentrations in μg/m³, pollen in grains/m³; times in ISO 8601 with the place's offset. The bands are those of
  /// the indices beside them.
  func json(at place: Place) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    return [
      "service": .string(service.rawValue), "fetched": .optional(clock.iso8601(fetched)),
      "current": current.map { $0.json(clock) } ?? .null,
      "hours": .array(
        hours.map { hour -> JSONValue in
          [
            "time": .optional(clock.iso8601(hour.time)), "europeanIndex": .of(hour.europeanIndex),
            "usIndex": .of(hour.usIndex),
          ]
        }),
    ]
  }
}

nonisolated extension AirConditions {
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    [
      "time": .optional(clock.iso8601(time)),
      "europeanIndex": .of(europeanIndex),
      "europeanBand": .optional(europeanIndex.map { EuropeanAirBand($0).rawValue }),
      "usIndex": .of(usIndex), "usBand": .optional(usIndex.map { USAirBand($0).rawValue }),
      "fineParticles": .of(fineParticles), "particles": .of(particles), "ozone": .of(ozone),
      "nitrogenDioxide": .of(nitrogenDioxide), "sulphurDioxide": .of(sulphurDioxide),
      "carbonMonoxide": .of(carbonMonoxide),
      "pollen": .object(
        PollenKind.allCases.map { .init(name: $0.rawValue, value: .of(pollen[$0])) }),
    ]
  }
}
