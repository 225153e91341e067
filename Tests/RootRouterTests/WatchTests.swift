import Foundation
import Phrases
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

@testable import RootRouter

/// `watch` with a clock that stands still until it is told to go on.
@MainActor @Suite(.timeLimit(.minutes(1))) struct WatchTests {
  @Test func saysOnlyWhatHasChanged() async {
    let watch = Watch(minutes: [7.0, 7.2, 8, nil, nil, 8, 6])
    expectText(await watch.run(["watch Oslo 20"]), is: "A")
    #expect(watch.asked == 7)
    #expect(watch.pauses == [1200, 1200, 1200, 1200, 1200, 1200, 1200])
  }

  /// Reports are ten minutes old before another is asked for.
  @Test func asksNoMoreOftenThanTheServiceHasNews() async {
    let watch = Watch(minutes: [7.0, 8], ends: 13)
    expectText(await watch.run(["watch Oslo 1"]), is: "B")
    #expect(watch.asked == 2)
  }

  @Test(arguments: ["watch 0", "watch 1441", "watch Oslo 0"])
  func wantsMinutesOfADay(line: String) async {
    let watch = Watch(minutes: [])
    #expect(await watch.run([line]).contains("watch [PLACE] [MINUTES]"))
  }

  @Test func saysADocumentForEachChange() async {
    let watch = Watch(minutes: [7.0, 7, 8], manner: .json)
    let text = await watch.run(["watch Oslo"])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"schema":1,"command":"watch","ok":true,"place":"#) })
  }

  @Test func watchesThePlaceOfTheScreenAndFailsWithoutOne() async {
    let watch = Watch(minutes: [])
    expectText(await watch.run(["watch"]), is: "C")
  }
}
