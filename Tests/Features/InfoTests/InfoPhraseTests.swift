@testable import Info
@testable import Presentation
import ScreenTestSupport

struct InfoPhraseTests {
  /// The page of each provider that pages name stands in full with the version.
  @Test(arguments: Language.allCases) func theVersionNamesEveryProvider(language: Language) throws {
    let text = language.phrases.info.lines(of: .version).joined(separator: "\n")
    let credits =
      [Service.openMeteo, .metNorway, .openWeather].flatMap(SourceCredit.report)
      + WarningService.allCases.compactMap(SourceCredit.warnings)
      + [AskedService.geoSphere, .radar(.brightSky)].flatMap(SourceCredit.minutes)
      + [RadarService.brightSky, .libreWXR].flatMap(SourceCredit.radar)
      + SourceCredit.air(.openMeteo) + [.reanalysis, .station]
    #expect(credits.count > 20)
    for credit in credits {
      let host = try #require(URL(string: credit.link)?.host())
      #expect(text.contains("https://\(host)/"), "\(credit.name)")
    }
  }

  @Test(arguments: [HelpTopic.json, .csv]) func topicsAreSentences(topic: HelpTopic) {
    let lines = English().lines(of: topic)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.last == "." })
  }

  @Test(arguments: [
    (0.0, 60.0, "0 of 60 this minute"), (12.3, 3600, "13 of 60 this hour"),
    (1999.5, 86_400, "2,000 of 60 since 00:00 UTC"),
  ])
  func countsRequests(used: Double, period: Double, text: String) {
    #expect(
      English().used(
        used, of: RequestLimit(period: period, requests: 60),
        sinceDay: Date(timeIntervalSince1970: 0)) == text)
  }
}
