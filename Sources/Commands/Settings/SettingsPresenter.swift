import Foundation
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

/// Shows and changes settings.
@MainActor struct SettingsPresenter {
  let context: CommandContext
  let settings: SettingsClient
  let gazetteer: GazetteerClient
  /// Names a position.
  let name: @Sendable (Coordinate) -> Place
  /// Another service is asked from now on.
  let forgetReports: @MainActor @Sendable () -> Void

  private var phrases: any Phrases { context.phrases }

  /// Shows the home, or fixes it first.
  func home(_ text: String) throws(Failure) {
    guard let setting = Setting.named(CommandName.home.rawValue) else { return }
    if !text.isEmpty { try set(setting, to: text) }
    let place = try Failure.wrapping(settings.home).map(name)
    context.screen.show(
      Answer(
        place.map { phrases.home(is: $0.title) } ?? phrases.noHome,
        document: ["place": place?.json ?? .null]))
  }

  func set(_ words: [String]) throws(Failure) {
    guard let name = words.first else { return try show(Setting.all) }
    guard let setting = Setting.named(name) else { throw .unknownSetting(name) }
    if words.count > 1 { try set(setting, to: Arguments(Array(words.dropFirst())).text) }
    try show([setting])
  }

  /// `country`, which is the setting of that name and a list of what it can be.
  func country(_ text: String) throws(Failure) {
    let countries = phrases.countries
    let isKnown = text.lowercased() == "off" || phrases.countryCode(of: text) != nil
    guard isKnown, let setting = Setting.named(CommandName.country.rawValue) else {
      return try list(countries, matching: text)
    }
    try set(setting, to: text)
    let code = try value(of: setting)
    let name = countries.first { $0.code == code }?.name
    context.screen.show(
      Answer(
        name.map(phrases.onlyIn) ?? phrases.everywhere,
        document: ["country": .optional(code)]))
  }

  func set(_ setting: Setting, to text: String) throws(Failure) {
    let takesBack = text.lowercased() == "off" && !setting.choices.dropFirst().contains("off")
    let new = takesBack ? nil : try stored(text, for: setting)
    try Failure.wrapping { () throws(StorageError) in try settings.set(setting.name, new) }
    if setting.name == "service" { forgetReports() }
    // Who says anew whom to ask is asked anew for what leaves the machine.
    if setting.name == PositionSource.order {
      try Failure.wrapping { () throws(StorageError) in
        try settings.set(PositionSource.permission, nil)
      }
    }
  }

  /// The form in which a value is kept.
  private func stored(_ text: String, for setting: Setting) throws(Failure) -> String? {
    switch setting.kind {
    case .choice(let values, _):
      // A unit has capitals that nobody need type.
      guard let value = values.first(where: { $0.lowercased() == text.lowercased() }) else {
        throw .badValue(setting: setting.name, value: text, allowed: values)
      }
      return value
    case .country: return try code(text)
    case .address:
      guard ServerAddress(text) != nil else {
        throw .service(.badAddress(setting: setting.name, value: text))
      }
      return text
    case .contact:
      guard ContactAddress(text) != nil else {
        throw .badValue(
          setting: setting.name, value: text,
          allowed: ["me@example.org", "https://example.org", "off"])
      }
      return text
    case .countryColors: return try countryColors(text, setting)
    case .countries:
      let names = text.split(separator: ",", omittingEmptySubsequences: false)
      return try names.map { name throws(Failure) in
        try code(name.trimmingCharacters(in: .whitespaces))
      }.joined(separator: ",")
    case .number(let range, _):
      guard let number = Arguments.number(text), range.contains(number) else {
        throw .badValue(
          setting: setting.name, value: text,
          allowed: [phrases.bounds(range.lowerBound, range.upperBound)])
      }
      return "\(number)"
    case .place:
      let point = try position(of: text).rounded(to: 5)
      return "\(point.latitude),\(point.longitude)"
    case .sources:
      guard let sources = PositionSource.list(text) else {
        throw .badValue(
          setting: setting.name, value: text, allowed: PositionSource.allCases.map(\.rawValue))
      }
      return sources.map(\.rawValue).joined(separator: ",")
    }
  }

  /// What is kept, with the countries and colours of the text: `SK=blue`, `Norway=off`.
  private func countryColors(_ text: String, _ setting: Setting) throws(Failure) -> String? {
    var countryColors = CountryColors(try value(of: setting))
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard halves.count == 2, try countryColors.give(halves[1].lowercased(), to: code(halves[0]))
      else {
        let allowed = CountryColors.colors.map { "SK=\($0.name)" } + ["SK=off", "off"]
        throw .badValue(setting: setting.name, value: text, allowed: allowed)
      }
    }
    return countryColors.text
  }

  /// A position, or the place of a name in whatever country it lies.
  private func position(of name: String) throws(Failure) -> Coordinate {
    if let point = CoordinateText(name, expectsPoint: true)?.coordinate { return point }
    let matches = try Failure.wrapping { () throws(GazetteerError) in
      try gazetteer.search(name, SearchScope(language: phrases.placeLanguage), 1)
    }
    guard let match = matches.first, match.quality != .typo else { throw .placeNotFound(name) }
    return match.place.coordinate
  }

  private func code(_ text: String) throws(Failure) -> String {
    guard let code = phrases.countryCode(of: text) else { throw .unknownCountry(text) }
    return code
  }

  private func value(of setting: Setting) throws(Failure) -> String? {
    try Failure.wrapping { () throws(StorageError) in try settings.value(setting.name) }
  }

  private func show(_ settings: [Setting]) throws(Failure) {
    let rows = try settings.map { setting throws(Failure) in
      (setting: setting, value: try value(of: setting))
    }
    var lines = rows.map { row in
      phrases.setting(row.setting.name, is: row.value ?? row.setting.standard)
    }
    if settings.map(\.kind) == [.contact] { lines.append(phrases.contactIsSent) }
    let members = rows.map { row in
      JSONValue.Member(name: row.setting.name, value: .string(row.value ?? row.setting.standard))
    }
    context.screen.show(Answer(sentences: lines, document: .object(members)))
  }
}
