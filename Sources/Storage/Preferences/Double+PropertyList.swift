extension Double {
  /// A number of up to fifteen digits is the quotient of two that are exact, and so rounded right (W. D. Clinger, "How
  /// to Read Floating Point Numbers Accurately"). `nil` for others.
  init?(short text: ArraySlice<UInt8>) {
    guard (1...17).contains(text.count) else { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, divisor, count) = (0.0, 0.0, 0)
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), divisor == 0, count > 0 {
        divisor = 1
      } else {
        guard (0x30...0x39).contains(byte), count < 15 else { return nil }
        digits = digits * 10 + Double(byte - 0x30)
        divisor *= 10
        count += 1
      }
    }
    guard count > 0, divisor != 1 else { return nil }
    let number = digits / (divisor == 0 ? 1 : divisor)
    self = isNegative ? -number : number
  }
}
