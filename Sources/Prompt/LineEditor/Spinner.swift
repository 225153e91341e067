import Reports

/// A label with a turning sign, on the terminal's current row, for work that takes more than a moment. It is pure: the
/// owner of the terminal writes what it returns.
struct Spinner {
  private let delay: Duration
  private var label: String?
  private var since = ContinuousClock.now
  private var frame = 0
  private(set) var isVisible = false

  private let frames: [Character]
  private static let pace = Duration.milliseconds(100)

  init(delay: Duration, isASCII: Bool = false) {
    self.delay = delay
    frames = Array(isASCII ? "|/-\\" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  }

  /// The time until ``tick(at:columns:)`` has something to draw; `nil` when it never has.
  func pause(at now: ContinuousClock.Instant) -> Duration? {
    guard label != nil else { return nil }
    return max(.zero, (isVisible ? Self.pace : delay) - (now - since))
  }

  /// Sets a label, or ends with `nil`; the result must be written.
  mutating func set(_ label: String?, at now: ContinuousClock.Instant) -> String {
    if self.label == nil || label == nil { since = now }
    defer { self.label = label }
    return label == nil ? erase() : ""
  }

  /// Draws the next frame when its time has come.
  mutating func tick(at now: ContinuousClock.Instant, columns: Int) -> String {
    guard let label, pause(at: now) == .zero else { return "" }
    since = now
    isVisible = true
    frame = (frame + 1) % frames.count
    let text = "\(frames[frame]) \(label.fitForTerminal)"
    return "\r" + text.cut(toColumns: columns - 1) + "\u{1B}[K"
  }

  /// Gives the row back, empty; the next frame draws the spinner again.
  mutating func erase() -> String {
    defer { isVisible = false }
    return isVisible ? "\r\u{1B}[K" : ""
  }
}
