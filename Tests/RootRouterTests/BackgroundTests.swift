import Foundation
import LineEditor
import RootRouter
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

/// What happens while a request is under way.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BackgroundTests {
  private let gate = Gate()
  private let old = Fixture.report(
    temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))
  private let kept = KeptPlaces(searches: [Fixture.oslo])

  /// The prompt is back at once; what the service says later is dropped.
  @Test func interruptGivesThePromptBack() async {
    let session = session([.act { await self.letGo() }, "searches"])
    Task {
      await gate.reached()
      #expect(session.lines.isBusy)
      session.loop.interrupt()
      #expect(!session.lines.isBusy)
    }
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         Cancelled.
        > searches
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75

        """)
    #expect(status == 0)
  }

  /// A search that was cancelled neither becomes the list that numbers mean nor moves the person.
  @Test func interruptedSearchLeavesNoTrace() async {
    let gate = gate
    let session = Session(
      ["searches", "search spring", .act { await self.letGo() }, "1"], kept: kept,
      gazetteer: .finding([]),
      geocoding: PlacesClient { _, _ async throws(ServiceError) in
        await gate.pass()
        return Fixture.springfields
      }, weather: .answering(Fixture.emptyReport))
    Task {
      await gate.reached()
      session.loop.interrupt()
    }
    expectText(
      await session.run().text,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75
        > search spring
         Cancelled.
        > 1
         Forecast · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
    #expect(session.kept.places(.searches) == [Fixture.oslo])
  }

  /// The same, where the person has gone elsewhere before the service noticed.
  @Test func interruptedSearchDoesNotMoveWhoWentElsewhere() async {
    let gate = gate
    let session = Session(
      ["search spring", "map", "1", .act { await self.letGo() }, "star", "back", "back"],
      kept: KeptPlaces(searches: [Fixture.oslo], pins: [Fixture.pin]),
      gazetteer: .finding([]),
      geocoding: PlacesClient { _, _ async throws(ServiceError) in
        await gate.pass()
        return Fixture.springfields
      }, weather: .answering(Fixture.emptyReport))
    Task {
      await gate.reached()
      session.loop.interrupt()
    }
    expectText(
      await session.run().text,
      is: """
        > search spring
         Cancelled.
        > map
         Forecast · Searches · Favorites · [Map]
         1  48.15° N 17.11° E  48.15  17.11
        > 1
         Forecast · Searches · Favorites · Map
         48.15° N 17.11° E                                 Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > star
         ★ 48.15° N 17.11° E is a favourite now.
        > back
         Forecast · Searches · Favorites ★1 · [Map]
         1  48.15° N 17.11° E  48.15  17.11
        > back
         [Forecast] · Searches · Favorites ★1 · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         This report says nothing of the present.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
  }

  /// Before anything was shown there is nowhere new to be.
  @Test func interruptedPickStaysOnTheList() async {
    let session = session([
      "searches", "1", "unstar", .act { await self.letGo() }, "star", "rm 1",
    ])
    Task {
      await gate.reached()
      session.loop.interrupt()
    }
    expectText(
      await session.run().text,
      is: """
        > searches
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75
        > 1
         Cancelled.
        > unstar
         No place is open here. Type: unstar 2 for row 2 of the list last shown.
        > star
         No place is open here. Type: star 2 for row 2 of the list last shown.
        > rm 1
         Removed Oslo. Type undo to take it back.
         Nothing searched yet. Type: search Oslo

        """)
  }

  @Test func saysWhatIsWaitedFor() async {
    let session = session([])
    Task {
      await gate.reached()
      #expect(session.lines.labels == ["Asking for the weather"])
      gate.open()
    }
    _ = await session.run(openingHome: true)
    #expect(!session.lines.isBusy)
  }

  @Test func interruptWithoutACommandDoesNothing() async {
    let session = Session(["searches"], kept: kept)
    session.loop.interrupt()
    let (text, status) = await session.run()
    session.loop.interrupt()
    #expect(!text.contains("Cancelled"))
    #expect(status == 0)
  }

  @Test func lateReportComesAboveThePrompt() async {
    let session = session([.act { await self.letGo() }, "searches"], saved: [Fixture.oslo: old])
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                               Open-Meteo · 14:00 · fetched 2 h ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
         ☁ Overcast   -12 °C, feels like -15 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5     ●     ╺━╸  9 °C  Overcast     0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1         ━━╸    4 °C  Light snow  12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13     ━━━━━      0 °C  Clear        0.0 mm   0 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5           ╺●╸  9 °C  Overcast     0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1         ━━╸    4 °C  Light snow  12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13     ━━━━━      0 °C  Clear        0.0 mm   0 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > searches
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75

        """)
    #expect(status == 0)
  }

  @Test func lateFailureComesAboveThePrompt() async {
    let gate = gate
    let session = Session(
      [.act { await self.letGo() }, "quit"], kept: kept,
      weather: WeatherClient { _ async throws(ServiceError) in
        await gate.pass()
        throw .refused(host: "api.example")
      }, saved: [Fixture.oslo: old])
    let (text, status) = await session.run(openingHome: true)
    #expect(
      text.hasSuffix(
        """
         api.example refuses the connection. Vane tries again by itself when the network
         is back.
        > quit

        """))
    #expect(status == 0)
  }

  @Test func leavingAScreenCancelsItsRequest() async {
    let session = session(
      ["searches", .act { await self.letGo() }, "quit"], saved: [Fixture.oslo: old])
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                               Open-Meteo · 14:00 · fetched 2 h ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
         ☁ Overcast   -12 °C, feels like -15 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5     ●     ╺━╸  9 °C  Overcast     0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1         ━━╸    4 °C  Light snow  12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13     ━━━━━      0 °C  Clear        0.0 mm   0 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > searches
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75
        > quit

        """)
    #expect(status == 0)
  }

  /// A command on the same screen in between does not save the request from that.
  @Test func leavingAScreenCancelsItsRequestAlsoAfterAnotherCommand() async {
    let session = session(
      ["star", "searches", .act { await self.letGo() }, "quit"], saved: [Fixture.oslo: old])
    let (text, _) = await session.run(openingHome: true)
    #expect(text.contains("-12 °C"))
    #expect(!text.contains(" 7 °C"))
  }

  /// Nothing was cancelled yet, but the person is on the way to another screen.
  @Test func whatComesWhileAnotherScreenOpensIsDropped() async {
    let gate = gate
    let session = Session(
      ["favorites", "search spring"],
      kept: KeptPlaces(searches: [Fixture.oslo], favorites: [Fixture.oslo]),
      gazetteer: .finding([]),
      geocoding: PlacesClient { _, _ async throws(ServiceError) in
        gate.open()
        await settle()
        return Fixture.springfields
      },
      weather: WeatherClient { places async throws(ServiceError) in
        await gate.pass()
        return places.map { _ in Fixture.report }
      }, saved: [Fixture.oslo: old])
    let text = await session.run().text
    #expect(text.contains("-12 °C"))
    #expect(text.contains("> search spring\n Forecast · [Searches] · Favorites ★1 · Map\n"))
  }

  @Test func aCommandOnTheSameScreenLeavesItsRequestAlone() async {
    let session = session(
      ["star", .act { await self.letGo() }, "quit"], saved: [Fixture.oslo: old])
    #expect(await session.run(openingHome: true).text.contains(" 7 °C"))
  }

  @Test(arguments: [true, false])
  func interruptAtThePromptCancelsTheRequestUnlessItDropsText(droppedText: Bool) async {
    let session = session(
      [.event(.interrupted(droppedText: droppedText)), .act { await self.letGo() }, "quit"],
      saved: [Fixture.oslo: old])
    let (text, status) = await session.run(openingHome: true)
    #expect(text.contains(" 7 °C") == droppedText)
    #expect(status == 0)
  }

  @Test func quittingCancelsTheRequest() async {
    let session = session(["quit"], saved: [Fixture.oslo: old])
    let (before, _) = await session.run(openingHome: true)
    await letGo()
    #expect(session.lines.transcript == before)
  }

  private func session(
    _ steps: [ScriptedLines.Step], saved: [Place: Report] = [:]
  ) -> Session {
    let gate = gate
    return Session(
      steps, kept: kept,
      weather: WeatherClient { places async throws(ServiceError) in
        await gate.pass()
        return places.map { _ in Fixture.report }
      }, saved: saved)
  }

  private func letGo() async {
    gate.open()
    await settle()
  }
}
