import Atlas
import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

@testable import MapPin

@MainActor struct MapPinPresenterTests {
  private let recorder = ShellRecorder()
  private let exits = Exits<MapPinExit>()
  private let kept = KeptPlaces(pins: [Fixture.tokyo, Fixture.oslo])
  private let settings = KeptSettings()
  private let asked = Requests()

  @Test func showsThePins() async throws {
    try await presenter().open()
    let shown = recorder.take()
    #expect(shown.map(\.isList) == [true])
    expectText(
      list(shown.map(\.text).joined()),
      is: """
         1  東京  東京都, 日本  35.69  139.69
         2  Oslo  Oslo, Norway  59.91   10.75
        """)
    #expect(
      shown.map(\.json) == [
        "{\"items\":\(JSONValue.rows([Fixture.tokyo, Fixture.oslo])),"
          + #""center":{"latitude":0,"longitude":0},"zoom":0,"type":"borders"}"#
      ])
  }

  @Test func saysWhatToTypeWhereThereAreNone() async throws {
    try await presenter(places: KeptPlaces().client).open()
    #expect(list(recorder.takeText()) == " No pins yet. Type: pin 48.15 17.11")
  }

  @Test func pinsAPositionUnderItsCoordinates() async throws {
    try await presenter().perform(.pinAt(Fixture.pin.coordinate))
    expectText(
      list(recorder.takeText(), notice: 1),
      is: """
         Pinned 48.15° N 17.11° E.
         1  東京               東京都, 日本  35.69  139.69
         2  Oslo               Oslo, Norway  59.91   10.75
         3  48.15° N 17.11° E                48.15   17.11
        """)
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.pin])
    #expect(kept.kept(.pins).last?.added == Fixture.now)
  }

  @Test func pinsAPlaceOnce() async throws {
    let presenter = presenter()
    try await presenter.perform(.pin(Fixture.bratislava))
    try await presenter.perform(.pin(Fixture.bratislava))
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.bratislava])
  }

  @Test func showsThePageOfANewPin() async throws {
    let presenter = presenter(places: KeptPlaces(pins: Fixture.springfields).client)
    try await presenter.perform(.pin(Fixture.oslo))
    expectText(
      list(recorder.takeText(), notice: 1),
      is: """
         Pinned Oslo.
         11  Springfield  Florida, United States   30.15  -85.61
         12  Springfield  Michigan, United States  42.33  -85.24
         13  Oslo         Oslo, Norway             59.91   10.75
         Page 2 of 2.
        """)
  }

  @Test func removesAndTakesBack() async throws {
    let presenter = presenter()
    try await presenter.perform(.edit(.remove(.rows([1...1]))))
    expectText(
      list(recorder.takeText(), notice: 1),
      is: """
         Removed 東京. Type undo to take it back.
         1  Oslo  Oslo, Norway  59.91  10.75
        """)
    try await presenter.perform(.edit(.undo))
    expectText(
      list(recorder.takeText(), notice: 1),
      is: """
         東京 is back.
         1  東京  東京都, 日本  35.69  139.69
         2  Oslo  Oslo, Norway  59.91   10.75
        """)
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
  }

  @Test func clearsAfterAYes() async throws {
    let presenter = presenter()
    recorder.listener = .no
    try await presenter.perform(.edit(.clear))
    #expect(recorder.takeText() == " Nothing was changed.")
    recorder.listener = .nobody
    await #expect(throws: Failure.needsYes(.clear)) {
      try await presenter.perform(.edit(.clear))
    }
    recorder.listener = .yes
    try await presenter.perform(.edit(.clear))
    expectText(
      list(recorder.takeText(), notice: 1),
      is: """
         Removed 東京 and Oslo. Type undo to take it back.
         No pins yet. Type: pin 48.15 17.11
        """)
  }

  @Test(arguments: [0, 3, -1]) func hasNoOtherRows(row: Int) async {
    let presenter = presenter()
    #expect(throws: Failure.noRow(row, count: 2)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 2)) { try await presenter.open(row: row) }
  }

  @Test func opensARow() async throws {
    let presenter = presenter()
    try await presenter.open(row: 2)
    #expect(exits.all == [.detail(Fixture.oslo)])
    #expect(try presenter.place(atRow: 1) == Fixture.tokyo)
  }

  @Test func turnsPages() async throws {
    let presenter = presenter(places: KeptPlaces(pins: Fixture.springfields).client)
    try await presenter.open()
    #expect(presenter.hasNextPage)
    try await presenter.perform(.turn(.to(2)))
    #expect(!presenter.hasNextPage)
    _ = recorder.take()
    try await presenter.perform(.turn(.next))
    #expect(recorder.takeText() == " That was the last page.")
    await #expect(throws: Failure.noPage(7, count: 2)) {
      try await presenter.perform(.turn(.to(7)))
    }
  }

  @Test func saysWhyThePinsCannotBeReadOrWritten() async {
    let presenter = presenter(places: .failing(.noHome))
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.open() }
    await #expect(throws: Failure.storage(.noHome)) {
      try await presenter.perform(.pin(Fixture.oslo))
    }
    #expect(recorder.take().isEmpty)
  }

  @Test func showsPinsAndFavouritesUnderOneNumbering() async throws {
    let kept = KeptPlaces(favorites: [Fixture.bratislava, Fixture.oslo], pins: [Fixture.oslo])
    let presenter = presenter(places: kept.client)
    try await presenter.perform(.at("Oslo"))
    expectText(
      recorder.takeText(width: 40),
      is: """
                               ####+~~~~    +
                             ####++~~~    ####
                            ###,+   ,~,,,######,
                           ###,~~~,,     #  ###,
                        #####++++~~,,,#######,,,
                      #######+     ,#### ##,,,~~
                    ######,,,+,, ,,,##   #,,,,~~
                    #####  ,,++,,,, #    # , ,~~
            ##      ####,,,,,++,  ,,##  ####,,##
           ##       ###,,,,#1++ ,,,~~###########
         ###        ###,,####+~~~,~####   #####,
        ###          ###### ##~~,,### #   ####+,
        #####             ####,,,,,####  ### #,+
        ,,##            #######,,,,# #   #+###,,
        #####           #######,####     #,+++++
        ###,#           ##########   # ###++,,,+
        ###,###         ################++++++++
        ###,,##     #######,#,,##  ,,,,,,,,,++,,
        ##,,,,###   ##++,,  ,,,,+,,,,,,,,,,,+,,,
         ├───┤ 200 km · 59.91° N 10.75° E ·
         Data: Natural Earth, GSHHG
         Oslo, Norway
         1  Oslo        Oslo, Nor…  59.91  10.75
         2  Bratislava  Bratislav…  48.15  17.11
        """)
    await #expect(throws: Failure.noRow(2, count: 1)) {
      try await presenter.perform(.edit(.remove(.rows([2...2]))))
    }
  }

  @Test func movesAndSaysWhereItIs() async throws {
    let presenter = presenter()
    let moves: [MapPinAction] = [
      .type(.outline), .zoom(4), .pan(right: 2, up: 0), .pan(right: 0, up: 1), .zoomBy(-9),
      .zoomBy(99), .at("48.15 17.11"), .pinAtCross, .world,
    ]
    for move in moves { try await presenter.perform(move) }
    let states = recorder.take().compactMap { answer in
      answer.json.split(separator: "]").last.map { $0.filter { $0 != "\"" && $0 != "}" } }
    }
    #expect(
      states == [
        ",center:{latitude:0,longitude:0,zoom:0,type:outline",
        ",center:{latitude:0,longitude:0,zoom:4,type:outline",
        ",center:{latitude:0,longitude:5.625,zoom:4,type:outline",
        ",center:{latitude:2.8125,longitude:5.625,zoom:4,type:outline",
        ",center:{latitude:2.8125,longitude:5.625,zoom:0,type:outline",
        ",center:{latitude:2.8125,longitude:5.625,zoom:10,type:outline",
        ",center:{latitude:48.15,longitude:17.11,zoom:10,type:outline",
        ",center:{latitude:48.15,longitude:17.11,zoom:10,type:outline",
        ",center:{latitude:0,longitude:0,zoom:0,type:outline",
      ])
    #expect(kept.places(.pins).last == Fixture.pin)
  }

  /// Fiji lies on both sides of the 180th meridian, and a place in Argentina has its name, too.
  @Test func looksAtTheMiddleOfACountry() async throws {
    let presenter = presenter()
    try await presenter.perform(.at("fiji"))
    let json = try #require(recorder.take().last?.json)
    #expect(
      json.hasSuffix(
        #"{"latitude":-17.502502982545376,"longitude":180},"zoom":7,"type":"borders"}"#), "\(json)")
  }

  @Test func sharesASmallWindowWithItsPins() async throws {
    try await presenter().open()
    let page = recorder.takeText(width: 40, height: 10)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count == 10, "\(page)")
    #expect(page.contains("\n 1  "))
  }

  @Test func goesFromPinToPinAndOpensWhatIsUnderTheCross() async throws {
    let presenter = presenter()
    try await presenter.perform(.center(Fixture.bratislava.coordinate))
    try await presenter.perform(.openAtCross)
    for _ in 1...3 {
      try await presenter.perform(.nextPin)
      try await presenter.perform(.openAtCross)
    }
    let point = Place(
      name: Fixture.bratislava.coordinate.title(in: English()),
      coordinate: Fixture.bratislava.coordinate)
    #expect(
      exits.all == [
        .detail(point), .detail(Fixture.tokyo), .detail(Fixture.oslo), .detail(Fixture.tokyo),
      ])
  }

  @Test func centersOnAPoint() async throws {
    let presenter = presenter()
    try await presenter.perform(.center(Fixture.oslo.coordinate))
    #expect(recorder.takeText().contains("· 59.91° N 10.75° E ·"))
  }

  @Test func asksForTheWeatherOnceInTenMinutes() async throws {
    let presenter = presenter()
    try await presenter.perform(.type(.weather))
    try await presenter.open()
    #expect(
      asked.all == [[Fixture.tokyo, Fixture.oslo]])
    let text = recorder.takeText()
    #expect(text.contains("☁7° Oslo") && text.contains("Open-Meteo · fetched 12 min ago"))
    presenter.forgetReports()
    try await presenter.open()
    #expect(asked.all.count == 2)
  }

  @Test func staysWhereItWasWhenTheWeatherCannotBeHad() async throws {
    let presenter = presenter(weather: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) {
      try await presenter.perform(.type(.weather))
    }
    try await presenter.open()
    #expect(recorder.take().last?.json.hasSuffix(#""type":"borders"}"#) == true)
  }

  @Test func saysThatTheAtlasIsMissing() async {
    let presenter = presenter(atlas: Atlas(file: URL(filePath: "/nowhere/atlas.bin")))
    await #expect(throws: Failure.atlas(.missing(path: "/nowhere/atlas.bin"))) {
      try await presenter.open()
    }
  }

  @Test(arguments: [
    (["-3"], nil), (["11"], nil), (["x"], nil), ([], nil), (["10"], MapPinAction.zoom(10)),
    (["0"], .zoom(0)),
  ])
  func takesOnlyZoomsThatExist(words: [String], action: MapPinAction?) throws {
    let command = try #require(MapPinView.commands.first { $0.name == .zoom })
    #expect((try? command.action(for: Arguments(words))) == action)
  }

  private func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient? = nil,
    atlas: Atlas = Atlas(file: Fixture.atlas)
  ) -> MapPinPresenter {
    let places = places ?? kept.client
    let weather =
      weather
      ?? WeatherClient { [asked] places async throws(ServiceError) in
        asked.append(places)
        return places.map { _ in Fixture.report }
      }
    var gazetteer = GazetteerClient.naming(
      Distance(0, .meters).map { NearestPlace(place: Fixture.oslo, distance: $0, bearing: nil) })
    gazetteer.search = GazetteerClient.finding([Fixture.oslo]).search
    gazetteer.cities = { country, _, _ throws(GazetteerError) in
      guard country == "FJ" else { return [] }
      return [179.0, -179.0].compactMap {
        Coordinate(latitude: -17.5, longitude: $0).map {
          Place(name: $0.title(in: English()), coordinate: $0)
        }
      }
    }
    gazetteer.largest = { _, _, _ throws(GazetteerError) in [Fixture.bratislava, Fixture.tokyo] }
    return MapPinPresenter(
      interactor: MapPinInteractor(
        places: places, files: .unimplemented,
        name: { Place(name: $0.title(in: English()), coordinate: $0) }, gazetteer: gazetteer,
        geocoding: .finding([]),
        weather: weather,
        settings: settings.client,
        standardGlyphs: .ascii, language: { .english }, now: { Fixture.now }),
      atlas: atlas,
      editor: ListEditor(.pins, in: places, phrases: English(), shell: recorder.shell),
      words: WeatherWords(phrases: English(), now: { Fixture.now }), shell: recorder.shell,
      exit: { [exits] exit throws(Failure) in exits.leave(by: exit) })
  }
}

/// The places whose weather was asked for, by requests.
private final class Requests: Sendable {
  private let places = Mutex<[[Place]]>([])

  var all: [[Place]] { places.withLock { $0 } }

  func append(_ request: [Place]) {
    places.withLock { $0.append(request) }
  }
}
