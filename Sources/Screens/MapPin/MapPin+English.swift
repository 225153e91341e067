import Clients
import Phrases

nonisolated extension English: MapPinPhrases {
  var pinsHeading: String { "Pins" }
  var yourLocation: String { "your\u{A0}location" }

  func confirmPin(at point: String, distance: String) -> String {
    "Pin \(point), \(distance) from the nearest place? (y/n) "
  }

  var mapKeys: [String] {
    ["Arrows move", "+ and - zoom", "Return opens", "p pins", "Tab next pin", "q ends."]
  }

  var radarName: String { "Radar" }
  func inHour(to time: String) -> String { "in the hour to \(time)" }
  func noHours(of type: String) -> String {
    "The map \"\(type)\" shows only the present. For an hour, type: map type rain hour +3"
  }
  var noData: String { "no data" }
  var daySide: String { "day" }
  var nightSide: String { "night" }
  var highMark: String { "H" }
  var lowMark: String { "L" }

  func confirmFields(points: Int, calls: Int, service: String) -> String {
    "Request the weather at \(points) points of this map for 7 days? It uses \(grouped(calls)) of "
      + "the free requests to \(service), and the result is saved. Vane won't ask again. (y/n) "
  }

  var fieldsHint: String { "To allow it, type: set fields yes" }

  var fetchKey: String { "Press f to request it." }
  func isobars(every step: String) -> String { "isobars every \(step)" }

  func fieldGaps(_ missing: Int, of points: Int) -> String {
    "\(missing) of \(points) points have no data and are hatched."
  }

  var fieldsEndInView: String {
    "Hatched parts of this view were never requested."
  }

  func fieldRange(_ name: String, time: String, low: String, high: String) -> String {
    "\(name) at \(time): from \(low) to \(high)."
  }

  func centerSentence(isHigh: Bool, pressure: String, place: String) -> String {
    "\(isHigh ? "High" : "Low") of \(pressure), \(place)."
  }

  var noCenters: String { "No high or low has its center in this view." }
  func dryView(time: String) -> String { "No rain or snow in this view at \(time)." }
  func rainThere(_ place: String, most: String) -> String {
    "Rain or snow \(place), at most \(most)."
  }
  func rainIn(_ place: String) -> String { "in \(place)" }
  func rainDirection(_ direction: String) -> String { "in the \(direction) of the view" }
  var radarForecast: String { "forecast" }

  func unreadablePictures(_ count: Int) -> String {
    count == 1 ? "One radar picture is unreadable." : "\(count) radar pictures are unreadable."
  }

  var noRadarHere: String { "No radar covers this part of the map." }

  func rainAhead(
    distance: String, direction: Int, speed: String?, towards: Int?, wait: String?,
    isForecast: Bool
  ) -> String {
    let motion = wait == nil ? motion(speed, towards) : motion(speed, nil)
    let arrival = wait.map {
      ", here in about \($0)" + (isForecast ? " by the radar's forecast" : "")
    }
    return "Precipitation \(distance) to the \(direction8(direction))\(motion)\(arrival ?? "")."
  }

  func rainHere(speed: String?, towards: Int?) -> String {
    "Precipitation here\(motion(speed, towards))."
  }

  func noRain(within distance: String) -> String {
    "No precipitation within \(figure(distance)) on the radar."
  }

  func wetWithinAnHour(_ places: [String]) -> String {
    "Precipitation within the hour: \(places.joined(separator: ", "))."
  }

  var hourKeys: [String] { ["comma and period change the hour", "Space plays"] }
  var noPins: String { "No pins yet. Type: pin 48.15 17.11" }

  func pinned(_ name: String) -> String { closed("Pinned \(name)") }
  func alreadyPinned(_ name: String) -> String { "\(name) is already pinned." }
  var locationUnknown: String {
    "Your location isn't known. To open the map there, type: home Bratislava"
  }

  func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Saved \(text(counts)) to \(path)."
  }

  func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " \(present) \(present == 1 ? "was" : "were") already there." : "")
      + (repeated > 0 ? " \(plural(repeated, "repetition", "repetitions")) in the file." : "")
    if counts.all == 0 { return "Nothing was added." + there }
    return "Added \(text(counts)).\(there)"
  }

  func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "row \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["\(rows.count - shown.count) more"] : []
    return "Skipped: \(enumeration(shown + more))."
  }

  func importUndone(_ counts: PlaceCounts) -> String {
    "Deleted \(text(counts))."
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

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = plural(counts.favorites, "favorite", "favorites")
    let pins = plural(counts.pins, "pin", "pins")
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) and \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "no position"
    case .outOfRange: "position out of range"
    case .noPoint: "not a point"
    case .malformed: "not a place"
    }
  }
}
