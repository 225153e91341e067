import CommandKit
import Documents
import Foundation
import Phrases
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels
import WeatherText

/// The warnings that are known without a request.
@MainActor struct RecentWarningsTests {
  private nonisolated static func found(_ age: Double) -> PlaceWarnings {
    PlaceWarnings(
      service: .metNorway, fetched: Fixture.now.addingTimeInterval(-age), reach: .place,
      warnings: [])
  }

  private func warnings(_ last: LastWarnings?) -> RecentWarnings {
    RecentWarnings(
      WarningsClient { _, _ async throws(ServiceError) in
        throw .refused(host: "a.example")
      } last: { _ in
        last
      }, now: { Fixture.now })
  }

  @Test func whatAnotherProgramReadNeedsNoRequest() {
    let recent = warnings(LastWarnings(found: Self.found(60)))
    #expect(recent.kept(Fixture.oslo) == Self.found(60))
    #expect(!recent.isNeeded(Fixture.oslo))
    #expect(recent.failure(at: Fixture.oslo) == nil)
  }

  /// A status bar has no room for the reason, and expired warnings aren't news.
  @Test func aBarSaysInAFewWordsThatTheyCouldNotBeRead() {
    var found = Self.found(7200)
    let failure = Failure.service(.refused(host: "a.example"))
    let words = Wording(phrases: English(), now: { Fixture.now })
    #expect(
      words.warnings.brief(Fixture.oslo, found, failure: failure)
        == "Official warnings could not be read.")
    found.warnings = [WeatherWarning(event: "Storm")]
    #expect(
      words.warnings.brief(Fixture.oslo, found, failure: failure)
        == "Official warnings could not be read. Storm (fetched 2\u{A0}h ago)")
  }

  @Test func whatIsOldIsReadAgainAndKept() async {
    let recent = warnings(LastWarnings(found: Self.found(7200)))
    #expect(recent.kept(Fixture.oslo) == nil)
    #expect(recent.isNeeded(Fixture.oslo))
    await #expect(throws: Failure.service(.refused(host: "a.example"))) {
      try await recent.request(Fixture.oslo, in: English())
    }
    #expect(recent.lastRead(Fixture.oslo) == Self.found(7200))
    #expect(recent.failure(at: Fixture.oslo) == .service(.refused(host: "a.example")))
    let json = recent.json(at: Fixture.oslo, in: English()).description
    #expect(json.contains(#""service":"metalerts""#))
    #expect(json.contains(#""failure":"Official warnings could not be read. "#))
    #expect(json.contains(#""items":[]"#))
  }

  /// No answer, no warnings and unknown are three different states.
  @Test func aFailureOfAnotherProgramIsSaidForAnHour() {
    func failure(_ age: Double) -> RecentWarnings {
      warnings(
        LastWarnings(
          failure: ServiceFailure(
            time: Fixture.now.addingTimeInterval(-age), error: .refused(host: "b.example"))))
    }
    #expect(failure(600).failure(at: Fixture.oslo) == .service(.refused(host: "b.example")))
    #expect(
      failure(600).json(at: Fixture.oslo, in: English()).description.contains(#""items":null"#))
    #expect(failure(7200).failure(at: Fixture.oslo) == nil)
    #expect(
      failure(7200).json(at: Fixture.oslo, in: English()).description
        .contains(#""service":null,"reach":null,"fetched":null"#))
  }

  /// One place of a country is asked for after the other: those that wait are late, too.
  @Test func allThatDoNotComeInTimeAreSaidToBeLate() async {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let recent = RecentWarnings(
      WarningsClient { _, _ async throws(ServiceError) in
        for await _ in gate {}
        return .found(Self.found(0))
      }, now: { Fixture.now })
    let words = Wording(phrases: English(), now: { Fixture.now })
    var camp = Fixture.oslo
    camp.coordinate = Fixture.bratislava.coordinate
    let fetch = recent.fetch(for: [Fixture.oslo, camp], in: English(), timeout: {})
    fetch.begin()
    await fetch.settle()
    let sentence = "Official warnings have not come yet. Type: warnings"
    for place in [Fixture.oslo, camp] {
      #expect(recent.line(at: place, words) == sentence)
      #expect(
        words.warnings.brief(place, nil, failure: recent.failure(at: place)) == sentence)
    }
    open.finish()
    await fetch.finish()
    #expect(recent.failure(at: Fixture.oslo) == nil && recent.failure(at: camp) == nil)
  }
}
