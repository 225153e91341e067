import Analysis
import Phrases
import Reports
import Testing

struct SlovakGrammarTests {
  private let slovak = Slovak()

  @Test(arguments: [
    (2, "z"), (4, "zo"), (5, "z"), (16, "zo"), (20, "z"), (47, "zo"), (80, "z"), (100, "zo"),
    (200, "z"), (1000, "z"), (1500, "z"), (4000, "zo"),
  ])
  func prepositionIsAsTheNumberIsSaid(number: Int, preposition: String) {
    #expect(Slovak().from(number) == preposition)
  }

  /// Names stay in the nominative, behind a noun that has the case.
  @Test func namesStandBehindANoun() {
    #expect(
      slovak.notCovered("Teplota mora", at: "Bratislava")
        == "Teplota mora: pre miesto Bratislava nie sú údaje.")
    #expect(slovak.kind(.country) == "krajina")
  }

  @Test(arguments: [
    (["5"], "V tomto riadku sa nedá použiť „5“."),
    (["5", "7"], "V tomto riadku sa nedajú použiť „5“ a „7“."),
  ])
  func saysWhichWordsAreLost(words: [String], sentence: String) {
    let offer = Offer("", "hours", lost: words, mayBePlace: false)
    #expect(slovak.sentence(for: .offer(offer)) == sentence + " Mysleli ste „hours“?")
  }

  @Test(arguments: [(1, "po 1 hodine"), (3, "po 3 hodinách")])
  func saysTheStepsOfAnEnsemble(step: Int, words: String) {
    #expect(slovak.ensemble("X", members: 51, steps: [step]).hasSuffix("z krokov \(words)."))
  }

  @Test(arguments: [
    (0.0, "načítané práve teraz"), (90, "načítané pred 1 min"), (7200, "načítané pred 2 h"),
    (129_600, "načítané pred 2 dňami"), (864_000, "načítané pred 10 dňami"),
    (86_400_000, "načítané dávno"), (.infinity, "načítané dávno"), (.nan, "načítané dávno"),
  ])
  func saysHowOldAReportIs(seconds: Double, sentence: String) {
    #expect(slovak.fetched(secondsAgo: seconds) == sentence)
  }

  @Test(arguments: [
    ("2026-11-21", "sobota 21. novembra 2026"), ("2026-01-01", "štvrtok 1. januára 2026"),
    ("2026-05-04", "pondelok 4. mája 2026"), ("2026-12-31", "štvrtok 31. decembra 2026"),
  ])
  func writesDatesInFull(text: String, date: String) throws {
    #expect(slovak.longDate(try #require(CalendarDay(text))) == date)
  }

  @Test func namesDaysAndDirections() {
    #expect((0..<7).map(slovak.weekday) == ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"])
    #expect((0..<8).map(slovak.compassPoint) == ["S", "SV", "V", "JV", "J", "JZ", "Z", "SZ"])
    #expect(CalendarDay("2026-11-21").map(slovak.day) == "So 21.")
  }

  @Test(arguments: [
    ("SK", "Slovensko"), ("CZ", "Česko"), ("DE", "Nemecko"), ("AT", "Rakúsko"),
    ("HU", "Maďarsko"), ("GB", "Spojené kráľovstvo"), ("US", "Spojené štáty americké"),
    ("CN", "Čína"),
  ])
  func namesCountries(code: String, name: String) {
    #expect(slovak.countries.first { $0.code == code }?.name == name)
    #expect(slovak.countryCode(of: name) == code)
  }

  @Test(
    arguments: [
      ("Spojené štáty", "US"), ("Côte d’Ivoire", "CI"), ("pobrezie slonoviny", "CI"),
      ("Konžská republika", "CG"), ("Makao", "MO"), ("Macao", "MO"), ("Turkey", "TR"),
      ("Slovakia", "SK"), ("USA", "US"), ("nemecko", "DE"), ("Atlantida", nil),
    ] as [(String, String?)])
  func understandsOtherNames(name: String, code: String?) {
    #expect(slovak.countryCode(of: name) == code)
  }

  @Test(arguments: [
    (1, "1 požiadavku"), (3, "3 požiadavky"), (1200, "1\u{202F}200 požiadaviek"),
  ])
  func countsRequests(count: Int, offer: String) {
    #expect(
      slovak.climateOffer(for: "Oslo", calls: count, since: nil).contains(
        "asi \(offer) na Open-Meteo"))
  }

  @Test func agreesWithTheKindOfPrecipitation() {
    #expect(slovak.begins(.rain, at: "15:00", isLikely: false) == "dážď? 15:00")
    #expect(slovak.lasts(.snow, until: "18:00", isLikely: false) == "sneženie? do 18:00")
  }

  /// Č comes after C, Š after S, and Ch after H.
  @Test func listsCountriesInTheOrderOfTheAlphabet() {
    let names = slovak.countries.map(\.name)
    #expect(names.count == 250)
    #expect(names.first == "Afganistan")
    let order = [
      "Cyprus", "Čad", "Dánsko", "Honduras", "Chorvátsko", "India", "Slovensko", "Španielsko",
    ]
    #expect(names.filter(order.contains) == order)
  }

  @Test(arguments: [0, 1, 2, 3, 45, 48, 51, 61, 63, 65, 71, 77, 80, 86, 95, 96, 99, 12])
  func hasAWordForTheWeather(code: Int) {
    let code = WeatherCode(rawValue: code)
    #expect(slovak.condition(code) != English().condition(code))
    // It fits into the columns, which are as wide as for English.
    #expect((1...24).contains(slovak.condition(code).count))
  }
}
