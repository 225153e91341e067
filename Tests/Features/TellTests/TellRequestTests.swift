import ScreenTestSupport
@testable import Tell

@MainActor struct TellRequestTests {
  private static func request(_ line: String) -> TellRequest? { try? Argument.request.read(line) }

  @Test(
    arguments: [
      ("when rain 1h", .ask("rain 1h", .place(.atHand))),
      ("when Below 0 in Oslo", .ask("below 0", .place(.name("Oslo")))),
      ("when above 30 in New York", .ask("above 30", .place(.name("New York")))),
      ("when dry 3h in 2", .ask("dry 3h", .place(.row(2)))),
      ("warnings in Bratislava", .ask("warnings", .place(.name("Bratislava")))),
      (
        "warnings Orange for high wind in New York",
        .ask("warnings severe for high wind", .place(.name("New York")))
      ),
      ("warnings for snow at 1-3", .ask("warnings for snow", .rows(.rows([1...3])))),
      ("when above 30 at 1-3", .ask("above 30", .rows(.rows([1...3])))),
      ("when dry 3h saturday in Oslo", .ask("dry 3h saturday", .place(.name("Oslo")))),
      (
        "when sea above 20 saturday in Split",
        .ask("sea above 20 saturday", .place(.name("Split")))
      ),
      ("when snow-depth above 20 saturday", .ask("snow-depth above 20 saturday", .place(.atHand))),
      ("when rain all", .ask("rain", .rows(.all))), ("when rain at all", .ask("rain", .rows(.all))),
      ("warnings for wind all", .ask("warnings for wind", .rows(.all))),
      ("when rain Oslo", .ask("rain", .place(.name("Oslo")))),
      ("warnings Oslo", .ask("warnings", .place(.name("Oslo")))),
      ("when snow on saturday in Bergen", .ask("snow saturday", .place(.name("Bergen")))),
      ("when rain on the weekend", .ask("rain weekend", .place(.atHand))),
      (
        "when rain on my-ride at saturday 8:00",
        .way(["rain", "on", "my-ride", "at", "saturday", "8:00"])
      ),
      ("check", .check), ("on", .timer(isOn: true)), ("off", .timer(isOn: false)),
    ] as [(String, TellRequest)])
  func readsQuestions(line: String, expected: TellRequest) {
    #expect(Self.request(line) == expected)
  }

  @Test(arguments: [
    "", "when", "when flood", "when rain in", "when rain at", "when rain at x", "warnings today",
    "warnings for", "warnings for in Oslo", "warnings severe extreme", "check now", "on 5",
    "when in Oslo", "maybe",
  ])
  func refusesTheRest(line: String) {
    #expect(Self.request(line) == nil)
  }
}
