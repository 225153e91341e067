import Clients
import CommandKit
import Phrases
@testable import RootRouter
import ScreenTestSupport
import Testing

/// Questions, hours and days as Slovaks say them, and those of other words in English.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SlovakQuestionTests {
  private func text(_ line: String, _ runMode: RunMode = .json) async -> String {
    let session = Session(
      [.line(line)], runMode: runMode, gazetteer: .knowing("Oslo"), geocoding: .finding([]),
      weather: .answering(Fixture.report), columns: 200)
    return await session.run().text
  }

  @Test(arguments: [
    ("o koľkej zapadá slnko v Oslo", "sun"), ("at what time is sunset in Oslo", "sun"),
    ("dokedy bude pršať v Oslo", "when"), ("odkedy bude pršať v Oslo", "when"),
    ("ako dlho bude pršať v Oslo", "when"), ("kedy bude svietiť slnko v Oslo", "when"),
    ("kedy klesne teplota pod nulu v Oslo", "when"), ("when below zero in Oslo", "when"),
    ("bude teplota pod nulou v Oslo", "when"), ("koľko napadne snehu v Oslo", "chart"),
    ("bude fúkať vietor v Oslo zajtra", "chart"), ("neprší v Oslo", "when"),
    ("prestane snežiť v Oslo", "when"), ("aké silné sú nárazy vetra v Oslo", "hours"),
    ("aká bude zajtra najvyššia teplota v Oslo", "chart"), ("platí výstraha v Oslo", "warnings"),
    ("aké výstrahy platia v Oslo", "warnings"), ("Oslo o pätnástej", "detail"),
    ("Oslo o dvadsiatej druhej", "detail"), ("Oslo zajtra predpoludním", "detail"),
    ("zajtra na poludnie v Oslo", "detail"), ("Oslo o hodinu", "detail"),
    ("Oslo od piatka do nedele", "detail"), ("Oslo zajtra medzi 8. a 12. hodinou", "detail"),
    ("počasie pri Oslo", "detail"), ("počasie pre Oslo", "detail"),
    ("what warnings are there in Oslo", "warnings"), ("bude zajtra pod nulou v Oslo", "when"),
    ("bude zajtra teplejšie ako 10 stupňov v Oslo", "when"), ("Oslo o polhodinu", "detail"),
    ("aký vietor bude zajtra v Oslo", "chart"), ("bude zajtra vietor v Oslo", "chart"),
    ("je potrebný dáždnik v Oslo", "when"), ("mám si obliecť kabát v Oslo", "detail"),
    ("zobraz počasie v Oslo", "detail"), ("chcem vedieť, či bude v Oslo pršať", "when"),
    ("povedz mi, či bude zajtra pršať v Oslo", "when"), ("čo bude zajtra v Oslo", "detail"),
    ("Oslo cez noc", "detail"), ("Oslo zajtra okolo obeda", "detail"),
    ("Oslo zajtra cez deň", "detail"), ("bude v noci na zajtra mrznúť v Oslo", "when"),
  ])
  func isUnderstood(line: String, command: String) async {
    let text = await text(line)
    #expect(text.contains("\"command\":\"\(command)\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"name\":\"Oslo\""), "\(text)")
  }

  @Test(arguments: [
    ("bude zajtra ráno hmla v Oslo", "hmla"), ("budú poobede búrky v Oslo", "búrky"),
    ("bude poobede búrka v Oslo", "búrka"),
  ])
  func whatVaneDoesNotHaveIsSaid(line: String, word: String) async {
    let text = await text(line, .prompt)
    #expect(text.contains("Vane has nothing called \"\(word)\"."), "\(text)")
  }

}
