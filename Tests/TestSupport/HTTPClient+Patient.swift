public import HTTP

extension HTTPClient {
  /// For a stand-in beside many other tests, which may keep it waiting. An answer that never comes ends with the
  /// suite's time limit.
  public static func patient(_ userAgent: String = "vane/test") -> HTTPClient {
    HTTPClient(userAgent: userAgent, timeLimit: { 240 })
  }
}
