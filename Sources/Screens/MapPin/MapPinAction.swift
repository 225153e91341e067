public import CommandKit
public import Reports

/// An action on the map or the pins.
public enum MapPinAction: Hashable, Sendable {
  case pin(Place)
  /// A bare position, named after the nearest place.
  case pinAt(Coordinate)
  case pinAtCross
  case edit(ListEdit)
  case turn(PageTurn)
  case look(MapRequest)
  /// This many hours forward; backward if negative.
  case hourBy(Int)
  /// Shows one hour after the other, until a key is pressed.
  case play
  /// Moves the map, in steps of a quarter of it.
  case pan(right: Int, up: Int)
  case zoomBy(Int)
  /// Goes to the user's location, which was just found.
  case here(Coordinate)
  case nextPin
  /// Opens the pin under the cross, or the point there.
  case openAtCross
  case world
  /// Renames a pin or a favorite.
  case rename(row: Int, String?)
  /// Writes favorites and pins to a file.
  case export(path: String)
  /// Adds the places of a file to favorites and pins.
  case importPlaces(path: String)
  /// Moves the map with keys, until the user leaves.
  case move
}
