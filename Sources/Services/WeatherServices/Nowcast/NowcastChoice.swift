public import Clients
public import Foundation
import Reports

/// Asks the best source for a place: a radar that covers it, then OpenWeather with a key, then a model.
public struct NowcastChoice: Sendable {
  private let sources: [NowcastSource]
  private let openWeather: WeatherClient?
  private let cache: AnswerCacheClient
  private let ledger: ServiceLedgerClient
  private let now: @Sendable () -> Date

  /// `sources` are in the order asked, with OpenWeather between radars and models; without a key it is `nil`.
  public init(
    sources: [NowcastSource],
    openWeather: WeatherClient?,
    cache: AnswerCacheClient, ledger: ServiceLedgerClient = .noop,
    now: @escaping @Sendable () -> Date
  ) {
    self.sources = sources
    self.openWeather = openWeather
    self.cache = cache
    self.ledger = ledger
    self.now = now
  }

  public var client: NowcastClient {
    NowcastClient(
      nowcast: { place async throws(ServiceError) in try await nowcast(at: place) },
      kept: { place in
        sources.lazy.filter { $0.covers(place) }.compactMap { source in
          source.kept(place, in: cache).last?.value
        }.first { $0.isRecent(at: now()) && !$0.steps.isEmpty }
      },
      // OpenWeather's reports include the minutes.
      covers: { place in sources.contains { $0.covers(place) } })
  }
}

extension NowcastChoice {
  /// The first answer that has minutes, else a radar's answer about its coverage, else the first failure. If a radar
  /// fails, a model replaces it, although its minutes may be interpolated there.
  private func nowcast(at place: Place) async throws(ServiceError) -> Nowcast? {
    let known = sources.filter { $0.covers(place) }
    let radars = try await first(of: known.filter { !$0.isModel }, at: place)
    if let minutes = radars.found { return minutes }
    if let minutes = try await openWeatherMinutes(at: place) { return minutes }
    let others = radars.failure == nil ? known : sources
    let models = try await first(of: others.filter(\.isModel), at: place)
    if var minutes = models.found {
      minutes.failure = radars.failure
      return minutes
    }
    if let minutes = radars.withoutRates { return minutes }
    if let failure = radars.failure ?? models.failure { throw failure }
    return nil
  }

  private func first(
    of sources: [NowcastSource], at place: Place
  ) async throws(ServiceError) -> (found: Nowcast?, withoutRates: Nowcast?, failure: ServiceError?)
  {
    var withoutRates: Nowcast?
    var failure: ServiceError?
    for source in sources {
      do {
        let answer = try await ask(source, place)
        if answer.steps.contains(where: { $0.rate != nil }) { return (answer, nil, nil) }
        withoutRates = withoutRates ?? answer
      } catch {
        switch error {
        case .cancelled: throw error
        case .notCovered, .noReport: break
        default: failure = failure ?? error
        }
      }
    }
    return (nil, withoutRates, failure)
  }

  private func ask(_ source: NowcastSource, _ place: Place) async throws(ServiceError) -> Nowcast {
    var isAsked = false
    do throws(ServiceError) {
      let nowcast = try await source.kept(place, in: cache).value { answer, _ in
        source.isFresh(answer, at: now())
      } ask: { kept async throws(ServiceError) in
        isAsked = true
        return try await source.ask(place, kept)
      }
      if isAsked { ledger.note(source.service, .succeeded) }
      return nowcast
    } catch {
      switch error {
      case .cancelled, .notCovered, .noReport: break
      default: ledger.note(source.service, .failed(error))
      }
      throw error
    }
  }

  /// `nil` without a key, and where the key is for reports without minutes. A failure is not worth a word: others
  /// follow.
  private func openWeatherMinutes(at place: Place) async throws(ServiceError) -> Nowcast? {
    guard let openWeather else { return nil }
    do throws(ServiceError) {
      return Nowcast(minutesOf: try await openWeather.report(for: place))
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }
}

/// One service that forecasts precipitation by the minute.
public struct NowcastSource: Sendable {
  var service: AskedService
  /// Models are requested after radars.
  var isModel: Bool { service == .openMeteo }
  /// Whether it is worth asking about this place.
  var covers: @Sendable (Place) -> Bool
  /// Whether a saved answer need not be asked for again; `nil` for a service that says nothing of expiry.
  var isValid: (@Sendable (CachedResponse) -> Bool)?
  /// Reads the body of an answer that was fetched at this time.
  var read: @Sendable ([UInt8], Date) throws(ServiceError) -> Nowcast
  /// The answer to a new request, which may say that the saved one hasn't changed.
  ///
  /// Throws `notCovered` for a place outside the service's area.
  var ask: @Sendable (Place, CachedResponse?) async throws(ServiceError) -> CachedResponse
  /// Services without an expiry header update every quarter of an hour, and some minutes later.
  private static let freshness = 300.0

  func isFresh(_ answer: CachedResponse, at now: Date) -> Bool {
    isValid?(answer) ?? answer.fetched.isRecent(at: now, for: Self.freshness)
  }

  func kept(_ place: Place, in cache: AnswerCacheClient) -> KeptAnswer<Nowcast> {
    KeptAnswer(cache, "\(service.name),\(place.coordinate.sent)") { answer throws(ServiceError) in
      try read(answer.body, answer.fetched)
    }
  }
}
