extension Slovak {
  /// The number and the word in the form that follows it: `1 deň`, `2 dni`, `5 dní`.
  package func plural(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(grouped(number)) \(form(number, one, few, many))"
  }

  /// The form that agrees with a number: one form for 1, one for 2 to 4, one for all others.
  package func form(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch number {
    case 1: one
    case 2...4: few
    default: many
    }
  }

  /// `z` or `zo` before a number: `z 5`, but `zo 4`, `zo 16` and `zo 100`, which are said with s, š or z first.
  package func from(_ number: Int) -> String {
    if number >= 2000 { return from(number / 1000) }
    let isHissed =
      switch number {
      case ..<20: [4, 6, 7, 14, 16, 17].contains(number)
      case ..<100: [4, 6, 7].contains(number / 10)
      case ..<1000: [1, 4, 6, 7].contains(number / 100)
      default: false
      }
    return isHissed ? "zo" : "z"
  }
}
