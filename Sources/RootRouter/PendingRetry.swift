import ScreenKit

/// A command that failed for want of a network and is made again when that is back.
struct PendingRetry {
  /// As programs know it.
  var name: String
  /// The command as it was understood: a row or a name may mean something else by then.
  var operation: ResolvedCommand
  /// Where the person was when it had failed.
  var location: Location
}
