import Clients
import FileTestSupport
import Foundation
import SafeFiles

extension SafeFile {
  func overwrite(_ text: String) throws(StorageError) {
    try update { locked throws(StorageError) in _ = try locked.replace(with: Data(text.utf8)) }
  }

  func append(_ text: String) throws(StorageError) {
    try update { locked throws(StorageError) in
      let old = try locked.read()?.data ?? Data()
      _ = try locked.replace(with: old + Data(text.utf8))
    }
  }

  var text: String? {
    get throws(StorageError) { try read().map { String(decoding: $0.data, as: UTF8.self) } }
  }
}

extension TemporaryFolder {
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)
  }
}
