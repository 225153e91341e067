public import Clients
public import Reports

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

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "Local time \(localTime), position \(coordinate)."
  }

  public var missingWeather: String { "No weather for this place yet." }

  public func warningsUnread(of service: WarningService?) -> String {
    guard let service else { return "Official warnings could not be read." }
    return "The warnings from \(warningServiceName(service)) could not be read."
  }

  public func noWarningService(for country: String?) -> String {
    guard let country else { return "No official warnings are available here." }
    return "No official warnings are available for \(country)."
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

  func sentence(for error: ServiceError, triesAgain: Bool = false) -> String {
    switch error {
    case .noNetwork(let host):
      "\(host) can't be reached: there is no network. "
        + advice("Check the connection, then type refresh.", triesAgain)
    case .unknownHost(let host):
      "The host name \(host) can't be resolved. "
        + advice("Check the connection, then type refresh.", triesAgain)
    case .refused(let host):
      "\(host) refused the connection. " + advice("Try again later.", triesAgain)
    case .connectionLost(let host):
      "The connection to \(host) was lost before the response was complete. "
        + advice("Type refresh to try again.", triesAgain)
    case .noTLS(let host):
      "\(host) doesn't answer with TLS, so nothing was sent. Check the address and the port, or write http:// for your own server."
    case .untrusted(let host, let fault): certificateSentence(host, fault)
    case .timedOut(let host, let seconds):
      "\(host) didn't respond within \(whole(seconds))\u{A0}s. "
        + advice("Type refresh to try again.", triesAgain)
    case .tooLarge(let host):
      "The response from \(host) is too large and was discarded. Report this if it persists."
    case .status(let status, let host, let reason):
      closed("\(host) returned error \(status)" + (reason.map { ": \($0)" } ?? ""))
        + " Try again later."
    case .limited(let service, nil):
      "\(serviceName(service))'s request limit is used up. Try again later."
    case .limited(let service, let until?):
      "\(serviceName(service))'s request limit is used up. Try again after \(clockTime(until))."
    case .badAnswer(let service, let detail):
      "\(serviceName(service)) returned an invalid weather report (\(detail)). Try again later."
    case .badWarnings(let service, let detail):
      "The warnings from \(warningServiceName(service)) could not be read (\(detail)). Try again later."
    case .warnings(let service, let error):
      warningsUnread(of: service) + " " + sentence(for: error, triesAgain: triesAgain)
    case .badObservations(let detail):
      "\(observationService) returned an invalid list of reports (\(detail)). Try again later."
    case .station(let fault): sentence(for: fault)
    case .notOnOwnServer(let server):
      "Your server \(server) has no ensembles and no earlier runs. "
        + "Type set open-meteo.url off to ask Open-Meteo."
    case .badMinutes(let detail):
      "GeoSphere Austria returned invalid minute-by-minute data (\(detail)). Try again later."
    case .badRadar(let service, let detail):
      "\(radarServiceName(service)) returned invalid radar pictures (\(detail)). Try again later."
    case .noRoad(let fault): sentence(for: fault)
    case .noReport:
      "The weather service returned no report for this place. Type refresh to try again."
    case .notCovered(let service): "\(serviceName(service)) doesn't cover this place."
    case .noKey(let service, let setting):
      "\(serviceName(service)) requires an API key. Set the environment variable \(setting) to yours."
    case .badKey(let service, let setting, let reason):
      closed(
        "\(serviceName(service)) rejected the API key in \(setting)"
          + (reason.map { ": \($0)" } ?? "")) + " Check the key."
    case .badAddress(let setting, let value):
      "\(setting) is \"\(value)\", which isn't a valid base address. Use https://example.org, or http for this machine only."
    case .redirectLoop(let host):
      "Too many redirects from \(host). Try again later."
    case .redirectedWithKey(let host):
      "\(host) redirected Vane to another address. Your API key wasn't sent there."
    case .badProxy(let setting, let value):
      "\(setting) is \"\(value)\", which isn't a valid proxy. Use http://proxy.example:3128 or socks5://proxy.example:1080."
    case .proxyRefused(let proxy, let host):
      "The proxy \(proxy) doesn't forward requests to \(host). Check https_proxy and no_proxy."
    case .proxyNeedsPassword(let proxy):
      "The proxy \(proxy) requires a name and a password, as in https_proxy=http://name:password@\(proxy)"
    case .badCertificates(let setting, let path):
      "\(setting) is \"\(path)\", which contains no readable certificates. Correct the path or unset the variable."
    case .missingLibrary(let reason) where reason.description.contains("libpng"):
      "libpng, which Vane needs to read radar pictures, could not be loaded (\(reason)). "
        + "Install the package libpng16-16."
    case .missingLibrary(let reason):
      "libcurl, which Vane needs to reach weather services, could not be loaded (\(reason)). Install the package libcurl4."
    case .cancelled: cancelled
    }
  }

  private func sentence(for fault: RoadFault) -> String {
    switch fault {
    case .noneNear: "No road for this means of travel is near one of the places."
    case .notConnected: "No road connects the places by this means of travel."
    case .tooFar: "The way is too long for the routing service, or has too many places."
    case .offMap: "The map of the routing service doesn't cover one of the places."
    case .busy: "The routing service has too many requests. Try again in a few minutes."
    case .page:
      "The routing service returned a web page instead of a road. It may have blocked requests. Try again later."
    case .unreadable(let detail):
      "The routing service returned an invalid road (\(detail)). Try again later."
    }
  }

  /// Advice for the user, unless Vane retries by itself.
  private func advice(_ advice: String, _ triesAgain: Bool) -> String {
    triesAgain ? "Vane will try again when the network is back." : advice
  }

  private func certificateSentence(_ host: CleanText, _ fault: CertificateFault) -> String {
    let reason =
      switch fault {
      case .expired: "has expired"
      case .notYetValid: "isn't valid yet"
      case .selfSigned: "is self-signed"
      case .otherHost: "is for another host"
      case .unknown: "isn't valid"
      }
    let isOfTime = fault == .expired || fault == .notYetValid
    return "The identity of \(host) can't be verified: its certificate \(reason). Nothing was sent."
      + (isOfTime ? " Check this machine's clock." : "")
  }
}
