import CommandKit
import Output
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

/// The list and the place that the user sees, which numbers and commands without a place are about.
struct OnScreen {
  /// The list shown last, which numbers, `rm` and the like belong to while it is on the screen.
  var list: ShownList?
  /// Whether the page shown last belongs to no screen.
  private(set) var isOfNoScreen = false
  /// Whether nothing was shown since that list, so that Return turns its page.
  var endsWithList = false
  /// The single place that was shown last.
  var atHand: PlaceAtHand?
  /// The command that showed a list last.
  private(set) weak var lister: CommandRun?

  /// The list that is on the screen; `nil` if something else has taken its place.
  var listInSight: ShownList? { list.flatMap { $0.isOnScreen ? $0 : nil } }

  /// Whether the rows on the screen are those that a screen changes.
  func isListed(_ location: Location) -> Bool {
    listInSight.map { $0.location == location || $0.list.changedBy == location.command } == true
  }

  /// Notes that an answer is shown, of a screen if it belongs to one. Where that `isElsewhere`, what the user sees stays.
  mutating func note(_ answer: Answer, of location: Location?, isElsewhere: Bool) {
    let isPage = !answer.isRemark && answer.stage != .progress && !isElsewhere
    isOfNoScreen = isPage && location == nil && answer.stage != .entry
    if let location {
      if let list = answer.list {
        self.list = ShownList(location: location, list: list)
      } else if isPage {
        list?.isOnScreen = false
      }
      if isPage, location.isOfPlace { atHand = .screen(location) }
    }
    if answer.stage != .progress { endsWithList = answer.list != nil }
    if answer.list != nil { lister = CommandRun.current }
  }
}
