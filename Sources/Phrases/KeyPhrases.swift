public import WeatherClients

/// What is said of the file with a person's keys.
public protocol KeyPhrases: Sendable {
  func keysNotUsed(_ error: KeyFileError) -> String
}
