import CommandKit
import Phrases

/// Rows of the list on the screen in words: `the second one`, `the last one`, and the names that stand in them.
@MainActor struct RowWords {
  let context: ReadingContext

  /// The words with the numbers of the rows that are named: `2` of `the second one` and of `open number 2`, `compare 1 and
  /// 3` of `compare the first and the last`, `rm 2` of `rm Tokyo` where the second row is called so.
  func withNumbers(_ typed: [String]) -> [String] {
    let words = Token.withoutMarks(typed)
    if let line = withNumbers(ofNames: words, typed) { return line }
    let isRenaming = command(ofRows: words.prefix(1)) == .rename
    var (said, first): ([String], Int?) = ([], nil)
    var hasLast = false
    var index = 0
    while index < words.count {
      // Behind the row is a new name.
      let found =
        isRenaming && first != nil ? nil : row(firstOf: words[index...], mayGoOn: isRenaming)
      if let (rows, count) = found, words.count == 1 || count > 1 || context.isRow(rows.lowerBound)
      {
        first = first ?? said.count
        hasLast =
          hasLast
          || words[index..<index + count].contains { Language.typed.lastRow.contains($0.folded) }
        said.append(rows.count > 1 ? "\(rows.lowerBound)-\(rows.upperBound)" : "\(rows.lowerBound)")
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
        // The last row of another list isn't on the screen: `told rm`.
        row.kind == .synonym && takesRow(row.value) && !(hasLast && row.value.contains(" "))
          || row.kind == .ask && row.value == "show"
      } || heads.contains { [.command, .page, .quantity].contains($0.kind) }
    let areCommands = before.allSatisfy { CommandName(rawValue: $0) != nil }
    let isCommand =
      areCommands && takesRow(before.joined(separator: " ")) && !(hasLast && first > 1)
    return first == 0 && said.count == 1 || isOfRow || isCommand ? said : typed
  }

  /// `remove 2` of `remove Tokyo`, `rm 1 3` of `rm Oslo and Bergen`, where rows on the screen are called so; `nil` for
  /// other lines.
  private func withNumbers(ofNames words: [String], _ typed: [String]) -> [String]? {
    for count in (1..<max(1, min(4, words.count))).reversed() {
      guard let command = command(ofRows: words.prefix(count)) else { continue }
      let head = typed.prefix(count)
      if command == .rename {
        // Behind the name is a new one.
        for end in (count + 1...words.count).reversed() {
          guard let row = row(called: words[count..<end]) else { continue }
          return head + ["\(row)"] + typed.dropFirst(end)
        }
      } else if let row = row(called: words[count...]) {
        return head + ["\(row)"]
      } else {
        let names = words[count...].split { Language.typed.partsNames($0) }
        let rows = names.compactMap(row(called:))
        if !rows.isEmpty, rows.count == names.count { return head + rows.map(String.init) }
      }
    }
    return nil
  }

  private func row(called words: some Collection<String>) -> Int? {
    context.places.row(named: Arguments(Array(words)).text)
  }

  /// The command that words mean, where it takes rows alone of the list on the screen: `rm` of `delete`, but not of
  /// `told rm`.
  private func command(ofRows words: some Collection<String>) -> CommandName? {
    let text = words.joined(separator: " ").folded
    let meant = Lexicon.shared.rows(of: text).filter { $0.kind == .synonym }.map(\.value) + [text]
    return meant.lazy.filter { CommandSlots.of($0).isOfRows }.compactMap(CommandName.init).first
  }

  /// The rows that words name first, and how many do: `second`, `the second one`, `the last two` and `number 2`, but not
  /// `the second of May`. A new name may follow where a line `mayGoOn`.
  private func row(
    firstOf words: ArraySlice<String>, mayGoOn: Bool
  ) -> (rows: ClosedRange<Int>, count: Int)? {
    let known = Language.typed
    let texts = words.prefix(5).map(\.folded)
    if texts.count > 1, known.rowNouns.contains(texts[0]), let row = Arguments.number(texts[1]) {
      return context.isRow(row) ? (row...row, 2) : nil
    }
    let start = texts.count > 1 && known.rowArticles.contains(texts[0]) ? 1 : 0
    if let several = several(texts.dropFirst(start)) { return (several, texts.count) }
    let behind = texts.dropFirst(start + 1).first
    let isNoun = behind.map(known.rowNouns.contains) == true
    let isLast = known.lastRow.contains(texts[start])
    // Of no list, the last one is no other than the first.
    let last = isLast ? context.places.lastRow ?? (isNoun ? 1 : nil) : nil
    guard let row = last ?? known.rowWords[texts[start]] else { return nil }
    let isEnd = behind == nil || behind.map(known.comparing.contains) == true
    let count = start + (isNoun ? 2 : 1)
    // `the second one` is none where there is one alone.
    let isKnown = isNoun || isLast || count == 1 || context.isRow(row)
    return isKnown && (isNoun || isEnd || mayGoOn) ? (row...row, count) : nil
  }

  /// `last two` and `first 3 rows`, where nothing follows.
  private func several(_ texts: ArraySlice<String>) -> ClosedRange<Int>? {
    let known = Language.typed
    guard texts.count == 2 || texts.count == 3 && texts.last.map(known.rowNouns.contains) == true,
      let first = texts.first, let last = context.places.lastRow,
      let number = texts.dropFirst().first.flatMap({ known.numbers[$0] ?? Arguments.number($0) }),
      number > 1, number <= last
    else { return nil }
    if known.lastRow.contains(first) { return last - number + 1...last }
    return known.rowWords[first] == 1 ? 1...number : nil
  }

  /// Whether a number behind a command is a row: it is a length behind `hours`, and a text behind `search`.
  private func takesRow(_ command: String) -> Bool {
    let name = CommandName(rawValue: command.split(separator: " ").last.map(String.init) ?? "")
    return name.map { CommandSlots.of($0.rawValue).isOfRows } == true
      || name?.isAsked == true && CommandSlots.of(command).count == .none
  }
}
