extension Figures {
  /// `3 d 2 h`, `7 h 1 min`, `4 min 31 s`, `31 s`: the two largest units, only days from three on; `–` if it isn't a
  /// span.
  public static func span(seconds: Double) -> String {
    guard let whole = Int(exactly: seconds.rounded()), whole >= 0 else { return "–" }
    let parts =
      whole >= 3 * 86_400
      ? [(whole / 86_400, "d"), (whole % 86_400 / 3600, "h")]
      : whole >= 3600
        ? [(whole / 3600, "h"), (whole % 3600 / 60, "min")]
        : [(whole / 60, "min"), (whole % 60, "s")]
    let said = parts.filter { $0.0 > 0 }.map { withUnit("\($0.0)", $0.1) }
    return said.isEmpty ? withUnit("0", "s") : said.joined(separator: " ")
  }
}
