import ScreenKit
import TerminalText

/// The lines above an answer: where one is, and what the answer was preceded by.
struct AnswerHead {
  private var place: Line?
  private var sentences: [String]

  /// Takes them from a command, whose next answer has none.
  init(_ run: CommandRun?) {
    place = run?.head
    sentences = run?.preamble?.sentences ?? []
    run?.head = nil
    run?.preamble?.sentences = []
  }

  /// Adds a short note, behind the place if there is one.
  mutating func add(_ note: String) {
    if let line = place {
      place = (line + "   " + Line(note, .dim)).read(as: line.spoken + [note])
    } else {
      sentences.append(note)
    }
  }

  func lines(width: Int) -> [Line] {
    (place.map { $0.wrapped(to: width, indent: 1) } ?? [])
      + sentences.flatMap { WeatherLines.note($0, width: width) }
  }
}
