import TestSupport
import Testing
import Warnings

@testable import WarningServices

/// The bulletins of the Japan Meteorological Agency since 28 May 2026, one for each kind of danger.
struct JapanTests {
  private static func bulletin(
    _ kind: String, at time: String, _ towns: String, headline: String = ""
  ) -> String {
    #"{"dataTypeCode":"\#(kind)","reportDatetime":"2026-06-01T\#(time):00+09:00","headlineText":"\#(headline)","#
      + #""warning":{"class10Items":[{"areaCode":"130010","kinds":[]}],"class20Items":[\#(towns)]}}"#
  }

  private static func town(_ number: String, _ kinds: (code: String, status: String)...) -> String {
    let kinds = kinds.map { #"{"code":"\#($0.code)","status":"\#($0.status)"}"# }
    return #"{"areaCode":"\#(number)","kinds":[\#(kinds.joined(separator: ","))]}"#
  }

  private func found(_ bulletins: [String], old: String? = nil) async throws -> PlaceWarnings {
    var answers = [
      "/bosai/common/const/area.json": Variant.areas,
      "/bosai/warning/data/r8/130000.json": "[\(bulletins.joined(separator: ","))]",
    ]
    answers["/bosai/warning/data/warning/130000.json"] = old
    return try await Variant(
      "r8", at: Variant.place("Tokyo", "JP", 35.69, 139.5, region: "Tokyo"), answers
    ).found()
  }

  @Test func readsAllKindsOfDanger() async throws {
    let all = [("1310100", "43"), ("1310400", "43")]
    let found = try await found(
      [
        Self.bulletin(
          "VPWW55", at: "10:00",
          all.map { Self.town($0, ($1, "発表")) }.joined(separator: ","), headline: "大雨"),
        Self.bulletin("VPWW56", at: "09:00", Self.town("1310100", ("39", "発表")), headline: "土砂"),
        Self.bulletin(
          "VPWW61", at: "08:00", Self.town("1310100", ("14", "特別警報から危険警報"), ("20", "解除"))),
      ], old: "not asked")
    #expect(found.own.map(\.event) == ["Heavy Rain Danger Warning"])
    #expect(found.own.map(\.severity) == [.severe])
    #expect(found.own.map(\.description) == ["大雨"])
    #expect(found.unclear.map(\.event) == ["Landslide Emergency Warning", "Thunderstorm Advisory"])
    #expect(found.unclear.map(\.severity) == [.extreme, .moderate])
    #expect(found.unread == 0)
  }

  /// Only the newest bulletin of each kind counts, whatever the order.
  @Test func newerBulletinsReplaceOlderOnes() async throws {
    let found = try await found([
      Self.bulletin("VPWW55", at: "12:00", Self.town("1310100", ("10", "警報から注意報"))),
      Self.bulletin("VPWW55", at: "10:00", Self.town("1310100", ("03", "発表"))),
    ])
    #expect(found.warnings.map(\.event) == ["Heavy Rain Advisory"])
  }

  /// A list of only the towns with a warning doesn't say that it is for all.
  @Test func aPartOfTheTownsIsNotAll() async throws {
    let found = try await found([
      Self.bulletin("VPWW55", at: "10:00", Self.town("1310100", ("03", "発表")))
    ])
    #expect(found.own.isEmpty)
    #expect(found.unclear.map(\.event) == ["Heavy Rain Warning"])
  }

  @Test func unknownCodesHideNoOthers() async throws {
    let found = try await found([
      Self.bulletin(
        "VPWW55", at: "10:00", Self.town("1310100", ("03", "発表"), ("77", "発表"), ("10", "?")))
    ])
    #expect(found.warnings.map(\.event) == ["Heavy Rain Warning"])
    #expect(found.unread == 2)
  }

  @Test(arguments: [[], ["{}"], [#"{"warning":{}}"#], [#"{"warning":{"class20Items":[{}]}}"#]])
  func otherShapesCannotBeRead(bulletins: [String]) async throws {
    await #expect(throws: ServiceError.self) { try await found(bulletins) }
  }
}

struct JapaneseOfficesTests {
  @Test(
    arguments: [
      ("Sapporo", 43.06, 141.35, ["Hokkaido"], ["016000"]),
      ("Wakkanai", 45.41, 141.68, ["Hokkaido"], ["011000"]),
      ("Asahikawa", 43.77, 142.36, ["Hokkaido"], ["012000"]),
      ("Kitami", 43.80, 143.90, ["Hokkaido"], ["013000"]),
      ("Obihiro", 42.92, 143.21, ["Hokkaido"], ["014030"]),
      ("Nemuro", 43.33, 145.59, ["Hokkaido"], ["014100"]),
      ("Tomakomai", 42.64, 141.60, ["Hokkaido"], ["015000"]),
      ("Hakodate", 41.77, 140.73, ["Hokkaido"], ["017000"]),
      ("Naha", 26.21, 127.68, ["Okinawa"], ["471000"]),
      ("Minamidaitō", 25.83, 131.23, ["Okinawa"], ["472000"]),
      ("Miyakojima", 24.80, 125.28, ["Okinawa"], ["473000"]),
      ("Ishigaki", 24.34, 124.16, ["Okinawa"], ["474000"]),
      ("Kagoshima", 31.56, 130.55, ["Kagoshima"], ["460100"]),
      ("Amami", 28.37, 129.49, ["Kagoshima"], ["460040"]),
      ("Aomori", 40.82, 140.74, ["Aomori"], ["020000"]),
      ("Miyazaki", 31.91, 131.42, ["Miyazaki"], ["450000"]),
      ("Kobe", 34.69, 135.18, ["Hyōgo"], ["280000"]),
      // Near the border of two, both are asked.
      ("Machida", 35.54, 139.44, ["Kanagawa", "Tokyo"], ["130000", "140000"]),
      ("nowhere", 20, 150, [], []),
    ] as [(String, Double, Double, [String], [String])])
  func findsTheOfficesByTheGround(
    name: String, latitude: Double, longitude: Double, prefectures: [String], offices: [String]
  ) {
    // The place's own region does not count if the map of offices has the point.
    let place = Variant.place(
      name, "JP", latitude, longitude, region: prefectures.isEmpty ? nil : "Osaka")
    #expect(JapaneseOffices(place) { _ in prefectures }.offices == offices)
  }

  @Test(
    arguments: [
      (35.69, 139.69, "130010"), (34.75, 139.36, "130020"), (33.11, 139.79, "130030"),
      (27.09, 142.19, "130040"),
    ])
  func knowsThePartsOfTokyo(latitude: Double, longitude: Double, area: String) {
    let place = Variant.place("X", "JP", latitude, longitude)
    #expect(JapaneseOffices(place) { _ in ["Tokyo"] }.area == area)
    #expect(JapaneseOffices(place) { _ in ["Chiba"] }.area == nil)
  }
}
