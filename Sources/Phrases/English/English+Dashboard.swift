public import Outlook

extension EnglishPhrases {
  public var nextHeading: String { "next" }
  public var todayHeading: String { "today" }

  public func begins(_ kind: PrecipitationKind, at time: String, share: String?) -> String {
    "\(name(of: kind)) \(time)" + (share.map { ", \($0)" } ?? "")
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, share: String?) -> String {
    let name = name(of: kind)
    return (time.map { "\(name) to \($0)" } ?? "\(name) now") + (share.map { ", \($0)" } ?? "")
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
