import Clients
import Gazetteer
import Reports
import Testing

struct RegionNameTests {
  /// A region that has a town's own name is called as the town is, in whichever language it has a name.
  @Test(arguments: [
    ("tokyo", "Tokio", "Tokio"), ("nishi-tokyo-shi", "Nishi-Tokyo-shi", "Tokio"),
    ("okayama", "Okayama", "Okayama"), ("wien", "Viedeň", "Viedeň"),
    ("puebla in mx", "Puebla", "Puebla"), ("trnava", "Trnava", "Trnavský kraj"),
  ])
  func isThatOfItsTown(text: String, name: String, region: String) throws {
    let found = try gazetteer.search(text, scope: SearchScope(language: .slovak)).first?.place
    #expect(found?.name == name)
    #expect(found?.region == region)
  }

  @Test func englishKeepsItsNames() throws {
    #expect(try gazetteer.search("tokyo").first?.place.region == "Tokyo")
    #expect(try gazetteer.search("vienna").first?.place.region == "Vienna")
  }
}
