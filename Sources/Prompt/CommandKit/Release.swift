import CProgram

/// The version of Vane.
public enum Release {
  /// From here it is everywhere: in `--version`, and by that in each package.
  private static let number = "0.3.0"

  public static let version = number + String(cString: cprogram_build())
}
