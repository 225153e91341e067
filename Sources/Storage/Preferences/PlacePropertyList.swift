public import Clients
public import Foundation

/// Favorites and pins as a property list of the form that `vane.plist` has, so that either can be read as the other.
public enum PlacePropertyList {
  private static let lists: [PlaceList] = [.favorites, .pins]

  /// The places as an XML property list, each list in the order given.
  public static func data(_ places: [ListedPlace]) -> Data {
    var root: [String: PropertyValue] = [:]
    for list in lists {
      let entries = places.filter { $0.list == list }.map { PlaceEntry($0.kept).value }
      root[list.rawValue] = .array(entries)
    }
    return PropertyValue.dictionary(root).xml
  }

  /// Whether this holds more than any list of places.
  public static func holdsTooMuch(_ data: Data) -> Bool { XMLPropertyList.holdsTooMuch(data) }

  /// The favorites and the pins; `nil` when this is no property list with a dictionary at the top.
  public static func content(of data: Data) -> PlaceFileContent? {
    guard let root = PropertyValue(contentsOf: [UInt8](data))?.dictionary else { return nil }
    var content = PlaceFileContent()
    var row = 0
    for list in lists {
      for value in root[list.rawValue]?.array ?? [] {
        row += 1
        let entry = PlaceEntry(value)
        if let kept = entry.kept {
          content.places.append(ListedPlace(list: list, kept: kept))
        } else {
          content.rejected.append(RejectedRow(row: row, reason: reason(value)))
        }
      }
    }
    return content
  }

  private static func reason(_ value: PropertyValue) -> RejectedRow.Reason {
    guard let values = value.dictionary else { return .malformed }
    guard let latitude = values["latitude"]?.number, let longitude = values["longitude"]?.number,
      latitude.isFinite, longitude.isFinite
    else { return .noPosition }
    let isOnEarth = (-90...90).contains(latitude) && (-180...180).contains(longitude)
    return isOnEarth ? .malformed : .outOfRange
  }
}
