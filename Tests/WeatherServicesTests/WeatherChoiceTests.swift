import Foundation
import Testing
import WeatherClients
import WeatherModels
import WeatherServices

struct WeatherChoiceTests {
  private static let refused = ServiceError.refused(host: "example.org")

  @Test func asksTheNextWhereNobodyWasChosen() async throws {
    let reports = try await choice(
      .auto, [.openMeteo: .failure(Self.refused), .metNorway: .success(())]
    ).weather.reports(places(2))
    #expect(reports.map(\.service) == [.metNorway, .metNorway])
    let instead = Substitution(service: .openMeteo, error: Self.refused)
    #expect(reports.map(\.instead) == [instead, instead])
  }

  @Test func saysNothingWhereTheFirstAnswers() async throws {
    let reports = try await choice(.auto, [.openMeteo: .success(()), .metNorway: .success(())])
      .weather.present(places(1))
    #expect(reports.map(\.service) == [.openMeteo])
    #expect(reports.map(\.instead) == [nil])
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
    (.limited(.openMeteo, until: nil), 21, .limited(.openMeteo, until: nil)),
    (.limited(.openMeteo, until: nil), 20, nil), (refused, 1000, nil),
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

  private struct Answered: Error {
    var count: Int
  }

  private func choice(
    _ chosen: ServiceChoice, _ results: [Service: Result<Void, ServiceError>]
  ) -> WeatherChoice {
    let clients = results.map { service, result in
      let client = WeatherClient { places async throws(ServiceError) in
        try result.get()
        return places.map { _ in
          Report(
            service: service, made: nil, fetched: Answers.now, timeZone: nil, current: nil,
            hours: [], days: [])
        }
      }
      return (service, client)
    }
    return WeatherChoice(
      clients: Dictionary(uniqueKeysWithValues: clients), order: [.openMeteo, .metNorway],
      choice: { chosen })
  }

  private func places(_ count: Int) -> [Place] {
    Array(repeating: SampleCapitals.all[0], count: count)
  }
}
