import Atlas
import Clients
import CommandKit
import Phrases
import Presentation
import Reports

/// The pins below the map and then the favorites that are none, under one numbering.
struct MapRows {
  var pages = Pages<Place>()
  private var pinCount = 0
  private(set) var isLoaded = false

  var places: [Place] { pages.elements }
  /// Favorites are listed here, too, but saved elsewhere.
  var pins: [Place] { Array(places.prefix(pinCount)) }

  func isPin(_ row: Int) -> Bool { row <= pinCount }

  /// Takes favorites and pins as they are saved; `room` is the number of rows of a page.
  mutating func list(_ listed: [ListedPlace], room: Int) {
    let pins = listed.filter { $0.list == .pins }.map(\.kept.called)
    // A pin may be a favorite under another source's number: places with the same text are listed once.
    func key(_ place: Place) -> String {
      let (latitude, longitude) = (place.coordinate.latitude, place.coordinate.longitude)
      return place.name + " \((latitude * 100).rounded()) \((longitude * 100).rounded())"
    }
    let (known, alike) = (Set(pins.map(\.id)), Set(pins.map(key)))
    pinCount = pins.count
    let others = listed.map(\.kept.called).filter {
      !known.contains($0.id) && !alike.contains(key($0))
    }
    pages.replace(with: pins + others, size: room)
    isLoaded = true
  }

  mutating func turn(to pin: Place) {
    let id = PlaceList.pins.id(of: pin)
    pages.turn(toRow: (places.firstIndex { PlaceList.pins.id(of: $0) == id } ?? 0) + 1)
  }

  /// The place of a row, from 1; a favorite only if the map on the screen shows it.
  func place(atRow row: Int, seen: Viewport?) throws(Failure) -> Place {
    let place = try pages.element(atRow: row)
    guard isPin(row) || seen.map({ $0.cell(of: place.coordinate) == nil }) != true else {
      throw .rowOffMap(row)
    }
    return place
  }

  /// The place that is drawn in the same cell as the middle of a map.
  func place(inMiddleOf viewport: Viewport) -> Place? {
    let cross = viewport.cell(of: viewport.center)
    return places.first { viewport.cell(of: $0.coordinate) == cross }
  }

  /// The place after the one at a point; the first where there is none, and after the last.
  func place(after point: Coordinate) -> Place? {
    guard !places.isEmpty else { return nil }
    let index = places.firstIndex { $0.coordinate == point } ?? -1
    return places[(index + 1) % places.count]
  }

  /// The rows of this page under their headings.
  func lists(_ phrases: any MapPinPhrases) -> [MapPinModel.List] {
    let rows = pages.rows.map { row, place in
      let point = place.coordinate.columns(in: phrases)
      return MapPinModel.Row(
        number: "\(row)", name: place.name, surroundings: place.surroundings,
        latitude: point.latitude, longitude: point.longitude,
        // The list of favorites has those off the map.
        coordinate: isPin(row) ? nil : place.coordinate)
    }
    let shownPins = pages.rows.count { isPin($0.row) }
    return [
      MapPinModel.List(heading: phrases.pinsHeading, rows: Array(rows.prefix(shownPins))),
      MapPinModel.List(heading: phrases.favoritesTitle, rows: Array(rows.dropFirst(shownPins))),
    ]
  }
}
