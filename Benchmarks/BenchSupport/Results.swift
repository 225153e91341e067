import Foundation

/// The one form in which every benchmark prints what it measured: `Benchmarks/results.py` makes pages of it.
///
/// A line is a heading, `# text`, or a row of seven fields between tabs: what was measured, how often, median and
/// 99th percentile in milliseconds, the most memory in MiB, what is promised, and the row that it is compared with.
public enum Results {
  public static func heading(_ text: String) {
    print("# " + text)
  }

  /// `what` names the row, and `peer` the one that it is compared with; `promise` is the most that it may be, in words.
  public static func row(
    _ what: String, _ series: Series, memory: Double? = nil, promise: String = "",
    peer: String = ""
  ) {
    let figures = [series.median, series.p99].map { String(format: "%.4f", $0) }
    let memory = memory.map { String(format: "%.1f", $0) } ?? ""
    print(([what, "\(series.runs)"] + figures + [memory, promise, peer]).joined(separator: "\t"))
    // Whoever collects the rows sees each at once.
    fflush(nil)
  }

  /// A row of memory alone, in MiB.
  public static func row(_ what: String, memory: Double, promise: String) {
    print([what, "1", "", "", String(format: "%.1f", memory), promise, ""].joined(separator: "\t"))
    fflush(nil)
  }

  /// The memory of this process's own that is resident now, in MiB: without the files that are mapped.
  public static var ownMemory: Double? { memory(of: "self", "RssAnon:") }

  /// The most memory that this process has had, in MiB.
  public static var peakMemory: Double? { peakMemory(of: "self") }

  /// The most memory that a process has had until now, in MiB.
  public static func peakMemory(of process: String) -> Double? { memory(of: process, "VmHWM:") }

  private static func memory(of process: String, _ field: String) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
  }
}
