import Archiving
import FileTestSupport
import SafeFiles

struct ResponseCacheTests {
  private let folder: TemporaryFolder
  private let directories: Directories

  init() throws {
    folder = try TemporaryFolder()
    directories = Directories(environment: ["XDG_CACHE_HOME": folder.path])
  }

  private var client: AnswerCacheClient {
    ResponseCache(directories: directories, name: "met-norway").client
  }

  private static let answer = CachedResponse(
    fetched: Date(timeIntervalSince1970: 1_795_270_800),
    expires: Date(timeIntervalSince1970: 1_795_272_600.5),
    lastModified: "Sat, 21 Nov 2026 14:00:00 GMT", tag: "\"one\"", isDeprecated: true,
    body: Array("{\"a\":\n\n\"é\"}".utf8))

  /// Attack 6: messages of 8 MB took 479 MiB of the disk.
  @Test func theOldestMakeRoomForTheBytesOfTheNewest() throws {
    let client = ResponseCache(directories: directories, name: "warnings", mostBytes: 5000).client
    var answer = Self.answer
    answer.body = Array(repeating: 7, count: 2000)
    for number in 1...4 { client.keep(answer, "n\(number)") }
    #expect((1...4).map { client.kept("n\($0)") != nil } == [false, false, true, true])
    answer.body = Array(repeating: 7, count: 6000)
    client.keep(answer, "large")
    #expect(client.kept("large") == nil)
  }

  @Test func keepsAnswersOverLaunches() throws {
    #expect(client.kept("59.9127,10.7461") == nil)
    client.keep(Self.answer, "59.9127,10.7461")
    #expect(client.kept("59.9127,10.7461") == Self.answer)
    #expect(client.kept("-59.9127,10.7461") == nil)
    #expect(
      folder.text("vane/met-norway/59.9127,10.7461.http") == """
        Fetched: 1795270800.0
        Expires: 1795272600.5
        Last-Modified: Sat, 21 Nov 2026 14:00:00 GMT
        ETag: "one"
        Ending: yes

        {"a":

        "é"}
        """)
  }

  @Test(arguments: ["", "\n\n", "Fetched: soon\n\n{}", "Fetched: 1e300\n\n{}", "Fetched: 5"])
  func forgetsWhatCannotBeRead(content: String) throws {
    client.keep(Self.answer, "0.0,0.0")
    let path = folder.path + "/vane/met-norway/0.0,0.0.http"
    try Data(content.utf8).write(to: URL(filePath: path))
    #expect(client.kept("0.0,0.0") == nil)
  }

  @Test func aLinkIsNoAnswerAndItsTargetStays() throws {
    client.keep(Self.answer, "0.0,0.0")
    let path = folder.path + "/vane/met-norway/0.0,0.0.http"
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/mine")
    try folder.link("vane/met-norway/0.0,0.0.http", to: folder.path + "/mine")
    let before = folder.text("mine")
    #expect(client.kept("0.0,0.0") == nil)
    var other = Self.answer
    other.body = Array("{}".utf8)
    client.keep(other, "0.0,0.0")
    #expect(client.kept("0.0,0.0") == other)
    #expect(folder.text("mine") == before)
  }

  @Test func readsNothingThatIsLongerThanAnAnswer() throws {
    let largest = 8 << 20
    let client = ResponseCache(directories: directories, name: "warnings", mostBytes: 32 << 20)
      .client
    for (size, isKept) in [(largest, true), (largest + 8192, false)] {
      var answer = Self.answer
      answer.body = [UInt8](repeating: 0x20, count: size)
      client.keep(answer, "0.0,0.0")
      #expect(client.kept("0.0,0.0") == (isKept ? answer : nil))
    }
    client.keep(Self.answer, "0.0,0.0")
    #expect(client.kept("0.0,0.0") == Self.answer)
  }

  @Test func keepsNoMoreThanItSays() throws {
    for index in 0...ResponseCache.most { client.keep(Self.answer, "\(index).5,0.0") }
    #expect(client.kept("0.5,0.0") == nil)
    #expect(client.kept("1.5,0.0") == Self.answer)
    #expect(client.kept("\(ResponseCache.most).5,0.0") == Self.answer)
  }
}
