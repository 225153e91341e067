public import Reports

/// A place that was found, and why.
public struct PlaceMatch: Hashable, Sendable {
  public var place: Place
  public var kind: Kind
  /// The other name that matched, if the place's own name doesn't contain the typed text: `Wien` of Vienna.
  public var matchedName: String?
  /// Whether that name is in use, or was typed: others explain nothing, such as "Croydon London" of Croydon.
  public var isMatchedNameUsual = true
  /// Whether the text is that name, and no language uses it today.
  public var isNameRare = false
  /// The characters that matched, counted in `matchedName` or else in `place.name`.
  public var highlight: Range<Int>?
  /// Decades of population, minus the cost of the kind of match. Matches are sorted by falling score.
  public var score: Double
  public var quality: Quality
  /// The number of letters in which the name differs from the text.
  public var slips: Int
  /// Whether the place is surely meant where one letter differs.
  public var isSureSlip = true
  /// Whether a postal code is as likely another country's.
  public var isAmbiguous = false

  /// The quality is that of the kind, unless it is given.
  public init(
    place: Place, kind: Kind, matchedName: String? = nil, highlight: Range<Int>? = nil,
    score: Double, quality: Quality? = nil, slips: Int = 0
  ) {
    self.place = place
    self.kind = kind
    self.matchedName = matchedName
    self.highlight = highlight
    self.score = score
    self.quality = quality ?? kind.quality
    self.slips = slips
  }

  /// The usual short forms of words in names: `st` for `saint`. Neither has marks.
  public static let abbreviations = [
    "fort": "ft", "mount": "mt", "saint": "st", "sainte": "ste", "sankt": "st", "sint": "st",
  ]

  /// The part of the place that agrees with the text.
  public enum Kind: String, Hashable, Sendable {
    /// A name equals the text, except for case, diacritics, spaces and hyphens.
    case whole
    /// A name begins with the text.
    case beginning
    /// Every word of the text begins a word of the place's names.
    case word
    /// The region or country that was named could not be found; the name was.
    case elsewhere
    case airport
    /// The text is a postal code; the place is where it is delivered.
    case postalCode
    /// The text is a latitude and a longitude; the place is that point.
    case coordinate
    /// A name differs from the text by a letter or two.
    case typo
  }

  /// The certainty that the place was meant.
  public var likeness: Likeness {
    switch kind {
    case .postalCode where isAmbiguous: .near
    case .whole, .airport, .postalCode, .coordinate: .exact
    case .beginning: slips == 1 && isSureSlip ? .oneSlip : .beginning
    case .typo: slips < 2 && isSureSlip ? .oneSlip : .near
    case .word, .elsewhere: .near
    }
  }

  public enum Likeness: Hashable, Sendable {
    /// The text is exactly a name or a code.
    case exact
    /// A name begins with the text.
    case beginning
    /// One letter was added, lost, changed or swapped with the next.
    case oneSlip
    /// The name only resembles the text, holds its words, or lies elsewhere.
    case near
  }

  /// The trust that a match deserves: when none is `good`, an online service is worth asking.
  public enum Quality: Hashable, Sendable {
    case good, weak, typo
  }
}

extension PlaceMatch.Kind {
  fileprivate var quality: PlaceMatch.Quality {
    switch self {
    case .whole, .beginning, .airport, .postalCode, .coordinate: .good
    case .word, .elsewhere: .weak
    case .typo: .typo
    }
  }
}
