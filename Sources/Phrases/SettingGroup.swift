/// What settings are shown together, in that order.
public enum SettingGroup: Hashable, Sendable, CaseIterable {
  case service, places, person, looks, units, alerts, records
}
