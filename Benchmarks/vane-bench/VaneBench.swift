/// Measures what Vane promises, beside what it is compared with, in one run.
@main enum VaneBench {
  static func main() async throws {
    try await StartUp.measure()
    try await LineRuns.measure()
    try Decoding.measure()
    try await Drawing.measure()
    try await Growth.measure()
  }
}
