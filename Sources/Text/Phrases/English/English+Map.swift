import Clients

extension EnglishPhrases {
  public var mapCredit: String { "Data: Natural Earth, GSHHG" }

  public var pinsHeading: String { "Pins" }
  public var yourLocation: String { "your\u{A0}location" }

  public func confirmPin(at point: String, distance: String) -> String {
    "Pin \(point), \(distance) from the nearest place? (y/n) "
  }

  public var mapKeys: [String] {
    ["Arrows move", "+ and - zoom", "Return opens", "p pins", "Tab next pin", "q ends."]
  }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "The map is missing at \(path). Reinstall Vane."
    case .foreign(let path): "\(path) isn't a map for Vane. Reinstall Vane."
    case .otherVersion(let path, let found):
      "\(path) is a map in version \(found), which this version of Vane can't read. Reinstall Vane."
    case .damaged(let path): "The map at \(path) is corrupt. Reinstall Vane."
    }
  }

  public var radarName: String { "Radar" }
  public func inHour(to time: String) -> String { "in the hour to \(time)" }
  public var noData: String { "no data" }
  public var daySide: String { "day" }
  public var nightSide: String { "night" }
  public var highMark: String { "H" }
  public var lowMark: String { "L" }

  public func confirmFields(points: Int, calls: Int, service: String) -> String {
    "Request the weather at \(points) points of this map for 7 days? It uses \(grouped(calls)) of "
      + "the free requests to \(service), and the result is saved. Vane won't ask again. (y/n) "
  }

  public func fieldsNotAsked(points: Int, calls: Int) -> String {
    "The weather of this view was never requested. It takes \(grouped(calls)) "
      + "\(calls == 1 ? "request" : "requests") (\(points) \(points == 1 ? "point" : "points"))."
  }

  public var fieldsHint: String { "To allow it, type: set fields yes" }

  public var fetchKey: String { "Press f to request it." }
  public func isobars(every step: String) -> String { "isobars every \(step)" }

  public func fieldGaps(_ missing: Int, of points: Int) -> String {
    "\(missing) of \(points) points have no data and are hatched."
  }

  public var fieldsEndInView: String {
    "Hatched parts of this view were never requested."
  }

  public func hourNotCovered(first: String, last: String) -> String {
    "The map has the hours from \(first) to \(last). Choose one of these."
  }

  public func badHour(_ text: String) -> String {
    "\"\(text)\" isn't an hour. Write now, +3, 15:00 or fri 15:00."
  }

  public func fieldRange(_ name: String, time: String, low: String, high: String) -> String {
    "\(name) at \(time): from \(low) to \(high)."
  }

  public func centerSentence(isHigh: Bool, pressure: String, place: String) -> String {
    "\(isHigh ? "High" : "Low") of \(pressure), \(place)."
  }

  public var noCenters: String { "No high or low has its center in this view." }
  public func dryView(time: String) -> String { "No rain or snow in this view at \(time)." }
  public func rainThere(_ place: String, most: String) -> String {
    "Rain or snow \(place), at most \(most)."
  }
  public func rainIn(_ place: String) -> String { "in \(place)" }
  public func rainDirection(_ direction: String) -> String { "in the \(direction) of the view" }
  public var radarForecast: String { "forecast" }

  public func unreadablePictures(_ count: Int) -> String {
    count == 1 ? "One radar picture is unreadable." : "\(count) radar pictures are unreadable."
  }

  public var noRadarHere: String { "No radar covers this part of the map." }

  public func rainAhead(
    distance: String, direction: Int, speed: String?, towards: Int?, wait: String?,
    isForecast: Bool
  ) -> String {
    let motion = wait == nil ? motion(speed, towards) : motion(speed, nil)
    let arrival = wait.map {
      ", here in about \($0)" + (isForecast ? " by the radar's forecast" : "")
    }
    return "Rain \(distance) to the \(direction8(direction))\(motion)\(arrival ?? "")."
  }

  public func rainHere(speed: String?, towards: Int?) -> String {
    "Rain here\(motion(speed, towards))."
  }

  private func motion(_ speed: String?, _ towards: Int?) -> String {
    guard let speed else { return "" }
    return ", moving at \(speed)" + (towards.map { " to the \(direction8($0))" } ?? "")
  }

  private func direction8(_ index: Int) -> String {
    [
      "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
    ][index & 7]
  }

  public func noRain(within distance: String) -> String {
    "No rain within \(figure(distance)) on the radar."
  }

  public func wetWithinAnHour(_ places: [String]) -> String {
    "Rain within the hour: \(places.joined(separator: ", "))."
  }

  public var hourKeys: [String] { ["comma and period change the hour", "Space plays"] }
}
