@testable import RootRouter
import ScreenTestSupport

/// A name without a command: the weather there is wanted, at the prompt as in a shell.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BareNameTests {
  @Test func theWeatherIsShown() async {
    let (text, status) = await session([Fixture.oslo]).run(["oslo"])
    #expect(text.hasPrefix(" Oslo, Norway  "), "\(text)")
    #expect(text.contains("The next days"))
    #expect(status == 0)
    let typed = await session([Fixture.oslo], .prompt, ["oslo"]).run().text
    expectText(typed, has: " Oslo, Norway  ", "The next days")
  }

  @Test func theShellSaysWhichOfSeveralItIs() async {
    let (text, _) = await session(Fixture.springfields).run(["Springfield"])
    #expect(
      text.hasPrefix(
        """
         1 of 12 places called Springfield. Type: search Springfield
         Springfield, Missouri, United States
        """), "\(text)")
  }

  /// A shell makes an empty word of a variable that isn't set; what it should have been isn't guessed.
  @Test(arguments: ["", " ", "\t", "\u{200B}", "\u{A0}"])
  func anEmptyWordIsNoPlace(blank: String) async {
    let before = CommandName.allCases.map { [$0.rawValue] }
    let lines = [
      [], ["set", "home"], ["when", "rain", "in"], ["compare", "Oslo,"], ["map", "at"],
    ]
    for words in lines + before {
      let session = session([Fixture.oslo])
      let (text, status) = await session.run(words + [blank])
      #expect(text.isEmpty)
      #expect(session.lines.errors.hasPrefix("One of the words is empty."), "\(words)")
      #expect(status == 2)
    }
  }

  @Test func aProgramGetsTheReport() async {
    let (text, _) = await session([Fixture.oslo], .json).run(["oslo"])
    #expect(text.hasPrefix(#"{"schema":2,"command":"detail","ok":true,"place":{"name":"Oslo""#))
  }

  /// Names that only look like it are told (A9), listed for programs alone, and no weather was shown.
  @Test(arguments: [["detail", "Bratislva"], ["Bratislva"], ["hours", "2", "Bratislva"]])
  func whatIsOnlyNearIsNotFound(words: [String]) async {
    let asked = session(.pipe, slips: 2)
    let (page, status) = await asked.run(words)
    #expect(page.isEmpty, "\(page)")
    #expect(
      asked.lines.errors
        == "No place is called \"Bratislva\". Nearest: Bratislava. To choose one, type: search Bratislva\n"
    )
    #expect(status == 3)
    let (document, jsonStatus) = await session(.json, slips: 2).run(words)
    #expect(document.contains(#""ok":false,"error":{"code":"notFound""#), "\(document)")
    #expect(document.contains(#""candidates":[{"row":1,"#), "\(document)")
    #expect(jsonStatus == 3)
    #expect(await session(.json, slips: 2).run(["search", "Bratislva"]).status == 0)
  }

  /// One slip is said, and the weather shown at once; a program learns how the name was typed.
  @Test(arguments: [["detail", "Bratislva"], ["Bratislva"], ["hours", "2", "Bratislva"]])
  func oneSlipIsSaid(words: [String]) async {
    let (page, status) = await session(.pipe, slips: 1).run(words)
    #expect(
      page.hasPrefix(
        " No place is called Bratislva. This is Bratislava, Bratislava Region, Slovakia.\n"),
      "\(page)")
    #expect(status == 0)
    expectText(
      await session(.json, slips: 1).run(words).text, has: #""ok":true"#,
      #""correctedFrom":"Bratislva""#)
    let (exact, _) = await session([Fixture.oslo], .json).run(["oslo"])
    #expect(!exact.contains("correctedFrom"))
  }

  /// Five digits are a postal code where no row has that number; fewer never are.
  @Test func fiveDigitsAreAPostalCode() async {
    let session = Session(
      ["search oslo", "90210", "hours 1 02134", "1234"], gazetteer: .finding([Fixture.oslo]),
      weather: .answering(Fixture.report))
    let answers = await session.answers()
    #expect(answers[1].contains(" Oslo, Norway  "), "\(answers)")
    #expect(answers[2].contains(" Oslo, Norway  "), "\(answers)")
    #expect(answers[3].contains("isn't on the screen any more"), "\(answers)")
  }

  @Test func whatIsNearlyACommandMayBeAPlace() async {
    let linz = Place(name: "Linz", country: "AT", coordinate: Fixture.oslo.coordinate)
    let (text, status) = await session([linz]).run(["Linz"])
    #expect(text.hasPrefix(" Linz"), "\(text)")
    #expect(status == 0)
    #expect(await session([Fixture.oslo]).run(["serch"]).status == 2)
  }

  /// All names are found as slips of that of Bratislava.
  private func session(_ runMode: RunMode, slips: Int) -> Session {
    Session(
      [], runMode: runMode,
      gazetteer: .matching([
        PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3, slips: slips)
      ]),
      geocoding: .finding([]),
      weather: slips == 1 ? .answering(Fixture.emptyReport) : .unimplemented)
  }

  private func session(
    _ places: [Place], _ runMode: RunMode = .pipe, _ steps: [ScriptedLines.Step] = []
  ) -> Session {
    Session(
      steps, runMode: runMode, gazetteer: .finding(places),
      weather: .answering(Fixture.report(fetched: Fixture.now)))
  }
}
