import Phrases

nonisolated extension Slovak: SearchesPhrases {
  func results(count: Int, for text: String) -> String {
    "Pre „\(text)“ sa \(form(count, "našlo", "našli", "našlo")) "
      + plural(count, "miesto", "miesta", "miest")
  }

  func firstResults(count: Int, for text: String) -> String {
    "\(form(count, "Prvé", "Prvé", "Prvých")) \(plural(count, "miesto", "miesta", "miest"))"
      + " pre „\(text)“"
  }

  func nearestNames(to text: String) -> String {
    "Presný názov „\(text)“ sa nenašiel. Podobné názvy:"
  }

  func elsewhere(_ text: String) -> String { "Miesto „\(text)“ sa nenašlo. Inde:" }

  func oneOf(_ count: Int, called name: String) -> String {
    "Jedno \(from(count)) \(count) miest s názvom \(name). Zadajte: search \(name)"
  }

  func together(of count: Int, called name: String, is title: String) -> String {
    "Toto je \(title), jedno \(from(count)) \(count) miest s názvom \(name)."
  }

  func notCalled(_ text: String, but title: String) -> String {
    "Miesto s názvom \(text) sa nenašlo. Toto je \(title)."
  }

  func otherName(_ text: String, of title: String) -> String {
    "\(text) je iný názov miesta \(title)."
  }

  func fromHome(_ distance: String) -> String { "\(figure(distance)) od domova" }

  var searchesMade: String { "Vaše hľadania od najnovšieho" }

  func moreRows(_ count: Int) -> String {
    "Ešte \(plural(count, "miesto", "miesta", "miest")): stlačte Enter."
  }
  var surroundingsHeading: String { "kraj, krajina" }
  var populationHeading: String { "obyvatelia" }
  var latitudeHeading: String { "šírka" }
  var longitudeHeading: String { "dĺžka" }
  var distanceHeading: String { "vzdialenosť" }

  func searches(count: Int, filter: String, order: SearchOrder) -> String {
    let number = plural(count, "hľadanie", "hľadania", "hľadaní")
    let name = filter.isEmpty ? "" : " pre „\(filter)“"
    return number + name + (order == .name ? ", podľa názvu" : ", od najnovšieho")
  }

  func noSearches(filter: String) -> String {
    "Pre „\(filter)“ nemáte žiadne hľadanie. Všetky zobrazíte takto: filter"
  }
  func inhabitants(_ count: String, number: Int) -> String {
    "\(figure(count)) \(form(number, "obyvateľ", "obyvatelia", "obyvateľov"))"
  }
}
