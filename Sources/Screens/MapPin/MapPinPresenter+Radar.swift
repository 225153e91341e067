import Atlas
import CommandKit
import Documents
import Fields
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// Pictures of radars on the map, and what they say about the next hours.
extension MapPinPresenter {
  /// The radar around the middle of the map; no requests are made while keys move it.
  func shownRadar(for model: MapPinModel) async throws(Failure) -> ShownField {
    let clock = clock
    var shown = ShownField(type: .radar, time: shownTime, clock: clock)
    guard interactor.radar.covers(state.center) else {
      shown.notes = [phrases.noRadarHere]
      return shown
    }
    shown.credits = SourceCredit.radar(.brightSky)
    let viewport = viewport(for: model, shown)
    let view = viewport.fieldView
    if !isMoving || radar == nil {
      context.wait(phrases.asking)
      defer { context.wait(nil) }
      let narrowing = cos(view.latitude * .pi / 180)
      let reach = max(view.height, view.width * narrowing) / 2 * 111_000
      radar = try await Failure.wrapping(
        service: await interactor.radar.series(state.center, max(reach, 50_000)))
    }
    guard let radar, let index = index(in: radar.series) else { return shown }
    let frame = radar.series.frames[index]
    shown.frame = frame
    shown.time = frame.time
    shown.radar = radar.service
    shown.motion = radar.series.motion(at: frame.time)
    let newest = radar.series.frames.map(\.issuedAt).max() ?? frame.issuedAt
    let age = interactor.now().timeIntervalSince(newest)
    shown.sources = [
      phrases.radarServiceName(radar.service) + " · "
        + phrases.issued(
          phrases.nowcastKind(.radar), at: words.datedTime(of: newest, clock) ?? "–",
          age: MinuteText.age(age))
    ]
    shown.credits = SourceCredit.radar(radar.service)
    if radar.series.unreadable > 0 {
      shown.notes.append(phrases.unreadablePictures(radar.series.unreadable))
    }
    if let failure = radar.failure {
      shown.notes.append(phrases.sentence(for: .service(failure)))
    }
    shown.sentences = sentences(radar.series, at: frame, moving: shown.motion)
    if model.isRead { shown.sentences += radarSentences(frame, viewport) }
    return shown
  }

  private func index(in series: RadarSeries) -> Int? {
    series.index(at: state.hour ?? interactor.now())
  }

  /// Shows another picture.
  func movePicture(by steps: Int) async throws(Failure) {
    guard let series = radar?.series, let index = index(in: series),
      let first = series.frames.first,
      let last = series.frames.last
    else { return try await show() }
    guard series.frames.indices.contains(index + steps) else {
      throw .hourNotCovered(
        first: words.datedTime(of: first.time, clock) ?? "–",
        last: words.datedTime(of: last.time, clock) ?? "–")
    }
    let date = series.frames[index + steps].time
    try await move { $0.hour = date }
  }

  /// The rain nearest to the cross and when it comes, and which of the places listed get wet within the hour. Nothing
  /// where the radar does not see the cross.
  private func sentences(
    _ series: RadarSeries, at frame: RadarFrame, moving motion: RadarMotion?
  ) -> [String] {
    let here = state.center
    var sentences: [String] = []
    if let rain = series.rainAhead(
      latitude: here.latitude, longitude: here.longitude, at: frame.time, moving: motion),
      let distance = Distance(rain.distance, .meters)
    {
      // Rain that stands still has no direction.
      let motion = motion.flatMap { $0.speed < Self.leastSpeed ? nil : $0 }
      let speed = motion.map { self.speed($0.speed) }
      let towards = motion.map { Self.eighth($0.direction) }
      sentences.append(
        rain.bearing.map { bearing in
          phrases.rainAhead(
            distance: words.figures.distance(distance),
            direction: Self.eighth(bearing), speed: speed, towards: towards,
            wait: rain.arrival.map { MinuteText.minutes($0.timeIntervalSince(frame.time)) },
            isForecast: rain.isForecast)
        } ?? phrases.rainHere(speed: speed, towards: towards))
    } else if frame.rate(latitude: here.latitude, longitude: here.longitude) != nil,
      let reach = Distance(RadarSeries.reach, .meters)
    {
      sentences.append(phrases.noRain(within: words.figures.distance(reach)))
    }
    let wet = pages.elements.filter { place in
      let point = place.coordinate
      let rain = series.rainAhead(
        latitude: point.latitude, longitude: point.longitude, at: frame.time, moving: motion)
      return rain?.arrival.map { $0.timeIntervalSince(frame.time) <= 3600 } ?? false
    }
    if !wet.isEmpty { sentences.append(phrases.wetWithinAnHour(wet.prefix(12).map(\.name))) }
    return sentences
  }

  /// A kilometer an hour, in m/s.
  private static let leastSpeed = 1 / 3.6

  private static func eighth(_ degrees: Double) -> Int { Int((degrees / 45).rounded()) & 7 }

  /// The speed in kilometers or miles an hour, by the unit of distances.
  private func speed(_ metersPerSecond: Double) -> String {
    let unit = words.units().distance
    let figure = Figures.fixed(metersPerSecond * 3600 / unit.scale, decimals: 0)
    return Figures.withUnit(figure, unit == .miles ? "mph" : "km/h")
  }

  /// The member `field` for a radar: its cells where a lattice of about as many points meets them.
  nonisolated static func radarDocument(_ shown: ShownField, _ frame: RadarFrame) -> JSONValue {
    let lattice = RadarLattice(frame)
    let rows = lattice.latitudes.map { latitude in
      JSONValue.array(
        lattice.longitudes.map { longitude in
          .optional(frame.rate(latitude: latitude, longitude: longitude))
        })
    }
    return [
      "kind": .string("radar"), "time": .optional(shown.clock.iso8601(frame.time)),
      "service": .optional(shown.radar?.rawValue),
      "issuedAt": .optional(shown.clock.iso8601(frame.issuedAt)),
      "isForecast": .bool(frame.isForecast),
      "latitudes": .array(lattice.latitudes.map { .rounded($0, to: 4) }),
      "longitudes": .array(lattice.longitudes.map { .rounded($0, to: 4) }),
      "values": .array(rows),
      "motion": shown.motion.map {
        ["speed": .rounded($0.speed, to: 2), "direction": .rounded($0.direction, to: 1)]
      } ?? .null,
    ]
  }
}

/// A lattice of degrees over the cells of a radar.
nonisolated struct RadarLattice {
  let latitudes, longitudes: [Double]

  /// More on a side makes no better document.
  private static let most = 150

  init(_ frame: RadarFrame) {
    let (rows, columns) = (frame.rows - 1, frame.columns - 1)
    let edge =
      (0...8).flatMap { part in
        [
          frame.point(row: 0, column: columns * part / 8),
          frame.point(row: rows, column: columns * part / 8),
          frame.point(row: rows * part / 8, column: 0),
          frame.point(row: rows * part / 8, column: columns),
        ]
      }
    func steps(_ values: [Double], _ count: Int) -> [Double] {
      guard let least = values.min(), let most = values.max() else { return [] }
      let count = min(count, Self.most)
      guard count > 1 else { return [least] }
      // Rounded here, so that a value is the one of the point as it is written.
      return (0..<count).map { step in
        let value = least + (most - least) * Double(step) / Double(count - 1)
        return (value * 1e4).rounded() / 1e4
      }
    }
    latitudes = steps(edge.map(\.latitude), frame.rows)
    longitudes = steps(edge.map(\.longitude), frame.columns)
  }
}
