import Atlas
import CommandKit
import LineReading
import Phrases
import Settings

/// Reads typed words by the commands that can be typed.
struct LineInterpreter {
  let context: CommandContext
  /// The commands of the screen on which the words are typed.
  let known: [CommandSignature]
  /// The commands of all screens.
  let all: () -> [CommandSignature]
  let readings: Readings?

  var reader: LineReader {
    let reading = ReadingContext(
      places: context.places, vocabulary: context.vocabulary, now: context.now)
    return LineReader(
      grammar, reading, commands: all(), readings: readings, setting: Setting.line)
  }

  private var grammar: Grammar {
    Grammar(commands: known, allowsAbbreviations: context.runMode.isInteractive)
  }

  /// The line that words mean whose command doesn't take them; `nil` if they mean no other.
  func line(_ words: [String], than failure: Failure) throws(Failure) -> String? {
    let text = Arguments(words).text
    if case .offer(let offer) = failure, offer.typed.folded == text.folded {
      if let line = offer.certain { return line }
    }
    let reader = reader
    guard reader.command(named: words[0].lowercased())?.isAsked == true, !reader.areRead(words),
      words.count > 1,
      !words.contains(where: \.isOption)
    else {
      if let line = reader.withoutFillers(words) { return line }
      if case .offer(let offer) = failure, let whole = offer.within(text) { throw .offer(whole) }
      return nil
    }
    do throws(Failure) {
      let meaning = try reader.meaning(of: words)
      switch meaning {
      case .line(let line, _): return line.folded == text.folded ? nil : line
      case .place(let name):
        return context.places.named(name) != nil ? "\(CommandName.detail.rawValue) \(name)" : nil
      }
    } catch {
      throw failure.yields(to: error) ? error : failure
    }
  }

  /// The strict line of words that are typed alone or behind the name of a screen.
  func strict(_ words: [String], on location: Location?) throws(Failure) -> [String] {
    switch location {
    case nil: try ofCities(words)
    case .map: try ofMap(words)
    default: words
    }
  }

  /// Reads a strict line; on the map, whatever is no command is a place.
  func reading(_ words: [String], on location: Location?) throws(Failure) -> Reading {
    let text = Arguments(words).text
    // `map home hill`
    if location == .map, words.count > 1, context.places.isName(text) { return .text(text) }
    do {
      return try grammar.read(words: words)
    } catch {
      // `map Norway` isn't `normal`.
      guard location == .map, case .offer = error, context.places.isName(text) else { throw error }
      return .text(text)
    }
  }

  /// `map rain` is the map of the rain, unless the user gave a place that name, and `map of Oslo` that of Oslo.
  private func ofMap(_ words: [String]) throws(Failure) -> [String] {
    if let type = words.first.flatMap({ MapType(rawValue: $0.lowercased()) }),
      context.places.own(Arguments(words).text) == nil
    {
      return [CommandName.type.rawValue, type.rawValue] + words.dropFirst()
    }
    let isCommand = all().contains {
      $0.name.rawValue == words.first?.lowercased()
        && $0.takes(Array(words.dropFirst()), in: context.vocabulary)
    }
    return isCommand ? words : try context.places.withoutPreposition(words)
  }

  /// The list of cities lies at home.
  private func ofCities(_ words: [String]) throws(Failure) -> [String] {
    guard words.first == CommandName.cities.rawValue, words.count > 1 else { return words }
    let line = Array(words.dropFirst())
    guard CommandName(rawValue: line[0].lowercased()) != nil else {
      let text = Arguments(line).text
      let filter = "\(CommandName.cities.rawValue) \(CommandName.filter.rawValue) \(text)"
      throw .offer(Offer(text, filter, doubt: .guess))
    }
    return [CommandName.forecast.rawValue] + line
  }
}
