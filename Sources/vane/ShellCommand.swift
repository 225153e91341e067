import Clients
import CommandKit
import Foundation
import Phrases
import Reports

/// Words of the shell about what comes with Vane for other programs: `completions bash`, `manual`.
///
/// They have no meaning at the prompt, and are in no list of commands.
enum ShellCommand {
  private static let completions = ["bash": "vane.bash", "fish": "vane.fish", "zsh": "_vane"]

  /// A text to print, or `nil` for other words. The manual is shown by `man`, which takes this program's place.
  static func text(_ words: [String]) throws(Failure) -> String? {
    switch words.first {
    case "completions" where words.count <= 2:
      let shell = words.dropFirst().first ?? ""
      guard let file = completions[shell] else {
        throw .badValue(
          setting: "vane completions", value: shell, allowed: completions.keys.sorted())
      }
      return try Failure.wrapping(storage: Resources.text(file))
    case "manual" where words.count == 1: throw showManual()
    default: return nil
    }
  }

  /// Returns only where there is no manual, or no program to show it.
  private static func showManual() -> Failure {
    let page = Resources.prefix + "/share/man/man1/vane.1"
    let path = [page, page + ".gz"].first { (path: String) in access(path, R_OK) == 0 }
    guard let path else {
      return .storage(.system(.read, path: page.cleanPath, code: errno))
    }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("man"), strdup("-l"), strdup(path), nil]
    execvp("man", words)
    return .noMan(path.cleanPath)
  }
}
