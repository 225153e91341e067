extension Slovak {
  public func time(_ figure: String, isAfternoon: Bool) -> String? { nil }
}
