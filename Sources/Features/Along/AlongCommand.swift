import Clients
public import CommandKit
import Documents
import Foundation
import Itineraries
import Phrases

/// The weather along a way: `along ride.gpx at 8:00 22 km/h`.
public enum AlongCommand {
  public static func commands(
    _ context: CommandContext, _ world: World, _ hand: WayInHand
  ) -> [Command<ResolvedCommand>] {
    let saved = { @Sendable (text: String) in world.savedWays.name(of: text) }
    return [
      Command(
        .along, in: .weather,
        examples: [
          "along ride.gpx at 8:00 22 km/h", "along Bratislava, Trnava, Žilina at fri 7:00",
          "along Oslo to Bergen by car", "along ride.gpx by bike best 6-12",
          "along ride.gpx by foot",
          "along Oslo to Bergen map wind", "along Oslo to Bergen best sure",
          "along Oslo to Bergen by car --pause 12:00 1h",
        ], table: .points, summary: { $0.ofWays.alongSummary }
      ) {
        Argument.along(saved: saved)
        Argument.options("--pause", .duration(["12:00 1h"]), taking: 2)
      } run: { request, pauses throws(Failure) in
        try request.check(context.phrases) { context.places.likeness(of: $0) }
        var request = request
        request.pauses = try pauses.map { pause throws(Failure) in
          guard let read = Pause(pause) else {
            throw .noWay(.pause(pause.joined(separator: " ")))
          }
          return read
        }
        let presenter = AlongPresenter(context: context, world: world, hand: hand)
        return ResolvedCommand { [request] () async throws(Failure) in
          try await presenter.perform(request)
        }
      }
    ]
  }
}

nonisolated extension SavedListClient<SavedWay> {
  /// The name of a way as it was saved; `nil` if none is called so.
  func name(of text: String) -> String? {
    let names = ((try? all()) ?? []).filter { $0.isCalled(text) }.map(\.name)
    return names.first { $0 == text } ?? names.first
  }
}

nonisolated extension Pause {
  /// `12:00 1h`, `9:30 45min`.
  fileprivate init?(_ words: [String]) {
    guard words.count == 2, let minute = AlongRequest.minute(words[0]),
      let seconds = Self.seconds(words[1].lowercased())
    else { return nil }
    self.init(minute: minute, seconds: seconds)
  }

  private static func seconds(_ text: String) -> Double? {
    for (unit, scale) in [("min", 60.0), ("m", 60), ("h", 3600)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count).replacing(",", with: ".")),
        number.isFinite, number > 0, number * scale <= 86_400
      else { return nil }
      return number * scale
    }
    return nil
  }
}
