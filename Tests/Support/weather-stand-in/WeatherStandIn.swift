import ArgumentParser
import TestSupport

/// Serves the answers of the weather services on this machine, for trying Vane by hand without a network.
@main struct WeatherStandIn: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-stand-in",
    abstract: "Stand in for the weather services on a loopback port, until Ctrl-C.")

  @Option(help: "The port; without it a free one is taken.") var port: UInt16 = 0

  @Option(
    help: "Answer as of this time (ISO 8601), which Vane takes from VANE_NOW.", transform: Self.time
  ) var now: Date?

  @Option(help: "How many °C too warm Open-Meteo's forecasts are, for each day ahead.")
  var error = 0.0

  @Option(
    help: "Fail every request: \(Fault.named.map(\.name).joined(separator: ", ")).",
    transform: Self.fault) var fault: Fault?

  func run() async throws {
    let answers = StandInAnswers.sample(now: { [now] in now ?? Date() }, error: error)
    let standIn = try await StandIn(answers, port: port)
    standIn.fail(fault)
    print("Serving at \(standIn.url). Start Vane with:")
    // The sea and rivers are answered by none, and asked nowhere else.
    let water = ["VANE_OPEN_METEO_MARINE_URL", "VANE_OPEN_METEO_FLOOD_URL"].map {
      ($0, standIn.url)
    }
    let settings = standIn.environment.merging(water) { $1 }.sorted { $0.key < $1.key }
    print(settings.map { "\($0.key)=\($0.value)" }.joined(separator: " "), "vane")
    fflush(nil)
    for await request in standIn.arrivals {
      print(request.path, request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      fflush(nil)
    }
  }

  private static func time(_ text: String) throws -> Date {
    guard let time = try? Date(text, strategy: .iso8601) else {
      throw ValidationError("No time \"\(text)\": 2026-11-21T14:00:00Z is one.")
    }
    return time
  }

  private static func fault(_ name: String) throws -> Fault {
    guard let fault = Fault.named.first(where: { $0.name == name })?.fault else {
      throw ValidationError("No fault \"\(name)\".")
    }
    return fault
  }
}
