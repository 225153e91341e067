import Glibc

/// A text as C's wide characters, zero at its end, at an address that stays.
final class WideText {
  let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let scalars = text.unicodeScalars
    pointer = .allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() {
      pointer[index] = wchar_t(bitPattern: scalar.value)
    }
    pointer[scalars.count] = 0
  }

  /// The text for the time of one call.
  static func with(_ text: String, _ call: (UnsafePointer<wchar_t>) -> Void) {
    let wide = WideText(text)
    withExtendedLifetime(wide) { call(wide.pointer) }
  }

  deinit { pointer.deallocate() }
}
