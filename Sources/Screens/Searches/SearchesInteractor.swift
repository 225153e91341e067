import Clients
import CommandKit
import Foundation
import Phrases
import Reports

/// Finds places, and keeps the searches made.
nonisolated struct SearchesInteractor: Sendable {
  let gazetteer: GazetteerClient
  let geocoding: PlacesClient
  let places: PlaceListClient
  let settings: SettingsClient
  let phrases: @Sendable () -> any Phrases
  let now: @Sendable () -> Date
  /// Whether no service is asked but a short list of the program's own.
  var isSample: @Sendable () -> Bool = { false }
  /// Waits for seconds.
  var pause: @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) }

  /// Searches the gazetteer, and also asks the service if the gazetteer has no good match or the user wants it.
  func find(_ text: String, online: Bool) async throws(Failure) -> FoundPlaces {
    let preferences = settings.searchPreferences(phrases().placeLanguage)
    // An unreadable gazetteer was reported when it was opened; then the service is asked.
    let answer = Result { () throws(GazetteerError) in
      try gazetteer.search(text, preferences.scope, Self.most)
    }
    let known = try? answer.get()
    var found = self.found(text, known ?? [], preferences)
    let country = found.country
    let isKnown = found.matches.contains { $0.quality == .good }
    if !isKnown, let plain = inNominative(text) {
      do {
        found = try await find(plain, online: online)
      } catch .placeNotFound {
        throw .placeNotFound(text)
      } catch .placeNotFoundOffline(_, let error) {
        throw .placeNotFoundOffline(text, error)
      }
      found.text = text
      return found
    }
    let unknown = isKnown ? nil : unknownArea(in: text)
    if online || !isKnown {
      do {
        let asked = try await ask(text, preferences.scope, known: known, first: !online)
        found.isUnsure = asked == nil
        found.matches = asked ?? found.matches
        // `Stratford in Avon` may be a name; nothing else is an answer where there is no such country.
        if unknown != nil {
          let loosely: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
          found.matches.removeAll { $0.place.name.range(of: text, options: loosely) == nil }
        }
      } catch .service(let error) where known?.isEmpty == false && error != .cancelled {
        if online { found.unasked = error }
      } catch .placeNotFoundOffline(let text, let error) {
        if let unknown { throw .unknownArea(unknown) }
        throw .placeNotFoundOffline(text, error).limited(to: country)
      }
    }
    if let unknown, !found.matches.contains(where: { $0.quality == .good }) {
      throw .unknownArea(unknown)
    }
    guard !found.matches.isEmpty else {
      if case .failure(let error) = answer, isSample() { throw .gazetteer(error) }
      throw notFound(text).limited(to: country)
    }
    return found
  }

  /// The places of the gazetteer alone; `nil` without a good match.
  func known(_ text: String) -> FoundPlaces? {
    let preferences = settings.searchPreferences(phrases().placeLanguage)
    let matches = try? gazetteer.search(text, preferences.scope, Self.most)
    guard let matches, matches.contains(where: { $0.quality == .good }) else { return nil }
    return found(text, matches, preferences)
  }

  /// A name that the user gave it stays, also that of a favorite or pin where it is meant `byOwnName`.
  func remember(_ place: Place, byOwnName: Bool = false) throws(Failure) {
    var kept = SavedPlace(place: place, added: now())
    for list in byOwnName ? [PlaceList.pins, .favorites, .searches] : [.searches] {
      let named = try Failure.wrapping(storage: places.ownNamed(list))
        .first { $0.place.id == place.id }
      guard let named, list == .searches || named.called == place else { continue }
      kept.ownName = named.ownName
      if named.called == place { kept.place = named.place }
    }
    try Failure.wrapping(storage: places.add(kept, .searches))
  }

  /// The most matches: ten pages, after which more letters of the name help more.
  static let most = 100

  /// The seconds that better places are waited for where guesses are known.
  private static let patience = 1.0

  /// The places of the service; `nil` if it takes too long where it must be quick.
  private func search(
    _ text: String, _ country: String?, isQuick: Bool
  ) async throws(ServiceError) -> [Place]? {
    guard isQuick else { return try await geocoding.search(text, country) }
    let answer = await withTaskGroup(of: Result<[Place]?, ServiceError>.self) { group in
      group.addTask {
        do throws(ServiceError) {
          let found = try await geocoding.search(text, country)
          return Task.isCancelled ? .failure(.cancelled) : .success(found)
        } catch {
          return .failure(Task.isCancelled ? .cancelled : error)
        }
      }
      group.addTask {
        await pause(Self.patience)
        return .success(nil)
      }
      defer { group.cancelAll() }
      return await group.next()
    }
    guard !Task.isCancelled else { throw .cancelled }
    return try answer?.get()
  }

  /// The service's places with those known, `first` in front of them, none twice; `nil` if it takes too long to better
  /// what is known.
  ///
  /// `known` is `nil` if the gazetteer can't be read, so that it's unknown what it lacks.
  private func ask(
    _ text: String, _ scope: SearchScope, known: [PlaceMatch]?, first: Bool
  ) async throws(Failure) -> [PlaceMatch]? {
    let search = searchText(text)
    let found: [Place]
    do {
      let answer = try await Failure.wrapping(
        service: await self.search(
          search.text, search.country ?? scope.country,
          isQuick: first && known?.isEmpty == false))
      guard let answer else { return nil }
      found = answer
    } catch .service(let error) where error != .cancelled {
      guard known?.isEmpty == true else { throw .service(error) }
      throw postalCode(in: search.text).map { .postalCodeNotFoundOffline($0, error) }
        ?? .placeNotFoundOffline(text, error)
    }
    let known = known ?? []
    let asked = found.map { place in
      guard var match = known.first(where: { $0.place.isSame(as: place) }) else {
        let order = place.name.compare(
          search.text, options: [.caseInsensitive, .diacriticInsensitive])
        return PlaceMatch(
          place: place, kind: order == .orderedSame ? .whole : .beginning, score: 0)
      }
      // The service knows the place by its rare name, too.
      if match.isNameRare { match.quality = .good }
      return match
    }
    return (first ? asked + known : known + asked).uniqued(by: \.place)
  }

  /// `Viedeň in rakusko` of `Viedeň v Rakúsku`; `nil` where no country or region is called so.
  private func inNominative(_ typed: String) -> String? {
    let words = typed.spacedWords
    for index in words.indices.dropFirst().dropLast().reversed() {
      let preposition = words[index].lowercased()
      let area = words[(index + 1)...].joined(separator: " ")
      let names = Language.allCases.map(\.phrases)
        .filter { $0.casePrepositions.contains(preposition) }
        .flatMap { $0.nominatives(of: area, after: preposition) }
      if let name = names.first(where: { (try? gazetteer.isArea($0)) == true }) {
        return (words[..<index] + ["in", name]).joined(separator: " ")
      }
    }
    return nil
  }

  /// `xx` of "oslo in xx", where it is neither a country nor a region.
  private func unknownArea(in typed: String) -> String? {
    SearchText.unknownCountry(in: typed, phrases().countryCode).flatMap { name in
      (try? gazetteer.isArea(name)) == false ? name : nil
    }
  }

  private func found(
    _ text: String, _ matches: [PlaceMatch], _ preferences: SearchPreferences
  ) -> FoundPlaces {
    FoundPlaces(
      text: text, matches: matches, home: preferences.home,
      country: searchText(text).country == nil ? preferences.scope.country : nil)
  }

  private func searchText(_ typed: String) -> SearchText {
    SearchText(typed, countryCode: phrases().countryCode(of:))
  }

  private func notFound(_ typed: String) -> Failure {
    postalCode(in: searchText(typed).text).map(Failure.postalCodeNotFound)
      ?? .placeNotFound(typed)
  }

  /// A text that is a postal code, or the code beside a name: `10115 Berlin`, `London SW1A 1AA`.
  private func postalCode(in text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let codes = words.filter { $0.contains(where: \.isNumber) && isPostalCode($0) }
    let code = codes.joined(separator: " ")
    if code.count >= 4, codes.count <= 2, codes.count < words.count { return code }
    return isPostalCode(text) ? text : nil
  }

  private func isPostalCode(_ text: String) -> Bool {
    let letters = text.filter { !$0.isWhitespace && $0 != "-" }
    let isCode = letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let words = text.split(separator: " ")
    let isShort = letters.count <= 10 && words.count <= 2
    return isCode && isShort && words.allSatisfy { $0.contains(where: \.isNumber) }
  }
}
