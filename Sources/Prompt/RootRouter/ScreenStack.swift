import Output

/// The screens from the first to the one that the user is on.
struct ScreenStack {
  private(set) var locations: [Location] = [.forecast]
  /// The screens of commands that run again although the user has left them, so that nothing changes under them.
  var repeating: [ObjectIdentifier: Location] = [:]

  var top: Location { elsewhere ?? locations.last ?? .forecast }

  /// The screen on which the present command continues, if the user has left it.
  private(set) var elsewhere: Location? {
    get { CommandRun.current.flatMap { repeating[ObjectIdentifier($0)] } }
    set { CommandRun.current.map { repeating[ObjectIdentifier($0)] = newValue } }
  }

  func contains(_ location: Location) -> Bool {
    locations.contains(location) || repeating.values.contains(location)
  }

  /// Makes a screen the top one, and returns whether it is new. One that is on the stack already is gone back to.
  mutating func arrive(at location: Location) -> Bool {
    if elsewhere != nil {
      elsewhere = location
    } else if let index = locations.firstIndex(of: location) {
      locations.removeSubrange((index + 1)...)
    } else {
      locations.append(location)
      return true
    }
    return false
  }

  /// Leaves the last screen, unless it is the only one.
  mutating func goBack() {
    if locations.count > 1 { locations.removeLast() }
  }

  /// Takes back where a command went that was given up before it showed anything.
  mutating func `return`(to locations: [Location]) {
    if elsewhere == nil { self.locations = locations }
  }
}
