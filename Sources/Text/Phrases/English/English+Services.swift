public import Foundation
public import WeatherClients
public import WeatherModels

extension EnglishPhrases {
  public func fallback(for missing: Service, answers: Service, because reason: String) -> String {
    "This report is from \(serviceName(answers)), because \(serviceName(missing)) is unavailable: \(reason)"
  }

  public func nauticalTime(_ offset: String) -> String {
    "Times are nautical time (\(offset))."
  }

  public func ending(_ service: Service) -> String {
    "\(serviceName(service)) will soon stop supporting this version of Vane. Update Vane."
  }

  public func asking(done: Int, of count: Int) -> String { "\(asking): \(done) of \(count)" }

  public var lastReportHeading: String { "last report" }
  public var requestsHeading: String { "requests" }

  public func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "last failure \(ago(seconds)): \(sentence)"
  }

  public func neverAsked(_ services: [String], others: Int) -> String {
    "No requests yet: \(services.joined(separator: ", "))"
      + (others > 0 ? " and \(plural(others, "other service", "other services"))" : "")
  }

  public var internetAddressService: String { "Location by IP address" }

  public func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String {
    let period =
      switch limit.period {
      case ...60: "this minute"
      case ...3600: "this hour"
      default: "since \(clockTime(start))"
      }
    return "\(count(requests)) of \(count(limit.requests)) \(period)"
  }

  public var contactIsSent: String {
    "MET Norway and weather.gov ask for a contact address. If you set one, "
      + "it is sent only to them."
  }

  public var sampleStays: String {
    "Saved for the next start. This one stays with --sample."
  }

  public func contacted(_ hosts: [String]) -> String {
    "contacted: " + hosts.joined(separator: ", ")
  }

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "Local time \(localTime), position \(coordinate)."
  }

  public var missingWeather: String { "No weather for this place yet." }

  /// Part of a request counts as a whole one.
  private func count(_ requests: Double) -> String {
    Int(exactly: requests.rounded(.up)).map(grouped) ?? "–"
  }

  public func offline(since time: String) -> String { "offline since \(time)" }

  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "\(path) was ignored: other users can read or change it. Type in a shell: chmod 600 \(path)"
    case .malformed(let path, let line):
      "\(path) was ignored: line \(line) isn't a key. Write OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "\(path) was ignored: it can't be read (\(reason(code)))."
    }
  }
}
