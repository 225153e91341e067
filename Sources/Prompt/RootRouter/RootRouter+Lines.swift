import Along
import Clients
import CommandKit
import Documents
import Foundation
import LineReading
import Output
import Phrases
import Presentation
import Reports
import Searches
import TerminalText

// A typed line, from its words to its command.
extension RootRouter {
  /// Carries out the words of a line.
  func execute(_ words: [String], _ run: CommandRun) async throws(Failure) {
    readings = Readings()
    defer { readings = nil }
    let typed = interpreter(of: signatures).reader.withRowNumbers(words)
    run.words = typed
    // A number takes a line that was just offered, and a yes the first.
    let isYes = typed.count == 1 && world.phrases.yes.contains(typed[0].lowercased())
    let row = isYes && !offered.isEmpty ? 1 : typed.count == 1 ? Arguments.number(typed[0]) : nil
    let taken = row.flatMap { offered.indices.contains($0 - 1) ? offered[$0 - 1] : line(at: $0) }
    offered = []
    let kept = typed.isEmpty ? suggested : nil
    suggested = nil
    if let kept { return try await keep(kept, run) }
    run.readAs = taken
    do throws(Failure) {
      try await carryOut(words: taken.map(Arguments.split) ?? typed, run)
    } catch {
      if runMode.isInteractive { offered = error.offered }
      // The moon is the same everywhere, and the sun of the time zone's city nearly that of here.
      if error == .nothingSearched, run.name == CommandName.sun.rawValue,
        let city = try? await world.position.locate(.timezone)
      {
        onScreen.atHand = .place(world.namer(ofPositions: self.words)(city))
        return try await carryOut(words: taken.map(Arguments.split) ?? typed, run)
      }
      if error == .nothingSearched, onScreen.listInSight != nil,
        (try? listScreen().place(atRow: 1)) != nil, let name = CommandName(rawValue: run.name)
      {
        let line = run.readAs ?? run.line ?? Arguments(typed).line
        throw .noPlace(line: lineOfRow(line, name))
      }
      throw error
    }
  }

  /// The line with the first row of the last list as its place.
  private func lineOfRow(_ line: String, _ name: CommandName) -> String {
    switch name {
    case .when, .tell: "\(line) in 1"
    case .compare: line.replacing("this", with: "1")
    default: "\(name.rawValue) 1"
    }
  }

  /// The line of which the place was open, about the one in a row.
  private func line(at row: Int) -> String? {
    guard let (line, name) = unplaced, onScreen.list?.location == .searches else { return nil }
    let (words, named) = (Arguments.split(line), Arguments.split(name))
    let start = words.indices.last { words[$0...].starts(with: named) }
    guard let start else { return nil }
    let isSaid = start > 0 && words[start - 1] == "in"
    let rest = words[..<(isSaid ? start - 1 : start)] + words[(start + named.count)...]
    return Arguments(rest + ["in", "\(row)"]).line
  }

  /// Keeps a place that was suggested, as if it had been searched for.
  private func keep(_ place: Place, _ run: CommandRun) async throws(Failure) {
    run.name = CommandName.detail.rawValue
    var route = route(to: place)
    route.failure = try await searches.perform(.remember(place)).failure
    try await follow(route)
  }

  private func carryOut(words: [String], _ run: CommandRun) async throws(Failure) {
    do throws(Failure) {
      try await carryOut(asTyped: words, run)
    } catch {
      guard case .offer(let offer) = error, let (rest, units) = choose(units: offer, run) else {
        throw error
      }
      run.words = rest
      try await carryOut(asTyped: rest, run)
      lastUnits = units
    }
  }

  private func carryOut(asTyped words: [String], _ run: CommandRun) async throws(Failure) {
    guard !words.contains(where: \.isBlank) else {
      run.name = words.first { !$0.isBlank } ?? CommandName.detail.rawValue
      throw .emptyWord
    }
    let reader = interpreter(of: signatures).reader
    let whole =
      if let question {
        reader.continued(words, behind: question, isOfWay: wayInHand.isShown)
      } else if top == .map {
        reader.continued(onMap: words, hasHours: screen(.map).hasHours)
      } else {
        onScreen.list?.location == .searches ? reader.namesake(words) : nil
      }
    // `under 15` behind `in knots`
    let hasFigure = words.contains { Arguments.number($0) != nil }
    if whole == nil || !hasFigure { lastUnits = [:] } else { run.override(lastUnits) }
    let words = whole.map(Arguments.split) ?? words
    run.goesOn = whole != nil
    run.name = words.first ?? ""
    do throws(Failure) {
      let command = try understand(words, run, isWhole: whole == nil)
      if whole != nil, CommandName(rawValue: words[0]) != nil { run.readAs = run.readAs ?? whole }
      try await carryOut(command, run)
    } catch {
      guard run.readAs == nil || run.readAs == whole, error.isOfReading,
        let line = try interpreter(of: signatures).line(words, than: error)
      else {
        if case .offer(let offer) = error, let whole = run.readAs.flatMap(offer.within) {
          throw .offer(whole)
        }
        throw error
      }
      do throws(Failure) {
        let command = try strict(Arguments.split(line), run)
        run.readAs = line
        try await carryOut(command, run)
      } catch let second {
        guard second.isOfReading else { throw second }
        run.name = words[0]
        throw error
      }
    }
  }

  /// `Oslo fahrenheit` is Oslo with a unit, which is only this answer's, and `in fahrenheit` the question before. The
  /// words beside it; `nil` for other lines.
  private func choose(
    units offer: Offer, _ run: CommandRun
  ) -> (rest: [String], units: [String: String?])? {
    let setting = Arguments.split(offer.lines[0])
    let isJoined = interpreter(of: signatures).reader.goOn(
      offer.typed.spacedWords)
    guard offer.doubt == .setting, setting.count == 3,
      let asked = offer.lines.count == 2 ? offer.lines[1] : isJoined ? question : nil,
      Arguments.split(asked).first != CommandName.tell.rawValue,
      let units = UnitChoice.overrides(setting[1], setting[2])
    else { return nil }
    // `above 20` of the question before stays in its unit.
    if offer.lines.count == 1 { run.unitsOfAnswer = units } else { run.override(units) }
    let rest = Arguments.split(asked)
    let isPlace =
      rest.first.flatMap { CommandName(rawValue: $0) } == nil && context.places.isName(asked)
    let line = isPlace ? "\(CommandName.detail.rawValue) \(asked)" : asked
    output.introduce(world.phrases.onlyInThisAnswer(offer.lines[0]), line: line)
    return (rest, units)
  }

  /// `when wind above 40 mph` is answered in miles per hour.
  private func chooseUnits(ofFigures words: [String], _ run: CommandRun) {
    for (word, before) in zip(words.dropFirst(), words) {
      let isOfFigure = [word, before].contains { $0.first?.isNumber == true }
      let unit = word.drop { $0.isNumber || ".,".contains($0) }.lowercased()
      guard isOfFigure, !Language.typed.isPreposition(unit) else { continue }
      for setting in UnitChoice.settings where setting.name != "units" {
        let value = Lexicon.shared.value(of: unit, for: setting.name) ?? unit
        if let units = UnitChoice.overrides(setting.name, value) { run.override(units) }
      }
    }
  }

  private func carryOut(_ command: ResolvedCommand, _ run: CommandRun) async throws(Failure) {
    // From here on, the places and lists are others.
    readings = nil
    if !run.unitsOfAnswer.isEmpty { run.override(run.unitsOfAnswer) }
    if let line = run.readAs { output.introduce(world.phrases.readAs(line), line: line) }
    // A way is at hand as long as nothing else is shown.
    let keeping = [CommandName.along, .star, .undo, .help, .set, .status].map(\.rawValue)
    let (before, wasWay) = (question, wayInHand.isShown)
    if ![CommandName.more, .page].map(\.rawValue).contains(run.name) { unplaced = nil }
    if !run.name.isEmpty, !keeping.contains(run.name) { wayInHand.isShown = false }
    noteQuestion(run, isKept: keeping.contains(run.name))
    do throws(Failure) {
      try await follow(Route(next: command))
      // Nothing is asked yet about one of the places that a name may mean.
      if unplaced != nil { (question, wayInHand.isShown) = (before, wasWay) }
      // A way that was picked from its list
      if wayInHand.isShown, question == nil { question = wayInHand.line }
      // `back` leads to help and to what was asked, but makes no change once more.
      let name = CommandName(rawValue: run.name)
      if let name, name == .help || name.isAsked && !Self.changing.contains(name),
        onScreen.isOfNoScreen, !run.isReleased
      {
        let line = run.line ?? Arguments(run.words).text
        stack.note(ShownAnswer(line: line, command: command.repeated, question: question))
      }
    } catch {
      // Nothing is asked by words that can't be read, or about a place that isn't found; but well about another day.
      let isAsked =
        switch error {
        case .dayNotCovered: true
        case .noList: false
        default: !error.isOfReading
        }
      if !isAsked { (question, wayInHand.isShown) = (before, wasWay) }
      throw error
    }
  }

  /// Commands that change a list or the home, and whose answer is no page.
  private static let changing: Set<CommandName> = [.star, .unstar, .pin, .home, .tell]

  /// Notes what the next line may go on with. What changes a list or the home is no question, and leaves the one before.
  private func noteQuestion(_ run: CommandRun, isKept: Bool) {
    let name = CommandName(rawValue: run.name)
    let isRow = run.readAs == nil && run.words.count == 1 && Arguments.number(run.words[0]) != nil
    if let name, name != .tell, Self.changing.contains(name) { return }
    // A map is gone on with by its own commands.
    if name?.isAsked == true, name != .map, !isRow {
      question = run.readAs ?? run.line ?? Arguments(run.words).text
    } else if !isKept {
      question = nil
    }
  }

  /// Goes where a command leads, each step after the one before has ended.
  func follow(_ route: Route) async throws(Failure) {
    var route = route
    while let next = route.next {
      // The user has gone elsewhere.
      if Task.isCancelled { throw .service(.cancelled) }
      if let preamble = route.preamble { output.introduce(preamble) }
      let failure = route.failure
      route = try await next()
      route.failure = route.failure ?? failure
    }
    if let failure = route.failure { throw failure }
  }

  /// Finds out what words mean now. What wasn't typed as a whole is said.
  func understand(
    _ words: [String], _ run: CommandRun, isWhole: Bool = true
  ) throws(Failure) -> ResolvedCommand {
    let reader = interpreter(of: signatures).reader
    let words = reader.programLine(words)
    if let full = try reader.strict(words) { return try strict(full, run) }
    // `more` is the sea in Slovak, and `rm 1` no place that is called rm.
    let isOfRows =
      RowSelection(Array(words.dropFirst())) != nil
      && CommandName(rawValue: words[0]).map(Self.rowCommands.contains) == true
    if words.count == 1 || isOfRows { try refuseCommand(words, run) }
    if let reply = reader.reply(to: words) {
      run.name = CommandName.help.rawValue
      return .ending { [context] () throws(Failure) in context.screen.show(Answer(reply)) }
    }
    let isOfCommand = reader.areRead(words)
    let meaning: LineReader.Meaning
    do throws(Failure) {
      meaning = try reader.meaning(of: words)
    } catch {
      guard isOfCommand else { throw error }
      let isAsked =
        switch error {
        case .offer, .usage(_, not: _?): true
        default: false
        }
      do throws(Failure) {
        let command = try strict(words, run)
        if isAsked { throw error }
        return command
      } catch let failure {
        // What the command takes says more than that a word has no room.
        throw failure.isOfReading && failure.yields(to: error) ? error : failure
      }
    }
    switch meaning {
    case .line(let line, let isSaid):
      if isSaid || !isWhole { run.readAs = line }
      return try strict(Arguments.split(line), run)
    case .place(let text):
      if !context.places.isName(text) {
        if isOfCommand, context.places.named(text) == nil { return try strict(words, run) }
        if reader.beginCommands(words) { return try strict(words, run) }
        try refuseCommand(words, run)
      }
      run.name = CommandName.detail.rawValue
      if let option = words.first(where: \.isOption) { throw .unknownOption(option) }
      return try page(of: PlaceReference([text]))
    }
  }

  /// A command of another screen is not a place to look for.
  private func refuseCommand(_ words: [String], _ run: CommandRun) throws(Failure) {
    guard let name = words.first.flatMap({ CommandName(rawValue: $0) }), !name.isAsked else {
      return
    }
    run.name = name.rawValue
    if let list = onScreen.list?.location,
      signatures(of: list).contains(where: { $0.name == name })
    {
      _ = try ofList(name, Arguments(Array(words.dropFirst())))
    }
    if Self.rowCommands.contains(name), onScreen.list == nil { throw .noList }
    throw .notHere(name, there: lines(elsewhere: name, words))
  }

  /// The command of words that begin with it, or the row that they are. Those after the name of a screen can't be a place
  /// to look for.
  func strict(
    _ words: [String], _ run: CommandRun, on location: Location? = nil
  ) throws(Failure) -> ResolvedCommand {
    let known = signatures
    let interpreter = interpreter(of: known)
    var words = words
    // `favorites compare Oslo Bergen`
    if location != nil, words.count > 1, interpreter.reader.areRead(words),
      case .line(let line, _)? = try? interpreter.reader.meaning(of: words)
    {
      words = Arguments.split(line)
    }
    words = try interpreter.strict(words, on: location)
    let command: ResolvedCommand
    switch try interpreter.reading(words, on: location) {
    case .nothing:
      run.name = CommandName.more.rawValue
      command = nextPage()
    case .row(let row):
      run.name = CommandName.detail.rawValue
      let isPostalCode = words[0].utf8.count == 5 && !context.vocabulary.isRow(row)
      command = try isPostalCode ? page(of: .name(words[0])) : picked(row)
    case .text(let text):
      guard location == .map else {
        if location == nil { try refuseCommand(words, run) }
        let meant = location.map { line(for: text, on: $0) } ?? text
        throw .offer(Offer(text, meant, doubt: .guess))
      }
      command = try resolved(.at, Arguments(words), on: location)
    case .command(let name, let arguments):
      run.name = name.rawValue
      run.line = Arguments(words).line
      // The `0c` of `frost` wasn't typed.
      if [.when, .tell].contains(name) {
        chooseUnits(ofFigures: run.goesOn ? words : run.words, run)
      }
      command = try resolved(name, arguments, on: location)
    }
    run.table = command.table ?? known.first { $0.name.rawValue == run.name }?.table
    run.again = command.repeated
    return command
  }
}

nonisolated extension String {
  /// Nothing that can be seen, such as a shell's variable that isn't set leaves between quotes.
  fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace || String($0).displayWidth == 0 } }
}
