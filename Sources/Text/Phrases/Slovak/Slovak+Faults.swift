extension Slovak {
  public func offline(since time: String) -> String { "bez siete od \(time)" }
}
