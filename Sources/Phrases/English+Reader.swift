extension English {
  public func range(from low: String, to high: String) -> String { "\(low) to \(high)" }
  public func rainfall(_ amount: String) -> String { "rain \(amount)" }
  public func rainProbability(_ share: String) -> String { "chance of rain \(share)" }
  public func inhabitants(_ count: String, number: Int) -> String {
    number == 1 ? "1 inhabitant" : "\(count) inhabitants"
  }
}
