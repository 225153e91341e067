import Clients
import Preferences
import SafeFiles
import Testing

@Suite struct SettingsTests {
  @Test func aSettingIsWhatWasSetAndNothingBefore() throws {
    let desk = try Desk()
    let settings = desk.open().settings
    #expect(try settings.value("theme") == nil)
    try settings.set("theme", "dark")
    try settings.set("units", "metric & <plain>")
    #expect(try settings.value("theme") == "dark")
    let other = desk.open().settings
    #expect(try other.value("units") == "metric & <plain>")
    try other.set("theme", nil)
    #expect(try settings.value("theme") == nil)
    #expect(try settings.value("units") == "metric & <plain>")
  }

  @Test func aValueOfAnotherTypeIsNoneAndStaysUntilItIsSet() throws {
    let desk = try Desk(
      plist("<key>settings</key><dict><key>days</key><integer>5</integer></dict>"))
    let settings = desk.open().settings
    #expect(try settings.value("days") == nil)
    try settings.set("theme", "dark")
    #expect(desk.text?.contains("<integer>5</integer>") == true)
  }

  @Test func withoutAHomeEachUseSaysSo() {
    let preferences = Preferences(
      directories: Directories(environment: [:]), now: { Desk.noon }, report: { _ in })
    #expect(throws: StorageError.noHome) { try preferences.settings.value("theme") }
    #expect(throws: StorageError.noHome) { try preferences.settings.set("theme", "dark") }
    #expect(throws: StorageError.noHome) { try preferences.placeLists.all(.pins) }
  }
}
