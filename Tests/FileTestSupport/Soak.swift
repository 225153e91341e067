internal import Foundation

/// How often a test does what takes long to do often: a little, unless the environment asks for more.
public enum Soak {
  public static func count(_ variable: String, standard: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? standard
  }
}
