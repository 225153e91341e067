public import ArgumentParser
import Glibc
import Phrases
import RootRouter
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

  @Flag(help: "Answer with a table of comma-separated values per command.")
  var csv = false

  @Flag(help: "Sentences for screen readers: no drawing, no chart, no colour and no spinner.")
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

  @Option(
    help: ArgumentHelp(
      "Lay text out for so many columns and rows, as in 100x40, where no terminal says.",
      valueName: "WxH"))
  var size: WindowSize?

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
    Maps made with Natural Earth (https://www.naturalearthdata.com/).
    """

  var invocation: Invocation {
    Invocation(
      json: json, csv: csv, plain: plain, color: color, sample: sample, yes: yes,
      service: service, size: size, words: words)
  }

  /// Whether the parser may make something of an argument. Options of the commands are not its business.
  static func mayBeFlag(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    return !argument.hasPrefix("--") || flags.contains(String(argument.prefix { $0 != "=" }))
  }

  private static let flags: Set = [
    "--", "--json", "--csv", "--plain", "--color", "--sample", "--yes", "--service", "--size",
    "--version", "--help", "--help-hidden", "--generate-completion-script",
    "--experimental-dump-help",
  ]

  func validate() throws {
    guard !json || !csv else { throw ValidationError("--json and --csv exclude each other.") }
  }

  /// The flags and words given; ends the program itself for `--help` and for what is not understood.
  static func parsed(_ arguments: [String]) -> VaneCommand {
    let (own, rest) = RecordsFile.taken(from: arguments)
    let wantsJSON = rest.prefix { $0 != "--" }.contains("--json")
    do {
      var command = try parse(rest)
      command.words += own
      guard command.version else { return command }
      leave(
        .done, wantsJSON ? JSONAnswer.text(versionText, of: "version") : versionText + "\n",
        to: STDOUT_FILENO)
    } catch {
      let text = fullMessage(for: error).linesCleaned
      if exitCode(for: error) == .success {
        leave(
          .done, wantsJSON ? JSONAnswer.text(text, of: "help") : text + "\n", to: STDOUT_FILENO)
      }
      guard wantsJSON else { leave(.usage, text + "\n", to: STDERR_FILENO) }
      leave(.usage, JSONAnswer.usageFailure(message(for: error).linesCleaned), to: STDOUT_FILENO)
    }
  }

  /// Ends the program with the text; what cannot be written is a failure.
  private static func leave(
    _ status: ExitStatus, _ text: String, to descriptor: Int32
  ) -> Never {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        Glibc.exit(descriptor == STDOUT_FILENO ? ExitStatus.failed.rawValue : status.rawValue)
      }
    }
    Glibc.exit(status.rawValue)
  }
}

extension String {
  /// What repeats what was typed, fit for a terminal, with its lines.
  fileprivate var linesCleaned: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).cleaned(limit: 10_000) }.joined(separator: "\n")
  }
}
