import CPNG
import Glibc

/// A picture as gray values and whether anything is there, from the top left.
struct PNGImage {
  let width, height: Int
  let gray: [UInt8]
  /// 0 where nothing is drawn.
  let alpha: [UInt8]

  private static let largest: UInt32 = 1024

  /// Why libpng can't be used; `nil` if it can. It is loaded at the first picture.
  static let missingLibrary: String? = {
    let names = ["libpng16.so.16", "libpng.so"]
    var reason: String?
    for name in names {
      guard let failure = cp_load(name) else { return nil }
      reason = reason ?? String(cString: failure)
    }
    return reason
  }()

  /// `nil` if it isn't a picture or is too large, and without libpng.
  init?(_ bytes: [UInt8]) {
    guard Self.missingLibrary == nil else { return nil }
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard let pixels = cp_read(bytes, bytes.count, Self.largest, &width, &height) else {
      return nil
    }
    defer { free(pixels) }
    (self.width, self.height) = (Int(width), Int(height))
    let count = self.width * self.height
    gray = (0..<count).map { pixels[$0 * 2] }
    alpha = (0..<count).map { pixels[$0 * 2 + 1] }
  }
}
