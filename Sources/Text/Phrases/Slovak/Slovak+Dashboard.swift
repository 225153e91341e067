public import Outlook

extension Slovak {
  public var nextHeading: String { "ďalej" }
  public var todayHeading: String { "dnes" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind, isHeavy: false) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind, isHeavy: false) + (isLikely ? "" : "?")
    return time.map { "\(name) do \($0)" } ?? "\(name) teraz"
  }

  public var staysDry: String { "bez zrážok" }

  public func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (upozornenie: \(question))"
  }
  public func moreAlerts(_ count: Int) -> String {
    form(count, "Splní", "Splnia", "Splní") + " sa ešte "
      + plural(count, "upozornenie", "upozornenia", "upozornení") + ": told"
  }
  public func moreFavorites(_ count: Int) -> String { "ešte \(count): favorites" }
}
