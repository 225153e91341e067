import Calendars
import Clients
import FileTestSupport
import Foundation
import PlaceFiles
import Reports
import Testing

/// Calendars as files: which are read, and which are replaced.
struct CalendarFilesTests {
  private let folder: TemporaryFolder
  private let client: CalendarFileClient
  private let own = CalendarWriter.bytes([], at: Date(timeIntervalSince1970: 1_795_270_800))

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    client = PlaceFiles(environment: ["HOME": folder.path], folder: { "/nowhere" }).calendars
  }

  private func error(_ work: () throws(PlaceFileError) -> Void) -> PlaceFileError? {
    do throws(PlaceFileError) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  @Test func ownCalendarsAreReplaced() throws {
    try client.write(own, "~/a.ics")
    try client.write(own + own, "~/a.ics")
    #expect(try client.read("~/a.ics") == own + own)
  }

  @Test(arguments: ["BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "notes", ""])
  func otherFilesStay(content: String) throws {
    try folder.write(content, to: "a.ics")
    #expect(error { () throws(PlaceFileError) in try client.write(own, "~/a.ics") } != nil)
    #expect(try client.read("~/a.ics") == Array(content.utf8))
  }

  @Test func aLargeFileIsRefused() throws {
    try folder.write(String(repeating: " ", count: (8 << 20) + 1), to: "a.ics")
    let failure = error { () throws(PlaceFileError) in _ = try client.read("~/a.ics") }
    guard case .tooLarge = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func aMissingFileIsSaid() {
    let failure = error { () throws(PlaceFileError) in _ = try client.read("~/b.ics") }
    guard case .missing = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }
}
