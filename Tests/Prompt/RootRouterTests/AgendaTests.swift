import ScreenTestSupport

/// The weather at appointments: where they are, and what is sent for that.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AgendaTests {
  /// The answer to a calendar with one appointment, the towns that were looked up, and the setting afterwards.
  private func answer(
    _ lines: String, typed: [ScriptedLines.Step] = [], setting: String? = nil,
    runMode: RunMode = .prompt
  ) async -> (text: String, sent: [String], setting: String?) {
    let sent = Mutex<[String]>([])
    let settings = SavedSettings(
      [Language.setting: "en"].merging(setting.map { ["calendar.places": $0] } ?? [:]) { $1 })
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261121T170000Z\nSUMMARY:Secret\n\(lines)\n"
      + "END:VEVENT\nEND:VCALENDAR"
    let session = Session(
      [.line("agenda a.ics")] + typed, runMode: runMode, settings: settings,
      gazetteer: .knowing([Fixture.oslo]),
      geocoding: PlacesClient { text, _ async throws(ServiceError) in
        sent.withLock { $0.append(text) }
        return [Fixture.bratislava]
      }, weather: .answering(Fixture.report),
      calendars: CalendarFileClient { _ throws(PlaceFileError) in
        Array(text.utf8)
      } write: { _, _ throws(PlaceFileError) in
      }, columns: 120)
    let answer = await session.run().text
    return (answer, sent.withLock { $0 }, settings["calendar.places"])
  }

  @Test func aTownOfTheGazetteerIsNotSent() async {
    let found = await answer("LOCATION:Karl Johans gate 1\\, 0154 Oslo")
    #expect(found.text.contains("Oslo"), "\(found.text)")
    #expect(found.sent == [])
  }

  @Test func aTownIsSentAfterAYesThatIsKept() async {
    let found = await answer("LOCATION:Dom\\, 999 99 Lhota", typed: [.line("y")])
    expectText(found.text, has: "Look up Lhota online?", "Bratislava")
    #expect(found.sent == ["Lhota"])
    #expect(found.setting == "yes")
  }

  @Test(arguments: ["no", nil] as [String?])
  func nothingIsSentAfterANo(setting: String?) async {
    let found = await answer(
      "LOCATION:Dom\\, 999 99 Lhota", typed: [.line("n")], setting: setting)
    #expect(found.sent == [])
    #expect(found.setting == "no")
    #expect(found.text.contains("Not in Vane's list of places: Lhota."), "\(found.text)")
  }

  @Test func nothingIsSentWhereNobodyCanAnswer() async {
    let found = await answer("LOCATION:Dom\\, 999 99 Lhota", runMode: .pipe)
    #expect(found.sent == [])
    #expect(found.setting == nil)
  }

  /// A text without a postal code or a country may be a person's name.
  @Test(arguments: ["Anna's flat", "Room 4", "https://meet.example.org/Oslo", ""])
  func otherLocationsAreNotSent(location: String) async {
    let found = await answer("LOCATION:\(location)", setting: "yes")
    #expect(found.sent == [])
    #expect(found.text.contains("1 appointment has no known place."), "\(found.text)")
  }

  @Test func aFileThatIsNoCalendarIsRefused() async {
    let session = Session(
      [.line("agenda a.ics")], settings: SavedSettings([Language.setting: "en"]),
      calendars: CalendarFileClient { _ throws(PlaceFileError) in
        Array("hello".utf8)
      } write: { _, _ throws(PlaceFileError) in
      })
    expectText(await session.run().text, has: "a.ics isn't an iCalendar file.")
  }
}

extension CalendarFileClient {
  /// Appointments around the moment of the fixtures, in `work.ics`; other files have none.
  static let fixture = CalendarFileClient { path throws(PlaceFileError) in
    let events =
      path != "work.ics"
      ? []
      : [
        ["SUMMARY:Over", "DTSTART:20261121T080000Z", "DTEND:20261121T090000Z"],
        [
          "SUMMARY:Workshop", "DTSTART:20261121T120000Z", "DTEND:20261121T150000Z", "LOCATION:Oslo",
        ],
        ["SUMMARY:Call with Tokyo", "DTSTART;TZID=Asia/Tokyo:20261122T083000", "DURATION:PT30M"],
        [
          "SUMMARY:Football", "DTSTART;TZID=Europe/Oslo:20261101T180000", "DURATION:PT90M",
          "RRULE:FREQ=WEEKLY;COUNT=4", "GEO:59.9127;10.7461",
        ],
        [
          "SUMMARY:Conference of all who read calendars", "DTSTART;VALUE=DATE:20261123",
          "DTEND;VALUE=DATE:20261126", "LOCATION:Staromestská 1\\, 811 03 Bratislava",
        ],
        ["DTSTART:20261205T090000Z", "LOCATION:Room 4"],
      ]
    let lines =
      ["BEGIN:VCALENDAR"] + events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
      + ["END:VCALENDAR"]
    return Array(lines.joined(separator: "\r\n").utf8)
  } write: { _, _ throws(PlaceFileError) in
  }
}
