public import WeatherClients

extension English {
  public func renamed(_ old: String, to new: String) -> String { "\(old) is \(new) now." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Wrote \(text(counts)) to \(path)."
  }

  public func confirmReplacing(_ path: String) -> String {
    "\(path) exists already. Replace it? (y/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int) -> String {
    let there = present > 0 ? " \(present) \(present == 1 ? "was" : "were") there already." : ""
    if counts.all == 0 { return "Nothing was added." + there }
    return "Added \(text(counts)).\(there) Type undo to take it back."
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "row \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["\(rows.count - shown.count) more"] : []
    let parts = shown + more
    let list =
      parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " and " : "")
      + (parts.last ?? "")
    return "Not read: \(list)."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Took back \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "\(path.isEmpty ? "The file" : path) needs a name that ends in .gpx, .geojson or .plist."
    case .missing(let path): "There is no file \(path)."
    case .exists(let path): "\(path) exists already. Add --yes to replace it."
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20) MiB and was not read."
    case .tooMany(let path, let limit): "\(path) holds more than \(limit) places and was not read."
    case .malformed(let path, let format, let line):
      "\(path) is not \(name(of: format))" + (line.map { ": line \($0) cannot be read." } ?? ".")
        + " Nothing was changed."
    case .storage(.system(.write, let path, let code)):
      "\(path) cannot be written: \(reason(code))."
    case .storage(let error): sentence(for: error)
    }
  }

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = "\(counts.favorites) \(counts.favorites == 1 ? "favourite" : "favourites")"
    let pins = "\(counts.pins) \(counts.pins == 1 ? "pin" : "pins")"
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) and \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "no position"
    case .outOfRange: "not on the Earth"
    case .noPoint: "no point"
    case .malformed: "no place"
    }
  }

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "GeoJSON"
    case .gpx: "GPX"
    case .plist: "a property list of places"
    }
  }
}
