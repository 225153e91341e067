import ScreenTestSupport

/// A network that is away until it comes back.
final class Network: Sendable {
  private struct State {
    var isThere = false
    var error = ServiceError.noNetwork(host: "api.example")
    var asked: [[Place]] = []
  }

  private let state = Mutex(State())
  private let report: Report
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation

  /// Services answer with this report.
  init(_ report: Report = Fixture.report(fetched: Fixture.now)) {
    self.report = report
    (changes, change) = AsyncStream.makeStream()
  }

  @MainActor func session(
    _ steps: [ScriptedLines.Step], runMode: RunMode = .prompt, searches: [Place] = [],
    gazetteer: GazetteerClient = .finding([]), rows: Int = 500
  ) -> Session {
    Session(
      steps, runMode: runMode, kept: SavedPlaces(searches: searches), gazetteer: gazetteer,
      geocoding: PlacesClient { _, _ async throws(ServiceError) in
        try self.ask()
        return Array(Fixture.springfields.prefix(2))
      },
      weather: WeatherClient { places async throws(ServiceError) in
        try self.ask(places)
        return places.map { _ in self.report }
      }, networkWatch: .after(changes), rows: rows)
  }

  /// The places of each request.
  var asked: [[Place]] { state.withLock { $0.asked } }

  var isThere: Bool {
    get { state.withLock { $0.isThere } }
    set { state.withLock { $0.isThere = newValue } }
  }

  var error: ServiceError {
    get { state.withLock { $0.error } }
    set { state.withLock { $0.error = newValue } }
  }

  private func ask(_ places: [Place] = []) throws(ServiceError) {
    let error = state.withLock { state in
      state.asked.append(places)
      return state.isThere ? nil : state.error
    }
    if let error { throw error }
  }

  func comeBack() async {
    isThere = true
    await pretend()
  }

  /// A change that brings nothing.
  func pretend() async {
    change.yield()
    for _ in 0..<5 { await settle() }
  }
}
