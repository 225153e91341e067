import Foundation

/// Measures what Vane promises, beside what it is compared with, in one run.
@main enum VaneBench {
  static func main() async throws {
    print(try await StartUp().report())
    print(try await LineRuns().report())
    print(try Decoding().report())
    print(try await Drawing().report())
  }
}
