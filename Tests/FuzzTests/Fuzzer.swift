import Foundation

/// Where libFuzzer comes in (`make fuzz`). `VANE_FUZZ` names the road that it goes.
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
