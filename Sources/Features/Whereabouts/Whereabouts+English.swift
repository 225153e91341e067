import Phrases

nonisolated extension English: WhereaboutsPhrases {
  func mayAskForAddress(_ host: String) -> String {
    "Look up your location by IP address at \(host)? (y/n) "
  }
}
