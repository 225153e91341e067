public import Foundation
import Phrases
public import Quantities
public import Reports
import TerminalText

/// The heads of reports, and their providers.
public struct OriginText: WordedSubject {
  public let words: Wording

  /// Which place, whose report, from when.
  public func head(_ place: Place, _ report: Report?) -> HeadViewModel {
    var head = HeadViewModel(place: title(place))
    head.style = place.country.flatMap { appearance().countryColors[$0] } ?? .strong
    head.elevation = words.places.elevation(place)
    guard let report else { return head }
    head.sources = sources(report.origin, PlaceClock(place, zone: report.timeZone))
    head.isSample = report.service == .sample
    head.notes =
      [nauticalTime(place), ofForecast(place, report)].compactMap(\.self) + notes(report)
    head.shorterPlaces = shorterTitles(place)
    return head
  }

  /// Which place, and whose report was recorded when.
  public func head(_ place: Place, ofRecord report: Report) -> HeadViewModel {
    let clock = PlaceClock(place, zone: report.timeZone)
    var head = head(place, report)
    if let day = clock.day(of: report.recorded), let time = words.time(of: report.recorded, clock) {
      head.sources = [phrases.serviceName(report.service), phrases.record(of: day, at: time)]
    }
    return head
  }

  public func head(_ place: Place, _ series: QuantitySeries) -> HeadViewModel {
    head(place, series.service, fetched: series.fetched)
  }

  /// The place with what a service answered at that time.
  public func head(_ place: Place, _ service: Service, fetched: Date) -> HeadViewModel {
    var head = head(place, nil)
    head.sources = [phrases.serviceName(service), phrases.fetched(secondsAgo: age(fetched))]
    head.isSample = service == .sample
    head.shorterPlaces = shorterTitles(place)
    return head
  }

  /// The providers of a quantity's values.
  public func credits(_ series: QuantitySeries, _ others: [SourceCredit] = []) -> Credits {
    let sources = series.service == .sample ? [] : SourceCredit.quantity(series.quantity)
    return credits(below: [series.service], sources + others)
  }

  /// The title without the height, and also without the region. A mountain keeps its height, which its forecast is for.
  private func shorterTitles(_ place: Place) -> [String] {
    let height = words.places.elevation(place)
    let isMountain = place.kind == .mountain
    // The Bratislava Region says nothing of Bratislava.
    let isNamed = place.region?.hasPrefix(place.name) == true
    let whole = height == nil || isMountain || isNamed ? [] : [title(place)]
    let short = [place.markedName, place.countryName ?? place.country].compactMap(\.self)
      .joined(separator: ", ")
    guard place.region != nil, [.town, .point, .mountain].contains(place.kind), short != place.title
    else { return whole }
    return whole + [[short, isMountain ? height : nil].compactMap(\.self).joined(separator: ", ")]
  }

  /// `the middle of Balaton, Hungary`: what reaches far has the weather of no town.
  private func title(_ place: Place) -> String {
    guard place.kind.isExtended, place.town == nil else { return place.title }
    return phrases.middle(of: place.name) + place.title.dropFirst(place.name.count)
  }

  /// The source of the hours and days, unless they came with the present.
  public func ofForecast(_ place: Place, _ report: Report) -> String? {
    report.forecastOrigin.map {
      phrases.forecastOrigin(
        sources($0, PlaceClock(place, zone: report.timeZone)).joined(separator: " · "))
    }
  }

  /// A sentence where no land is near.
  public func nauticalTime(_ place: Place) -> String? {
    place.hasNauticalTime ? phrases.nauticalTime(PlaceClock(place).utcOffset(at: now())) : nil
  }

  private func sources(_ origin: ReportOrigin, _ clock: PlaceClock) -> [String] {
    [
      phrases.serviceName(origin.service),
      origin.issuedAt.flatMap { words.datedTime(of: $0, clock) },
      fetched(origin.fetched),
    ].compactMap(\.self)
  }

  private func age(_ fetched: Date) -> Double { now().timeIntervalSince(fetched) }

  /// A report from the future has no age.
  private func fetched(_ time: Date) -> String? {
    age(time) < -3600 ? nil : phrases.fetched(secondsAgo: age(time))
  }

  /// The age of each report of a list; `nil` if all have the same, which is below the list.
  public func ages(_ reports: [Report?]) -> [String?]? {
    let ages = reports.map { report in
      report.map { phrases.ago(age($0.fetched)).replacing(" ", with: "\u{A0}") }
    }
    return Set(ages.compactMap(\.self)).count > 1 ? ages : nil
  }

  /// A sentence for each thing that a person must know about where a report comes from.
  func notes(_ report: Report) -> [String] {
    let fallback = report.fallback.map { missing in
      phrases.fallback(
        for: missing.service, answers: report.service,
        because: phrases.sentence(for: .service(missing.error)))
    }
    let model = report.modelChoice.map { choice in
      guard let name = choice.model?.title else { return phrases.bestModelUnknown }
      return choice.isCovered
        ? phrases.forecastModel(name, isBest: choice.isBest) : phrases.modelFallback(name)
    }
    return [
      wrongClock(report), fallback, model, report.calibratedBy.map(phrases.calibrated),
      report.isDeprecated ? phrases.ending(report.service) : nil,
    ].compactMap(\.self)
  }

  /// Says what the clock says, where a report shows that it can't be right.
  public func wrongClock(_ report: Report) -> String? {
    wrongClock(report.moment(against: now()), PlaceClock(timeZone: report.timeZone, at: .origin))
  }

  /// Says it of a clock that should show another moment.
  public func wrongClock(_ moment: Date?, _ clock: PlaceClock) -> String? {
    guard let moment, let day = clock.day(of: now()), let right = clock.day(of: moment) else {
      return nil
    }
    return phrases.wrongClock(day, isOtherYear: day.year != right.year)
  }

  /// The services of these reports, how old the reports are and why not another's, each said once.
  public func sources(_ reports: [Report]) -> [String] {
    let times = Dictionary(grouping: reports.map { ($0.service, $0.fetched) }, by: \.0)
    let spans = times.mapValues { fetched -> String? in
      let ages = fetched.map { age($0.1) }.filter { $0 >= -3600 }
      guard let oldest = ages.max(), let newest = ages.min() else { return nil }
      return phrases.fetched(from: oldest, to: newest)
    }
    return reports.flatMap { report in
      let source = [phrases.serviceName(report.service), spans[report.service] ?? nil]
        .compactMap(\.self).joined(separator: " · ")
      return [source] + notes(report)
    }.uniqued
  }
}
