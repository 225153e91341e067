import Clients
import Foundation
import JSON
import Reports

/// Reads the values of a station from its answer, by the table of its preset and the paths of the user, which go before
/// it.
struct StationReader {
  let preset: StationSource.Preset?
  let paths: StationPaths
  let place: Place?

  /// A value that hasn't changed for so many seconds is of a sensor that is silent.
  static let longestUnchanged = 3600.0

  /// The values as far as they are sound. Its time is the station's own, or else `asked`.
  ///
  /// - Throws: `badAnswer` for anything but JSON, `noValues` if no path leads to one.
  func reading(_ body: [UInt8], asked: Date) throws(ServiceError) -> StationReading {
    let tree: JSONTree
    do throws(JSONReader.Failure) {
      tree = try JSONTree(body)
    } catch {
      throw AskedService.station.badAnswer(error.detail.cleaned(limit: 100))
    }
    var found: [StationValue: Measured] = [:]
    var omitted: [OmittedValue] = []
    for value in StationValue.measured {
      do throws(OmittedValue.Reason) {
        found[value] = try measured(value, tree)
      } catch {
        omitted.append(OmittedValue(value, error))
      }
    }
    var time = found.values.compactMap(\.time).max() ?? asked
    if let written = node(.time, tree) {
      if let own = instant(written.tree) {
        time = own
      } else {
        omitted.append(OmittedValue(.time, .unreadable(Self.shown(written.tree))))
      }
    } else if let path = paths.sources[.time]?.path {
      omitted.append(OmittedValue(.time, .missing(path: path.text.cleaned(limit: 200))))
    }
    for (value, measured) in found {
      guard let since = measured.time, time.timeIntervalSince(since) > Self.longestUnchanged else {
        continue
      }
      found[value] = nil
      omitted.append(OmittedValue(value, .unchanged(since: since)))
    }
    guard !found.isEmpty || !omitted.isEmpty else { throw .station(.noValues) }
    let order = StationValue.allCases
    return StationReading(
      observation: observation(found.mapValues(\.figure), time), place: place,
      omitted: omitted.sorted {
        (order.firstIndex(of: $0.value) ?? 0) < (order.firstIndex(of: $1.value) ?? 0)
      })
  }
}

extension StationReader {
  /// In °C, %, m/s, degrees, hPa or mm/h.
  private struct Measured {
    var figure: Double
    /// That of this value alone, where it has one.
    var time: Date?
  }

  /// `nil` where a station of the preset simply hasn't got it.
  private func measured(
    _ value: StationValue, _ tree: JSONTree
  ) throws(OmittedValue.Reason) -> Measured? {
    guard let node = node(value, tree) else {
      guard let path = paths.sources[value]?.path else { return nil }
      throw .missing(path: path.text.cleaned(limit: 200))
    }
    guard let read = StationFigure(node.tree) else { throw .unreadable(Self.shown(node.tree)) }
    let shown = Self.shown(node.tree, unit: read.unit == nil ? node.unitBeside : nil)
    var number = read.number
    var unit = read.unit ?? node.unitBeside ?? node.unit ?? value.onlyUnit
    if unit == StationTable.tips, let size = node.sizeOfTip {
      (number, unit) = (number * size, "mm/h")
    }
    guard let unit else { throw .noUnit(shown) }
    guard let figure = value.converted(number, from: unit) else {
      throw .unknownUnit(unit.cleaned(limit: 20))
    }
    guard value.plausible.contains(figure) else { throw .implausible(shown) }
    if value == .pressure, paths.sources[value] == nil, isLocal(read, tree) {
      throw .notAtSeaLevel(shown)
    }
    return Measured(figure: figure, time: node.time.flatMap(instant))
  }

  /// Whether a pressure equals that at the height of the station, which isn't the level of the sea.
  private func isLocal(_ read: StationFigure, _ tree: JSONTree) -> Bool {
    guard let path = StationTable.of(preset).localPressure,
      let local = StationNode.all(path, in: tree).first.flatMap({ StationFigure($0.tree) }),
      let height = place?.elevation?.in(.meters)
    else { return false }
    return local == read && abs(height) > Self.seaLevel
  }

  /// Up to this height, in meters, the pressure differs from that at sea level by about a hectopascal.
  private static let seaLevel = 10.0

  /// The first place that has something: those of the user, or else those of the table.
  private func node(_ value: StationValue, _ tree: JSONTree) -> StationNode? {
    let own = paths.sources[value].map {
      [StationTable.Row(value: value, path: $0.path, unit: $0.unit)]
    }
    for row in own ?? StationTable.of(preset).rows(of: value) {
      for var node in StationNode.all(row.path, in: tree) where node.hasValue {
        node.unit = row.unit
        return node
      }
    }
    return nil
  }

  private func instant(_ tree: JSONTree) -> Date? {
    StationTime.instant(tree, zone: place?.timeZone.flatMap(TimeZone.init(identifier:)))
  }

  private func observation(_ found: [StationValue: Double], _ time: Date) -> Observation {
    var conditions = Conditions(time: time)
    conditions.temperature = found[.temperature].flatMap { Temperature($0, .celsius) }
    conditions.relativeHumidity = found[.humidity].flatMap { Share($0, .percent) }
    conditions.dewPoint = found[.dewPoint].flatMap { Temperature($0, .celsius) }
    conditions.windSpeed = found[.wind].flatMap { Speed($0, .metersPerSecond) }
    conditions.windGust = found[.gusts].flatMap { Speed($0, .metersPerSecond) }
    // The vane of a calm points anywhere.
    if found[.wind] != 0 {
      conditions.windDirection = found[.windDirection].flatMap { Direction($0, .degrees) }
    }
    conditions.pressure = found[.pressure].flatMap { Pressure($0, .hectopascals) }
    conditions.precipitation = found[.rain].flatMap { Precipitation($0, .millimeters) }
    return Observation(
      station: Observation.own, name: nil, coordinate: place?.coordinate ?? .origin,
      elevation: place?.elevation, conditions: conditions, isVisibilityAtLeast: false,
      isWindVariable: false, isWet: (found[.rain] ?? 0) > 0, raw: "")
  }

  /// A value as it was sent.
  private static func shown(_ tree: JSONTree, unit: String? = nil) -> CleanText {
    let text = tree.text ?? tree.plainNumber.map { "\($0)" } ?? "…"
    return (text + (unit.map { " " + $0 } ?? "")).cleaned(limit: 40)
  }
}
