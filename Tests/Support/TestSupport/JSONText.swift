/// JSON text from text that is JSON already.
enum JSONText {
  static func object(_ members: [(String, String?)]) -> String {
    let told = members.compactMap { name, value in value.map { "\(name.asJSON):\($0)" } }
    return "{" + told.joined(separator: ",") + "}"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// A block of Open-Meteo's answers with its units before it. A column has a name, a unit and values; those and the
  /// times are JSON.
  static func block(
    _ name: String, _ time: String, _ columns: [(String, String, String)],
    clock: String = "iso8601"
  ) -> String {
    let units = columns.map { "\($0.0.asJSON):\($0.1.asJSON)" }
    let values = columns.map { "\($0.0.asJSON):\($0.2)" }
    return """
      "\(name)_units":{\((["\"time\":\(clock.asJSON)"] + units).joined(separator: ","))},\
      "\(name)":{\((["\"time\":\(time)"] + values).joined(separator: ","))}
      """
  }

  /// The number with three decimals.
  static func number(_ value: Double?) -> String? {
    value.map { "\(($0 * 1000).rounded() / 1000)" }
  }
}
