extension EnglishPhrases {
  public func weekday(_ index: Int) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "sun \(hours)" }

  public func moreLines(_ count: Int) -> String {
    "\(plural(count, "more line", "more lines")). Return: more, q: stop."
  }

  public func suggested(_ place: String) -> String {
    "Your time zone says \(place). Return keeps it; type any place, or help."
  }

  public var welcome: [String] {
    [
      nothingSearched, "To open a row of the list, type its number: 1",
      "For a list of commands, type: help",
    ]
  }
}
