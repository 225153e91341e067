extension EnglishPhrases {
  public func offline(since time: String) -> String { "offline since \(time)" }
}
