import Analysis
import Clients
import CommandKit
import Documents
import Foundation
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Shows and changes settings.
@MainActor struct SettingsPresenter {
  let context: CommandContext
  let world: World
  /// Called when another service is chosen.
  let forgetReports: @MainActor @Sendable () -> Void

  private var phrases: any SettingsPhrases { context.phrases.settings }
  private var settings: SettingsClient { world.settings }

  /// Shows the home, or fixes it first.
  func home(_ text: String) async throws(Failure) {
    guard let setting = Setting.named(CommandName.home.rawValue) else { return }
    let name = world.namer(context.words)
    let old = (try? settings.home()).flatMap(\.self).map(name)
    let unsaved = text.isEmpty ? nil : try set(setting, to: await located(text))
    let place = try Failure.wrapping(storage: settings.home()).map(name)
    context.screen.show(
      Answer(
        place.map { phrases.home(is: $0.title) }
          ?? old.map { phrases.homeIsNoLonger($0.title) } ?? phrases.noHome,
        document: ["place": place?.json ?? .null]))
    if let unsaved { throw unsaved }
  }

  /// The position of the user for the word that means it, of `this` place, and of a row of the list on the screen.
  private func located(_ text: String) async throws(Failure) -> String {
    let known: PlaceReference? =
      text.lowercased() == "this" ? .atHand : Arguments.number(text).map { .row($0) }
    let row = known.flatMap { try? context.places.place($0) }
    let here = context.places.isHere(text) ? try await context.places.here().place : nil
    guard let place = row ?? here else { return text }
    return "\(place.coordinate.latitude),\(place.coordinate.longitude)"
  }

  func set(_ words: [String]) async throws(Failure) {
    guard let name = words.first else { return try show(Setting.all) }
    guard let setting = Setting.named(name) else {
      throw .unknownSetting(name, meant: Setting.line(for: words))
    }
    guard words.count > 1 else { return try show([setting]) }
    // `set wind to knots`
    let isSaid = words.count > 2 && Language.typed.untilWords.contains(words[1].folded)
    let value = Arguments(Array(words.dropFirst(isSaid ? 2 : 1)))
    // A shell has read the quotes already.
    let line = context.runMode.isOneCommand ? value.shellLine : value.line
    let isHome = setting.name == CommandName.home.rawValue
    let text = isHome ? try await located(value.text) : value.text
    let unsaved = try set(setting, to: setting.kind == .program ? line : text)
    // What was saved and isn't so now is held by a flag.
    let isHeld = unsaved == nil && settings.ofRun()[setting.name] != nil
    let note = isHeld ? phrases.sampleStays : note(on: setting)
    let (said, reading) = setting.isOfStation ? try await tryStation() : ([], nil)
    show([setting], notes: (note.map { [$0] } ?? []) + said, isChanged: true, reading: reading)
    if let unsaved { throw unsaved }
  }

  /// Asks the user's own station at once: what it says, or why it doesn't.
  private func tryStation() async throws(Failure) -> ([String], JSONValue?) {
    guard world.station.isSet() else { return ([], nil) }
    context.screen.wait(phrases.asking)
    defer { context.screen.wait(nil) }
    do throws(ServiceError) {
      guard let reading = try await world.station.ask() else { return ([], nil) }
      let sentences = context.words.observations.sentences(on: reading)
      return (sentences, reading.json(sentences))
    } catch {
      let failure = Failure.service(error)
      if error == .cancelled { throw failure }
      return ([phrases.sentence(for: failure)], nil)
    }
  }

  /// `country`, which is both the setting of that name and the list of its values.
  func country(_ text: String) throws(Failure) {
    let countries = phrases.countries
    let isKnown = text.lowercased() == "off" || phrases.countryCode(of: text) != nil
    guard isKnown, let setting = Setting.named(CommandName.country.rawValue) else {
      return try list(countries, matching: text)
    }
    let unsaved = try set(setting, to: text)
    let code = settings.string(setting.name)
    let name = countries.first { $0.code == code }?.name
    context.screen.show(
      Answer(
        name.map(phrases.onlyIn) ?? phrases.everywhere,
        document: ["country": .optional(code)]))
    if let unsaved { throw unsaved }
  }

  /// Sets it at least for this run; returns why it couldn't be saved.
  private func set(_ setting: Setting, to text: String) throws(Failure) -> Failure? {
    let takesBack =
      text.lowercased() == "off" && !setting.choices.dropFirst().contains("off")
    let new = takesBack ? nil : try stored(text, for: setting)
    var changes = [(setting.name, new)]
    if setting.name == ModelChoice.setting {
      changes.append((ModelChoice.changed, "\(context.now().timeIntervalSince1970)"))
    }
    // A new order of sources asks again for permission to send anything.
    if setting.name == PositionSource.order { changes.append((PositionSource.permission, nil)) }
    // So does another server of roads.
    if setting.name == RoadServer.setting { changes.append((RoadClient.permission, nil)) }
    let (old, ofRun) = (try? settings.all(), settings.ofRun())
    var unsaved: Failure?
    for (name, value) in changes {
      do { try settings.set(name, value) } catch { unsaved = .storage(error) }
    }
    let isOfReports =
      ["service", ModelChoice.setting].contains(setting.name) || setting.isOfStation
    if isOfReports { forgetReports() }
    if unsaved == nil, let old, old[setting.name] != new || ofRun[setting.name] != nil {
      context.screen.remember(
        Undoable(of: setting.name, context.phrases) { [settings] () throws(Failure) in
          try Failure.wrapping(storage: settings.all())[setting.name] == new
        } undo: { [context, settings, forgetReports] () throws(Failure) in
          for (name, _) in changes {
            try Failure.wrapping(storage: settings.set(name, old[name]))
            // A flag's holds again.
            if let value = ofRun[name] { settings.hold(name, value) }
          }
          if isOfReports { forgetReports() }
          return context.phrases.settings.takenBack(setting.name)
        })
    }
    return unsaved
  }

  /// The form in which a value is kept.
  private func stored(_ text: String, for setting: Setting) throws(Failure) -> String? {
    switch setting.kind {
    case .choice(let values, _):
      // A unit may be typed without its capitals.
      let typed = [
        text.lowercased(), UnitChoice.synonyms[text.lowercased()],
        Lexicon.shared.value(of: text, for: setting.name),
      ]
      guard let value = values.first(where: { typed.contains($0.lowercased()) }) else {
        // `units fahrenheit`
        guard let line = Setting.line(for: [setting.name, text]) else {
          throw badValue(text, setting)
        }
        throw .offer(Offer("set \(setting.name) \(text)", line, doubt: .setting, mayBePlace: false))
      }
      if hasNoEffect(setting, value) {
        throw .own(OwnFailure { $0.settings.noTwelveHours ?? "" })
      }
      return value
    case .country: return try code(text)
    case .address, .roadServer:
      let isValid =
        setting.kind == .address ? ServerAddress(text) != nil : RoadServer(text) != nil
      guard isValid else {
        throw .service(.badAddress(setting: setting.name, value: ServerAddress.shown(text)))
      }
      return text
    case .contact: return try checked(text, ContactAddress(text) != nil, setting)
    case .countryColors: return try countryColors(text, setting)
    case .station:
      let source: StationSource?
      do { source = try StationSource(text) } catch { throw .service(.station(error)) }
      return try checked(source?.text ?? text, source != nil, setting)
    case .stationPaths: return try stationPaths(text, setting)
    case .countries:
      return try codes(text).joined(separator: ",")
    case .number(let range, _, _):
      guard let number = Arguments.number(text), range.contains(number) else {
        throw badValue(text, setting)
      }
      return "\(number)"
    case .place:
      let point = try context.places.place(spoken: text, .everywhere).coordinate.rounded(to: 5)
      return "\(point.latitude),\(point.longitude)"
    case .program: return text
    case .panel: return try checked(text, SunPanel(text) != nil, setting)
    case .quietHours: return try checked(text, QuietHours(text) != nil, setting)
    case .comfort: return try checked(text, ComfortRange(text) != nil, setting)
    case .sources:
      if text.lowercased() == PositionSource.off { return PositionSource.off }
      guard let sources = PositionSource.list(text) else {
        throw badValue(text, setting)
      }
      return sources.map(\.rawValue).joined(separator: ",")
    }
  }

  /// The saved colors, changed by the countries and colors of the text: `SK=blue`, `Norway=off`.
  private func countryColors(_ text: String, _ setting: Setting) throws(Failure) -> String? {
    var countryColors = CountryColors(settings.string(setting.name))
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard halves.count == 2, try countryColors.give(halves[1].lowercased(), to: code(halves[0]))
      else { throw badValue(text, setting) }
    }
    return countryColors.text
  }

  /// The saved paths, changed by those of the text: `temperature=outdoor.t:C`, `wind=off`.
  private func stationPaths(_ text: String, _ setting: Setting) throws(Failure) -> String? {
    var paths = StationPaths(settings.string(setting.name))
    for part in text.split(separator: ",") where !paths.give(String(part)) {
      let name = part.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
      let isKnown = StationValue(rawValue: name.lowercased()) != nil
      let names = StationValue.allCases.map { $0.rawValue + "=" }
      throw .badValue(
        setting: setting.name, value: String(part),
        allowed: isKnown ? [allowed(setting)] : names)
    }
    return paths.text
  }

  /// The settings as far as they are known, and then why the others aren't.
  private func show(_ settings: [Setting]) throws(Failure) {
    let isOne = settings.count == 1
    if isOne { _ = try Failure.wrapping(storage: self.settings.all()) }
    let note = isOne ? note(on: settings[0]) : nil
    show(settings, notes: note.map { [$0] } ?? [])
    _ = try Failure.wrapping(storage: self.settings.all())
  }

  private func note(on setting: Setting) -> String? {
    switch setting.name {
    case ContactAddress.setting: phrases.contactIsSent
    case Language.setting: phrases.incompleteNote
    default: nil
    }
  }

  /// The settings, each with its possible values unless it was changed just now.
  private func show(
    _ settings: [Setting], notes: [String], isChanged: Bool = false, reading: JSONValue? = nil
  ) {
    let rows = settings.map { (setting: $0, value: self.settings.string($0.name)) }
    let mark = context.words.appearance().glyphs == .unicode ? "•" : "*"
    let groups = SettingGroup.allCases.compactMap { group -> SettingRows? in
      let own = rows.filter { $0.setting.group == group }
      guard !own.isEmpty else { return nil }
      return SettingRows(
        title: settings.count > 1 ? phrases.heading(of: group) : nil,
        rows: own.map { row in
          SettingRows.Row(
            mark: row.value == nil || settings.count == 1 ? " " : mark,
            name: row.setting.name, value: text(row.setting, row.value ?? row.setting.standard),
            allowed: isChanged ? "" : allowed(row.setting))
        })
    }
    let changed = phrases.changedSetting
    let members = rows.map { row in
      JSONValue.Member(name: row.setting.name, value: .string(row.value ?? row.setting.standard))
    }
    let said = reading.map { [JSONValue.Member(name: "reading", value: $0)] } ?? []
    let all = members + [.init(name: "settings", value: document(rows))] + said
    context.screen.show(
      Answer(document: .object(all)) { width in
        let indent = (groups.flatMap(\.rows).map(\.text.displayWidth).max() ?? 0) + 3
        return Page(
          lines: groups.flatMap { $0.lines(width: width, indent: indent) }
            + (settings.count > 1 ? WeatherLines.note(mark + " " + changed, width: width) : [])
            + notes.flatMap { WeatherLines.note($0, .plain, width: width) })
      })
  }

  /// `auto (c)`
  private func text(_ setting: Setting, _ value: String) -> String {
    let effective = effective(setting, value)
    return [
      value, setting.unit.map { phrases.unit($0, of: Int(value) ?? 0) },
      effective == value ? nil : "(\(effective))",
    ].compactMap(\.self).joined(separator: " ")
  }

  /// `1 to 60 s`, `e.g. SK, or off`, `on, off`
  private func allowed(_ setting: Setting) -> String {
    if case .number(let range, _, let unit) = setting.kind {
      return phrases.bounds(range.lowerBound, range.upperBound) + "\u{A0}"
        + phrases.unit(unit, of: range.upperBound)
    }
    return setting.isOpen
      ? phrases.exampleValues(setting.examples.dropLast(), or: setting.examples.last ?? "")
      : setting.examples.joined(separator: ", ")
  }

  private func checked(
    _ text: String, _ isValid: Bool, _ setting: Setting
  ) throws(Failure) -> String {
    guard isValid else { throw badValue(text, setting) }
    return text
  }

  private func badValue(_ text: String, _ setting: Setting) -> Failure {
    .badValue(setting: setting.name, value: text, allowed: [allowed(setting)])
  }

  /// Whether the language has nothing of this value.
  private func hasNoEffect(_ setting: Setting, _ value: String) -> Bool {
    setting.name == "clock" && value == ClockStyle.hours12.rawValue
      && phrases.noTwelveHours != nil
  }

  /// The value that `auto` resolves to, if known, and the clock of the language where it has no other.
  private func effective(_ setting: Setting, _ value: String) -> String {
    if hasNoEffect(setting, value) { return ClockStyle.hours24.rawValue }
    guard value == "auto" else { return value }
    switch setting.name {
    case Language.setting: return phrases.placeLanguage.rawValue
    case "units": return UnitSystem(country: context.runMode.country).rawValue
    default:
      return context.words.units().name(for: setting.name) ?? world.automatic(setting.name)
        ?? value
    }
  }

  private func document(_ rows: [(setting: Setting, value: String?)]) -> JSONValue {
    .array(
      rows.map { setting, value in
        let value = value ?? setting.standard
        var range: JSONValue = .null
        if case .number(let bounds, _, _) = setting.kind {
          range = .array([.int(bounds.lowerBound), .int(bounds.upperBound)])
        }
        return [
          "name": .string(setting.name), "value": .string(value),
          "effective": .string(effective(setting, value)),
          "allowed": .array(setting.examples.map(JSONValue.string)), "range": range,
          "unit": .optional(setting.unit?.rawValue),
        ]
      })
  }
}

extension SettingsPresenter {
  /// The countries whose name or code begins with the text, the preferred ones on top.
  func list(
    _ countries: [(code: String, name: String)], matching text: String
  ) throws(Failure) {
    let preferred =
      settings.searchPreferences(context.phrases.placeLanguage).scope.preferredCountries
    let fitting = countries.filter { Self.fits($0.name, text) || Self.fits($0.code, text) }
    guard !fitting.isEmpty else { throw .unknownCountry(text) }
    let ordered =
      preferred.compactMap { code in fitting.first { $0.code == code } }
      + fitting.filter { !preferred.contains($0.code) }
    let hint = context.phrases.settings.countryHint
    let document = ordered.map { country -> JSONValue in
      ["code": .string(country.code), "name": .string(country.name)]
    }
    let appearance = context.words.appearance()
    let chosen = settings.string(CommandName.country.rawValue)
    let mark = context.phrases.settings.chosenCountry
    context.screen.show(
      Answer(document: ["items": .array(document), "country": .optional(chosen)]) { width in
        let entries = ordered.map { country in
          let flag = appearance.flag(of: country.code)
          return Line(country.code, .accent) + "  " + Line(country.name)
            + (country.code == chosen ? Line("  " + mark, .match) : "")
            + (flag.isEmpty ? "" : Line("  " + flag))
        }
        return Page(lines: entries.inColumns(width: width) + WeatherLines.note(hint, width: width))
      })
  }

  func code(_ text: String) throws(Failure) -> String {
    guard let code = context.phrases.countryCode(of: text) else { throw .unknownCountry(text) }
    return code
  }

  /// The codes of countries with commas between, of which a name may have one itself.
  func codes(_ text: String) throws(Failure) -> [String] {
    var names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }[...]
    var codes: [String] = []
    while let first = names.first {
      let pair = names.prefix(2).joined(separator: ", ")
      let ofPair = names.count > 1 ? context.phrases.countryCode(of: pair) : nil
      if let ofPair { codes.append(ofPair) } else { codes.append(try code(first)) }
      names = names.dropFirst(ofPair == nil ? 1 : 2)
    }
    return codes
  }

  private static func fits(_ name: String, _ text: String) -> Bool {
    text.isEmpty
      || name.range(
        of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
