public import JSON
public import Reports

extension AskedService {
  /// The value that `read` makes of the body of an answer.
  ///
  /// - Throws: `badAnswer` if it isn't JSON, or is longer than any answer of a service.
  public func parsed<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(JSONReader.Failure) -> Value
  ) throws(ServiceError) -> Value {
    guard !body.isEmpty else { throw badAnswer("empty") }
    var reader = JSONReader(body)
    do throws(JSONReader.Failure) {
      let value = try read(&reader)
      try reader.end()
      return value
    } catch {
      throw badAnswer(error.detail.cleaned(limit: 100))
    }
  }
}
