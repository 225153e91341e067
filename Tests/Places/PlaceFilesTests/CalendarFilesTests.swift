import Calendars
import FileTestSupport
import PlaceFiles

/// Calendars as files: which are read, and which are replaced.
final class CalendarFilesTests: PlaceFilesSuite {
  private var client: CalendarFileClient { files.calendars }
  private let own = CalendarWriter.bytes([], at: Date(timeIntervalSince1970: 1_795_270_800))

  @Test func ownCalendarsAreReplaced() throws {
    try client.write(own, "~/a.ics")
    try client.write(own + own, "~/a.ics")
    #expect(try client.read("~/a.ics") == own + own)
  }

  @Test(arguments: ["BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "notes", ""])
  func otherFilesStay(content: String) throws {
    try folder.write(content, to: "a.ics")
    #expect(throws: PlaceFileError.foreign(path: "~/a.ics")) { try client.write(own, "~/a.ics") }
    #expect(try client.read("~/a.ics") == Array(content.utf8))
  }

  @Test func aLargeFileIsRefused() throws {
    try folder.write(String(repeating: " ", count: (8 << 20) + 1), to: "a.ics")
    #expect(throws: PlaceFileError.tooLarge(path: "~/a.ics", limit: 8 << 20)) {
      try client.read("~/a.ics")
    }
  }

  @Test func aMissingFileIsSaid() {
    #expect(throws: PlaceFileError.missing(path: "~/b.ics")) { try client.read("~/b.ics") }
  }
}
