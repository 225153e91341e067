@testable import MapPin
import ScreenTestSupport

struct MapPinPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test(
    arguments: [
      ([1], "Skipped: row 1 (no position)."),
      ([1, 2], "Skipped: row 1 (no position) and row 2 (no position)."),
      (
        Array(1...7),
        "Skipped: row 1 (no position), row 2 (no position), row 3 (no position), row 4 (no position), row 5 (no position) and 2 more."
      ),
    ] as [([Int], String)])
  func namesTheRowsThatWereNotRead(rows: [Int], sentence: String) {
    #expect(english.notImported(rows.map { RejectedRow(row: $0, reason: .noPosition) }) == sentence)
  }

  @Test func countsPlaces() {
    #expect(
      english.imported(PlaceCounts(favorites: 1, pins: 0), present: 0, repeated: 0)
        == "Added 1 favorite.")
    #expect(
      english.imported(PlaceCounts(favorites: 2, pins: 1), present: 1, repeated: 0)
        == "Added 2 favorites and 1 pin. 1 was already there.")
    #expect(
      english.imported(PlaceCounts(favorites: 0, pins: 0), present: 3, repeated: 0)
        == "Nothing was added. 3 were already there.")
  }

  /// Rain is on a side of the place, and moves towards another.
  @Test func rainIsOnASide() {
    let said = { (phrases: any MapPinPhrases) in
      phrases.rainAhead(
        distance: "20\u{A0}km", direction: 5, speed: "30\u{A0}km/h", towards: 2, wait: nil,
        isForecast: false)
    }
    #expect(
      said(english)
        == "Precipitation 20\u{A0}km to the southwest, moving at 30\u{A0}km/h to the east.")
    #expect(
      said(slovak)
        == "Zrážky 20\u{A0}km juhozápadne, postupujú rýchlosťou 30\u{A0}km/h na východ.")
  }

  @Test(arguments: [
    (1, "1 bezplatnú požiadavku"), (3, "3 bezplatné požiadavky"),
    (1200, "1\u{202F}200 bezplatných požiadaviek"),
  ])
  func countsRequests(count: Int, question: String) {
    #expect(
      slovak.confirmFields(points: 5, calls: count, service: "Open-Meteo").contains(
        "Stojí to \(question) na Open-Meteo"))
  }
}
