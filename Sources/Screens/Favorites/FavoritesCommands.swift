import Foundation
import Phrases
public import ScreenKit
public import WeatherClients
import WeatherModels

/// Marking places, which can be done on every screen.
public enum FavoritesCommands {
  public static func commands(
    _ context: CommandContext, places: PlaceListClient
  ) -> [Command<ResolvedCommand>] {
    let interactor = StarInteractor(places: places, now: context.now)
    return [
      Command(.star, shorts: ["*"], takes: [.optional(.row)]) { arguments throws(Failure) in
        guard let place = try place(arguments, context) else { return nil }
        return ResolvedCommand.ending { () throws(Failure) in
          let isNew = try interactor.star(place)
          let phrases = context.phrases
          let sentence = isNew ? phrases.starred(place.name) : phrases.alreadyStarred(place.name)
          context.screen.show(Answer(sentence, document: ["place": place.json]))
        }
      },
      Command(.unstar, takes: [.optional(.row)]) { arguments throws(Failure) in
        guard let place = try place(arguments, context) else { return nil }
        return ResolvedCommand.ending { () throws(Failure) in
          let wasThere = try interactor.unstar(place)
          let phrases = context.phrases
          let sentence = wasThere ? phrases.unstarred(place.name) : phrases.notStarred(place.name)
          context.screen.show(Answer(sentence, document: ["place": place.json]))
        }
      },
    ]
  }

  /// A row or none; `nil` for words that are neither.
  private static func place(
    _ arguments: Arguments, _ context: CommandContext
  ) throws(Failure) -> Place? {
    let reference = PlaceReference(arguments.words)
    if case .name = reference { return nil }
    return try context.places.place(reference)
  }
}

nonisolated struct StarInteractor: Sendable {
  let places: PlaceListClient
  let now: @Sendable () -> Date

  /// Whether it was no favourite before.
  func star(_ place: Place) throws(Failure) -> Bool {
    try Failure.wrapping { () throws(StorageError) in
      guard try !places.ids(.favorites).contains(place.id) else {
        return false
      }
      try places.add(SavedPlace(place: place, added: now()), .favorites)
      return true
    }
  }

  /// Whether it was a favourite.
  func unstar(_ place: Place) throws(Failure) -> Bool {
    try Failure.wrapping { () throws(StorageError) in
      try !places.remove([place.id], .favorites).isEmpty
    }
  }
}
