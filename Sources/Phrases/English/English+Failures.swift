import Foundation
import WeatherClients
import WeatherModels

extension EnglishPhrases {
  public func sentence(for failure: Failure, triesAgain: Bool) -> String {
    switch failure {
    case .service(let error): sentence(for: error, triesAgain: triesAgain)
    case .storage(let error): sentence(for: error)
    case .gazetteer(let error): sentence(for: error)
    case .atlas(let error): sentence(for: error)
    case .usage(let command):
      "Usage: "
        + [command.name.rawValue, usage(command)].filter { !$0.isEmpty }.joined(separator: " ")
    case .badArgument(let command, let argument, let word):
      "\"\(word)\" isn't valid after \(command.rawValue). Allowed: \(allowed(argument))."
    case .unknownCommand(let words, let meant):
      "Unknown command \"\(words.first ?? "")\". Did you mean \"\(meant)\"?"
        + (meant.hasPrefix(CommandName.search.rawValue)
          ? "" : " To find a place, type: search \(words.joined(separator: " "))")
    case .unknownPlace(let word, let meant):
      "\"\(word)\" isn't taken as a place here. Did you mean \"\(meant)\"? "
        + "For a place of that name, type: search \(word)"
    case .noSuchWeather(let word, let name):
      "Vane has nothing called \"\(word)\". For a place of that name, type: search \(name)"
    case .noUVAtNight(let meant):
      "The UV index is forecast for days, not for nights. Type: \(meant)"
    case .unknownHelp(let typed):
      "Unknown command \"\(typed)\". Type help for a list."
    case .ambiguous(let typed, let names):
      "\"\(typed)\" is ambiguous: \(names.map(\.rawValue).joined(separator: ", ")). Type more letters."
    case .notHere(let command, let there):
      "\"\(command.rawValue)\" isn't available on this screen. "
        + (there.map { "Type: \($0)" } ?? "Type help for a list.")
    case .emptyWord:
      "One of the words is empty. If it comes from a variable, check that it's set."
    case .unknownOption(let option):
      "Unknown option \(option). Type help or vane --help for a list."
    case .placeNotFound(let text):
      "No place matches \"\(text)\". Try another spelling, or only the beginning of the name."
    case .postalCodeNotFound(let text):
      "No place found for the postal code \"\(text)\". Type the name of the place instead."
    case .placeNotFoundOffline(let text, let error):
      "\"\(text)\" isn't in the gazetteer and can't be looked up online: "
        + sentence(for: error, triesAgain: triesAgain)
    case .postalCodeNotFoundOffline(let text, _):
      "The postal code \"\(text)\" can't be looked up online, and only US codes are built in. "
        + "Type the name of the place instead."
    case .limited(let country, .placeNotFound(let text)):
      "No place in \(countryName(of: country) ?? country) matches \"\(text)\". "
        + "To search everywhere, type: country off"
    case .limited(let country, let failure):
      sentence(for: failure, triesAgain: triesAgain) + " "
        + onlyIn(countryName(of: country) ?? country)
    case .unknownCountry(let text):
      "Unknown country \"\(text)\". Type country for a list."
    case .unknownArea(let text):
      "\(text) isn't a country or region."
    case .noRow(let row, 0):
      "Row \(row) doesn't exist: the list is empty."
    case .noRow(let row, let count):
      "Row \(row) doesn't exist. The list has \(count == 1 ? "only one row" : "rows 1 to \(count)")."
    case .noPage(_, 1):
      "The list has only one page."
    case .noPage(let page, let count):
      "Page \(page) doesn't exist. The list has pages 1 to \(count)."
    case .noList:
      "No list to choose from yet. Type: search Oslo"
    case .listGone(let line):
      "The list of \"\(line)\" isn't on the screen any more. Type: \(line)"
    case .nothingSearched: nothingSearched
    case .noPlace(let command):
      "No place is open. For row 2 of the last list, type: \(command.rawValue) 2"
    case .nothingToClear: "The list is already empty."
    case .goneAlready: "That row is no longer in the list."
    case .notDeletable:
      "\"rm\" works on your searches. Type searches first."
    case .nothingToUndo:
      "There is nothing to undo."
    case .badCoordinate(let text):
      "\"\(text)\" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."
    case .needsYes(let command):
      "\"\(command.rawValue)\" needs confirmation, but input is not interactive. To allow it, use vane --yes."
    case .unknownSetting(let name, let meant):
      "Unknown setting \"\(name)\". "
        + (meant.map { "Did you mean \"\($0)\"?" } ?? "Type set for a list.")
    case .badValue(let setting, let value, let allowed):
      "\(setting) can't be \"\(value)\". Allowed: \(allowed.joined(separator: ", "))."
    case .noValue(let flag):
      "\(flag.rawValue) requires a value: \(flag.rawValue) \(flag.placeholder ?? ""). Type vane --help for a list."
    case .exclusive(let one, let other):
      "\(one.rawValue) and \(other.rawValue) can't be combined."
    case .dayNotCovered(let day, let covered): dayNotCovered(day, by: covered)
    case .badDate(let text):
      "\"\(text)\" isn't a valid date. Write it as 24.11. or 2026-11-24."
    case .noPanel: "Describe your panel first. Type: set panel 5kWp 35 180"
    case .badSize(let text):
      "--size can't be \"\(text)\". Write columns x rows, each from 1 to 1000, such as 80x24."
    case .needsKeys(let command):
      "\"\(command.rawValue)\" requires an interactive terminal. Type left, right, up, down, in or out instead."
    case .position([]): "Location is off. To turn it on, type: set location gpsd,home,timezone"
    case .position(let refusals): noPosition(refusals)
    case .placeFile(let error): sentence(for: error)
    case .nothingToImport(let path): "\(path) contains no readable places."
    case .noWarningService(let country): noWarningService(for: country)
    case .noWay(let fault): noWay(fault)
    case .fieldsNotAsked(let points, let calls):
      fieldsNotAsked(points: points, calls: calls) + " To allow it, use vane --yes."
    case .hourNotCovered(let first, let last): hourNotCovered(first: first, last: last)
    case .badHour(let text): badHour(text)
    case .neverTrue(let question):
      "\"\(question)\" has never been measured on Earth. Choose another limit."
    case .pastQuestion(let question):
      "\"\(question)\" is about a day that is over. Choose today or later."
    case .nothingToExport: "There are no favorites or pins to export."
    }
  }

  public func damaged(keptAs copy: String) -> String {
    "A file that Vane can't make sense of was renamed to \(copy). Vane started a new one."
  }

  public func linkedArchive(keptAs copy: String) -> String {
    "Vane doesn't follow a link to its archive: the link was renamed to \(copy), and Vane started a new archive. "
      + "To move the archive, set XDG_DATA_HOME."
  }

  public func historyNotKept(path: String) -> String {
    "The command history can't be saved to \(path). It will be lost when Vane exits."
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
      "The warnings of \(warningServiceName(service)) could not be read (\(detail)). Try again later."
    case .warnings(let service, let error):
      warningsUnread(of: service) + " " + sentence(for: error, triesAgain: triesAgain)
    case .badObservations(let detail):
      "\(observationService) returned an invalid list of reports (\(detail)). Try again later."
    case .notOnOwnServer(let server):
      "Your server \(server) has no ensembles and no earlier runs. "
        + "Type set open-meteo.url off to ask Open-Meteo."
    case .badMinutes(let detail):
      "GeoSphere Austria returned invalid minute-by-minute data (\(detail)). Try again later."
    case .badRadar(let service, let detail):
      "\(radarServiceName(service)) returned invalid radar pictures (\(detail)). Try again later."
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
    case .missingLibrary(let reason) where reason.contains("libpng"):
      "libpng, which Vane needs to read radar pictures, could not be loaded (\(reason)). "
        + "Install the package libpng16-16."
    case .missingLibrary(let reason):
      "libcurl, which Vane needs to reach weather services, could not be loaded (\(reason)). Install the package libcurl4."
    case .cancelled: cancelled
    }
  }

  /// Advice for the person, unless Vane retries by itself.
  private func advice(_ advice: String, _ triesAgain: Bool) -> String {
    triesAgain ? "Vane will try again when the network is back." : advice
  }

  private func certificateSentence(_ host: String, _ fault: CertificateFault) -> String {
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

  func sentence(for error: StorageError) -> String {
    switch error {
    case .system(.read, let path, let code): "\(path) can't be read: \(reason(code))."
    case .system(.write, let path, let code):
      "\(path) can't be written: \(reason(code)). Your change wasn't saved."
    case .system(.createFolder, let path, let code):
      "The folder \(path) can't be created: \(reason(code))."
    case .system(.lock, let path, let code): "\(path) can't be locked: \(reason(code))."
    case .busy(let path, let seconds):
      "Another program has locked \(path) for \(whole(seconds))\u{A0}s. Try again."
    case .noHome:
      "HOME isn't set, so nothing can be saved. Set HOME or XDG_CONFIG_HOME."
    case .relativeHome(let path):
      "HOME is \"\(path)\", which isn't an absolute path, so nothing can be saved. Set HOME or XDG_CONFIG_HOME to one."
    case .foreign(let path):
      "\(path) wasn't created by Vane, so no weather is recorded. Move the file away."
    case .newer(let path):
      "\(path) was written by a newer version of Vane, so nothing is added to it. Update Vane."
    case .exists(let path):
      "\(path) already exists. To replace it, use vane --yes."
    }
  }

  func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
