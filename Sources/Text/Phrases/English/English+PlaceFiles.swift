public import WeatherClients
import WeatherModels

extension EnglishPhrases {
  public func renamed(_ old: String, to new: String) -> String { "Renamed \(old) to \(new)." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Saved \(text(counts)) to \(path)."
  }

  public func confirmReplacing(_ path: String) -> String {
    "\(path) already exists. Replace it? (y/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " \(present) \(present == 1 ? "was" : "were") already there." : "")
      + (repeated > 0 ? " \(plural(repeated, "repetition", "repetitions")) in the file." : "")
    if counts.all == 0 { return "Nothing was added." + there }
    return "Added \(text(counts)).\(there)"
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "row \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["\(rows.count - shown.count) more"] : []
    return "Skipped: \(enumeration(shown + more))."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Deleted \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "The name of \(path == "" ? "the file" : path) must end in .gpx, .geojson or .plist."
    case .missing(let path): "The file \(path) doesn't exist."
    case .exists(let path): sentence(for: StorageError.exists(path: path))
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20)\u{A0}MiB and wasn't read."
    case .tooMany(let path, let limit):
      "\(path) contains more than \(grouped(limit)) places and wasn't read."
    case .malformed(let path, let format, let line):
      "\(path) isn't \(name(of: format))" + (line.map { ": line \($0) can't be read." } ?? ".")
        + " Nothing was changed."
    case .unknownEncoding(let path, let name):
      "\(path) is in the encoding \(name), which can't be read. Save it as UTF-8."
    case .noCalendar(let path): "\(path) isn't an iCalendar file."
    case .foreign(let path):
      "\(path) exists and isn't a calendar that Vane saved. Choose another name."
    case .storage(.system(.write, let path, let code)):
      "\(path) can't be written: \(reason(code))."
    case .storage(let error): sentence(for: error)
    }
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

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "valid GeoJSON"
    case .gpx: "valid GPX"
    case .plist: "a valid property list of places"
    }
  }
}
