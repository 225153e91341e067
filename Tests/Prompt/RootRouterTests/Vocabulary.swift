import TestSupport

/// The words that stand in the string literals of one language's files, those of screens and features too.
enum Vocabulary {
  static func words(ofLanguage name: String) throws -> Set<String> {
    let sources = PackageFolder.file("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") && ($0.contains("/Phrases/\(name)/") || $0.hasSuffix("+\(name).swift"))
    }
    return try paths.reduce(into: []) { words, path in
      let file = sources.appending(path: path)
      words.formUnion(self.words(of: literals(in: try String(contentsOf: file, encoding: .utf8))))
    }
  }

  /// The words of `text` in lower case; single letters are units and rows rather than words.
  static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 }.map(String.init))
  }

  /// Returns the text between quotation marks, also within interpolations, which themselves become spaces.
  private static func literals(in source: String) -> String {
    let code = source.split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    var text = ""
    // The open parentheses of each interpolation that one is in; `nil` stands for a literal.
    var open: [Int?] = [0]
    var isEscaped = false
    for character in code {
      switch (open.last ?? 0, character) {
      case (nil, "(") where isEscaped: open.append(1)
      case (nil, _) where isEscaped: break
      case (nil, "\\"):
        isEscaped = true
        continue
      case (nil, "\""):
        open.removeLast()
        text.append(" ")
      case (nil, _): text.append(character)
      case (_, "\""): open.append(nil)
      case (let depth?, "("): open[open.count - 1] = depth + 1
      case (1, ")") where open.count > 1:
        open.removeLast()
        text.append(" ")
      case (let depth?, ")"): open[open.count - 1] = depth - 1
      default: break
      }
      isEscaped = false
    }
    return text
  }
}
