@testable import Atlas
@testable import MapPin
import ScreenTestSupport

@MainActor struct MapPinViewTests {
  private let model = MapPinModel(
    lists: [
      .init(
        heading: "Pins",
        rows: [
          .init(
            number: "9", name: "Oslo", surroundings: "Oslo, Norway", latitude: "59.91",
            longitude: "10.75"),
          .init(
            number: "10", name: "33.87° S 151.21° E", surroundings: "", latitude: "-33.87",
            longitude: "151.21"),
        ]),
      .init(
        heading: "Favorites",
        rows: [
          .init(
            number: "11", name: "東京", surroundings: "東京都, 日本", latitude: "35.69",
            longitude: "139.69"),
          .init(
            number: "12", name: "Springfield", surroundings: "Massachusetts, United States",
            latitude: "42.10", longitude: "-72.59"),
        ]),
    ],
    footer: "Page 2 of 2.")

  /// Favorites outside the view aren't listed, because they have their own list; pins don't.
  @Test func listsTheFavoritesInSight() {
    var model = model
    let oslo = Fixture.oslo.coordinate
    model.lists[1].rows[0].coordinate = Fixture.tokyo.coordinate
    model.lists[1].rows[1].coordinate = oslo
    let page = MapPinView().render(model, surface: Surface(width: 80, height: 30)) {
      Viewport(center: oslo, zoom: 5, columns: $0, rows: $1)
    } image: { _, _ in
      (MapImage(rows: []), nil)
    }
    expectText(page.text, has: "Springfield", "33.87° S", "Favorites", lacks: "東京")
  }

  /// The legend against the cells of the image: a sign that is nowhere in it isn't explained.
  @Test(arguments: [
    ("  ", [], "Rain"), ("╱ ", [MapImage.Layer.missing], "Rain · ╱\u{A0}no data"),
    ("☼ ", [.terminator], "Rain · ☼\u{A0}day ☾\u{A0}night"),
    ("╱☾", [.missing, .terminator], "Rain · ╱\u{A0}no data · ☼\u{A0}day ☾\u{A0}night"),
    // The line between day and night without room for its signs, and a place's name with such a sign.
    ("⠒☾", [.terminator, .label], "Rain"),
  ]) func explainsTheSignsInSight(text: String, layers: [MapImage.Layer], legend: String) throws {
    var model = model
    model.legend = "Rain"
    model.signs = [
      .init(characters: ["╱"], layer: .missing, meaning: "╱\u{A0}no data"),
      .init(characters: ["☼", "☾"], layer: .terminator, meaning: "☼\u{A0}day ☾\u{A0}night"),
    ]
    let cells = text.enumerated().map { index, character in
      MapImage.Cell(character, layers.indices.contains(index) ? layers[index] : .empty)
    }
    let page = MapPinView().render(model, surface: Surface(width: 80, height: 24)) { _, _ in
      (MapImage(rows: [cells]), nil)
    }
    #expect(page.lines.map(\.text).contains(" " + legend), "\(page.text)")
  }

  @Test(arguments: [80, 120]) func showsPinsInWideWindows(width: Int) {
    expectText(
      text(model, width),
      is: """
         Pins
          9  Oslo                Oslo, Norway                   59.91   10.75
         10  33.87° S 151.21° E                                -33.87  151.21
         Favorites
         11  東京                東京都, 日本                   35.69  139.69
         12  Springfield         Massachusetts, United States   42.10  -72.59
         Page 2 of 2.
        """)
  }

  @Test func showsAnEmptyList() {
    let model = MapPinModel(
      notice: "Deleted Oslo from your pins. Type undo to restore it.", lists: [],
      hint: English().noPins)
    expectText(
      text(model, 40),
      is: """
         Deleted Oslo from your pins. Type undo
         to restore it.
         No pins yet. Type: pin 48.15 17.11
        """)
  }

  @Test func isAListWhereItIsReadOut() {
    var model = model
    model.isRead = true
    model.center = "59.91° N 10.75° E"
    model.credit = English().mapCredit
    let page = MapPinView().render(model, surface: Surface(width: 80, height: 24)) { _, _ in
      Issue.record("A map was drawn.")
      return nil
    }
    #expect(page.text.hasPrefix(" 59.91° N 10.75° E · Data: Natural Earth, GSHHG"))
    #expect(page.text.contains("9  Oslo"))
  }

  private func text(_ model: MapPinModel, _ width: Int) -> String {
    MapPinView().render(model, surface: Surface(width: width, height: 24)) { _, _ in nil }.text
  }
}
