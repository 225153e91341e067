import Atlas
import Presentation
import Reports
import TerminalText

/// The map and the pins as text.
struct MapPinModel: Equatable {
  struct Row: Equatable {
    var number, name, surroundings, latitude, longitude: String
    /// The position of a place that is listed only while it is in view; `nil` for one that always is.
    var coordinate: Coordinate?
    /// The style of the number.
    var style = Style.accent
  }

  /// Signs of the map with their meanings, which are listed if one of them is in view.
  struct Sign: Equatable {
    var characters: [Character]
    var layer: MapImage.Layer
    var meaning: String

    func isSeen(in image: MapImage) -> Bool {
      image.rows.joined().contains { $0.layer == layer && characters.contains($0.character) }
    }
  }

  /// The rows of a list that are on this page, under its heading.
  struct List: Equatable {
    var heading: String
    var rows: [Row]
  }

  var notice: String?
  var lists: [List]
  /// The line that fills an empty list.
  var hint: String?
  var footer: String?
  /// The coordinates of the cross, and the place there.
  var center = ""
  var place: String?
  /// The sign at the user's location, and what it means.
  var position: String?
  /// The providers of the map.
  var credit = ""
  /// The providers of the weather on it.
  var credits: [SourceCredit] = []
  /// The kind of weather, and its time.
  var legend: Line?
  var levels: FieldLevels?
  /// The values between which the levels lie, one more than there are levels.
  var bounds: [String] = []
  var signs: [Sign] = []
  /// The sources of the weather shown, and its age.
  var sources: [String] = []
  /// The drawing in sentences: of the radar for everybody, of the rest for screen readers.
  var sentences: [String] = []
  /// True for screen readers, which can't read dots.
  var isRead = false
  var glyphs = Glyphs.unicode

  mutating func keepWhatIsSeen(in viewport: Viewport) {
    for index in lists.indices {
      lists[index].rows.removeAll { row in
        row.coordinate.map { viewport.cell(of: $0) == nil } ?? false
      }
    }
  }
}
