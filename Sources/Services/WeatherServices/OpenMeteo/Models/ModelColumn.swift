/// The parsed name of a column in an answer of several models, runs or members:
/// `temperature_2m_previous_day2_icon_seamless`, `precipitation_member07_ncep_gefs025`.
///
/// The variable is known and comes first; whatever is neither the variable, nor a run, nor a member, is the model. So
/// one model's name may be the tail of another's, and names that the service gave the models itself are found, too.
struct ModelColumn: Hashable {
  var variable: String
  /// The run's age in days; `nil` for the newest.
  var daysAhead: Int?
  /// `nil` if none is named, which is the control run of an ensemble.
  var member: Int?
  /// `nil` if the answer is of one model alone.
  var model: String?

  /// `nil` for a variable that isn't one of these, and for values computed from several members.
  init?(_ name: String, of variables: [String]) {
    let found = variables.filter { name == $0 || name.hasPrefix($0 + "_") }
    guard let variable = found.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    self.variable = variable
    var rest: [Substring] = []
    for part in name.dropFirst(variable.count).split(separator: "_") {
      if let number = Self.number(part, behind: "member") {
        member = number
      } else if let number = Self.number(part, behind: "day"), rest.last == "previous" {
        rest.removeLast()
        daysAhead = number
      } else {
        rest.append(part)
      }
    }
    guard !Self.isStatistic(rest) else { return nil }
    model = rest.isEmpty ? nil : rest.joined(separator: "_")
  }

  /// Whether this is another variable with our prefix, or a sum over members.
  private static func isStatistic(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    let others: Set<Substring> = [
      "spread", "mean", "max", "min", "sum", "probability", "hours", "dominant", "anomaly",
    ]
    return others.contains(first) || ["spread", "mean"].contains(last)
  }

  private static func number(_ part: Substring, behind word: String) -> Int? {
    guard part.hasPrefix(word) else { return nil }
    let digits = part.dropFirst(word.count)
    guard (1...3).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }
}
