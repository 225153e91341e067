import Clients
import Foundation
import Synchronization

/// The file of the atlas, mapped into memory when it is first asked for.
final class AtlasFile: Sendable {
  private let url: URL
  private let opened = Mutex<AtlasContent?>(nil)

  init(_ url: URL) {
    self.url = url
  }

  func content() throws(AtlasError) -> AtlasContent {
    if let content = opened.withLock({ $0 }) { return content }
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw .missing(path: url.path.cleanPath)
    }
    let content = try AtlasContent(data, path: url.path)
    opened.withLock { $0 = content }
    return content
  }
}

/// The content of the atlas, checked once: every piece's steps lie within the file.
struct AtlasContent: Sendable {
  let data: Data
  let levels: [Level]

  /// The position of a level in the file.
  struct Level: Sendable {
    /// In degrees.
    var detail: Double
    /// In degrees.
    var step: Double
    var pieceCount: Int
    var pieceStart: Int
    var stepCount: Int
    var stepStart: Int
  }

  init(_ data: Data, path: String) throws(AtlasError) {
    self.data = data
    // The error leaves the closure as a value: a rethrowing closure can't have a typed error.
    let result = data.withUnsafeBytes { bytes in
      Result<[Level], AtlasError> { () throws(AtlasError) in try Self.levels(bytes, path: path) }
    }
    levels = try result.get()
  }

  private static func levels(
    _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(AtlasError) -> [Level] {
    guard bytes.count >= AtlasFormat.headerSize, bytes.starts(with: AtlasFormat.magic) else {
      throw .foreign(path: path.cleanPath)
    }
    let version = bytes.int32(8)
    guard version == AtlasFormat.version else {
      throw .otherVersion(path: path.cleanPath, found: version)
    }
    let content = UnsafeRawBufferPointer(rebasing: bytes[AtlasFormat.headerSize...])
    let count = bytes.int32(12)
    guard bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian == bytes.count,
      bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
        == AtlasFormat.checksum(content),
      count > 0, count <= content.count / AtlasFormat.levelSize
    else { throw .damaged(path: path.cleanPath) }
    let levels = (0..<count).map { index in
      let start = AtlasFormat.headerSize + index * AtlasFormat.levelSize
      return Level(
        detail: Double(bytes.int32(start)) / 10_000, step: Double(bytes.int32(start + 4)) / 10_000,
        pieceCount: bytes.int32(start + 8), pieceStart: bytes.int32(start + 12),
        stepCount: bytes.int32(start + 16), stepStart: bytes.int32(start + 20))
    }
    // The checksum finds what chance has changed; a file made on purpose is not to be trusted either.
    guard levels.allSatisfy({ $0.isWithin(bytes) }) else { throw .damaged(path: path.cleanPath) }
    return levels
  }
}

extension AtlasContent.Level {
  fileprivate func isWithin(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard step > 0, pieceStart + pieceCount * AtlasFormat.pieceSize <= bytes.count,
      stepStart + stepCount * AtlasFormat.stepSize <= bytes.count
    else { return false }
    return (0..<pieceCount).allSatisfy { index in
      let piece = AtlasPiece(bytes, at: pieceStart + index * AtlasFormat.pieceSize)
      return piece.firstStep + piece.stepCount <= stepCount
    }
  }
}

/// One piece of a line, as it is in the file.
struct AtlasPiece {
  /// The first point, in steps.
  let x, y: Int
  /// In hundredths of a degree.
  let west, south, east, north: Int
  let firstStep, stepCount: Int
  let kind: UInt16

  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    func short(_ offset: Int) -> Int {
      Int(bytes.loadUnaligned(fromByteOffset: start + offset, as: Int16.self).littleEndian)
    }
    x = Int(bytes.loadUnaligned(fromByteOffset: start, as: Int32.self).littleEndian)
    y = Int(bytes.loadUnaligned(fromByteOffset: start + 4, as: Int32.self).littleEndian)
    (west, south, east, north) = (short(8), short(10), short(12), short(14))
    firstStep = bytes.int32(start + 16)
    stepCount = Int(bytes.loadUnaligned(fromByteOffset: start + 20, as: UInt16.self).littleEndian)
    kind = bytes.loadUnaligned(fromByteOffset: start + 22, as: UInt16.self).littleEndian
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func int32(_ offset: Int) -> Int {
    Int(loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
  }
}
