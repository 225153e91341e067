import Clients
import Foundation
import Reports

extension EnglishPhrases {
  /// ` of "favorites"`, for a list that isn't on the screen.
  private func list(of line: String?) -> String { line.map { " of \"\($0)\"" } ?? "" }

  public func sentence(for failure: Failure, triesAgain: Bool) -> String {
    switch failure {
    case .service(let error): sentence(for: error, triesAgain: triesAgain)
    case .storage(let error): sentence(for: error)
    case .gazetteer(let error): sentence(for: error)
    case .atlas(let error): sentence(for: error)
    case .usage(let command, not: nil):
      "Usage: "
        + [command.name.rawValue, usage(command)].filter { !$0.isEmpty }.joined(separator: " ")
    case .usage(let command, not: let word?): sentence(for: word, after: command)
    case .offer(let offer): sentence(for: offer)
    case .unread(let words):
      words.count == 1
        ? "\"\(words[0])\" isn't understood."
        : "\(list(words.map { "\"\($0)\"" })) aren't understood."
    case .noSuchWeather(let word, let name):
      "Vane has nothing called \"\(word)\". For a place of that name, type: \(asTyped("search \(name)"))"
    case .tooLarge(let name):
      "\(name) is too large for one forecast. Type one of its countries or places. "
        + "For a place of that name, type: \(asTyped("search \(name)"))"
    case .own(let failure): failure.sentence(self)
    case .unknownHelp(let typed):
      "Unknown command \"\(typed)\". Type \(asTyped("help")) for a list."
    case .ambiguous(let typed, let names):
      "\"\(typed)\" is ambiguous: \(names.map(\.rawValue).joined(separator: ", ")). Type more letters."
    case .notHere(let command, let there):
      "\"\(command.rawValue)\" isn't available on this screen. "
        + (there.map { "Type: \(asTyped($0))" } ?? "Type \(asTyped("help")) for a list.")
    case .emptyWord:
      "One of the words is empty. If it comes from a variable, check that it's set."
    case .unknownOption(let option):
      "Unknown option \(option). Type help or vane --help for a list."
    case .onlyNearNames(let text, let names):
      "No place is called \"\(text)\". Nearest: \(names.joined(separator: ", ")). "
        + "To choose one, type: search \(text)"
    case .placeNotFound(let text):
      "No place matches \"\(text)\". Try another spelling, or only the beginning of the name."
    case .postalCodeNotFound(let text):
      "No place found for the postal code \"\(text)\". Type the name of the place instead."
    case .placeNotFoundOffline(let text, let error):
      "\"\(text)\" isn't in the gazetteer and can't be looked up online: "
        + sentence(for: error, triesAgain: triesAgain)
    case .postalCodeNotFoundOffline(let text, _):
      "The postal code \"\(text)\" can't be looked up online, and isn't one of Europe or the US. "
        + "Type the name of the place instead."
    case .limited(let country, .placeNotFound(let text)):
      "No place in \(countryName(of: country) ?? country) matches \"\(text)\". "
        + "To search everywhere, type: \(asTyped("country off"))"
    case .limited(let country, .placeNotFoundOffline(let text, let error)):
      "The gazetteer has no \"\(text)\" in \(countryName(of: country) ?? country), "
        + "and it can't be looked up online: " + sentence(for: error, triesAgain: triesAgain)
        + " " + onlyIn(countryName(of: country) ?? country)
    case .limited(let country, let failure):
      sentence(for: failure, triesAgain: triesAgain) + " "
        + onlyIn(countryName(of: country) ?? country)
    case .unknownCountry(let text):
      "Unknown country \"\(text)\". Type \(asTyped("country")) for a list."
    case .unknownArea(let text):
      "\"\(text)\" isn't a country or region. Type \(asTyped("country")) for a list of countries."
    case .noRow(let row, 0, let line):
      "Row \(row) doesn't exist: the list\(list(of: line)) is empty."
    case .noRow(let row, let count, let line):
      "Row \(row) doesn't exist. The list\(list(of: line)) has "
        + (count == 1 ? "only one row." : "rows 1 to \(count).")
    case .rowOffMap(let row):
      "Row \(row) lies beyond this map, so it isn't listed. Type: \(asTyped("favorites"))"
    case .noPage(_, 1):
      "The list has only one page."
    case .noPage(let page, let count):
      "Page \(page) doesn't exist. The list has pages 1 to \(count)."
    case .noList where isInShell:
      "This run has no list. To open a place, type: \(asTyped("detail Oslo"))"
    case .noList:
      "No list to choose from yet. Type: \(asTyped("search Oslo"))"
    case .listGone(let line):
      "The list of \"\(line)\" isn't on the screen any more. Type: \(asTyped(line))"
    case .nothingSearched: nothingSearched
    case .noHome: noHome
    case .noPlace(let line):
      "No place is open. For row 1 of the last list, type: \(asTyped(line))"
    case .nothingToClear: "There is nothing to delete."
    case .goneAlready: "That row is no longer in the list."
    case .notKept(let command):
      "\"\(command.rawValue)\" works on your searches. Type \(asTyped("searches")) first."
    case .nothingToUndo:
      "There is nothing to undo."
    case .badCoordinate(let text):
      "\"\(text)\" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."
    case .needsYes(let command):
      "\"\(command.rawValue)\" needs confirmation, but input is not interactive. To allow it, use vane --yes."
    case .unknownSetting(let name, let meant):
      "Unknown setting \"\(name)\". "
        + (meant.map { "Did you mean \"\($0)\"?" } ?? "Type \(asTyped("set")) for a list.")
    case .badValue(let setting, let value, let allowed):
      "\(setting) can't be \"\(value)\". Allowed: \(allowed.joined(separator: ", "))."
    case .noValue(let flag):
      "\(flag.rawValue) requires a value: \(flag.rawValue) \(placeholder(flag) ?? ""). Type vane --help for a list."
    case .exclusive(let one, let other):
      "\(one.rawValue) and \(other.rawValue) can't be combined."
    case .noField(let name, let parent, let known):
      (parent.isEmpty ? "The answer" : "\"\(parent)\"") + " has no field \"\(name)\""
        + (known.isEmpty ? "." : ". It has: \(known.joined(separator: ", ")).")
    case .cutField(let path):
      "Only the whole answer has the field \"\(path)\". To get it, add --json=full."
    case .dayNotCovered(let day, let covered): dayNotCovered(day, by: covered)
    case .badDate(let text):
      "\"\(text)\" isn't a valid date. Write it as 24.11. or 2026-11-24."
    case .noMan(let path):
      "Showing the manual takes man, which isn't installed. The manual is at \(path). For the commands, type: vane help"
    case .noPanel: "Describe your panel first. Type: \(asTyped("set panel 5kWp 35 180"))"
    case .badSize(let text):
      "--size can't be \"\(text)\". Write columns x rows, each from 1 to 1000, such as 80x24."
    case .needsKeys(.play):
      "\"play\" requires an interactive terminal. For the next hour, type: \(asTyped("hour +1"))"
    case .needsKeys(let command):
      "\"\(command.rawValue)\" requires an interactive terminal. Type left, right, up, down, in or out instead."
    case .position([]):
      "Location is off. To turn it on, type: \(asTyped("set location gpsd,home,timezone"))"
    case .position(let refusals): noPosition(refusals)
    case .placeFile(let error): sentence(for: error)
    case .nothingToImport(let path): "\(path) contains no readable places."
    case .noWarningService(let country): noWarningService(for: country)
    case .warningsAreLate: "Official warnings have not arrived yet. Type: \(asTyped("warnings"))"
    case .fieldsNotAsked(let points, let calls):
      fieldsNotAsked(points: points, calls: calls) + " To allow it, use vane --yes."
    case .hoursNotCovered(let hours): "\(hours): the forecast has none of these hours."
    case .hoursOver(let hours): "\(hours): these hours are over."
    case .hourNotCovered(let first, let last): hourNotCovered(first: first, last: last)
    case .badHour(let text): "\"\(text)\" isn't an hour. Write now, +3, 15:00 or fri 15:00."
    case .neverTrue(let question):
      "\"\(question)\" has never been measured on Earth. Choose another limit."
    case .pastQuestion(let question):
      "\"\(question)\" is about a day that is over. Choose today or later."
    case .longQuestion(let question, let most):
      "\"\(question)\" can't be looked for. Choose from 1h to \(most)h."
    case .nothingToExport: "There are no favorites or pins to export."
    }
  }

  public func damaged(copy: String) -> String {
    "A file that Vane can't make sense of was renamed to \(copy). Vane started a new one."
  }

  public func linkedArchive(copy: String) -> String {
    "Vane doesn't follow a link to its archive: the link was renamed to \(copy), and Vane started a new archive. "
      + "To move the archive, set XDG_DATA_HOME."
  }

  public func lockedArchive(path: String) -> String {
    "Another program has locked \(path). Until it is released, Vane neither reads nor saves reports."
  }

  public func historyNotSaved(path: String) -> String {
    "The command history can't be saved to \(path). It will be lost when Vane exits."
  }

  func sentence(for error: StorageError) -> String {
    switch error {
    case .system(.read, let path, let code): "\(path) can't be read: \(reason(code))."
    case .system(.write, let path, let code):
      "\(path) can't be written: \(reason(code)). Nothing was saved."
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

  public func readAs(_ line: String) -> String { "Read as: \(line)" }

  private func sentence(for word: String, after command: CommandUsage) -> String {
    let argument = command.arguments.first?.required
    return argument == .quantity
      ? "\"\(word)\" isn't a quantity. Allowed: \(allowed(.quantity)). To read about them, type: "
        + asTyped("help quantities")
      : "\"\(word)\" isn't valid after \(command.name.rawValue). Allowed: \(argument.map(allowed) ?? "")."
  }

  func sentence(for offer: Offer) -> String {
    let reason =
      if !offer.lost.isEmpty {
        "\(list(offer.lost.map { "\"\($0)\"" })) can't be part of this line."
      } else if offer.doubt == .setting, offer.lines.count > 1 {
        "A unit is a setting, for every place."
      } else if offer.typed.contains(" ") {
        "This line isn't understood."
      } else {
        "\"\(offer.typed)\" isn't understood."
      }
    let lines = offer.lines.map { "\"\($0)\"" }.joined(separator: " or ")
    return "\(reason) Did you mean \(lines)?"
      + (offer.mayBePlace
        ? " For a place of that name, type: \(asTyped("search \(offer.typed)"))" : "")
  }

  public func onlyInThisAnswer(_ line: String) -> String {
    "In this answer only. For all, type: \(asTyped(line))"
  }
}
