public import Outlook

extension EnglishPhrases {
  public var nextHeading: String { "next" }
  public var todayHeading: String { "today" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind) + (isLikely ? "" : "?")
    return time.map { "\(name) to \($0)" } ?? "\(name) now"
  }

  public var staysDry: String { "dry" }

  public func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (alert: \(question))"
  }
  public func moreAlerts(_ count: Int) -> String {
    plural(count, "more alert comes true", "more alerts come true") + ": told"
  }
  public func moreFavorites(_ count: Int) -> String { "\(count) more: favorites" }
}
