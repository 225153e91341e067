import ScreenTestSupport

/// A number of hours or days holds for every form of the answer.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RowCountTests {
  private func answer(_ words: [String], _ runMode: RunMode) async -> String {
    await Session(
      [], runMode: runMode, gazetteer: .finding([Fixture.oslo]), weather: .answering(Fixture.report)
    ).run(words).text
  }

  @Test(arguments: [
    (["hours", "2", "Oslo"], "hours", 2, "2026-11-21T14:00:00+01:00"),
    (["chart", "rain", "5", "Oslo"], "hours", 5, "2026-11-21T14:00:00+01:00"),
    (["days", "2", "Oslo"], "days", 2, "2026-11-21"),
    // All rows are shown if there are fewer than requested.
    (["days", "9", "Oslo"], "days", 7, "2026-11-21"),
  ])
  func countsInEveryForm(words: [String], part: String, count: Int, first: String) async throws {
    let table = await answer(words, .csv).split(separator: "\r\n")
    #expect(table.count == 1 + count)
    #expect(table.dropFirst().first?.hasPrefix(first) == true)
    let json = await answer(words, .json)
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let rows = (document?["report"] as? [String: Any])?[part] as? [[String: Any]]
    #expect(rows?.count == count)
    #expect((rows?.first?["time"] ?? rows?.first?["date"]) as? String == first)
  }

  /// The hours asked, not the present.
  @Test(arguments: [
    (["chart", "air", "Oslo", "today", "16-18"], 2), (["chart", "air", "2", "Oslo"], 2),
    (["chart", "air", "Oslo"], 3), (["chart", "air", "Oslo", "today", "14-15"], 1),
  ])
  func theAirHasARowForEachHour(words: [String], count: Int) async throws {
    let session = Session(
      [], runMode: .csv, gazetteer: .finding([Fixture.oslo]), airQuality: .answering(Fixture.air))
    let rows = await session.run(words).text.split(separator: "\r\n")
    #expect(rows.first == "time,europeanIndex,usIndex")
    #expect(rows.count == count + 1, "\(rows)")
  }
}
