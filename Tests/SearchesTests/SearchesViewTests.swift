import Phrases
import ScreenKit
import ScreenTestSupport
import TerminalText
import Testing

@testable import Searches

@MainActor struct SearchesViewTests {
  private let model = SearchesModel(
    title: "3 places for spring",
    rows: [
      .init(
        number: "9", name: "Springfield", surroundings: "Missouri, United States",
        population: "169,176", latitude: "37.22", longitude: "-93.30"),
      .init(
        number: "10", name: "Springbrook Township", surroundings: "North Dakota, United States",
        population: "", latitude: "48.25", longitude: "-103.46"),
      .init(
        number: "11", name: "東京", surroundings: "東京都, 日本", population: "9,733,276",
        latitude: "35.69", longitude: "139.69"),
    ],
    hint: nil, footer: "Page 1 of 2. Return shows the next.")

  @Test func showsPlacesAt40Columns() {
    expectText(
      text(model, 40),
      is: """
         3 places for spring
          9  Springfield           Missouri, Un…
         10  Springbrook Township  North Dakota…
         11  東京                  東京都, 日本
         Page 1 of 2. Return shows the next.
        """)
  }

  @Test func showsPlacesAt80Columns() {
    expectText(
      text(model, 80),
      is: """
         3 places for spring
          9  Springfield           Missouri, United States        169,176  37.22
         10  Springbrook Township  North Dakota, United States             48.25
         11  東京                  東京都, 日本                 9,733,276  35.69
         Page 1 of 2. Return shows the next.
        """)
  }

  @Test func showsPlacesAt120Columns() {
    expectText(
      text(model, 120),
      is: """
         3 places for spring
          9  Springfield           Missouri, United States        169,176  37.22   -93.30
         10  Springbrook Township  North Dakota, United States             48.25  -103.46
         11  東京                  東京都, 日本                 9,733,276  35.69   139.69
         Page 1 of 2. Return shows the next.
        """)
  }

  @Test func showsAnEmptyList() {
    let model = SearchesModel(
      notice: "Removed Oslo. Type undo to take it back.", rows: [],
      hint: English().nothingSearched)
    expectText(
      text(model, 40),
      is: """
         Removed Oslo. Type undo to take it
         back.
         Nothing searched yet. Type: search Oslo
        """)
  }

  @Test func styledByWhatItIs() {
    var model = model
    model.rows = [model.rows[0]]
    let lines = SearchesView().render(model, width: 80).lines.map(Theme.basic.render)
    #expect(
      lines == [
        " \u{1B}[2m3 places for spring\u{1B}[0m",
        " \u{1B}[36m9\u{1B}[0m  \u{1B}[1mSpringfield\u{1B}[0m  Missouri, United States  169,176"
          + "  \u{1B}[2m37.22\u{1B}[0m  \u{1B}[2m-93.30\u{1B}[0m",
        " \u{1B}[2mPage 1 of 2. Return shows the next.\u{1B}[0m",
      ])
  }

  private func text(_ model: SearchesModel, _ width: Int) -> String {
    SearchesView().render(model, width: width).text
  }
}
