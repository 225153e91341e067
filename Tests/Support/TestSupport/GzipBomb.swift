/// A gzip stream (RFC 1952) of 200 MiB of zeros in 1.3 MB, without its end: whoever reads that far has lost.
enum GzipBomb {
  static let bytes: [UInt8] = {
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    // One block with the fixed codes of RFC 1951: a zero, then again and again the longest copy of what
    // stands one byte before, 258 bytes in 13 bits.
    let start: [UInt8] = [1] + [1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    let copy: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
    let first = packed(start + (0..<9).flatMap { _ in copy })
    // Eight copies are thirteen bytes, so that from the third byte on the same thirteen come back.
    let copies = (200 << 20) / (258 * 8)
    return header + first[..<2] + (0..<copies).flatMap { _ in first[2..<15] }
  }()

  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(0) { $0 | bits[start + $1] << UInt8($1) }
    }
  }
}
