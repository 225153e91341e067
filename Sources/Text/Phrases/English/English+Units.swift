extension EnglishPhrases {
  public func time(_ figure: String, isAfternoon: Bool) -> String? {
    figure + (isAfternoon ? "\u{A0}pm" : "\u{A0}am")
  }
  public var noonWord: String? { "noon" }
  public var midnightWord: String? { "midnight" }
}
