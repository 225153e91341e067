public import HTTP

extension HTTPClient {
  /// A client for a stand-in that may be slow because many other tests run. An answer that never comes ends with the
  /// suite's time limit. A request that failed is made again at once.
  public static func patient(_ userAgent: String = "vane/test") -> HTTPClient {
    var clock = HTTPClock.system
    clock.pause = { _ in }
    return HTTPClient(userAgent: userAgent, timeLimit: { 240 }, clock: clock)
  }
}
