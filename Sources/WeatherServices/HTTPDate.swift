/// Dates in HTTP headers (RFC 9110, 5.6.7): `Mon, 20 Jul 2020 12:14:53 GMT`.
enum HTTPDate {
  /// Seconds since 1970; `nil` for anything but the form that servers must send.
  static func seconds(_ text: String) -> Double? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[5] == "GMT",
      let month = months.firstIndex(of: words[2]), words[1].count == 2, words[3].count == 4
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return LocalTime.seconds(iso8601: "\(words[3])-\(number)-\(words[1])T\(words[4])")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
