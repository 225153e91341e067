import Foundation
import WeatherClients
import WeatherModels

extension English {
  public func sentence(for failure: Failure, triesAgain: Bool) -> String {
    switch failure {
    case .service(let error): sentence(for: error, triesAgain: triesAgain)
    case .storage(let error): sentence(for: error)
    case .gazetteer(let error): sentence(for: error)
    case .atlas(let error): sentence(for: error)
    case .usage(let command):
      "Type: "
        + [command.rawValue, help(for: command).usage].filter { !$0.isEmpty }.joined(separator: " ")
    case .unknownCommand(let typed, let nearest):
      "No command \"\(typed)\". Did you mean \"\(nearest.rawValue)\"? To look for a place: search \(typed)"
    case .unknownHelp(let typed):
      "No command \"\(typed)\". Type help for the list."
    case .ambiguous(let typed, let names):
      "\"\(typed)\" can mean \(names.map(\.rawValue).joined(separator: ", "))."
    case .notHere(let command):
      "\"\(command.rawValue)\" does nothing on this screen. Type help for what can be typed here."
    case .unknownOption(let option):
      "There is no option \(option) here. Type help, or vane --help."
    case .placeNotFound(let text):
      "Nothing called \"\(text)\" was found. Try another spelling, or only the beginning of the name."
    case .postalCodeNotFound(let text):
      "No place with the postal code \"\(text)\" is known. Type the place's name instead."
    case .placeNotFoundOffline(let text, let error):
      "Nothing called \"\(text)\" is in Vane's own list, and it cannot be looked up: "
        + sentence(for: error, triesAgain: triesAgain)
    case .unknownCountry(let text):
      "There is no country \"\(text)\". Type country for the list."
    case .noRow(let row, 0):
      "There is no row \(row): the list is empty."
    case .noRow(let row, let count):
      "There is no row \(row). The list has \(count == 1 ? "one row" : "rows 1 to \(count)")."
    case .noPage(_, 1):
      "The list has one page only."
    case .noPage(let page, let count):
      "There is no page \(page). The list has pages 1 to \(count)."
    case .noList:
      "There is no list to pick from yet. Type: search Oslo"
    case .nothingSearched: nothingSearched
    case .noPlace(let command):
      "No place is open here. Type: \(command.rawValue) 2 for row 2 of the list last shown."
    case .nothingToClear: "The list is empty already."
    case .goneAlready: "That is no longer in the list."
    case .notDeletable:
      "These are places found, not searches made. Type searches for those."
    case .nothingToUndo:
      "There is no deletion to take back."
    case .badCoordinate(let text):
      "\"\(text)\" is no position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."
    case .needsYes(let command):
      "\"\(command.rawValue)\" asks before it deletes everything, and nobody is there to answer. Add --yes."
    case .unknownSetting(let name):
      "There is no setting \"\(name)\". Type set for the list."
    case .badValue(let setting, let value, let allowed):
      "\(setting) cannot be \"\(value)\". It can be: \(allowed.joined(separator: ", "))."
    case .noValue(let flag):
      "\(flag.rawValue) wants a value behind it: \(flag.rawValue) \(flag.placeholder ?? ""). Type vane --help."
    case .exclusive(let one, let other):
      "\(one.rawValue) and \(other.rawValue) exclude each other."
    case .badDate(let text):
      "\"\(text)\" is no date. Write it as 2026-11-21: the year, the month, the day."
    case .needsKeys(let command):
      "\"\(command.rawValue)\" needs the keyboard of a terminal. Type left, right, up, down, in and out instead."
    case .position(let refusals): noPosition(refusals)
    case .placeFile(let error): sentence(for: error)
    case .nothingToImport(let path): "There is no place in \(path) that can be read."
    case .nothingToExport: "There are no favourites and no pins to export."
    }
  }

  public func damaged(keptAs copy: String) -> String {
    "A file of Vane's was damaged and is kept as \(copy). Vane goes on with a new one."
  }

  public func historyNotKept(path: String) -> String {
    "The lines you type cannot be kept in \(path). They are forgotten when Vane ends."
  }

  func sentence(for error: ServiceError, triesAgain: Bool = false) -> String {
    switch error {
    case .noNetwork(let host):
      "There is no network to reach \(host). "
        + advice("Check the connection, then type refresh.", triesAgain)
    case .unknownHost(let host):
      "The name \(host) cannot be looked up. "
        + advice("Check the connection, then type refresh.", triesAgain)
    case .refused(let host):
      "\(host) refuses the connection. " + advice("Try again later with refresh.", triesAgain)
    case .connectionLost(let host):
      "The connection to \(host) was lost before the answer was complete. "
        + advice("Type refresh to try again.", triesAgain)
    case .untrusted(let host, let fault): certificateSentence(host, fault)
    case .timedOut(let host, let seconds):
      "\(host) gave no answer within \(whole(seconds)) s. "
        + advice("Type refresh to try again.", triesAgain)
    case .tooLarge(let host):
      "The answer of \(host) is too large and was not read. Try again later with refresh."
    case .status(let status, let host, let reason):
      closed("\(host) answered with error \(status)" + (reason.map { ": \($0)" } ?? ""))
        + " Try again later with refresh."
    case .limited(let service, nil):
      "\(serviceName(service)) answers no more requests for now: its limit is reached. Try again later."
    case .limited(let service, let until?):
      "\(serviceName(service)) answers no more requests: its limit is reached. It is free again at \(utc(until)) UTC."
    case .badAnswer(let service, let detail):
      "\(serviceName(service)) answered something that is not a weather report (\(detail)). Try again later with refresh."
    case .badWarnings(let service, let detail):
      "\(warningServiceName(service)) answered something that is no list of warnings (\(detail)). Try again later."
    case .noReport:
      "The weather service answered without a report for this place. Type refresh to try again."
    case .notCovered(let service): "\(serviceName(service)) has no weather for this place."
    case .noKey(let service, let setting):
      "\(serviceName(service)) wants a key. Put yours into the environment variable \(setting)."
    case .badKey(let service, let setting, let reason):
      closed(
        "\(serviceName(service)) does not accept the key in \(setting)"
          + (reason.map { ": \($0)" } ?? ""))
    case .badAddress(let setting, let value):
      "\(setting) is \"\(value)\": a base address looks like https://example.org, and http only for this machine."
    case .redirectLoop(let host):
      "\(host) sends Vane from one address to the next without end. Try again later with refresh."
    case .redirectedWithKey(let host):
      "\(host) sends Vane to another address, and your key must not go there. It was not sent on."
    case .badProxy(let setting, let value):
      "\(setting) is \"\(value)\": a proxy looks like http://proxy.example:3128 or socks5://proxy.example:1080."
    case .proxyRefused(let proxy, let host):
      "The proxy \(proxy) does not pass requests on to \(host). Look at https_proxy and no_proxy."
    case .proxyNeedsPassword(let proxy):
      "The proxy \(proxy) wants a name and a password, as in https_proxy=http://name:password@\(proxy)"
    case .badCertificates(let setting, let path):
      "\(setting) is \"\(path)\": no certificates could be read from that file. Correct the path or unset the variable."
    case .missingLibrary(let reason):
      "libcurl, which Vane needs to reach weather services, could not be loaded (\(reason)). Install the package libcurl4."
    case .cancelled: cancelled
    }
  }

  /// What the person can do, unless Vane does it.
  private func advice(_ advice: String, _ triesAgain: Bool) -> String {
    triesAgain ? "Vane tries again by itself when the network is back." : advice
  }

  private func certificateSentence(_ host: String, _ fault: CertificateFault) -> String {
    switch fault {
    case .expired:
      "\(host) cannot prove who it is: its certificate has expired. Nothing was sent. Is this machine's clock right?"
    case .notYetValid:
      "\(host) cannot prove who it is: its certificate is not valid yet. Nothing was sent. Is this machine's clock right?"
    case .selfSigned:
      "\(host) cannot prove who it is: it signed its certificate itself. Nothing was sent."
    case .otherHost:
      "\(host) cannot prove who it is: its certificate is for another host. Nothing was sent."
    case .unknown:
      "\(host) cannot prove who it is: its certificate is not valid. Nothing was sent."
    }
  }

  func sentence(for error: StorageError) -> String {
    switch error {
    case .system(.read, let path, let code): "\(path) cannot be read: \(reason(code))."
    case .system(.write, let path, let code):
      "\(path) cannot be written: \(reason(code)). What you changed is not kept."
    case .system(.createFolder, let path, let code):
      "The folder \(path) cannot be made: \(reason(code))."
    case .system(.lock, let path, let code): "\(path) cannot be locked: \(reason(code))."
    case .busy(let path, let seconds):
      "Another program has held \(path) for \(whole(seconds)) s. Try again."
    case .noHome:
      "HOME is not set, so nothing can be kept. Set HOME or XDG_CONFIG_HOME."
    case .foreign(let path):
      "\(path) is not Vane's, and is left alone. Move it away, and weather records can be kept."
    case .newer(let path):
      "\(path) was written by a newer Vane: it is read, and nothing is added to it."
    case .exists(let path):
      "\(path) is there already. Choose another name."
    }
  }

  /// A service's own words may end with a full stop or not.
  private func closed(_ text: String) -> String {
    text.last.map(".!?".contains) == true ? text : text + "."
  }

  func whole(_ seconds: Double) -> String {
    Int(exactly: seconds.rounded()).map { "\($0)" } ?? "–"
  }

  private func utc(_ date: Date) -> String {
    String(date.ISO8601Format().dropFirst(11).prefix(5))
  }

  func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
