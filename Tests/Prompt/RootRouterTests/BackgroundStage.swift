import RootRouter
import ScreenTestSupport

/// Sessions in which a service waits at a gate.
@MainActor struct BackgroundStage {
  let gate = Gate()
  let old = Fixture.report(temperature: -12, fetched: Fixture.now - 7200)

  /// Waits at the gate.
  var weather: WeatherClient {
    WeatherClient { [gate] places async throws(ServiceError) in
      await gate.pass()
      return places.map { _ in Fixture.report }
    }
  }

  /// Waits for the weather.
  func session(
    _ steps: [ScriptedLines.Step], favorites: [Place] = [], saved: [Place: Report] = [:],
    columns: Int = 80, rows: Int = 500,
    pause: @escaping @Sendable (Double) async -> Void = { _ in await settle() }
  ) -> Session {
    Session(
      steps, kept: SavedPlaces(searches: [Fixture.oslo], favorites: favorites),
      weather: weather, saved: saved, columns: columns, rows: rows, pause: pause)
  }

  /// Waits for the places found.
  func searching(_ steps: [ScriptedLines.Step], pins: [Place] = []) -> Session {
    Session(
      steps, kept: SavedPlaces(searches: [Fixture.oslo], pins: pins), gazetteer: .finding([]),
      geocoding: PlacesClient { [gate] _, _ async throws(ServiceError) in
        await gate.pass()
        return Fixture.springfields
      }, weather: .answering(Fixture.emptyReport))
  }

  /// Checks what is shown while the service is silent, and has it answer.
  func meanwhile(_ session: Session, _ check: @escaping @MainActor (_ text: String) -> Void) {
    session.lines.append([
      .act {
        check(session.lines.transcript.plain)
        await letGo()
      }
    ])
  }

  func letGo() async {
    gate.open()
    await settle()
  }

  /// Ctrl-C, as soon as something waits.
  func interrupt(_ session: Session) {
    Task {
      await gate.reached()
      session.loop.interrupt()
    }
  }
}
