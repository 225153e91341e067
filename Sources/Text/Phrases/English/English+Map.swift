import Clients

extension EnglishPhrases {
  public var mapCredit: String { "Data: Natural Earth, GSHHG" }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "The map is missing at \(path). Reinstall Vane."
    case .foreign(let path): "\(path) isn't a map for Vane. Reinstall Vane."
    case .otherVersion(let path, let found):
      "\(path) is a map in version \(found), which this version of Vane can't read. Reinstall Vane."
    case .damaged(let path): "The map at \(path) is corrupt. Reinstall Vane."
    }
  }

  public func fieldsNotAsked(points: Int, calls: Int) -> String {
    "The weather of this view was never requested. It takes \(grouped(calls)) "
      + "\(calls == 1 ? "request" : "requests") (\(points) \(points == 1 ? "point" : "points"))."
  }

  public func hourNotCovered(first: String, last: String) -> String {
    "The map has the hours from \(first) to \(last). Choose one of these."
  }
}
