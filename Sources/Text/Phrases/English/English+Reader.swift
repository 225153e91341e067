public import Outlook

extension EnglishPhrases {
  public func range(from low: String, to high: String) -> String { "\(low) to \(high)" }
  public func within(hours: Int) -> String { "in the next \(hours)\u{A0}h" }
  public func amount(of kind: PrecipitationKind, _ amount: String) -> String {
    "\(name(of: kind)) \(amount)"
  }
  public func precipitation(_ amount: String, withSnow depth: String) -> String {
    "\(amount), snow \(depth)"
  }
  public func water(_ unit: String) -> String { "\(unit) of water" }
  public func wholePrecipitation(_ amount: String) -> String { "precipitation \(amount)" }
  public func chance(of kind: PrecipitationKind, _ share: String) -> String {
    "chance of \(name(of: kind)) \(share)"
  }
  public func inhabitants(_ count: String, number: Int) -> String {
    number == 1 ? "1 inhabitant" : "\(count) inhabitants"
  }
}
