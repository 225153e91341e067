/// Groups of settings, in the order in which they are shown.
public enum SettingGroup: Hashable, Sendable, CaseIterable {
  case service, places, person, looks, units, alerts, records
}
