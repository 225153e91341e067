extension Slovak {
  public func time(_ figure: String, isAfternoon: Bool) -> String? { nil }
  public var noonWord: String? { nil }
  public var midnightWord: String? { nil }
}
