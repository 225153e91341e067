public import HTTP

extension HTTPClient {
  /// A client for a stand-in that may be slow because many other tests run. An answer that never comes ends with the
  /// suite's time limit.
  public static func patient(_ userAgent: String = "vane/test") -> HTTPClient {
    HTTPClient(userAgent: userAgent, timeLimit: { 240 })
  }
}
