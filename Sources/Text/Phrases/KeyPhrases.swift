public import WeatherClients

/// Sentences about the file with a person's API keys.
public protocol KeyPhrases: Sendable {
  func keysNotUsed(_ error: KeyFileError) -> String
}
