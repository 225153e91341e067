import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Reports

@MainActor struct NearestPresenter {
  let context: CommandContext
  let gazetteer: GazetteerClient

  /// Describes the place at a point in words.
  func show(_ point: Coordinate) throws(Failure) {
    let found = try Failure.wrapping(
      gazetteer: gazetteer.nearest(point, context.phrases.placeLanguage))
    guard let nearest = found else { throw .placeNotFound(point.title(in: context.phrases)) }
    context.screen.show(
      Answer(
        context.words.places.position(nearest),
        document: [
          "place": nearest.place.json,
          "distance": .number(nearest.distance.in(.meters).rounded()),
          "bearing": .optional(nearest.bearing.map { $0.in(.degrees).rounded() }),
        ]))
  }
}
