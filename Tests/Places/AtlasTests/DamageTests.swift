import FileTestSupport

@_spi(Building) @testable import Atlas

/// A damaged atlas is reported, and never crashes the program.
struct DamageTests {
  /// A small atlas, so that every byte of it can be damaged in turn.
  private static let sound = AtlasFormat.file([
    AtlasLevel(
      detail: 0, step: 5,
      lines: [
        AtlasLevel.Line(.coast, [(0, 0), (200_000, 100_000), (-300_000, 400_000), (0, 0)]),
        AtlasLevel.Line(.border, [(1_700_000, -800_000), (1_800_000, -900_000)]),
      ])
  ])

  @Test func drawsTheSoundOne() throws {
    #expect(try image(Self.sound).text.contains("⠁") || !image(Self.sound).text.isEmpty)
  }

  @Test func noticesEveryTruncation() throws {
    for length in 0..<Self.sound.count {
      #expect(throws: AtlasError.self) { try image(Self.sound.prefix(length)) }
    }
  }

  @Test func noticesEveryChangedByte() throws {
    for index in Self.sound.indices {
      for change in [UInt8(1), 0x80, 0xFF] {
        var data = Self.sound
        data[index] ^= change
        #expect(throws: AtlasError.self) { try image(data) }
      }
    }
  }

  /// A checksum can be forged; then the numbers themselves must not lead out of the file.
  @Test func staysInTheFileWhateverItSays() throws {
    var numbers = Numbers(seed: 3)
    for _ in 0..<Soak.count("VANE_MUTATIONS", standard: 5_000) {
      var data = Self.sound
      let index = Int(numbers.next(in: 32...Double(data.count - 1)))
      data[index] = UInt8(numbers.next(in: 0...255))
      let sum = Data(data.dropFirst(32)).withUnsafeBytes(AtlasFormat.checksum)
      withUnsafeBytes(of: sum.littleEndian) { data.replaceSubrange(24..<32, with: $0) }
      do {
        _ = try image(data)
      } catch {
        #expect(error == .damaged(path: "atlas.bin"))
      }
    }
  }

  @Test func saysWhatIsWrong() throws {
    #expect(throws: AtlasError.foreign(path: "atlas.bin")) { try image(Data("no atlas".utf8)) }
    var newer = Self.sound
    newer[8] = 9
    #expect(throws: AtlasError.otherVersion(path: "atlas.bin", found: 9)) { try image(newer) }
    let missing = URL(filePath: "/nowhere/atlas.bin")
    #expect(throws: AtlasError.missing(path: "/nowhere/atlas.bin")) {
      try Atlas(file: missing).open()
    }
  }

  private func image(_ data: Data) throws(AtlasError) -> MapImage {
    let content = try AtlasContent(data, path: "atlas.bin")
    let viewport = Viewport(center: .origin, zoom: 0, columns: 20, rows: 8)
    var painter = Painter(MapDrawing(viewport: viewport, type: .borders))
    painter.paint(content, FlatProjection(viewport))
    return painter.image
  }
}
