import ScreenTestSupport

@testable import vane

/// Settings of a run beside those of the file, which may be unreadable.
struct OverridingSettingsTests {
  // A2, A23
  @Test func aFlagHoldsWhereTheFileCannotBeRead() throws {
    let settings = SettingsClient.failing(.noHome).overriding(["service": "met-norway"])
    #expect(settings.string("service") == "met-norway")
    #expect(try settings.value("service") == "met-norway")
    #expect(settings.string("units") == nil)
    #expect(throws: StorageError.noHome) { try settings.value("units") }
  }

  // A2
  @Test func whatCannotBeSavedHoldsForTheRun() throws {
    let settings = SettingsClient.failing(.noHome).overriding(["service": "met-norway"])
    #expect(throws: StorageError.noHome) { try settings.set("service", "open-meteo") }
    #expect(throws: StorageError.noHome) { try settings.set("units", "imperial") }
    #expect(settings.string("service") == "open-meteo")
    #expect(settings.string("units") == "imperial")
    #expect(throws: StorageError.noHome) { try settings.set("units", nil) }
    #expect(try settings.value("units") == nil)
  }

  @Test func aFlagEndsWhereItsSettingIsSaved() throws {
    let saved = SavedSettings(["service": "openweather"])
    let settings = saved.client.overriding(["service": "met-norway"])
    #expect(settings.string("service") == "met-norway")
    try settings.set("service", "open-meteo")
    #expect(settings.string("service") == "open-meteo")
    #expect(saved["service"] == "open-meteo")
  }

  @Test func aFlagTakesASettingBackUntilItIsSetAgain() throws {
    let saved = SavedSettings(["temperature": "k"])
    let settings = saved.client.overriding(["units": "imperial", "temperature": nil])
    #expect(settings.string("temperature") == nil)
    try settings.set("temperature", "c")
    #expect(settings.string("temperature") == "c")
  }

  @Test func aFlagHoldsAgain() throws {
    let settings = SavedSettings().client.overriding(["units": "imperial"])
    try settings.set("units", "metric")
    settings.hold("units", "imperial")
    #expect(settings.string("units") == "imperial")
  }

  @Test func aFixedFlagHoldsToTheEndOfTheRun() throws {
    let saved = SavedSettings()
    let settings = saved.client.overriding([:], fixed: ["service": "sample"])
    try settings.set("service", "open-meteo")
    #expect(settings.string("service") == "sample")
    #expect(saved["service"] == "open-meteo")
  }
}
