import Clients
import CommandKit
@testable import Forecast
import Phrases
import Reports
import ScreenTestSupport
import Synchronization
import Testing

// Services and gazetteers that fail.
extension CitiesTests {
  /// A page doesn't wait again for a service that didn't respond. When the command is typed again, or the network is
  /// back, it is asked again.
  @Test(arguments: [false, true]) func aSilentServiceIsAskedOnceForAList(ahead: Bool) async throws {
    let failure = ServiceError.timedOut(host: "api.example", seconds: 6)
    let answers = Mutex(ahead)
    let cities = stage.cities(
      Fixture.springfields,
      weather: WeatherClient { [requests = stage.requests] places async throws(ServiceError) in
        requests.note(places.count)
        let isFirst = answers.withLock { answers in
          defer { answers = false }
          return answers
        }
        if !isFirst { throw failure }
        return places.map { _ in Fixture.report(fetched: Fixture.report.fetched) }
      }, isAtPrompt: ahead)
    if ahead {
      try await cities.perform(.show)
    } else {
      await #expect(throws: Failure.service(failure)) { try await cities.perform(.show) }
    }
    await #expect(throws: Failure.service(failure)) { try await cities.perform(.turn(.next)) }
    #expect(stage.requests.sizes == (ahead ? [10, 2] : [10]))
    #expect(stage.recorder.takeText().contains(" 12  Springfield"))
    cities.forgetFailure()
    await #expect(throws: Failure.service(failure)) { try await cities.reopen() }
    #expect(stage.requests.sizes == (ahead ? [10, 2, 2] : [10, 2]))
  }

  @Test func saysWhyThereIsNoList() async throws {
    let cities = stage.cities(
      of: .failing(.missing(path: "/x")), weather: .unimplemented, saved: .unimplemented)
    await #expect(throws: Failure.gazetteer(.missing(path: "/x"))) {
      try await cities.perform(.show)
    }
  }
}
