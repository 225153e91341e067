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
}
