/// What commands are read about together, in the order in which the documents have them.
public enum CommandGroup: String, Hashable, Sendable, CaseIterable {
  case places = "Places"
  case screens = "Screens"
  case weather = "Weather"
  case alerts = "Alerts"
  case records = "Records"
  case lists = "Lists"
  case map = "Map"
  case program = "Vane"
}
