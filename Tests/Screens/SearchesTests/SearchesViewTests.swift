import ScreenTestSupport
@testable import Searches

@MainActor struct SearchesViewTests {
  private let model = SearchesModel(
    title: "3 places for spring",
    rows: [
      .init(
        number: "9", name: "Springfield", highlight: 0..<6, surroundings: "Missouri, United States",
        region: "Missouri", country: "US", population: "169,176", latitude: "37.22",
        longitude: "−93.30", distance: "8035 km from home"),
      .init(
        number: "10", name: "Springbrook Township", surroundings: "North Dakota, United States",
        region: "North Dakota", country: "US", population: "", latitude: "48.25",
        longitude: "−103.46", distance: "7701 km from home"),
      .init(
        number: "11", name: "東京", otherName: "Spring Capital", highlight: 0..<6,
        surroundings: "東京都, 日本", region: "東京都", country: "日本", population: "9,733,276",
        latitude: "35.69",
        longitude: "139.69", distance: ""),
    ],
    hint: nil, footers: ["Page 1 of 2. Press Return for the next."])

  @Test func showsPlaces() {
    expectText(
      text(model, 80),
      is: """
         3 places for spring
          9  Springfield            Missouri, United States        169,176
         10  Springbrook Township   North Dakota, United States
         11  東京 (Spring Capital)  東京都, 日本                 9,733,276
         Page 1 of 2. Press Return for the next.
        """)
  }

  @Test func showsAnEmptyList() {
    let model = SearchesModel(
      notice: "Deleted Oslo from your searches. Type undo to restore it.", rows: [],
      hint: English().nothingSearched)
    expectText(
      text(model, 40),
      is: """
         Deleted Oslo from your searches. Type
         undo to restore it.
         No searches yet. Type: search Oslo
        """)
  }

  @Test func stylesByWhatItIs() {
    var model = model
    model.rows = [model.rows[0], model.rows[2]]
    let lines = SearchesView().render(model, width: 120).lines.map(Theme(.dark, .basic).render)
    #expect(
      lines == [
        " \u{1B}[90m3 places for spring\u{1B}[0m",
        "  \u{1B}[96m9\u{1B}[0m  \u{1B}[1;4;96mSpring\u{1B}[0m\u{1B}[1mfield\u{1B}[0m            "
          + "Missouri, United States    169,176  \u{1B}[90m37.22\u{1B}[0m  \u{1B}[90m−93.30\u{1B}[0m"
          + "  \u{1B}[90m8035 km from home\u{1B}[0m",
        " \u{1B}[96m11\u{1B}[0m  \u{1B}[1m東京\u{1B}[0m (\u{1B}[1;4;96mSpring\u{1B}[0m\u{1B}[1m Capital\u{1B}[0m)  "
          + "東京都, 日本             9,733,276  \u{1B}[90m35.69\u{1B}[0m  \u{1B}[90m139.69\u{1B}[0m",
        " \u{1B}[90mPage 1 of 2. Press Return for the next.\u{1B}[0m",
      ])
  }

  @Test(
    arguments: [
      (0..<4, [Line("Oslo", .match)]),
      (1..<2, [Line("O", .strong), Line("s", .match), Line("lo", .strong)]),
      (2..<4, [Line("Os", .strong), Line("lo", .match)]), (4..<4, [Line("Oslo", .strong)]),
      // Beyond the name: of another spelling
      (3..<5, [Line("Oslo", .strong)]), (nil, [Line("Oslo", .strong)]),
    ] as [(Range<Int>?, [Line])])
  func marksTheLettersThatAgree(highlight: Range<Int>?, expected: [Line]) {
    let row = SearchesModel.Row(
      number: "1", name: "Oslo", highlight: highlight, surroundings: "", population: "",
      latitude: "", longitude: "", distance: "")
    let page = SearchesView().render(SearchesModel(rows: [row]), width: 80)
    #expect(page.lines.map(\.spans) == [(" " + Line("1", .accent) + "  " + Line(expected)).spans])
  }

  private func text(_ model: SearchesModel, _ width: Int) -> String {
    SearchesView().render(model, width: width).text
  }
}
