import Testing
import Warnings

/// Which official warnings match an alert.
struct WarningQuestionTests {
  private static func warning(
    _ event: String, _ kind: WeatherWarning.Kind? = nil, _ severity: WeatherWarning.Severity? = nil,
    _ color: WeatherWarning.Color? = nil, language: String? = "en"
  ) -> WeatherWarning {
    var warning = WeatherWarning(event: event)
    (warning.kind, warning.severity, warning.color) = (kind, severity, color)
    warning.language = language
    return warning
  }

  @Test(arguments: [
    ("warnings", "warnings"), ("warnings severe", "warnings severe"),
    ("warnings orange", "warnings severe"), ("Warnings Red for Wind", "warnings extreme for wind"),
    ("warnings for high water", "warnings for high water"),
  ])
  func isReadAndKept(text: String, kept: String) {
    #expect(WarningQuestion(text)?.text == kept)
    #expect(WarningQuestion(kept)?.text == kept)
  }

  @Test(arguments: [
    "", "rain 1h", "warning", "warnings today", "warnings for", "warnings severe now",
  ])
  func theRestIsNone(text: String) { #expect(WarningQuestion(text) == nil) }

  @Test(arguments: WeatherWarning.Severity.allCases)
  func aLevelTakesThoseFromItOn(least: WeatherWarning.Severity) {
    let question = WarningQuestion(least: least)
    let levels = WeatherWarning.Severity.allCases
    let from = levels.firstIndex(of: least) ?? 0
    for (index, severity) in levels.enumerated() {
      #expect(question.takes(Self.warning("Wind", .wind, severity)) == (index >= from))
    }
    // The level of a warning without one may be any.
    #expect(question.takes(Self.warning("Wind", .wind)))
  }

  @Test func aColorIsALevel() throws {
    let severe = try #require(WarningQuestion("warnings severe"))
    #expect(!severe.takes(Self.warning("Wind", .wind, nil, .yellow)))
    #expect(severe.takes(Self.warning("Wind", .wind, nil, .orange)))
    #expect(severe.takes(Self.warning("Wind", .wind, nil, .red)))
  }

  @Test(arguments: [
    ("wind", "Yellow wind warning", WeatherWarning.Kind.wind, "en", true),
    ("wind", "Ice", .snowOrIce, "en", false), ("ice", "Neige-verglas", .snowOrIce, "fr", true),
    ("flood", "Rain and flood", .rainFlood, "en", true), ("rain", "Flood", .flood, "en", false),
    ("wind", "High Wind Warning", nil, "en", true), ("wind", "Flood Watch", nil, "en", false),
    // Written in a language that isn't the question's it may be the wind.
    ("wind", "Sturm", nil, "de", true), ("wind", "暴風警報", nil, nil, true),
    ("high water", "Hochwasser", nil, "de", false), ("hochwasser", "HOCHWASSER", nil, "de", true),
    ("dest", "Výstraha: dážď", nil, "sk", false), ("dazd", "Výstraha: dážď", nil, "sk", true),
  ])
  func anEventIsAKindOrItsOwnWords(
    event: String, said: String, kind: WeatherWarning.Kind?, language: String?, isTaken: Bool
  ) {
    let question = WarningQuestion(event: event)
    #expect(question.takes(Self.warning(said, kind, language: language)) == isTaken)
  }
}
