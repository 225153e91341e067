/// A name to look for, folded, and where.
struct SoughtName {
  let typed: String
  let folded: FoldedName
  /// The folded name, and the same with its Saint or Mount cut short.
  let keys: [String]
  let areas: [Area]
  let hasLetters: Bool
  /// Whether something beyond ASCII was typed.
  let hasMarks: Bool

  /// `nil` when there is no letter or digit in the name, or more than any name has.
  init?(_ name: String, areas: [Area]) {
    guard name.utf8.count <= 200 else { return nil }
    folded = FoldedName(name)
    guard !folded.words.isEmpty, folded.words.count <= 12 else { return nil }
    typed = name
    keys = [folded.key] + (folded.abbreviatedKey(keepingLast: true).map { [$0] } ?? [])
    self.areas = areas
    hasLetters = name.contains { $0.isLetter }
    hasMarks = name.utf8.contains { $0 >= 0x80 }
  }
}
