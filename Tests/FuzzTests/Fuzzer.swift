import Foundation

/// The entry point of libFuzzer (`make fuzz`). `VANE_FUZZ` names its target.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = Fuzzer.target else {
    print("VANE_FUZZ names none of", FuzzTarget.all.map(\.name).joined(separator: ", "))
    exit(2)
  }
  _ = target.reads(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private enum Fuzzer {
  static let target = FuzzTarget.all.first {
    $0.name == ProcessInfo.processInfo.environment["VANE_FUZZ"]
  }
}
