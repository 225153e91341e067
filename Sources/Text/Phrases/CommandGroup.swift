/// The groups of commands in help and documents, in their order.
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
