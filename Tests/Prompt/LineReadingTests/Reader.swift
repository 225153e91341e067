import Gazetteer
import ScreenTestSupport
import TestSupport

@testable import LineReading

/// The reader with the real table of places, and rows 1 to 5 on the screen.
@MainActor enum Reader {
  static func asks(_ line: String, _ language: Language = .english) -> [Ask] {
    reader(language).asks(Arguments.split(line))
  }

  /// The strict line that is done; `nil` where something is asked or refused.
  static func done(_ line: String, _ language: Language = .english) -> String? {
    let reader = reader(language)
    do throws(Failure) {
      switch try reader.meaning(of: Arguments.split(line)) {
      case .line(let line, _): return line
      case .place(let name): return "\(CommandName.detail.rawValue) \(name)"
      }
    } catch {
      return nil
    }
  }

  static func reader(_ language: Language) -> LineReader {
    let places = PlaceResolver.asking(gazetteer, rows: 5)
    let vocabulary = Vocabulary(
      phrases: language.phrases, isRow: { (1...5).contains($0) }, isPlace: { places.isName($0) },
      bare: { words throws(Failure) in try places.withoutPreposition(words) })
    let context = ReadingContext(
      places: places, vocabulary: vocabulary,
      now: { Date(timeIntervalSince1970: 1_795_428_000) })
    return LineReader(
      Grammar(commands: [], allowsAbbreviations: true), context, commands: [], readings: nil,
      setting: { _ in nil })
  }

  private static let gazetteer = Gazetteer(file: PackageFolder.gazetteer).client { _ in }
}
