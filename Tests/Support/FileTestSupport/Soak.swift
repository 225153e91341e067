internal import Foundation

/// The number of times that a test repeats slow steps: a few, unless the environment asks for more.
public enum Soak {
  /// Whether this is a run of `make soak`.
  public static var isOn: Bool { ProcessInfo.processInfo.environment["VANE_MUTATIONS"] != nil }

  /// Every length to which a file of this size can be cut, or as many of them as the standard run tries.
  public static func lengths(of size: Int, standard: Int) -> StrideTo<Int> {
    stride(from: 0, to: size, by: isOn ? 1 : max(1, size / standard))
  }

  public static func count(_ variable: String, standard: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? standard
  }
}
