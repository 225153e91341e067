import CEditline
import Glibc

/// libedit's way back into Swift: plain functions that find the editor in libedit's client data.
let libeditCallbacks = ce_callbacks(
  read_key: { libedit, result in
    guard let editor = editor(of: libedit), let result, let scalar = editor.nextKey() else {
      return -1
    }
    result.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  },
  prompt: { editor(of: $0)?.libedit?.prompt.pointer },
  complete: { libedit, _ in UInt8(editor(of: libedit)?.complete() ?? CC_EOF) },
  delete_or_end: { libedit, _ in UInt8(editor(of: libedit)?.deleteOrEnd() ?? CC_EOF) },
  paste: { libedit, _ in UInt8(editor(of: libedit)?.paste() ?? CC_EOF) }
)

/// Always claims to have written everything: what failed is kept by the editor's output.
let writeForLibedit: ce_write = { client, bytes, count in
  guard let client else { return 0 }
  Unmanaged<Editor>.fromOpaque(client).takeUnretainedValue()
    .put(UnsafeRawBufferPointer(start: bytes, count: count))
  return count
}

private func editor(of libedit: OpaquePointer?) -> Editor? {
  guard let libedit, let client = ce_client(libedit) else { return nil }
  return Unmanaged<Editor>.fromOpaque(client).takeUnretainedValue()
}
