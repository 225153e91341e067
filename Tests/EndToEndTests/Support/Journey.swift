import Foundation
import Testing

/// A whole session as a person types it, with what must and must not be in the answer to each line.
///
/// A file of text: `env NAME=VALUE`, `args …` (the flags, `--sample` without it), `lang sk` (or `both`), `from NAME` (held back until
/// that is there), then `> LINE` (typed), `restart` (leaves and starts again at the same home), `other LINE` (another
/// program at the same home runs it), `network lost`, `network back`, each followed by `+ REGEX` (in the answer) and
/// `- REGEX` (not in it), `+sk REGEX` in one language alone. `# …` is a comment.
struct Journey: Sendable {
  enum Event: Hashable, Sendable {
    case start, restart
    case typed(String)
    case other([String])
    case network(isThere: Bool)
  }

  struct Want: Hashable, Sendable {
    var pattern: NSRegularExpression
    var isWanted: Bool
    /// In the file, from 1.
    var line: Int
  }

  struct Step: Hashable, Sendable {
    var event: Event
    var wants: [Want] = []
  }

  let title: String
  var name: String { "\(title) (\(language))" }
  private(set) var environment: [String: String] = [:]
  private(set) var arguments = ["--sample"]
  private(set) var language = "en"
  private(set) var isHeldBack = false
  private(set) var steps = [Step(event: .start)]

  /// A line of a journey that is none.
  struct Misspelled: Error {
    var name: String
    var line: Int
    var text: String
  }

  /// A journey in both languages is walked in one of them.
  init(named name: String, _ text: String, in walked: String = "en") throws {
    title = name
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let (word, rest) = row.parted(at: " ")
      switch word {
      case "": continue
      case _ where word.hasPrefix("#"): continue
      case "env":
        let (variable, value) = rest.parted(at: "=")
        environment[variable] = value
      case "args": arguments = rest.split(separator: " ").map(String.init)
      case "lang": language = rest == "both" ? walked : rest
      case "from": isHeldBack = true
      case ">": steps.append(Step(event: .typed(rest)))
      case "restart": steps.append(Step(event: .restart))
      case "other": steps.append(Step(event: .other(rest.split(separator: " ").map(String.init))))
      case "network": steps.append(Step(event: .network(isThere: rest == "back")))
      case "+en", "-en", "+sk", "-sk", "+", "-":
        let pattern = try NSRegularExpression(pattern: rest, options: .anchorsMatchLines)
        guard word.count == 1 || word.hasSuffix(walked) else { continue }
        steps[steps.count - 1].wants.append(
          Want(pattern: pattern, isWanted: word.hasPrefix("+"), line: index + 1))
      default: throw Misspelled(name: name, line: index + 1, text: String(row))
      }
    }
  }

  /// Those in the folder beside the tests.
  static let all: [Journey] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Journeys")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".journey") }.sorted().flatMap { file in
      do {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let languages = text.contains("\nlang both\n") ? ["en", "sk"] : ["en"]
        return try languages.map { try Journey(named: String(file.dropLast(8)), text, in: $0) }
      } catch {
        Issue.record("\(file): \(error)")
        return []
      }
    }
  }()
}

extension Journey.Want {
  /// Whether it holds of an answer; lines count for `^` and `$`.
  func holds(of answer: String) -> Bool {
    let range = NSRange(answer.startIndex..., in: answer)
    return (pattern.firstMatch(in: answer, range: range) != nil) == isWanted
  }

  var text: String { "line \(line): \(isWanted ? "+" : "-") \(pattern.pattern)" }
}

extension Substring {
  fileprivate func parted(at separator: Character) -> (String, String) {
    guard let index = firstIndex(of: separator) else { return (String(self), "") }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}

extension String {
  fileprivate func parted(at separator: Character) -> (String, String) {
    self[...].parted(at: separator)
  }
}
