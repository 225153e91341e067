import Dispatch
import ScreenTestSupport

@testable import HTTP
@testable import WeatherServices

struct WeatherChoiceTests {
  private static let refused = ServiceError.refused(host: "example.org")

  @Test func asksTheNextWhereNobodyWasChosen() async throws {
    let reports = try await choice(
      .auto, [.openMeteo: .failure(Self.refused), .metNorway: .success(())]
    ).weather.reports(places(2))
    #expect(reports.map(\.service) == [.metNorway, .metNorway])
    let fallback = Fallback(service: .openMeteo, error: Self.refused)
    #expect(reports.map(\.fallback) == [fallback, fallback])
  }

  @Test func saysNothingWhereTheFirstAnswers() async throws {
    let reports = try await choice(.auto, [.openMeteo: .success(()), .metNorway: .success(())])
      .weather.present(places(1))
    #expect(reports.map(\.service) == [.openMeteo])
    #expect(reports.map(\.fallback) == [nil])
  }

  @Test func doesNotReplaceWhoWasChosen() async throws {
    let all: [Service: Result<Void, ServiceError>] = [
      .openMeteo: .success(()), .metNorway: .failure(.notCovered(.metNorway)),
    ]
    await #expect(throws: ServiceError.notCovered(.metNorway)) {
      try await choice(.only(.metNorway), all).weather.reports(places(1))
    }
  }

  @Test(arguments: [
    (ServiceError.cancelled, 1, ServiceError.cancelled),
    (.noNetwork(host: "a"), 1, .noNetwork(host: "a")),
    (.limited(.openMeteo, until: nil), 51, .limited(.openMeteo, until: nil)),
    (.limited(.openMeteo, until: nil), 50, nil), (refused, 51, refused), (refused, 50, nil),
  ])
  func knowsWhatConcernsEveryone(
    first: ServiceError, places count: Int, thrown: ServiceError?
  ) async throws {
    let choice = choice(.auto, [.openMeteo: .failure(first), .metNorway: .success(())])
    await #expect(
      performing: {
        let reports = try await choice.weather.reports(places(count))
        guard thrown != nil else { throw Answered(count: reports.count) }
      },
      throws: { error in
        thrown.map { error as? ServiceError == $0 } ?? ((error as? Answered)?.count == count)
      })
  }

  @Test func tellsTheFirstFailureWhereNobodyAnswers() async throws {
    await #expect(throws: Self.refused) {
      try await choice(
        .auto, [.openMeteo: .failure(Self.refused), .metNorway: .failure(.noReport)]
      ).weather.reports(places(1))
    }
  }

  /// The first leaves time for the second, and both together take no more than one request may.
  @Test func nobodyUsesUpTheTimeOfAll() async throws {
    let silent = SilentService()
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 10 }, clock: silent.clock)
    let choice = WeatherChoice(
      clients: [.openMeteo: silent.client, .metNorway: silent.client],
      order: [.openMeteo, .metNorway], http: http, choice: { .auto })
    await #expect(throws: ServiceError.timedOut(host: "h", seconds: 6)) {
      try await choice.weather.reports(places(1))
    }
    #expect(silent.waits == [6, 4])
  }

  /// A page of a list doesn't wait for the service that was silent at the page before. Single places do, and lists
  /// after a minute.
  @Test func listsDoNotWaitForASilentServiceAgain() async throws {
    let silent = SilentService()
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 10 }, clock: silent.clock)
    let second = Self.client(.metNorway, .success(()))
    let choice = WeatherChoice(
      clients: [.openMeteo: silent.client, .metNorway: second],
      order: [.openMeteo, .metNorway], http: http, choice: { .auto })
    let fallback = Fallback(service: .openMeteo, error: .timedOut(host: "h", seconds: 6))
    for count in [1, 15, 15, 15, 1] {
      let reports = try await choice.weather.present(places(count))
      #expect(reports.map(\.fallback) == Array(repeating: fallback, count: count))
    }
    #expect(silent.waits == [6, 6])
    silent.pass(60)
    _ = try await choice.weather.present(places(15))
    #expect(silent.waits == [6, 6, 60, 6])
    await #expect(throws: ServiceError.timedOut(host: "h", seconds: 6)) {
      try await choice.weather.present(places(51))
    }
  }

  /// Services that say nothing for as long as they may, by a clock that only they move.
  private final class SilentService: Sendable {
    private let noted = Mutex<[Double]>([])

    var waits: [Double] { noted.withLock { $0 } }

    func pass(_ seconds: Double) { noted.withLock { $0.append(seconds) } }

    var clock: HTTPClock {
      HTTPClock(
        uptime: { self.waits.reduce(0, +) }, now: { Answers.now }, pause: { _ in }, chance: { 0 })
    }

    var client: WeatherClient {
      WeatherClient { _ async throws(ServiceError) in
        let seconds = TimeBudget.current?.left() ?? .infinity
        self.noted.withLock { $0.append(seconds) }
        throw .timedOut(host: "h", seconds: seconds)
      }
    }
  }

  private struct Answered: Error { var count: Int }

  private static func client(
    _ service: Service, _ result: Result<Void, ServiceError>
  ) -> WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      try result.get()
      var report = Fixture.emptyReport
      report.service = service
      return places.map { [report] _ in report }
    }
  }

  private func choice(
    _ chosen: ServiceChoice, _ results: [Service: Result<Void, ServiceError>]
  ) -> WeatherChoice {
    let clients = results.map { ($0, Self.client($0, $1)) }
    return WeatherChoice(
      clients: Dictionary(uniqueKeysWithValues: clients), order: [.openMeteo, .metNorway],
      http: HTTPClient(userAgent: "vane/test"), choice: { chosen })
  }

  private func places(_ count: Int) -> [Place] {
    Array(repeating: SampleCapitals.all[0], count: count)
  }
}

struct WeatherClientTests {
  private static let mark = DispatchSpecificKey<Bool>()

  private static let weather = WeatherClient { _ async throws(ServiceError) in
    #expect(DispatchQueue.getSpecific(key: mark) == nil)
    return []
  }

  /// Each request reads and writes files, for which the prompt must not wait.
  @MainActor @Test func isAskedOffTheActorOfWhoAsks() async throws {
    DispatchQueue.main.setSpecific(key: Self.mark, value: true)
    defer { DispatchQueue.main.setSpecific(key: Self.mark, value: nil) }
    #expect(DispatchQueue.getSpecific(key: Self.mark) == true)
    _ = try await Self.weather.concurrent().reports([])
    _ = try await Self.weather.concurrent().present([])
  }
}

/// A place has one clock, whatever service is asked (C4).
@Suite struct PlaceClockTests {
  @Test(arguments: [nil, "Europe/London", "Etc/GMT"])
  func reportHasTheTimeZoneOfItsPlace(ofService zone: String?) async throws {
    let client = WeatherClient { place async throws(ServiceError) in
      #expect(place.timeZone == "Europe/Brussels")
      return Report(service: .metNorway, fetched: Date(timeIntervalSince1970: 0), timeZone: zone)
    }.filling { _ in "Europe/Brussels" }
    let place = Place(name: "Ardennes", coordinate: .origin, kind: .range)
    #expect(try await client.report(for: place).timeZone == "Europe/Brussels")
  }
}
