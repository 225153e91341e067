public import Clients
public import Reports

extension NowcastClient {
  /// A request for minutes, where there may be some and none are recent.
  @MainActor public func fetch(at place: Place, isRefresh: Bool = false)
    -> [@MainActor () async -> Void]
  {
    guard covers(place), isRefresh || kept(place) == nil else { return [] }
    // Its answer is kept, which is all that it is for.
    return [{ _ = try? await nowcast(place) }]
  }
}
