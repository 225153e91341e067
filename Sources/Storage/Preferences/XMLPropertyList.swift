internal import Foundation

/// Weighs an XML property list before it is read: megabytes of the smallest values take fifty times that as a tree.
enum XMLPropertyList {
  /// The most values that are read: ten thousand places have half as many.
  static let most = 250_000

  /// False also for data that isn't XML: what Foundation reads as an old-style property list needn't be checked.
  static func isReadable(_ data: Data) -> Bool {
    // A byte order mark may come first, and each character may have two or four bytes.
    let before: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return data.first { !before.contains($0) } == UInt8(ascii: "<") && !holdsTooMuch(data)
  }

  static func holdsTooMuch(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var count = 0
      var last: UInt8 = 0
      for byte in bytes {
        if last == UInt8(ascii: "<") {
          switch byte {
          case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "k"): break
          default: count += 1
          }
          if count > most { return true }
        }
        last = byte
      }
      return false
    }
  }
}
