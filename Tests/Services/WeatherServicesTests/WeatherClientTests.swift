import Clients
import Dispatch
import Reports
import Testing

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
