import Phrases
public import Reports

extension Argument where Value == DayReference {
  /// A day as the first or the last of the words; those of a place that is called so are no day.
  public static var day: Argument {
    Argument(.day) { words throws(Failure) in try day(words, mayHaveHours: false) }
  }

  /// A day or hours of it.
  public static var hoursOfDay: Argument {
    Argument(.hoursOfDay) { words throws(Failure) in try day(words, mayHaveHours: true) }
  }

  private static func day(
    _ words: Walk, mayHaveHours: Bool
  ) throws(Failure) -> DayReference? {
    let phrases = words.vocabulary.phrases
    let last = try mayHaveHours ? DayArgument(words.rest, phrases, mayBeFirst: false) : nil
    let isAlone = mayHaveHours && words.rest.isEmpty
    words.offerLast { $0.completions(forDay: $1, isBehindDay: last != nil, isAlone: isAlone) }
    guard let found = try DayArgument.outside(words, mayHaveHours: mayHaveHours),
      found.rest.isEmpty || !words.isPlaceWithDay,
      // `Columbus, IN tomorrow`
      found.isFirst || found.rest.last != "in"
    else { return nil }
    let count = words.count - found.rest.count
    if found.isFirst { words.takeFirst(count) } else { words.takeLast(count) }
    return found.day
  }
}

extension Walk {
  /// The words behind the last comma or the last word between places, if there are several: `Rimavská Sobota` of `Oslo,
  /// Rimavská Sobota`.
  private var lastOfSeveral: String? {
    let typed = Language.typed
    let joint = rest.lastIndex { word in
      word.hasSuffix(",") || typed.comparing.contains(word.folded)
        || typed.untilWords.contains(word.folded)
    }
    return joint.flatMap { joint in
      rest.count > joint + 2 ? rest[(joint + 1)...].joined(separator: " ") : nil
    }
  }

  /// Whether a word for a day is part of the name of a place, also after a preposition or a length: `in Dolná Streda`.
  public var isPlaceWithDay: Bool {
    let isAfterPreposition = first.map { Language.typed.placePrepositions.contains($0.folded) }
    let length = TimeSpan.first(of: rest)?.rest ?? Array(rest.dropFirst())
    let isAfterLength = first.flatMap(Arguments.number) != nil || TimeSpan.first(of: rest) != nil
    return vocabulary.isPlace(text) || lastOfSeveral.map(vocabulary.isPlace) == true
      || isAfterPreposition == true && vocabulary.isPlace(rest.dropFirst().joined(separator: " "))
      || isAfterLength && length.count > 1 && vocabulary.isPlace(length.joined(separator: " "))
  }
}

extension DayArgument {
  /// The day at an end of the words, the last one where a place is called like the first: `Thursday Island tomorrow`.
  fileprivate static func outside(
    _ words: Walk, mayHaveHours: Bool
  ) throws(Failure) -> DayArgument? {
    let (all, phrases) = (words.rest, words.vocabulary.phrases)
    let found = try DayArgument(all, phrases, mayHaveHours: mayHaveHours)
    // `Dolná Streda at 8`
    if let hours = found?.withoutDay(from: all) {
      let name = try words.vocabulary.bare(hours.rest).joined(separator: " ")
      if words.vocabulary.isPlace(name) { return hours }
    }
    // `Rimavská Sobota v nedeľu`
    if let found, !found.isFirst, !found.rest.isEmpty,
      all[found.rest.count].first?.isUppercase == true,
      let shorter = try DayArgument(
        all, phrases, mayBeFirst: false, mayHaveHours: mayHaveHours,
        most: all.count - found.rest.count - 1),
      words.vocabulary.isPlace(
        try words.vocabulary.bare(shorter.rest).joined(separator: " "))
    {
      return shorter
    }
    guard let found, found.isFirst, found.rest.count > 1 else { return found }
    let last = try DayArgument(all, phrases, mayBeFirst: false, mayHaveHours: mayHaveHours)
    return last.flatMap {
      words.vocabulary.isPlace($0.rest.joined(separator: " ")) ? $0 : nil
    } ?? found
  }
}
