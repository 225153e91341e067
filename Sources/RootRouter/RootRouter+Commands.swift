import Detail
import MapPin
import Phrases
import ScreenKit
import Searches
import WeatherClients
import WeatherModels

extension RootRouter {
  /// The commands that can be typed on the top screen: everyone's, its own, and those of the list last shown.
  var signatures: [CommandSignature] {
    var known: [CommandSignature] = []
    for signature in RootCommands.all.map(\.signature) + screen(top).signatures
      + listScreen.signatures where !known.contains(where: { $0.name == signature.name })
    {
      known.append(signature)
    }
    return known
  }

  /// Carries out the words of a line, or those behind the name of a screen, which cannot be a place to look for.
  func execute(
    _ words: [String], _ run: CommandRun, on location: Location? = nil
  ) async throws(Failure) {
    let grammar = Grammar(commands: signatures, allowsAbbreviations: manner.isInteractive)
    // What stands behind the name of a screen and is not understood was said to that screen.
    if location == nil { run.name = words.first ?? "" }
    switch try grammar.read(words: words) {
    case .nothing:
      run.name = CommandName.more.rawValue
      guard listScreen.hasNextPage else { return }
      _ = try await listScreen.perform(.more, Arguments([]))
    case .row(let row):
      run.name = CommandName.detail.rawValue
      try await listScreen.open(row: row)
    case .text(let text):
      if let location { throw .usage(location.command) }
      // A command of another screen is not a place to look for.
      if let name = words.first.flatMap({ CommandName(rawValue: $0.lowercased()) }) {
        run.name = name.rawValue
        throw .notHere(name)
      }
      run.name = CommandName.search.rawValue
      if let option = words.first(where: \.isOption) { throw .unknownOption(option) }
      try await find(.find(text, online: false))
    case .command(let name, let arguments):
      run.name = name.rawValue
      try await execute(name, arguments, run)
    }
  }

  private func execute(
    _ name: CommandName, _ arguments: Arguments, _ run: CommandRun
  ) async throws(Failure) {
    if try await screen(top).perform(name, arguments) { return }
    if let command = RootCommands.all.first(where: { $0.name == name }) {
      return try await perform(command.action(for: arguments), run)
    }
    guard try await listScreen.perform(name, arguments) else { throw .notHere(name) }
  }

  private func perform(_ action: RootAction, _ run: CommandRun) async throws(Failure) {
    switch action {
    case .search(let text, let online): try await find(.find(text, online: online))
    case .country(let text): try country(text)
    case .nearest(let text): try nearest(text)
    case .go(let location, let arguments):
      guard !arguments.words.isEmpty else { return try await open(location) }
      let before = stack
      arrive(at: location)
      forgetList()
      do {
        try await execute(arguments.words, run, on: location)
      } catch {
        `return`(to: before)
        throw error
      }
    case .detail(let arguments): try await detail(arguments)
    case .part(let name, let part, let arguments): try await show(part, for: name, arguments, run)
    case .back: try await goBack()
    case .star(let row): try star(place(for: .star, row: row))
    case .unstar(let row): try unstar(place(for: .unstar, row: row))
    case .pin(let target): try await pin(target)
    case .history(let command, let action, let target):
      try await history(command, action, of: target)
    case .archive(let action): try await archive(action)
    case .set(let arguments): try set(arguments)
    case .status: showStatus()
    case .help(let arguments): try help(arguments)
    case .quit: isQuitting = true
    case .sun(let arguments): try sun(arguments)
    case .here: try await here()
    case .move: try await move()
    case .home(let text): try home(text)
    case .pins(let edit): try await self.edit(edit)
    case .when(let request): try await when(request)
    case .compare(let request): try await compare(request)
    case .line(let arguments): try await line(LineRequest(arguments))
    case .watch(let request): try await watch(request, run)
    }
  }

  private func detail(_ arguments: Arguments) async throws(Failure) {
    if let row = arguments.row { return try await listScreen.open(row: row) }
    guard arguments.words.isEmpty else {
      return try await find(.openFirst(arguments.text))
    }
    guard let place = screen(top).subject else { throw .noPlace(.detail) }
    try await open(.detail(place))
  }

  private func pin(_ target: PinTarget) async throws(Failure) {
    switch target {
    case .here where top == .map: try await pin(.pinAtCross)
    case .here: try await pin(.pin(place(for: .pin, row: nil)))
    case .row(let row): try await pin(.pin(place(for: .pin, row: row)))
    case .words(let text):
      if let coordinate = CoordinateText(text, expectsPoint: true)?.coordinate {
        return try await pin(.pinAt(coordinate))
      }
      try await pin(.pin(place(named: text)))
    }
  }

  /// The place in a row of the list last shown, or the one that the screen is about.
  private func place(for command: CommandName, row: Int?) throws(Failure) -> Place {
    if let row { return try listScreen.place(atRow: row) }
    guard let place = screen(top).subject else { throw .noPlace(command) }
    return place
  }

  private func star(_ place: Place) throws(Failure) {
    let isThere = try Failure.wrapping { () throws(StorageError) in
      let isThere = try world.places.all(.favorites).contains { $0.place.id == place.id }
      if !isThere { try world.places.add(KeptPlace(place: place, added: world.now()), .favorites) }
      return isThere
    }
    let sentence =
      isThere ? world.phrases.alreadyStarred(place.name) : world.phrases.starred(place.name)
    output.show(Answer(sentence, document: ["place": place.json]))
  }

  private func unstar(_ place: Place) throws(Failure) {
    let removed = try Failure.wrapping { () throws(StorageError) in
      try world.places.remove([place.id], .favorites)
    }
    let sentence =
      removed.isEmpty ? world.phrases.notStarred(place.name) : world.phrases.unstarred(place.name)
    output.show(Answer(sentence, document: ["place": place.json]))
  }
}
