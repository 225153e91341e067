import Clients
import Foundation
import Reports
import Testing

@testable import Gazetteer

/// The place that was meant: countries before namesakes, and names as they are spelled.
struct MeantPlaceTests {
  /// C2: each country and territory comes first under its name, but for those that are no place with weather, that have
  /// no town, or share their name with a larger place.
  @Test(arguments: [PlaceLanguage.english, .slovak])
  func countriesComeFirst(language: PlaceLanguage) throws {
    let locale = Locale(identifier: language.rawValue)
    // Without people, reserved for others than countries, or called like a larger city; and CN, which ICU calls by a part.
    let without = Set(
      "AQ BV HM UM GS TF IO QO CP CQ DG EA IC TA AC EU EZ UN CN NF".split(separator: " ").map(
        String.init))
    var wrong: [String] = []
    for region in Locale.Region.isoRegions where region.isISORegion {
      let code = region.identifier
      guard code.utf8.count == 2, !without.contains(code), !code.contains(where: \.isNumber),
        let name = locale.localizedString(forRegionCode: code), name != code
      else { continue }
      let scope = SearchScope(language: language)
      let first = try gazetteer.search(name, scope: scope).first?.place
      if first?.country != code { wrong.append("\(code) \(name): \(first?.name ?? "–")") }
    }
    #expect(wrong == [])
  }

  /// C2, by names that people type.
  @Test(
    arguments: [
      ("Grenada", "GD"), ("Cape Verde", "CV"), ("San Marino", "SM"), ("Palau", "PW"),
      ("Palestine", "PS"), ("Åland", "AX"), ("Saint Martin", "MF"), ("Saint Helena", "SH"),
      ("Pitcairn", "PN"), ("Saint Barthélemy", "BL"), ("Falklands", "FK"),
      ("Virgin Islands", "VI"), ("Republic of Ireland", "IE"), ("Northern Cyprus", "CY"),
      ("Somaliland", "SO"), ("Congo", "CD"),
    ])
  func aTerritoryIsMeantByItsName(name: String, country: String) throws {
    #expect(try gazetteer.search(name).first?.place.country == country)
  }

  /// C5 and C6: a spelling comes before what only resembles it.
  @Test(
    arguments: [
      ("Val-d'Or", "Val-d'Or"), ("Kaş", "Kaş"), ("Clear Lake", "Clear Lake"), ("Dubí", "Dubí"),
      ("Old Town", "Old Town"), ("Montral", "Montréal"), ("Bogota", "Bogotá"),
      ("Merida", "Mérida"), ("newyork", "New York City"), ("Bombay", "Mumbai"),
      ("Breslau", "Wrocław"), ("Vänern", "Vänern"), ("Marmolada", "Marmolada"),
      ("Budapešť", "Budapest"), ("Gro", "Gro"), ("Crater Lake", "Crater Lake"),
      ("Wengen", "Wengen"), ("Plitvice", "Plitvice Lakes"), ("Singapur", "Singapore"),
      ("Batavia", "Batavia"), ("New Amsterdam", "New Amsterdam"), ("Calcutta", "Kolkata"),
      ("Medina", "Madinah"), ("Santa Cruz", "Santa Cruz de la Sierra"), ("Roma", "Rome"),
      ("Šala", "Šaľa"), ("Zdár nad Sázavou", "Žďár nad Sázavou"),
      ("Meadows", "Meadows"), ("Barbara", "Barbara"), ("Var", "Var"), ("Bud", "Bud"),
      // Larger cities are called so in books.
      ("New Delhi", "New Delhi"), ("Canton", "Canton"),
      // A letter that is doubled, or isn't, is the likeliest slip.
      ("Hallstat", "Hallstatt"), ("Cincinatti", "Cincinnati"), ("Philipsburg", "Philipsburg"),
    ])
  func aSpellingComesFirst(text: String, name: String) throws {
    #expect(try gazetteer.search(text).first?.place.name == name)
  }

  /// The user's language names a larger place so.
  @Test(arguments: [
    ("Berlín", PlaceLanguage.slovak, "DE"), ("Malé", .english, "MV"), ("Turín", .slovak, "IT"),
    ("Florencia", .slovak, "IT"), ("León", .slovak, "NI"),
  ])
  func aNameInTheLanguageComesFirst(text: String, language: PlaceLanguage, country: String) throws {
    let found = try gazetteer.search(text, scope: SearchScope(language: language), limit: 1)
    #expect(found.first?.place.country == country)
  }

  /// C6: a name that is the beginning of another is none of its own.
  @Test func aRareNameIsOneAlsoWhereItIsPartOfAnother() throws {
    let levis = try #require(try gazetteer.search("Levi").first { $0.place.name == "Lévis" })
    #expect(levis.isNameRare)
  }

  /// C6: with other words it is a slip at most.
  @Test(arguments: ["St. Anton", "St Anton"]) func dividedWordsAreNoName(text: String) throws {
    let first = try #require(try gazetteer.search(text).first)
    #expect(!["Stanton", "Staunton"].contains(first.place.name) || first.likeness != .exact)
  }

  /// C1: no two landmarks lie at one point, and those that did lie where they are.
  @Test(
    arguments: [
      ("Gough Island", -40.32, -9.94), ("Macquarie Island", -54.62, 158.86),
      ("Diego Garcia", -7.31, 72.41), ("Rodrigues", -19.71, 63.43), ("Rockall", 57.6, -13.69),
      ("Cape May", 38.93, -74.91),
    ])
  func landmarksLieWhereTheyAre(name: String, latitude: Double, longitude: Double) throws {
    let found = try #require(try gazetteer.search(name).first { $0.place.name == name }?.place)
    let meant = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let distance = try #require(found.coordinate.distance(to: meant)?.in(.kilometers))
    #expect(distance < 20)
  }

  /// A region that has a town's own name is called as the town is, in whichever language it has a name.
  @Test(arguments: [
    ("tokyo", "Tokio", "Tokio"), ("nishi-tokyo-shi", "Nishi-Tokyo-shi", "Tokio"),
    ("okayama", "Okayama", "Okayama"), ("wien", "Viedeň", "Viedeň"),
    ("puebla in mx", "Puebla", "Puebla"), ("trnava", "Trnava", "Trnavský kraj"),
  ])
  func aRegionHasTheNameOfItsTown(text: String, name: String, region: String) throws {
    let found = try gazetteer.search(text, scope: SearchScope(language: .slovak)).first?.place
    #expect(found?.name == name)
    #expect(found?.region == region)
  }

  @Test func englishKeepsTheNamesOfRegions() throws {
    #expect(try gazetteer.search("tokyo").first?.place.region == "Tokyo")
    #expect(try gazetteer.search("vienna").first?.place.region == "Vienna")
  }
}
