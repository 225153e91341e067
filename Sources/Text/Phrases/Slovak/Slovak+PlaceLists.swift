public import Analysis
import Clients
public import Reports

extension Slovak {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "letisko"
    case .region: "región"
    case .country: "krajina"
    case .island: "ostrov"
    case .mountain: "vrch"
    case .cape: "mys"
    case .lake: "jazero"
    case .range: "pohorie"
    case .sea: "more"
    case .area: "územie"
    }
  }

  public var homeWords: Set<String> { ["domov", "doma"] }
  public var hereWord: String { "tu" }
  public func middle(of place: String) -> String { "\(place) (stred)" }
  public func weather(at town: String) -> String { "počasie: \(town)" }
  public var placeHeading: String { "miesto" }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " alebo ")
  }

  public var lowHeading: String { "min." }
  public var highHeading: String { "max." }

  public func noFavorites(filter: String) -> String {
    "Pre „\(filter)“ nemáte žiadne obľúbené miesto. Všetky zobrazíte takto: filter"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) nemá iný názov." }

  public var nextHeading: String { "ďalej" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind, isHeavy: false) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind, isHeavy: false) + (isLikely ? "" : "?")
    return time.map { "\(name) do \($0)" } ?? "\(name) teraz"
  }

  public var staysDry: String { "bez zrážok" }

  public func renamed(_ old: String, to new: String) -> String { "Premenované: \(old) na \(new)." }

  public func changedSince(_ name: String) -> String {
    "Nič sa nevrátilo: \(name) medzitým zmenil iný program."
  }

  public func isWay(_ name: String) -> String { "„\(name)“ je trasa. Zadajte: along \(name)" }

  public func confirmReplacing(_ path: String) -> String {
    "Súbor \(path) už existuje. Nahradiť? (a/n) "
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

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "platný GeoJSON"
    case .gpx: "platný GPX"
    case .plist: "platný zoznam vlastností s miestami"
    }
  }
}
