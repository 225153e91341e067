import Clients
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText
import TestSupport
import Testing
import WarningWords
import WarningServices
import Warnings

/// Warnings that name ground which isn't known: D2.
struct UnplacedTests {
  private static let answers = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Answers/")

  // D2: an empty polygon beside a code without ground is for somewhere in the country.
  @Test func areOneDimLineAtTheEnd() async throws {
    let found = try await Recorded(
      name: "israel", place: Recorded.place("Haifa", "IL", "", 32.81, 34.99, "Asia/Jerusalem"),
      now: 1_741_262_400, answers: ["/api/v1/warnings/feeds-israel": .file("israel.json")]
    ).found(language: "en")
    #expect(found.own.isEmpty && found.unclear.map(\.event) == ["FLOOD"])
    let place = Recorded.place("Haifa", "IL", "", 32.81, 34.99, "Asia/Jerusalem")
    let words = Wording(phrases: English(), now: { found.fetched }).warnings
    #expect(words.known(place, found) == nil)
    #expect(words.unplaced([(place, found)]) == "1 warning in IL may not cover this place.")
    #expect(
      words.unplaced([(place, found), (Variant.place("Oslo", "NO", 60, 11), found)])
        == "2 warnings in IL, NO may not cover these places.")
    let last = WeatherLines.warnings(words.page(place, found), width: 100).suffix(2)
    #expect(
      last.map(\.text).joined()
        == " 1 warning in IL may not cover this place. Yellow warning: flood "
        + "(North Eastern Negev, South Judea Desert Dead Sea)")
    #expect(last.flatMap(\.spans).allSatisfy { $0.text == " " || $0.style == .dim })
    let text = WeatherLines.warnings(words.page(place, found, row: 0), width: 80).map(\.text)
    #expect(text.dropFirst().first == " It isn't clear whether this one covers Haifa.")
  }

  // D2: a part of the sea that isn't known is not for a place inland.
  @Test func noPartOfTheSeaLiesInland() async throws {
    let codes = ["SK502", "SK899"].map {
      #"{"alert":{"info":[{"event":"\#($0)","area":[{"geocode":[{"valueName":"EMMA_ID","value":"\#($0)"}]}]}]}}"#
    }
    let found = try await Variant.slovakia("sea", codes, own: []).found()
    #expect(found.warnings.map(\.event) == ["SK502"])
  }

  // D2: codes in the recorded answers, and those of them whose ground is known. Those of NUTS are never read.
  @Test func mostCodesOfRecordedAnswersHaveGround() throws {
    let regions = WarningRegions(file: PackageFolder.warningRegions).client
    var counts: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.answers.path) {
      let text = try String(contentsOf: Self.answers.appending(path: name), encoding: .utf8)
      let pairs = text.matches(
        of: /"?valueName"?[:>]\s*"?([A-Z_0-9]+)(?:<\/valueName>)?"?,?\s*[<"]value[">]:?\s*"?(\w+)/)
      for pair in pairs {
        let known = RegionCode.Scheme(rawValue: String(pair.1)).map {
          regions.isKnown(RegionCode($0, String(pair.2)))
        }
        counts["\(name) \(pair.1)", default: [0, 0]][known == true ? 0 : 1] += 1
      }
    }
    #expect(
      counts == [
        "israel.json EMMA_ID": [0, 2], "meteoalarm.json EMMA_ID": [0, 2],
        "meteoalarm.json NUTS3": [0, 1],
      ], "known, unknown")
  }
}
