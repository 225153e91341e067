/// JSON text from text that is JSON already.
enum JSONText {
  static func object(_ members: [(String, String?)]) -> String {
    let told = members.compactMap { name, value in value.map { "\(name.asJSON):\($0)" } }
    return "{" + told.joined(separator: ",") + "}"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// The number with three decimals.
  static func number(_ value: Double?) -> String? {
    value.map { "\(($0 * 1000).rounded() / 1000)" }
  }
}
