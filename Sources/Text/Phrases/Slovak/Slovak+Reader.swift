public import Outlook

extension Slovak {
  public func range(from low: String, to high: String) -> String { "\(low) až \(high)" }
  public func within(hours: Int) -> String { "najbližších \(hours)\u{A0}h" }
  public func amount(of kind: PrecipitationKind, _ amount: String) -> String {
    "\(kind == .snow ? "sneh" : "zrážky") \(amount)"
  }
  public func precipitation(_ amount: String, withSnow depth: String) -> String {
    "\(amount), sneh \(depth)"
  }
  public func water(_ unit: String) -> String { "\(unit) vody" }
  public func wholePrecipitation(_ amount: String) -> String { "zrážky \(amount)" }
  public func chance(of kind: PrecipitationKind, _ share: String) -> String {
    "pravdepodobnosť \(kind == .snow ? "sneženia" : "zrážok") \(share)"
  }
  public func inhabitants(_ count: String, number: Int) -> String {
    "\(figure(count)) \(form(number, "obyvateľ", "obyvatelia", "obyvateľov"))"
  }
}
