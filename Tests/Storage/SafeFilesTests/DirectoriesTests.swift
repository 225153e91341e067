import Clients
import Reports
import SafeFiles
import Testing

@Suite struct DirectoriesTests {
  @Test func areTheUsualOnesBelowHome() throws {
    let directories = Directories(environment: ["HOME": "/people/eva"])
    #expect(try directories.config == "/people/eva/.config/vane")
    #expect(try directories.data == "/people/eva/.local/share/vane")
    #expect(try directories.state == "/people/eva/.local/state/vane")
    #expect(try directories.cache == "/people/eva/.cache/vane")
  }

  @Test func areTheOnesThatTheEnvironmentNames() throws {
    let directories = Directories(environment: [
      "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "/s",
      "XDG_CACHE_HOME": "/x",
    ])
    #expect(try directories.config == "/c/vane")
    #expect(try directories.data == "/d/vane")
    #expect(try directories.state == "/s/vane")
    #expect(try directories.cache == "/x/vane")
  }

  @Test(arguments: ["", "relative", "./here", "~/x"])
  func aRelativeValueIsIgnored(value: String) throws {
    let directories = Directories(environment: ["HOME": "/h", "XDG_CONFIG_HOME": value])
    #expect(try directories.config == "/h/.config/vane")
  }

  @Test(arguments: [[:], ["HOME": ""]])
  func withoutAHomeThereIsNone(environment: [String: String]) {
    let directories = Directories(environment: environment)
    #expect(throws: StorageError.noHome) { try directories.config }
  }

  @Test func aRelativeHomeIsNamed() {
    let directories = Directories(environment: ["HOME": "home/eva"])
    #expect(throws: StorageError.relativeHome(path: "home/eva")) { try directories.config }
  }

  @Test func aFolderThatIsNamedNeedsNoHome() throws {
    let directories = Directories(environment: ["XDG_CONFIG_HOME": "/c"])
    #expect(try directories.config == "/c/vane")
    #expect(throws: StorageError.noHome) { try directories.data }
  }
}
