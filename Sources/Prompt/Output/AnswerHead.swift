import Presentation
import TerminalText

/// The lines above an answer: the location of the user, and notes that precede it.
struct AnswerHead {
  /// A short note, after the place where there is room.
  var note: String?
  var place: Line?
  var sentences: [String] = []

  @MainActor func lines(width: Int) -> [Line] {
    var lines = place.map { ($0.width > width ? $0.dense : $0).wrapped(to: width, indent: 1) } ?? []
    if let note {
      if let line = lines.last, line.width + 3 + note.displayWidth <= width {
        lines[lines.count - 1] = line + "   " + Line(note, .dim)
      } else {
        lines += WeatherLines.note(note, width: width)
      }
    }
    return lines + sentences.flatMap { WeatherLines.note($0, width: width) }
  }
}
