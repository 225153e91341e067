import CommandKit
import Reports

/// The list that was drawn last, and on which screen.
struct ShownList {
  let location: Location
  let list: NumberedList
  /// Nothing that takes its place was shown since.
  var isOnScreen = true
}

/// The place that commands are about that name none: the one that was shown last.
enum PlaceAtHand {
  case place(Place)
  /// The place that this screen is about by now.
  case screen(Location)
}
