import Archiving
import FileTestSupport
import SafeFiles
import TestSupport
import WayServices

struct WayCacheTests {
  private let folder: TemporaryFolder
  private let cache: WayCache

  init() throws {
    folder = try TemporaryFolder()
    cache = WayCache(directories: Directories(environment: ["XDG_CACHE_HOME": folder.path]))
  }

  private func places(_ latitudes: [Double]) -> [Place] {
    latitudes.map { Place(name: "", coordinate: Coordinate($0, 17)) }
  }

  private func report(_ service: Service, temperature: Double) -> Report {
    let start = Date(timeIntervalSince1970: 1_795_420_800)
    var hour = Conditions(time: start)
    hour.temperature = Temperature(temperature, .celsius)
    hour.windDirection = Direction(350.5, .degrees)
    var report = Report(
      service: service, fetched: start, timeZone: "Europe/Bratislava", hours: [hour])
    report.elevation = service == .openMeteo ? Elevation(157, .meters) : nil
    return report
  }

  @Test func keepsAnswersOverLaunches() {
    let points = places([48, 48.1])
    let reports = [report(.openMeteo, temperature: 3.5), report(.metNorway, temperature: -4)]
    #expect(cache.kept(points, "auto") == nil)
    cache.keep(reports, points, "auto", days: 7)
    let kept = cache.kept(points, "auto")
    #expect(kept?.reports == reports)
    #expect(kept?.days == 7)
    #expect(cache.kept(points, "sample") == nil)
    #expect(cache.kept(places([48, 48.2]), "auto") == nil)
    #expect(cache.kept(places([48]), "auto") == nil)
  }

  @Test func damagedAnswersAreNone() throws {
    let points = places([48, 48.1])
    cache.keep(
      [report(.openMeteo, temperature: 1), report(.openMeteo, temperature: 2)], points, "a",
      days: 16)
    let ways = folder.path + "/vane/ways"
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: ways).first { $0.hasSuffix(".http") })
    let url = URL(filePath: ways + "/" + name)
    let data = try Data(contentsOf: url)
    for count in stride(from: 0, to: data.count - 1, by: 7) {
      try data.prefix(count).write(to: url)
      #expect(cache.kept(points, "a") == nil)
    }
  }
}
