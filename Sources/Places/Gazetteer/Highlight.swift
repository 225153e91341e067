/// Finds the typed text in a name, to highlight it.
enum Highlight {
  /// The characters of a name that fold to one of the keys, from the beginning of a word on.
  static func range(of keys: [String], in name: String) -> Range<Int>? {
    let letters = letters(of: name)
    return keys.lazy.compactMap { range(of: $0, in: letters) }.first
  }
}

extension Highlight {
  /// A byte of the folded name, and the character that it comes from.
  private struct Letter {
    var byte: UInt8
    var character: Int
    var beginsWord: Bool
  }

  private static func range(of key: String, in letters: [Letter]) -> Range<Int>? {
    let wanted = Array(key.utf8)
    guard !wanted.isEmpty, letters.count >= wanted.count else { return nil }
    for start in 0...letters.count - wanted.count where letters[start].beginsWord {
      let part = letters[start..<start + wanted.count]
      if part.elementsEqual(wanted, by: { $0.byte == $1 }), let last = part.last {
        return letters[start].character..<last.character + 1
      }
    }
    return nil
  }

  private static func letters(of name: String) -> [Letter] {
    var letters: [Letter] = []
    var beginsWord = true
    func append(_ text: String, _ character: Int) {
      for byte in text.utf8 {
        letters.append(Letter(byte: byte, character: character, beginsWord: beginsWord))
        beginsWord = false
      }
    }
    for (index, character) in name.enumerated() {
      for scalar in character.unicodeScalars {
        switch FoldedScalar(scalar) {
        case .letter(let letter): append(String(letter), index)
        case .letters(let text): append(text, index)
        case .nothing: break
        case .gap: beginsWord = true
        }
      }
    }
    return letters
  }
}
