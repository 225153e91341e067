public import Clients
import Ephemeris
import Foundation
import Phrases
public import Reports
import TerminalText

/// A station's report in words.
public struct ObservationText: WordedSubject {
  public let words: Wording

  /// `Observed at 17:20 (LZIB, 8 km)`
  public func source(_ observation: Observation, near place: Place, _ zone: String?) -> String {
    let clock = PlaceClock(place, zone: zone)
    return phrases.observed(
      words.spokenTime(of: observation.conditions.time, clock) ?? "–", at: name(of: observation),
      distance: distance(to: observation, from: place),
      height: height(observation, at: place))
  }

  /// `nil` for the user's own station where it stands.
  private func distance(to observation: Observation, from place: Place) -> String? {
    let distance = observation.coordinate.distance(to: place.coordinate)
    let isAtPlace = observation.isOwn && distance.map { $0.in(.meters) < 50 } == true
    return isAtPlace ? nil : distance.map(figures.distance) ?? "–"
  }

  /// `LZIB`, or `your station`.
  public func name(of observation: Observation) -> String {
    observation.isOwn ? phrases.ownStation : observation.station
  }

  /// `Your station reports 18 °C, humidity 40 % (2 min ago).`, and a sentence for each value that was left out and for
  /// all that keeps it from being shown as observed.
  public func sentences(on reading: StationReading) -> [String] {
    let age = words.now().timeIntervalSince(reading.observation.conditions.time)
    let facts = facts(reading.observation)
    return [
      facts.isEmpty ? nil : phrases.stationReports(facts, age: phrases.ago(max(0, age))),
      age < -Observation.mostAhead ? phrases.stationIsAhead : nil,
      age > Observation.oldestOwn ? phrases.stationIsLate : nil,
      reading.place == nil ? phrases.stationNeedsPlace : nil,
    ].compactMap(\.self) + reading.omitted.map { phrases.leftOut($0, now: words.now()) }
  }

  /// The height of a station that measures other weather than the place has.
  public func height(_ observation: Observation, at place: Place) -> String? {
    observation.counts(for: place) ? nil : observation.elevation.map(figures.elevation)
  }

  public func line(_ observation: Observation, near place: Place, _ zone: String?) -> String {
    let now = observation.conditions
    let facts = [
      now.temperature.map { figures.temperature($0) },
      now.weatherCode.map { phrases.condition($0).lowercasedFirst },
      now.windSpeed.map { _ in wind(observation) },
    ].compactMap(\.self)
    return DayViewModel.sentence(source(observation, near: place, zone), facts)
  }

  /// All observed values, a fact each.
  public func facts(_ observation: Observation) -> [String] {
    let now = observation.conditions
    let sky = [
      appearance().sign(
        now.weatherCode, isDay: now.isDay ?? observation.coordinate.isDay(at: now.time)
      ).text,
      now.weatherCode.map(phrases.condition) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    // The user knows which sensors their station has.
    let noTemperature = observation.isOwn ? nil : phrases.noTemperature
    return [
      sky.isEmpty ? nil : sky,
      now.temperature.map { phrases.figure(figures.temperature($0, decimals: 1)) } ?? noTemperature,
      now.relativeHumidity.map { phrases.humidity(Figures.percent($0)) },
      now.dewPoint.map { phrases.dewPoint(figures.temperature($0)) },
      now.windSpeed.map { _ in wind(observation) },
      now.visibility.map {
        let seen = figures.distance($0)
        return phrases.visibility(observation.isVisibilityAtLeast ? phrases.atLeast(seen) : seen)
      },
      now.pressure.map { phrases.pressure(figures.pressure($0)) },
      now.precipitation.map { phrases.rainRate(figures.rain($0)) },
    ].compactMap(\.self)
  }

  private func wind(_ observation: Observation) -> String {
    let now = observation.conditions
    guard observation.isWindVariable else { return words.wind(now) }
    return phrases.variableWind(
      figures.speed(now.windSpeed), gusts: now.windGust.map { figures.bare($0) })
  }
}
