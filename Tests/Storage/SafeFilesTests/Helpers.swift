import Clients
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
