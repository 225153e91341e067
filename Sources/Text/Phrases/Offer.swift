import Reports

/// Lines that were probably meant by another, and what speaks against doing the first at once.
public struct Offer: Hashable, Sendable {
  /// Why a line that keeps every word is asked.
  public enum Doubt: Hashable, Sendable {
    /// The meaning of a word that says no figure: `hot`.
    case guess
    /// Letters that were mistaken, where that could do harm or there are several.
    case slip
    /// A place is called so, too.
    case place
    case setting
    /// It deletes everything, or a name.
    case deletion
  }

  /// The text, or the part of it, that isn't understood.
  public var typed: String
  /// Strict lines, the likeliest first, each once.
  public var lines: [String] { didSet { lines = lines.uniqued } }
  /// Words that no line has room for.
  public var lost: [String]
  public var doubt: Doubt?
  /// Whether a place may be called like the text.
  public var mayBePlace: Bool

  /// `slips` is the number of letters in which what was typed differs.
  public init(
    _ typed: String, _ lines: String..., lost: [String] = [], doubt: Doubt? = nil, slips: Int = 0,
    mayBePlace: Bool = true
  ) {
    self.typed = typed
    self.lines = lines.uniqued
    self.lost = lost
    self.doubt = doubt ?? Self.doubt(of: lines[0], slips: slips)
    self.mayBePlace = mayBePlace && !lines[0].hasPrefix(CommandName.search.rawValue)
  }

  /// The offer for a longer text, of which what was typed is the end; `nil` where it is no part of it.
  public func within(_ text: String) -> Offer? {
    guard text.count > typed.count, text.hasSuffix(typed), !lost.isEmpty else { return nil }
    var offer = self
    let said = text.dropLast(typed.count)
    offer.typed = text
    offer.lines = lines.map { said + $0 }
    offer.mayBePlace = false
    return offer
  }

  /// The line to do, as it says all that was typed and nothing else.
  public var certain: String? { lost.isEmpty && doubt == nil && lines.count == 1 ? lines[0] : nil }

  private static let changing: Set<CommandName> = [
    .rm, .clear, .star, .unstar, .pin, .home, .tell, .rename, .move, .quit, .undo, .pause,
    .importPlaces, .export, .archive,
  ]

  private static func doubt(of line: String, slips: Int) -> Doubt? {
    let words = line.split(separator: " ")
    let command = words.first.flatMap { CommandName(rawValue: String($0)) }
    if command == .set { return words.count > 1 ? .setting : nil }
    // Without another name, `rename 1` takes the present one away.
    let isBare = command == .rename && words.count < 3
    let isOfAll = words.last == "all" && command != .compare
    if command == .clear || isBare || isOfAll { return .deletion }
    return slips > 1 || slips > 0 && command.map(changing.contains) == true ? .slip : nil
  }
}
