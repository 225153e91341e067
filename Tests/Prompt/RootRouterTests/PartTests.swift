@testable import Detail
@testable import RootRouter
import ScreenTestSupport

/// `air` and `warnings`: of the place named, of a row, of the screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PartTests {
  @Test func showsTheAirOfThePlaceNamed() async {
    let session = Session(
      ["air oslo", "warnings", "air 1", "searches", "air 1", "air 2"],
      gazetteer: .finding([Fixture.oslo]), airQuality: .answering(Fixture.air),
      warnings: .answering(Fixture.warnings))
    let answers = await session.answers()
    #expect(answers[0].contains("\n Oslo, Norway  ") && answers[0].contains("\n Air quality now\n"))
    #expect(
      answers[1].contains(
        """
         Gusts up to 75 km/h are expected along the coast and in the mountains.
         Less inland.
         Take care.
         Issued by MET Norway
         · Dust
        """), "\(answers[1])")
    #expect(answers[2] == " No list to choose from yet. Type: search Oslo\n")
    #expect(answers[4] == answers[0])
    #expect(answers[5].contains("The list of \"searches\" isn't on the screen any more."))
  }

  @Test(
    arguments: [
      ("", .next(7), .atHand), ("3", .next(3), .atHand), ("Oslo", .next(7), .name("Oslo")),
      ("3 New York", .next(3), .name("New York")), ("0", nil, .atHand), ("3x", nil, .atHand),
      ("48h Oslo", .next(2), .name("Oslo")), ("2 weeks", .next(14), .atHand),
      ("weekend", .day(.weekend), .atHand), ("+3 Oslo", .day(.after(3)), .name("Oslo")),
      ("New York Sunday", .day(.weekday(6)), .name("New York")),
    ] as [(String, Period?, PlaceReference)])
  func takesATimeAndAPlace(words: String, period: Period?, place: PlaceReference) async {
    await expect("days", words, period.map { .days($0) }, place)
  }

  @Test(
    arguments: [
      ("rain", .chart(.precipitation, .next(24)), .atHand),
      ("temp 48", .chart(.temperature, .next(48)), .atHand),
      ("Wind 999", .chart(.wind, .next(999)), .atHand), ("air", .airChart(.next(24)), .atHand),
      ("air 6 Oslo", .airChart(.next(6)), .name("Oslo")),
      ("pressure Oslo", .chart(.pressure, .next(24)), .name("Oslo")),
      ("tomorrow rain", .chart(.precipitation, .day(.after(1))), .atHand),
      ("", .meteogram(nil), .atHand), ("snow x", .chart(.snowfall, .next(24)), .name("x")),
      ("48", .meteogram(.next(48)), .atHand), ("99 Oslo", .meteogram(.next(99)), .name("Oslo")),
      ("temperature 7d Oslo", .chart(.temperature, .next(168)), .name("Oslo")),
      ("rain 2 weeks", .chart(.precipitation, .next(336)), .atHand),
      ("90 min", .meteogram(.next(2)), .atHand),
      ("rain 0", nil, .atHand), ("0", nil, .atHand), ("3x", nil, .atHand),
    ] as [(String, DetailPart?, PlaceReference)])
  func takesAKindOfChartWithHoursAndAPlace(
    words: String, part: DetailPart?, place: PlaceReference
  ) async {
    await expect("chart", words, part, place)
  }

  /// Reads the words behind a command as it is declared.
  private func expect(
    _ name: String, _ words: String, _ part: DetailPart?, _ place: PlaceReference
  ) async {
    var asked: (action: DetailAction, place: PlaceReference)?
    let done = ResolvedCommand.ending { () throws(Failure) in }
    let commands = DetailCommands.commands { _ throws(Failure) in
      done
    } about: { action, place throws(Failure) in
      asked = (action, place)
      return done
    } saving: { _, _, _, _ throws(Failure) in
      done
    }
    let command = commands.first { $0.name.rawValue == name }
    _ = try? command?.action(for: Arguments.split(words))
    #expect(asked?.action == part.map { .show($0) })
    #expect(part == nil || asked?.place == place)
  }

  @Test func aChartHasAtMostSixteenDays() {
    #expect(Period.next(999_999_999).hours == 384)
    #expect(Period.day(.weekend).hours == 384)
  }

  @Test(arguments: ["air", "warnings", "hours", "sun"])
  func saysThatNothingWasSearched(command: String) async {
    let session = Session([], runMode: .pipe)
    let run = await session.run([command])
    #expect(session.lines.errors == "No searches yet. Type: search Oslo\n")
    #expect(run.status == 3)
  }
}
