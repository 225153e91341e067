extension EnglishPhrases {
  public func time(_ figure: String, isAfternoon: Bool) -> String? {
    figure + (isAfternoon ? " pm" : " am")
  }
}
