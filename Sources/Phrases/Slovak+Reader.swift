extension Slovak {
  public func range(from low: String, to high: String) -> String { "\(low) až \(high)" }
  public func rainfall(_ amount: String) -> String { "zrážky \(amount)" }
  public func rainProbability(_ share: String) -> String { "pravdepodobnosť zrážok \(share)" }
  public func inhabitants(_ count: String, number: Int) -> String {
    "\(figure(count)) \(form(number, "obyvateľ", "obyvatelia", "obyvateľov"))"
  }
}
