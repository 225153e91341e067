public import Clients
public import Foundation
public import HTTP
import JSON
public import Reports

/// The user's own weather station, on a server in their network or elsewhere, or in a file that a program writes.
///
/// It is asked where METARs are, for places near it, and with a token only where it is Home Assistant.
public struct OwnStation: Sendable {
  /// The content of a file, and when it was last written.
  public typealias FileReader =
    @Sendable (_ path: String) throws(StationFault) -> (bytes: [UInt8], written: Date)

  private let http: HTTPClient
  private let settings: SettingsClient
  private let token: String?
  private let cache: AnswerCacheClient
  private let ledger: ServiceLedgerClient
  private let file: FileReader
  private let nearest: @Sendable (Coordinate) -> NearestPlace?
  private let now: @Sendable () -> Date

  /// The settings have its address, the paths of its values and its place; the environment has the token in
  /// `STATION_API_KEY`. `file` reads at most `largest` bytes, and `nearest` finds the place of the gazetteer whose
  /// height the station has.
  public init(
    http: HTTPClient, settings: SettingsClient, environment: [String: String],
    cache: AnswerCacheClient, ledger: ServiceLedgerClient = .noop, file: @escaping FileReader,
    nearest: @escaping @Sendable (Coordinate) -> NearestPlace?, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.settings = settings
    token = environment[StationSource.token].flatMap { $0.isEmpty ? nil : $0 }
    self.cache = cache
    self.ledger = ledger
    self.file = file
    self.nearest = nearest
    self.now = now
  }

  /// The most bytes of an answer or a file.
  public static let largest = 1 << 20
  /// So old an answer is as good as a new one, in seconds.
  private static let freshness = 60.0
  /// The ground of the gazetteer's place is that of a station so near, in kilometers.
  private static let sameGround = 2.0

  public var client: StationClient {
    StationClient(
      isSet: { source != nil },
      ask: { () async throws(ServiceError) in
        guard let source else { return nil }
        return try await reading(source)
      }, last: { source.flatMap(lastReading) })
  }

  /// The station's measurement for a place near it, or else that of `others`, which also goes before one without a
  /// temperature. Why the station can't be read is noted in the ledger.
  public func observed(
    _ place: Place, else others: (Place) async throws(ServiceError) -> Observation?
  ) async throws(ServiceError) -> Observation? {
    guard let source, isNear(place) else { return try await others(place) }
    // Others must have their time, too.
    let budget = http.budget()
    var own: Observation?
    do throws(ServiceError) {
      let reading = try await budget.bounding(isLast: false) { () async throws(ServiceError) in
        try await recentReading(source)
      }
      own = counting(reading, for: place)
    } catch {
      if error == .cancelled { throw error }
    }
    if let own, own.conditions.temperature != nil { return own }
    return try await budget.bounding { () async throws(ServiceError) in
      try await others(place)
    } ?? own
  }

  /// The observation of the last answers, without a request.
  public func lastObserved(_ place: Place, else others: (Place) -> Observation?) -> Observation? {
    guard let source, isNear(place) else { return others(place) }
    let own = lastReading(source).flatMap { counting($0, for: place) }
    if let own, own.conditions.temperature != nil { return own }
    return others(place) ?? own
  }
}

extension OwnStation {
  private var source: StationSource? {
    settings.string(StationSource.setting).flatMap { try? StationSource($0) }
  }

  private var paths: StationPaths { StationPaths(settings.string(StationSource.values)) }

  private var point: Coordinate? {
    (try? settings.point(StationSource.place)) ?? (try? settings.home())
  }

  private func isNear(_ place: Place) -> Bool {
    let distance = point.flatMap { $0.distance(to: place.coordinate) }
    return distance.map { $0.in(.kilometers) <= Observation.farthestOwn } ?? false
  }

  private func counting(_ reading: StationReading, for place: Place) -> Observation? {
    Observation.nearest(to: place, at: now(), of: [reading.observation])
  }

  /// Its point with the height and the time zone of the ground, which are kept: opening the gazetteer takes longer than
  /// a status bar has.
  private func place(at point: Coordinate) -> Place {
    let key = "\(point.latitude),\(point.longitude)"
    var place = Place(name: "", coordinate: point)
    let kept = cache.kept(key).map { String(decoding: $0.body, as: UTF8.self) }
    if let lines = kept?.split(separator: "\n", omittingEmptySubsequences: false), lines.count == 2
    {
      place.elevation = Double(lines[0]).flatMap { Elevation($0, .meters) }
      place.timeZone = lines[1].isEmpty ? nil : String(lines[1])
      return place
    }
    guard let near = nearest(point) else { return place }
    place.timeZone = near.timeZone
    if near.distance.in(.kilometers) <= Self.sameGround { place.elevation = near.place.elevation }
    let text =
      (place.elevation.map { "\($0.in(.meters))" } ?? "") + "\n" + (place.timeZone ?? "")
    cache.keep(CachedResponse(fetched: now(), body: Array(text.utf8)), key)
    return place
  }
}

// Asked, kept and read.
extension OwnStation {
  private func recentReading(_ source: StationSource) async throws(ServiceError) -> StationReading {
    if case .server = source.location, let kept = cache.kept(key(source)),
      kept.fetched.isRecent(at: now(), for: Self.freshness), let reading = try? read(kept, source)
    {
      return reading
    }
    return try await reading(source)
  }

  private func reading(_ source: StationSource) async throws(ServiceError) -> StationReading {
    try await ledger.noting(.station) { () async throws(ServiceError) in
      let answer = try await ask(source)
      let reading = try read(answer, source)
      let key = key(source)
      cache.keep(answer, key)
      if cache.kept(key + Self.sinceSuffix)?.body != answer.body {
        cache.keep(answer, key + Self.sinceSuffix)
      }
      return reading
    }
  }

  private func lastReading(_ source: StationSource) -> StationReading? {
    cache.kept(key(source)).flatMap { try? read($0, source) }
  }

  private func read(
    _ answer: CachedResponse, _ source: StationSource
  ) throws(ServiceError) -> StationReading {
    guard source.preset != nil && source.preset != .homeAssistant || !paths.sources.isEmpty else {
      throw .station(.noPaths)
    }
    let reader = StationReader(preset: source.preset, paths: paths, place: point.map(place(at:)))
    return try reader.reading(answer.body, asked: time(of: answer, source))
  }

  /// When the values of an answer are from, where it doesn't say: those that have been the same for an hour are from
  /// the beginning of that.
  private func time(of answer: CachedResponse, _ source: StationSource) -> Date {
    guard let since = cache.kept(key(source) + Self.sinceSuffix), since.body == answer.body,
      answer.fetched.timeIntervalSince(since.fetched) >= StationReader.longestUnchanged
    else { return answer.fetched }
    return since.fetched
  }

  /// Answers of another source aren't those of this one, nor are those of other entities.
  private func key(_ source: StationSource) -> String {
    (source.text + "\n" + entities(source).joined(separator: ",")).stableHash
  }

  /// Behind the key of an answer, that of the first one with the same content.
  private static let sinceSuffix = ",since"

  private func ask(_ source: StationSource) async throws(ServiceError) -> CachedResponse {
    switch source.location {
    case .file(let path):
      do throws(StationFault) {
        let content = try file(path)
        return CachedResponse(fetched: content.written, body: content.bytes)
      } catch {
        throw .station(error)
      }
    case .server(let url):
      let body =
        source.preset == .homeAssistant
        ? try await states(at: url, of: entities(source))
        : try await http.get(url, of: .station, bodyLimit: Self.largest).content()
      return CachedResponse(fetched: now(), body: body)
    }
  }
}

// Home Assistant, which has a request for each value.
extension OwnStation {
  private static let entityLimit = 1 << 16

  private func entities(_ source: StationSource) -> [String] {
    guard source.preset == .homeAssistant else { return [] }
    return paths.sources.values.map(\.path.text).filter(Self.isEntity).uniqued.sorted()
  }

  /// `sensor.garden_temperature`
  private static func isEntity(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9_]+\.[a-z0-9_]+/) != nil
  }

  /// The states by their entities, as one document; `null` for an entity that isn't known.
  private func states(at url: URL, of entities: [String]) async throws(ServiceError) -> [UInt8] {
    guard let token, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .station(.noToken(setting: StationSource.token))
    }
    var members: [[UInt8]] = []
    for entity in entities {
      let answer = try await http.get(
        url.appending(path: "api/states/\(entity)"),
        headers: ["Authorization": "Bearer \(token)"], of: .station, secret: token,
        bodyLimit: Self.entityLimit)
      var state = Array("null".utf8)
      switch answer.status {
      case 200:
        // What isn't a document by itself must not become one within another.
        guard (try? JSONTree(answer.body)) != nil else {
          throw AskedService.station.badAnswer("not JSON")
        }
        state = answer.body
      case 404: break
      case 401, 403: throw .station(.badToken(setting: StationSource.token))
      default: throw .status(answer.status, host: answer.host, reason: nil)
      }
      members.append(Array("\"\(entity)\":".utf8) + state)
    }
    return Array("{".utf8) + Array(members.joined(separator: [UInt8(ascii: ",")]))
      + Array("}".utf8)
  }
}
