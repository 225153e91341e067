/// Sentences about the map that failures and other pages say too.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
  /// A view that was never requested, and the cost of a request.
  func fieldsNotAsked(points: Int, calls: Int) -> String
  func hourNotCovered(first: String, last: String) -> String
  func badHour(_ text: String) -> String
}
