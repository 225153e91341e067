import Phrases

nonisolated extension Slovak: WhereaboutsPhrases {
  func mayAskForAddress(_ host: String) -> String {
    "Zistiť vašu polohu podľa IP adresy cez \(host)? (a/n) "
  }
}
