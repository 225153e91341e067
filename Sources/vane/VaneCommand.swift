public import ArgumentParser
import Glibc
public import TerminalText
public import WeatherClients
import WeatherModels

/// The command line: flags, and the words of one command of the prompt.
struct VaneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vane", abstract: "The weather, a line at a time.",
    usage: "vane [<options>] [<command> ...]")

  @Flag(help: "Answer with one JSON document per command.")
  var json = false

  @Flag(help: "Text alone: no colour and no spinner.")
  var plain = false

  @Option(help: ArgumentHelp("Colour: auto, always or never.", valueName: "when"))
  var color = ColorWish.auto

  @Flag(help: "Made-up weather for trying Vane without a network; the same as --service sample.")
  var sample = false

  @Flag(help: "Answer every question with yes.")
  var yes = false

  @Option(
    help: ArgumentHelp(
      "The weather service: auto, open-meteo, met-norway, openweather, city-list or sample.",
      valueName: "name"))
  var service: ServiceChoice?

  @Flag(help: "Show the version and the credits.")
  var version = false

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "A command of the prompt, such as: search Oslo. Without one, the prompt opens; vane help lists them.",
      valueName: "command"))
  var words: [String] = []
}

extension ServiceChoice: ExpressibleByArgument {}

extension ColorWish: ExpressibleByArgument {}

extension VaneCommand {
  static let versionText = """
    Vane 0.1.0
    Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0
    (https://creativecommons.org/licenses/by/4.0/), changed: selected and rounded.
    Data from MET Norway (https://api.met.no/), NLOD 2.0 and CC BY 4.0, changed: days made from hours.
    Weather data provided by OpenWeather (https://openweathermap.org/), for who has a key.
    Place data © GeoNames (https://www.geonames.org/), CC BY 4.0.
    """

  /// The words without the `--` that keeps those behind it from being flags.
  var commandWords: [String] {
    guard let dashes = words.firstIndex(of: "--") else { return words }
    return Array(words[..<dashes] + words[(dashes + 1)...])
  }

  /// The flags and words given; ends the program itself for `--help` and for what is not understood.
  static func parsed() -> VaneCommand {
    do {
      let command = try parse()
      guard command.version else { return command }
      say(versionText, to: STDOUT_FILENO)
      Glibc.exit(0)
    } catch {
      let isHelp = exitCode(for: error) == .success
      // It repeats what was typed.
      let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
      let message = lines.map { String($0).cleaned(limit: 10_000) }.joined(separator: "\n")
      say(message, to: isHelp ? STDOUT_FILENO : STDERR_FILENO)
      Glibc.exit(isHelp ? 0 : 2)
    }
  }

  /// What cannot be written here cannot be told either.
  private static func say(_ text: String, to descriptor: Int32) {
    let bytes = Array((text + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
