public import Analysis
import Clients
public import Reports

extension EnglishPhrases {
  public func kind(_ kind: PlaceKind) -> String? {
    [.town, .point].contains(kind) ? nil : kind.rawValue
  }

  public var homeWords: Set<String> { ["home"] }
  public var hereWord: String { "here" }
  public var casePrepositions: Set<String> { [] }
  public var caseCountries: [String] { [] }
  public var travelCountries: [String] { [] }
  public func nominatives(of name: String, after preposition: String) -> [String] { [] }
  public func middle(of place: String) -> String { "the middle of \(place)" }
  public func weather(at town: String) -> String { "weather at \(town)" }
  public var placeHeading: String { "place" }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }

  public var lowHeading: String { "low" }
  public var highHeading: String { "high" }

  public func noFavorites(filter: String) -> String {
    "No favorite matches \(filter). To show all favorites, type: filter"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) has no other name." }

  public var nextHeading: String { "next" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind) + (isLikely ? "" : "?")
    return time.map { "\(name) to \($0)" } ?? "\(name) now"
  }

  public var staysDry: String { "dry" }

  public func renamed(_ old: String, to new: String) -> String { "Renamed \(old) to \(new)." }

  public func changedSince(_ name: String) -> String {
    "Nothing was undone: another program has changed \(name) since."
  }

  public func isWay(_ name: String) -> String { "\"\(name)\" is a way. Type: along \(name)" }

  public func confirmReplacing(_ path: String) -> String {
    "\(path) already exists. Replace it? (y/n) "
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

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "valid GeoJSON"
    case .gpx: "valid GPX"
    case .plist: "a valid property list of places"
    }
  }
}
