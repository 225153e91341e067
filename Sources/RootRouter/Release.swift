/// Which Vane this is.
public nonisolated enum Release {
  public static let version = "0.2.0"
}
