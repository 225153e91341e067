import JSON

/// A collection of GeoJSON, read feature by feature: the tree of a whole one takes too much memory where borders have many
/// points.
struct FeatureCollection<Value> {
  var features: [Value] = []
  /// The members beside the features.
  var members: [String: JSONTree] = [:]

  init(
    _ body: [UInt8], _ read: (JSONTree) throws(AlertFailure) -> Value
  ) throws(AlertFailure) {
    var reader = JSONReader(body)
    var features: [Value] = []
    var members: [String: JSONTree] = [:]
    var isList = false
    var failure: AlertFailure?
    do throws(JSONReader.Failure) {
      guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        guard name == "features" else {
          members[name] = try JSONTree(&reader)
          return
        }
        isList = try reader.kind() == .array
        try reader.array(atMost: Alert.most) { (reader) throws(JSONReader.Failure) in
          let feature = try JSONTree(&reader)
          do throws(AlertFailure) {
            features.append(try read(feature))
          } catch {
            failure = failure ?? error
          }
        }
      }
      try reader.end()
    } catch {
      throw AlertFailure(detail: error.detail)
    }
    guard isList else { throw AlertFailure(detail: "no list features") }
    if let failure { throw failure }
    self.features = features
    self.members = members
  }
}
