public import Foundation
public import Phrases

/// What the commands that every screen has find around them.
@MainActor public struct CommandContext: Sendable {
  public let places: PlaceResolver
  public let reports: ReportLoader
  public let words: WeatherWords
  public let shell: Shell
  public let manner: Manner
  public let now: @Sendable () -> Date

  public init(
    places: PlaceResolver, reports: ReportLoader, words: WeatherWords, shell: Shell,
    manner: Manner, now: @escaping @Sendable () -> Date
  ) {
    self.places = places
    self.reports = reports
    self.words = words
    self.shell = shell
    self.manner = manner
    self.now = now
  }

  public var phrases: any Phrases { words.phrases }
}
