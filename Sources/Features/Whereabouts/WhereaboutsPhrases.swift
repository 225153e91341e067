import Phrases

/// The question before an IP address is looked up.
nonisolated protocol WhereaboutsPhrases: Phrases {
  /// Asks once, before a host learns the internet address.
  func mayAskForAddress(_ host: String) -> String
}

nonisolated extension Phrases {
  var whereabouts: any WhereaboutsPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
