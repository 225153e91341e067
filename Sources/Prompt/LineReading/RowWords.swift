import CommandKit
import Phrases

/// Rows of the list on the screen in words: `the second one`, `the last one`, and the names that stand in them.
@MainActor struct RowWords {
  let context: ReadingContext

  /// The words with the numbers of the rows that are named: `2` of `the second one` and of `open number 2`, `compare 1 and
  /// 3` of `compare the first and the last`, `rm 2` of `rm Tokyo` where the second row is called so.
  func withNumbers(_ typed: [String]) -> [String] {
    let words = Token.withoutMarks(typed)
    if let line = withNumber(ofName: words, typed) { return line }
    let isRenaming = words.first.map { commands(ofRows: $0).contains(.rename) } == true
    var (said, first): ([String], Int?) = ([], nil)
    var index = 0
    while index < words.count {
      // Behind the row is a new name.
      let found =
        isRenaming && first != nil ? nil : row(firstOf: words[index...], mayGoOn: isRenaming)
      if let (row, count) = found, words.count == 1 || count > 1 || context.isRow(row) {
        first = first ?? said.count
        said.append("\(row)")
        index += count
      } else {
        said.append(typed[index])
        index += 1
      }
    }
    guard let first else { return typed }
    // `open the first`, `weather in number 2`, but not `when is the first`
    let before = words[..<first].map(\.folded)
    let joint = before.last.map(Language.typed.isPreposition) == true ? first - 1 : first
    let whole = Lexicon.shared.rows(of: before[..<joint].joined(separator: " "))
    // `hours rain in the second one`, but not `sun in Bergen on the first`
    let isOfWeather = before.prefix(joint).dropFirst().allSatisfy {
      Lexicon.shared.has($0, .quantity, .sky, .weather)
    }
    let heads =
      joint < first ? whole + (isOfWeather ? Lexicon.shared.rows(of: before[0]) : []) : []
    let isOfRow =
      whole.contains { row in
        row.kind == .synonym && takesRow(row.value) || row.kind == .ask && row.value == "show"
      } || heads.contains { [.command, .page, .quantity].contains($0.kind) }
    let isCommand = before.first.map(takesRow) == true && first == 1
    return first == 0 && said.count == 1 || isOfRow || isCommand ? said : typed
  }

  /// `remove 2` of `remove Tokyo`, where a row on the screen is called so; `nil` for other lines.
  private func withNumber(ofName words: [String], _ typed: [String]) -> [String]? {
    for count in (1..<max(1, min(4, words.count))).reversed()
    where !commands(ofRows: words.prefix(count).joined(separator: " ")).isEmpty {
      for length in (1...words.count - count).reversed() {
        let name = Arguments(Array(words[count..<count + length])).text
        guard let row = context.places.row(named: name) else { continue }
        return typed.prefix(count) + ["\(row)"] + typed.dropFirst(count + length)
      }
    }
    return nil
  }

  /// The commands that take rows alone, whatever is called so elsewhere, which words mean: `rm` of `delete` and of `told
  /// rm`.
  private func commands(ofRows words: String) -> [CommandName] {
    let meant = Lexicon.shared.rows(of: words.folded).filter { $0.kind == .synonym }.map(\.value)
    return (meant + [words.folded]).compactMap { line in
      let name = line.split(separator: " ").last.map(String.init) ?? ""
      return CommandSlots.of(name).isOfRows ? CommandName(rawValue: name) : nil
    }
  }

  /// The row that words name first, and how many do: `second`, `the second one` and `number 2`, but not `the second of
  /// May`. Others than those for rows may follow where a line `mayGoOn`.
  private func row(
    firstOf words: ArraySlice<String>, mayGoOn: Bool
  ) -> (row: Int, count: Int)? {
    let known = Language.typed
    let texts = words.prefix(4).map(\.folded)
    if texts.count > 1, known.rowNouns.contains(texts[0]), let row = Arguments.number(texts[1]) {
      return context.isRow(row) ? (row, 2) : nil
    }
    let start = texts.count > 1 && known.rowArticles.contains(texts[0]) ? 1 : 0
    let behind = texts.dropFirst(start + 1).first
    let isNoun = behind.map(known.rowNouns.contains) == true
    let isLast = known.lastRow.contains(texts[start])
    // Of no list, the last one is no other than the first.
    let last = isLast ? context.places.lastRow ?? (isNoun ? 1 : nil) : nil
    guard let row = last ?? known.rowWords[texts[start]] else { return nil }
    let isEnd = behind == nil || behind.map(known.comparing.contains) == true
    let count = start + (isNoun ? 2 : 1)
    let isKnown = context.isRow(row) || isLast || count == 1
    return isKnown && (isNoun || isEnd || mayGoOn) ? (row, count) : nil
  }

  /// Whether a number behind a command is a row: it is a length behind `hours`, and a text behind `search`.
  private func takesRow(_ command: String) -> Bool {
    let name = CommandName(rawValue: command.split(separator: " ").last.map(String.init) ?? "")
    return name.map { CommandSlots.of($0.rawValue).isOfRows } == true
      || name?.isAsked == true && CommandSlots.of(command).count == .none
  }
}
