public import WeatherClients

extension Slovak {
  public func renamed(_ old: String, to new: String) -> String { "\(old) sa teraz volá \(new)." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Do \(path) sa zapísalo: \(text(counts))."
  }

  public func confirmReplacing(_ path: String) -> String {
    "\(path) už existuje. Nahradiť? (a/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int) -> String {
    let there = present > 0 ? " Už tu boli: \(present)." : ""
    if counts.all == 0 { return "Nič sa nepridalo." + there }
    return "Pridalo sa: \(text(counts)).\(there) Príkaz undo to vráti späť."
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "riadok \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["ďalšie: \(rows.count - shown.count)"] : []
    let parts = shown + more
    let list =
      parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " a " : "")
      + (parts.last ?? "")
    return "Neprečítalo sa: \(list)."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Vrátilo sa späť: \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "\(path.isEmpty ? "Súbor" : path) potrebuje meno, ktoré sa končí na .gpx, .geojson alebo .plist."
    case .missing(let path): "Súbor \(path) neexistuje."
    case .exists(let path): "\(path) už existuje. S --yes sa nahradí."
    case .tooLarge(let path, let limit):
      "\(path) je väčší než \(limit >> 20) MiB a neprečítal sa."
    case .tooMany(let path, let limit): "\(path) má viac než \(limit) miest a neprečítal sa."
    case .malformed(let path, let format, let line):
      "\(path) nie je \(name(of: format))"
        + (line.map { ": riadok \($0) sa nedá prečítať." } ?? ".")
        + " Nič sa nezmenilo."
    case .storage(.system(.write, let path, let code)):
      "\(path) sa nedá zapísať: \(reason(code))."
    case .storage(let error): sentence(for: error)
    }
  }

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = plural(
      counts.favorites, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let pins = plural(counts.pins, "značka", "značky", "značiek")
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) a \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "bez polohy"
    case .outOfRange: "mimo Zeme"
    case .noPoint: "nie je bod"
    case .malformed: "nie je miesto"
    }
  }

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "GeoJSON"
    case .gpx: "GPX"
    case .plist: "zoznam vlastností s miestami"
    }
  }
}
