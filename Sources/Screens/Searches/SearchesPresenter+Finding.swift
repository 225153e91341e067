import CommandKit
import Documents
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

extension SearchesPresenter {
  /// The sentence before the weather of a place that has another name, or shares it.
  func preamble(_ match: PlaceMatch, of found: FoundPlaces, opens: Bool) -> Preamble? {
    let place = match.place
    let sentence: String? =
      if match.likeness == .oneSlip {
        phrases.notCalled(found.text, but: place.title)
      } else if match.isNameRare {
        phrases.otherName(found.text, of: place.title)
      } else if opens, let shared = found.shared {
        phrases.oneOf(shared.count, called: shared.name)
      } else {
        nil
      }
    let corrected = match.likeness == .oneSlip ? JSONValue.string(found.text) : nil
    return sentence.map {
      Preamble(
        sentences: [$0],
        document: corrected.map { [.init(name: "correctedFrom", value: $0)] } ?? [])
    }
  }

  /// No name is longer, and requests and sentences stay readable.
  func shortened(_ typed: String) -> String { typed.cleaned(limit: 200) }

  func find(_ text: String, online: Bool) async throws(Failure) -> FoundPlaces {
    context.wait(phrases.searching(text))
    defer { context.wait(nil) }
    return try await interactor.find(text, online: online)
  }

  /// Names that only resemble what was typed aren't a list to pick from; programs get them as one.
  func showNear(_ found: FoundPlaces) -> Failure {
    let pages = Pages(found.matches.map(\.place), size: pageSize)
    let page = SearchesPage(
      list: .found(found), pages: pages, filter: "", order: .added, words: words,
      saved: { _ in nil })
    context.show(
      Answer(.fallback, sentences: [], document: page.document(.placeNotFound(found.text))))
    var names: [String] = []
    for place in found.matches.map(\.place) where !names.contains(place.name) {
      names.append(place.name)
    }
    return .onlyNearNames(found.text, Array(names.prefix(4)))
  }

  /// Another search shows places found again.
  var shownList: NumberedList {
    found.map { NumberedList("\(CommandName.search.rawValue) \($0.text)", isKept: false) }
      ?? NumberedList(of: .searches)
  }
}
