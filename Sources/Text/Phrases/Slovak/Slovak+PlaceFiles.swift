public import WeatherClients
import WeatherModels

extension Slovak {
  public func renamed(_ old: String, to new: String) -> String { "Premenované: \(old) na \(new)." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Do súboru \(path) sa uložilo: \(text(counts))."
  }

  public func confirmReplacing(_ path: String) -> String {
    "Súbor \(path) už existuje. Nahradiť? (a/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " Už tu boli: \(present)." : "")
      + (repeated > 0 ? " V súbore sa opakujú: \(repeated)." : "")
    if counts.all == 0 { return "Nič sa nepridalo." + there }
    return "Pridalo sa: \(text(counts)).\(there)"
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "riadok \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["ďalšie: \(rows.count - shown.count)"] : []
    return "Preskočené: \(enumeration(shown + more))."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Pridanie je zrušené: \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "Názov súboru\(path == "" ? "" : " \(path)") sa musí končiť na .gpx, .geojson alebo .plist."
    case .missing(let path): "Súbor \(path) neexistuje."
    case .exists(let path): sentence(for: StorageError.exists(path: path))
    case .tooLarge(let path, let limit):
      "Súbor \(path) je väčší než \(limit >> 20)\u{A0}MiB a neprečítal sa."
    case .tooMany(let path, let limit):
      "Súbor \(path) obsahuje viac než \(grouped(limit)) miest a neprečítal sa."
    case .malformed(let path, let format, let line):
      "Súbor \(path) nie je \(name(of: format))"
        + (line.map { ": riadok \($0) sa nedá prečítať." } ?? ".")
        + " Nič sa nezmenilo."
    case .unknownEncoding(let path, let name):
      "Súbor \(path) má kódovanie \(name), ktoré sa nedá prečítať. Uložte ho ako UTF-8."
    case .noCalendar(let path): "Súbor \(path) nie je kalendár (iCalendar)."
    case .foreign(let path):
      "Súbor \(path) už existuje a neuložil ho Vane. Zvoľte iný názov."
    case .storage(.system(.write, let path, let code)):
      "Do súboru \(path) sa nedá zapísať: \(reason(code))."
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
    case .outOfRange: "poloha mimo rozsahu"
    case .noPoint: "nie je bod"
    case .malformed: "nie je miesto"
    }
  }

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "platný GeoJSON"
    case .gpx: "platný GPX"
    case .plist: "platný zoznam vlastností s miestami"
    }
  }
}
