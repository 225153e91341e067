public import Reports

/// The ways out of a screen.
public nonisolated enum ScreenExit: Hashable, Sendable {
  case detail(Place)
}
