import Phrases

/// The price of each meaning. A span costs about 1, so that the reading with the fewest is the cheapest.
enum Price {
  static func of(_ kind: WordKind) -> Double {
    switch kind {
    case .synonym: 1.2
    case .ask, .large: 0.6
    case .joint, .filler: 0.3
    case .soft: 0.4
    // It stands only beside a map.
    case .layer: 0.7
    default: 1
    }
  }

  /// People seldom type these here.
  static let rare: [CommandName: Double] = [
    .line: 2, .pin: 0.3, .star: 0.2, .accuracy: 0.1,
  ]

  static let comma = 0.1
  static let option = 0.3
  static let number = 0.8
  static let limit = 1.2
  /// Below that of hours
  static let band = 0.7
  static let time = 1.0
  /// An hour whose number is a row on the screen.
  static let row = 1.0
  static let dayWithHours = 1.3
  /// A day whose first word is the line's command, or the number behind another day's month.
  static let otherDay = 1.5
  /// A time of which more words make another.
  static let shorterTime = 0.3
  /// A word that says nothing of its own, written like the code of a country.
  static let code = 1.3
  /// A word that says nothing of its own, and begins a longer phrase.
  static let partOfPhrase = 1.2
  /// A word that says nothing of its own, within a longer phrase.
  static let withinPhrase = 0.5
  static let slip = 1.6
  /// A further letter that was mistaken.
  static let nextSlip = 0.4

  // Places
  static let place = 1.0
  static let furtherWord = 0.15
  static func place(ofWords count: Int) -> Double { place + furtherWord * Double(count - 1) }
  static let qualifiedBehindComma = 0.3
  static let qualified = 0.5
  static let areaIsCity = 1.2
  /// An area that may be the next place of a list.
  static let areaInList = 2.0
  /// A name that is another word, too, and one in capitals.
  static let nameThatIsWord = 1.3
  static let nameBehindJoint = 0.3
  static let capital = -0.6
  /// A capitalized word that is a city, where no other place is named.
  static let cityAsWord = 1.3
  static let smallLetters = 0.55
  /// A letter whose mark isn't that of a case: of two that are as large, the other is meant.
  static let unlikeMark = 0.05
  /// A place that is dearer is asked for.
  static let mostOfPlace = 2.2
  static let mostOfPlaceInName = 1.7
  /// A capitalized one that is no other word, and no slip of one.
  static let mostOfCapital = 2.5
  /// A place beside another one may be another word if it is dearer.
  static let mostOfNeighbor = 1.3

  // Distances in kilometers
  /// Two places farther apart are hardly compared where only a comma says so, and one is small.
  static let farApart = 500.0

  // Unknown words
  static let unknown = 5.0
  static let nextUnknown = 2.3
  static let unknownName = -1.0
  static let unknownNameWord = 0.4

  // The filling of a command
  static let left = 3.0
  static let twoCommands = 2.5
  static let noQuestion = 1.2
  static let softAlone = 1.8
  static let emptyQuestion = 1.6
  static let idleJoint = 1.2
  static let twoLanguages = 0.4
  static let foreignWord = 0.8
  static let foreignFiller = 1.0
  static let atHand = 0.3
  static let usage = 2.0
  static let nothing = 4.0
  static let redirected = 1.0

  /// Readings that differ by less are asked about.
  static let margin = 0.25

  /// The share of `left` that a span costs which no slot takes.
  static func weight(of span: Span) -> Double {
    switch span.meaning {
    case .band: 0
    case .word(.means, _): 0.3
    case .word(.feeling, _), .word(.superlative, _): 0.4
    // No command takes less than a length.
    case .length(let length) where length.way == .under: 1
    case .word(.synonym, _), .length: 0.5
    case .word(.sky, _), .word(.weather, _), .place: 0.6
    case .word(.quantity, _), .word(.guess, _), .number: 0.7
    case .word(.page, _): 0.8
    default: 1
    }
  }
}
