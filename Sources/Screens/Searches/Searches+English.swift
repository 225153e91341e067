import Phrases

nonisolated extension English: SearchesPhrases {
  func results(count: Int, for text: String) -> String {
    "\(plural(count, "place", "places")) for \(text)"
  }

  func firstResults(count: Int, for text: String) -> String {
    "The first \(count == 1 ? "place" : plural(count, "", "places")) for \(text)"
  }

  func nearestNames(to text: String) -> String {
    "No exact match for \(text). Nearest names:"
  }

  func elsewhere(_ text: String) -> String { "No place matches \(text). Elsewhere:" }

  func oneOf(_ count: Int, called name: String) -> String {
    "1 of \(count) places called \(name). Type: search \(name)"
  }

  func together(of count: Int, called name: String, is title: String) -> String {
    "This is \(title), one of \(count) places called \(name)."
  }

  func notCalled(_ text: String, but title: String) -> String {
    "No place is called \(text). This is \(title)."
  }

  func otherName(_ text: String, of title: String) -> String {
    "\(text) is another name of \(title)."
  }

  func fromHome(_ distance: String) -> String { "\(distance) from home" }

  var searchesMade: String { "Your searches, newest first" }

  func moreRows(_ count: Int) -> String { "\(count) more: press Return." }
  var surroundingsHeading: String { "region, country" }
  var populationHeading: String { "people" }
  var latitudeHeading: String { "lat" }
  var longitudeHeading: String { "lon" }
  var distanceHeading: String { "distance" }

  func searches(count: Int, filter: String, order: SearchOrder) -> String {
    let number = plural(count, "search", "searches")
    let name = filter.isEmpty ? "" : " matching \(filter)"
    return number + name + (order == .name ? ", by name" : ", newest first")
  }

  func noSearches(filter: String) -> String {
    "No search matches \(filter). To show all searches, type: filter"
  }
  func inhabitants(_ count: String, number: Int) -> String {
    number == 1 ? "1 inhabitant" : "\(count) inhabitants"
  }
}
