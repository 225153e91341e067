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
      } else if opens, found.namesakes > 1 {
        phrases.oneOf(found.namesakes, called: place.name)
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
}
