/// The version of Vane.
public enum Release {
  public static let version = "0.2.0"
}
