public import WeatherModels

extension English {
  public func instead(of missing: Service, answers: Service, because reason: String) -> String {
    "This is the report of \(serviceName(answers)), because \(serviceName(missing)) gave none: \(reason)"
  }

  public func ending(_ service: Service) -> String {
    "\(serviceName(service)) will soon stop answering this version of Vane. Look for a newer one."
  }

  public func asking(done: Int, of count: Int) -> String { "\(asking): \(done) of \(count)" }

  public func lastSuccess(secondsAgo seconds: Double) -> String {
    "last report \(ago(seconds))"
  }

  public func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "last failure \(ago(seconds)): \(sentence)"
  }

  public var neverAsked: String { "not asked yet" }

  public var internetAddressService: String { "Place of the internet address" }

  public func used(_ requests: Double, of limit: RequestLimit) -> String {
    let period =
      switch limit.period {
      case ...60: "this minute"
      case ...3600: "this hour"
      default: "today (UTC)"
      }
    return "\(count(requests)) of \(count(limit.requests)) \(period)"
  }

  public var contactIsSent: String {
    "MET Norway and weather.gov want to know how to reach whoever asks them. "
      + "They get it, if you set it, and nobody else."
  }

  public func contacted(_ hosts: [String]) -> String {
    "contacted: " + hosts.joined(separator: ", ")
  }

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "It is \(localTime) there, at \(coordinate)."
  }

  public var missingWeather: String { "There is no weather of this place yet." }

  /// As in "fetched 12 min ago", without the verb.
  private func ago(_ seconds: Double) -> String {
    fetched(secondsAgo: seconds).replacing("fetched ", with: "")
  }

  /// Part of a request counts as a whole one.
  private func count(_ requests: Double) -> String {
    let digits = Int(exactly: requests.rounded(.up)).map { "\($0)" } ?? "–"
    return digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits
  }
}
