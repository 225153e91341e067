import Testing

@testable import Reports

struct EpochTimeTests {
  @Test(arguments: [
    ("1970-01-01", 0.0), ("1970-01-01T00:01", 60), ("2026-11-21T14:20", 1_795_270_800),
    ("2026-11-21T14:20:30", 1_795_270_830), ("1953-01-31T23:00", -533_782_800),
    ("2024-02-29", 1_709_164_800), ("0001-01-01", -62_135_596_800),
  ])
  func readsTimesAndFindsTheirDays(text: String, seconds: Double) {
    #expect(EpochTime.seconds(iso8601: text) == seconds)
    #expect(EpochTime.day(ofSecond: seconds)?.description == String(text.prefix(10)))
  }

  @Test(arguments: [
    "", "2026", "2026-11-21 14:20", "2026-11-21T24:00", "2026-11-21T14:60", "2026-11-21T-1:00",
    "2026-11-21T+1:00", "2026-02-29", "2026-13-01", "2026-11-21T14:20Z", "2026-11-21T14.20",
    "éééééééé", "2026-11-21T1é:0",
  ])
  func refusesOtherTexts(text: String) {
    #expect(EpochTime.seconds(iso8601: text) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 3e11, -3e11])
  func knowsNoDayFarAway(seconds: Double) { #expect(EpochTime.day(ofSecond: seconds) == nil) }
}
