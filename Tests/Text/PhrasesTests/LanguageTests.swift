import Clients
import Phrases
import Quantities
import Testing

struct LanguageTests {
  @Test(
    arguments: [
      ([:], .english), (["LANG": "sk_SK.UTF-8"], .slovak), (["LANG": "sk"], .slovak),
      (["LANG": "SK_sk"], .slovak), (["LANG": "sk.UTF-8"], .slovak),
      (["LANG": "sk_SK@euro"], .slovak), (["LANG": "sk-SK"], .slovak),
      // The first that is not empty
      (["LC_ALL": "sk_SK.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C"], .slovak),
      (["LC_ALL": "C", "LC_MESSAGES": "sk_SK", "LANG": "sk_SK"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "sk_SK", "LANG": "en_US"], .slovak),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "sk_SK"], .slovak),
      (["LC_MESSAGES": "de_DE", "LANG": "sk_SK"], .english),
      (["LC_CTYPE": "sk_SK.UTF-8"], .english),
      // None of ours, and none at all
      (["LANG": "C"], .english), (["LANG": "C.UTF-8"], .english), (["LANG": "POSIX"], .english),
      (["LANG": "cs_CZ.UTF-8"], .english), (["LANG": "skr_PK"], .english),
      (["LANG": "s"], .english),
      (["LANG": ""], .english), (["LANG": "_SK"], .english), (["LANG": " sk"], .english),
    ] as [([String: String], Language)])
  func isThatOfTheEnvironment(environment: [String: String], language: Language) {
    #expect(Language(setting: nil, environment: environment) == language)
    #expect(Language(setting: "auto", environment: environment) == language)
    // Another version may have written this code
    #expect(Language(setting: "eo", environment: environment) == language)
  }

  /// Texts of services in a language that Vane doesn't have are shown unchanged.
  @Test(
    arguments: [
      (nil, "de_DE.UTF-8", "de"), ("auto", "nb_NO", "nb"), ("en", "de_DE", "en"),
      ("sk", "C", "sk"), (nil, "C.UTF-8", nil), (nil, "POSIX", nil), (nil, "", nil),
    ] as [(String?, String, String?)])
  func isReadWhereNoneIsSet(setting: String?, locale: String, code: String?) {
    #expect(Language.read(setting: setting, environment: ["LANG": locale]) == code)
  }

  @Test(arguments: Language.allCases) func isTheOneThatWasSet(language: Language) {
    let setting = language.rawValue
    #expect(Language(setting: setting, environment: ["LANG": "sk_SK.UTF-8"]) == language)
    #expect(Language(setting: setting, environment: ["LANG": "en_GB.UTF-8"]) == language)
    #expect(language.phrases.localeIdentifier.hasPrefix(setting))
    #expect(language.phrases.placeLanguage.rawValue == setting)
  }

  @Test(
    arguments: [
      ("1,234.5 km", "1\u{202F}234,5 km"), ("−0.4", "−0,4"), ("–", "–"), ("7 °C", "7 °C"),
      ("10,733,276", "10\u{202F}733\u{202F}276"), ("", ""),
    ])
  func figuresAreWrittenItsWay(figure: String, slovak: String) {
    #expect(English().figure(figure) == figure)
    #expect(Slovak().figure(figure) == slovak)
  }

  /// Each row of the table of quantities has its name, and no name is left over.
  @Test(arguments: Language.allCases) func namesEveryQuantity(language: Language) {
    let names = language.phrases.quantityNames
    #expect(Set(names.keys) == Set(WeatherQuantity.all.map(\.name)))
    #expect(Set(names.values).count == names.count)
    for (row, name) in names {
      #expect(!name.isEmpty && name.first?.isUppercase == true, "\(row)")
    }
  }
}
