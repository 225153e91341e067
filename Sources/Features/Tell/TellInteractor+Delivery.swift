import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels

// Gives messages to the user: as a notification of the desktop, or by a program of theirs.
extension TellInteractor {
  private static let notifier = "notify-send"

  /// Delivers messages and returns those that must be printed instead. Each failing program is reported once.
  func deliver(_ messages: [TellMessage]) async -> [TellMessage] {
    var rest = messages
    if world.programs.hasSessionBus() {
      rest = await give(rest, by: Self.notifier) { ([Self.notifier] + Self.notification($0), [:]) }
    }
    let line = world.settings.string("tell.command") ?? ""
    // A path with spaces needs no quotes.
    let isPath = line.contains("/") && world.programs.isThere(world.absolutePath(line))
    let words = isPath ? [line] : Arguments.split(line)
    guard let program = words.first, !rest.isEmpty else { return rest }
    let path = program.contains("/") ? world.absolutePath(program) : program
    return await give(rest, by: program) { message in
      // After `--`, a place can't be taken for an option.
      let said = ["--", message.place.name, message.text]
      return ([path] + words.dropFirst() + said, Self.environment(message))
    }
  }

  private func give(
    _ messages: [TellMessage], by program: String,
    call: (TellMessage) -> (words: [String], environment: [String: String])
  ) async -> [TellMessage] {
    for (index, message) in messages.enumerated() {
      let (words, environment) = call(message)
      let outcome = await world.programs.run(words, environment)
      guard outcome != .done else { continue }
      // A program that failed once would fail again, after ten seconds each.
      context.screen.say(context.phrases.notTold(by: program, outcome))
      return Array(messages[index...])
    }
    return []
  }

  /// The body may have markup and, for notify-send, escapes: https://specifications.freedesktop.org/notification-spec
  private static func notification(_ message: TellMessage) -> [String] {
    let body = message.parts.map(\.sentence).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\\", with: "\\\\")
    return ["--app-name=Vane", "--icon=weather-overcast", "--", message.place.name, body]
  }

  private static func environment(_ message: TellMessage) -> [String: String] {
    [
      "VANE_PLACE": message.place.name, "VANE_TEXT": message.text,
      "VANE_QUESTION": message.parts.map(\.question).joined(separator: ", "),
      "VANE_FROM": message.time(message.from) ?? "",
      "VANE_UNTIL": message.time(message.until) ?? "",
    ]
  }
}
