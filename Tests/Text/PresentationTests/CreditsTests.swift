import Foundation
import Phrases
@testable import Presentation
import Reports
import Testing

struct CreditsTests {
  /// The page of each provider that pages name stands in full with the version.
  @Test(arguments: Language.allCases) func theVersionNamesEveryProvider(language: Language) throws {
    let text = language.phrases.lines(of: .version).joined(separator: "\n")
    let credits =
      [Service.openMeteo, .metNorway, .openWeather].flatMap(SourceCredit.report)
      + WarningService.allCases.compactMap(SourceCredit.warnings)
      + NowcastService.allCases.flatMap(SourceCredit.minutes)
      + [RadarService.brightSky, .libreWXR].flatMap(SourceCredit.radar)
      + SourceCredit.air(.openMeteo) + [.reanalysis, .station]
    #expect(credits.count > 20)
    for credit in credits {
      let host = try #require(URL(string: credit.link)?.host())
      #expect(text.contains("https://\(host)/"), "\(credit.name)")
    }
  }
}
