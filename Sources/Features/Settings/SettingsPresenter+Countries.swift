import CommandKit
import Documents
import Foundation
import Phrases
import TerminalText
import WeatherClients
import WeatherText

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
    let hint = context.phrases.countryHint
    let document = ordered.map { country -> JSONValue in
      ["code": .string(country.code), "name": .string(country.name)]
    }
    let appearance = context.words.appearance()
    let chosen = settings.string(CommandName.country.rawValue)
    let mark = context.phrases.chosenCountry
    context.screen.show(
      Answer(document: ["items": .array(document), "country": .optional(chosen)]) { width in
        let entries = ordered.map { country in
          let flag = appearance.flag(of: country.code)
          return Line(country.code, .accent) + "  " + Line(country.name)
            + (country.code == chosen ? Line("  " + mark, .match) : "")
            + (flag.isEmpty ? "" : Line("  " + flag))
        }
        return Page(
          lines: entries.inColumns(width: width) + WeatherLines.note(hint, width: width))
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
