public import Clients
public import CommandKit
import Documents
import Phrases
import Presentation
public import Reports

/// Commands about the position of this machine, and about the place at a position.
public enum WhereaboutsCommands {
  /// `exit` says where the place of this machine leads.
  @MainActor public static func commands(
    _ context: CommandContext, gazetteer: GazetteerClient,
    exit: @escaping @MainActor @Sendable (Place) -> Route
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .nearest, in: .places,
        examples: ["nearest 52.52 13.405", "nearest 0 -30"]
      ) {
        Argument.text(.position)
      } run: { text throws(Failure) in
        guard let point = CoordinateText(text, expectsPoint: true)?.coordinate else {
          throw .badCoordinate(text)
        }
        return ResolvedCommand.ending { () throws(Failure) in
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
      },
      Command(
        .here, in: .places,
        ResolvedCommand { () async throws(Failure) in
          var found = try await context.places.here()
          guard let place = found.place else { return found }
          found.next = exit(place).next
          return found
        }),
    ]
  }
}
