/// A failure between a service and its caller, as the stand-in produces it.
public enum Fault: Sendable, Hashable {
  /// The whole answer comes, after a while.
  case delay(Duration)
  /// The whole answer comes once the gate is open.
  case held(Gate)
  /// The answer comes a byte at a time, with a pause after each.
  case drip(Duration)
  /// The connection ends in the middle of the body.
  case cutOff
  /// The connection ends in the middle of the head.
  case halfHeader
  /// Half a head, and then nothing.
  case hang(Gate)
  /// The connection is reset once the request was read.
  case reset
  /// HTTP 429 with the reason of Open-Meteo, for the counter of a minute, an hour or a day.
  case limited(Limit)
  case status(Int, reason: String)
  /// HTTP 203, with which MET Norway announces the end of what it answers.
  case deprecated
  /// A status with the header that says when to come again.
  case retryAfter(String, status: Int)
  /// HTTP 200 with a body of one's own.
  case body(String)
  /// The given bytes instead of head and body; the connection ends behind them.
  case bytes(String)
  /// Bytes that are no HTTP.
  case rubbish
  /// A redirect to the same address, again and again.
  case redirectLoop
  case redirect(to: String)
  /// A body that never ends.
  case endless
  /// A small body that unpacks to 200 MiB.
  case gzipBomb
  /// HTTP 200 without a byte of body.
  case empty

  public enum Limit: String, Sendable, Hashable, CaseIterable {
    case minutely = "Minutely API request limit exceeded. Please try again in one minute."
    case hourly = "Hourly API request limit exceeded. Please try again in the next hour."
    case daily = "Daily API request limit exceeded. Please try again tomorrow."
    case concurrent = "Too many concurrent requests"
  }
}

extension Fault {
  /// The names under which `weather-stand-in --fault` knows them.
  public static let named: [(name: String, fault: Fault)] = [
    ("delay", .delay(.seconds(5))), ("silent", .held(Gate())), ("drip", .drip(.milliseconds(100))),
    ("cut-off", .cutOff), ("half-header", .halfHeader), ("reset", .reset),
    ("limited-minute", .limited(.minutely)), ("limited-hour", .limited(.hourly)),
    ("limited-day", .limited(.daily)),
    ("overloaded", .status(503, reason: "The service is overloaded")),
    ("server-error", .status(500, reason: "Internal Server Error")), ("deprecated", .deprecated),
    ("html", .body("<!DOCTYPE html><html><body>Sign in to the network</body></html>")),
    ("rubbish", .rubbish), ("redirect-loop", .redirectLoop), ("endless", .endless),
    ("gzip-bomb", .gzipBomb), ("empty", .empty),
  ]
}
