import Foundation
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

/// One document on one line for each command, in the order asked.
@MainActor @Suite(.timeLimit(.minutes(5))) struct JSONTests {
  @Test func answersEachCommandWithOneLine() async throws {
    let session = Session(
      ["search oslo", "1", "star", "serch", "", "set", "help quit", "rm all", "page 7", "quit"],
      runMode: .json,
      gazetteer: .finding([Fixture.oslo]), weather: .answering(Fixture.emptyReport))
    let (text, status) = await session.run()
    let oslo =
      #""name":"Oslo","country":"NO","countryName":"Norway","region":"Oslo","latitude":59.91273,"#
      + #""longitude":10.74609,"population":580000,"elevation":null,"timeZone":"Europe/Oslo""#
    expectText(
      text.replacing(oslo, with: "OSLO"),
      is: #"""
        {"schema":1,"command":"search","ok":true,"results":[{"row":1,"matched":"Oslo",OSLO}]}
        {"schema":1,"command":"detail","ok":true,"place":{OSLO},"report":{"service":"open-meteo","made":null,"fetched":"2026-11-21T14:12:00+01:00","sample":false,"instead":null,"current":null,"hours":[],"days":[],"minutes":[]},"airQuality":null,"warnings":{"service":null,"reach":null,"fetched":null,"items":[]}}
        {"schema":1,"command":"star","ok":true,"place":{OSLO}}
        {"schema":1,"command":"serch","ok":false,"error":{"code":"usage","message":"Unknown command \"serch\". Did you mean \"search\"? To find a place, type: search serch"}}
        {"schema":1,"command":"more","ok":true}
        {"schema":1,"command":"set","ok":true,"service":"auto","language":"auto","open-meteo.url":"off","contact":"off","country":"off","countries":"off","home":"off","timeout":"10","archive.hours":"30","archive.records":"365","theme":"auto","icons":"signs","tint":"off","pager":"on","map":"auto","location":"gpsd,home,timezone","location.ip":"ask","reader":"off","units":"auto","temperature":"auto","wind":"auto","pressure":"auto","rain":"auto","distance":"auto","clock":"auto"}
        {"schema":1,"command":"help","ok":true,"name":"quit","short":["q","exit"],"usage":"","summary":"quit (or press Ctrl-D)","examples":[]}
        {"schema":1,"command":"rm","ok":false,"error":{"code":"usage","message":"\"rm\" works on your searches. Type searches first."}}
        {"schema":1,"command":"page","ok":false,"error":{"code":"notFound","message":"The list has only one page."}}
        {"schema":1,"command":"quit","ok":true}

        """#)
    #expect(status == 2)
    #expect(session.lines.errors == "")
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func keepsTheSavedReportBesideTheError() async {
    let session = Session(
      [], runMode: .json, kept: KeptPlaces(searches: [Fixture.pin]),
      weather: .failing(.timedOut(host: "api.example", seconds: 10)),
      saved: [Fixture.pin: Fixture.emptyReport])
    let (text, status) = await session.run(["forecast"])
    expectText(
      text,
      is: oneLine(
        #"""
        {"schema":1,"command":"forecast","ok":false,"error":{"code":"timeout",
        "message":"api.example didn't respond within 10 s. Type refresh to try again."},
        "place":{"name":"48.15° N 17.11° E","country":null,"countryName":null,"region":null,
        "latitude":48.15,"longitude":17.11,"population":null,"elevation":null,"timeZone":null},
        "report":{"service":"open-meteo","made":null,"fetched":"2026-11-21T14:12:00+01:00",
        "sample":false,"instead":null,"current":null,"hours":[],"days":[],"minutes":[]}}
        """#) + "\n")
    #expect(status == 1)
  }

  @Test func writesTheFreshReportOnly() async {
    let session = Session(
      [], runMode: .json, kept: KeptPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report), saved: [Fixture.oslo: Fixture.emptyReport])
    let (text, status) = await session.run(["forecast"])
    #expect(
      text
        == #"{"schema":1,"command":"forecast","ok":true,"place":\#(Fixture.oslo.json),"report":\#(Fixture.report.json(at: Fixture.oslo))}"#
        + "\n")
    #expect(status == 0)
  }

  @Test func answersOneWhoHasNotSearchedYet() async {
    let (text, status) = await Session([], runMode: .json).run(["forecast"])
    #expect(
      text == #"{"schema":1,"command":"forecast","ok":true,"place":null,"report":null}"# + "\n")
    #expect(status == 0)
  }
}
