import Atlas
import Clients
import Foundation
import Phrases
import Preferences
import SafeFiles

// Taken from the settings and the environment.
extension Live {
  /// The language, before the settings can be read from the world.
  static func language(_ environment: [String: String]) -> Language {
    let own = ProgramFlag.variables.first { $0.flag == .language }.flatMap { environment[$0.name] }
    if let language = own.flatMap(Language.init(rawValue:)) { return language }
    let preferences = Preferences(
      directories: Directories(environment: environment), now: clock(environment)
    ) { _ in }
    return language(preferences.settings, environment)()
  }

  static func language(
    _ settings: SettingsClient, _ environment: [String: String]
  ) -> @Sendable () -> Language {
    { Language(setting: settings.string(Language.setting), environment: environment) }
  }

  /// The environment with the keys of weather services that only the key file has.
  static func withKeys(
    _ environment: [String: String], _ notices: NoticeBoard
  ) -> [String: String] {
    do {
      let kept = try KeyFile(directories: Directories(environment: environment)).values()
      return environment.merging(kept) { own, _ in own }
    } catch {
      notices.post(.keys(error))
      return environment
    }
  }

  /// Dots need Unicode; the Linux console has Unicode, but no Braille in its font.
  static func glyphs(_ environment: [String: String]) -> MapGlyphs {
    guard Lines.isUTF8(environment) else { return .ascii }
    return environment["TERM"] == "linux" ? .blocks : .dots
  }

  /// The time limit of a request: the user's setting, if it is sensible.
  static func seconds(_ settings: SettingsClient) -> Double {
    let text = settings.string("timeout")
    guard let seconds = text.flatMap(Double.init), (1...60).contains(seconds) else { return 10 }
    return seconds
  }

  /// The limits that were set, or the usual ones.
  static func limits(_ settings: SettingsClient) -> ArchiveLimits {
    func days(_ name: String) -> Int? {
      settings.string(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    let usual = ArchiveLimits()
    return ArchiveLimits(
      hours: days("archive.hours") ?? usual.hours, records: days("archive.records") ?? usual.records
    )
  }

  /// The system's clock, or the moment that `VANE_NOW` (ISO 8601) fixes.
  static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["VANE_NOW"], let fixed = try? Date(text, strategy: .iso8601) else {
      return { Date() }
    }
    return { fixed }
  }
}
