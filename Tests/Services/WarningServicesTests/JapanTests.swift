import Reports
import TestSupport
import Testing
import Warnings

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
