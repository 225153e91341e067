/// The length of time at the end of a question.
public enum HourLength {
  /// The most hours that a report has from now on: sixteen days.
  public static let most = 384

  /// Reads `3h`, `3 h`, `3 hours`, `for 3 hours`, in lower case; 0 where nothing is said. `nil` for anything else, and
  /// for less than 1 and more than 384.
  public static func hours(_ words: ArraySlice<String>) -> Int? {
    var rest = words
    if rest.first == "for" { rest.removeFirst() } else if rest.isEmpty { return 0 }
    let text = rest.joined()
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard ["h", "hour", "hours"].contains(text.dropFirst(digits.count)), digits.count <= 3,
      let hours = Int(digits), (1...most).contains(hours)
    else { return nil }
    return hours
  }
}
