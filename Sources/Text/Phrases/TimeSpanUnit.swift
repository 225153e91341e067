/// A unit of a length of time that is typed.
public enum TimeSpanUnit: Hashable, Sendable, CaseIterable {
  case minutes, hours, days, weeks, months, years
}
