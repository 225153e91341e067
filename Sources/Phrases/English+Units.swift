extension English {
  public func time(_ figure: String, isAfternoon: Bool) -> String {
    figure + (isAfternoon ? " pm" : " am")
  }
}
