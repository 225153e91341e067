public import Clients
public import CommandKit
import Phrases
public import Reports

/// Commands about the position of this machine, and about the place at a position.
public enum WhereaboutsCommands {
  /// `exit` says where the place of this machine leads.
  @MainActor public static func commands(
    _ context: CommandContext, gazetteer: GazetteerClient,
    exit: @escaping @MainActor @Sendable (Place) -> Route
  ) -> [Command<ResolvedCommand>] {
    let nearest = NearestPresenter(context: context, gazetteer: gazetteer)
    return [
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
          try nearest.show(point)
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
