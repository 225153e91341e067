/// A unit of a length of time that is typed.
public enum StretchUnit: Hashable, Sendable, CaseIterable {
  case minutes, hours, days, weeks, months, years
}
