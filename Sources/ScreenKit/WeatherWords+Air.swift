import Foundation
import Phrases
public import WeatherModels

extension WeatherWords {
  /// The air in one fact, by the index of the place's continent; `nil` where nothing is known of it.
  public func airLine(_ place: Place, _ air: AirQuality) -> String? {
    let european = air.current?.europeanIndex.map {
      phrases.airQuality(Figures.index($0), EuropeanAirBand($0))
    }
    let us = air.current?.usIndex.map { phrases.airQuality(Figures.index($0), USAirBand($0)) }
    return place.usesUSIndex ? us ?? european : european ?? us
  }

  /// All that is known of the air, and the index of the next hours.
  public func air(_ place: Place, _ air: AirQuality, limit: Int) -> AirWords {
    let clock = PlaceClock(timeZone: air.timeZone ?? place.timeZone, at: place.coordinate)
    let indices = [
      air.current?.europeanIndex.map {
        phrases.europeanIndex(Figures.index($0), EuropeanAirBand($0))
      },
      air.current?.usIndex.map { phrases.usIndex(Figures.index($0), USAirBand($0)) },
    ].compactMap { $0 }
    let start = now()
    return AirWords(
      head: HeadWords(
        place: place.title,
        source: [
          phrases.serviceName(air.service), air.current.flatMap { time(of: $0.time, clock) },
          phrases.fetched(secondsAgo: start.timeIntervalSince(air.fetched)),
        ].compactMap { $0 }.joined(separator: " · "), isSample: false),
      title: phrases.airTitle,
      indices: place.usesUSIndex ? indices.reversed() : indices,
      facts: air.current.map(facts) ?? [], pollen: air.current.flatMap(pollen),
      hoursTitle: place.usesUSIndex ? phrases.usIndexHours : phrases.europeanIndexHours,
      hours: air.hours.filter { $0.time > start }.prefix(limit).map { hour in
        AirWords.Hour(
          time: time(of: hour.time, clock, isShort: true) ?? "–",
          index: (place.usesUSIndex
            ? hour.usIndex.map { Figures.index($0) } : hour.europeanIndex.map { Figures.index($0) })
            ?? "–")
      },
      silence: phrases.noAir, credit: phrases.airCredit)
  }

  private func facts(_ air: AirConditions) -> [String] {
    [
      air.fineParticles.map { phrases.fineParticles(Figures.concentration($0)) },
      air.particles.map { phrases.particles(Figures.concentration($0)) },
      air.ozone.map { phrases.ozone(Figures.concentration($0)) },
      air.nitrogenDioxide.map { phrases.nitrogenDioxide(Figures.concentration($0)) },
    ].compactMap { $0 }
  }

  /// The pollen that is in the air; `nil` where nobody counts it.
  private func pollen(_ air: AirConditions) -> String? {
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
public struct AirWords: Hashable, Sendable {
  public var head: HeadWords
  public var title: String
  public var indices, facts: [String]
  public var pollen: String?
  public var hoursTitle: String
  public var hours: [Hour]
  /// What is said where there is nothing else to say.
  public var silence: String
  public var credit: String

  /// The index of one hour.
  public struct Hour: Hashable, Sendable {
    public var time, index: String
  }
}

extension Place {
  /// The United States and their territories have an index of their own.
  fileprivate var usesUSIndex: Bool {
    country.map { ["AS", "GU", "MP", "PR", "US", "VI"].contains($0) } ?? false
  }
}

extension Figures {
  public static func index(_ value: EuropeanAirIndex) -> String {
    fixed(value.in(.index), decimals: 0)
  }

  public static func index(_ value: USAirIndex) -> String {
    fixed(value.in(.index), decimals: 0)
  }

  public static func concentration(_ value: Concentration) -> String {
    fixed(value.in(.microgramsPerCubicMeter), decimals: 0) + " μg/m³"
  }
}
