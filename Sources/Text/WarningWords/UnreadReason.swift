public import Phrases
import Reports

/// Why something beside the weather couldn't be read, as short as in brackets.
public enum UnreadReason: Hashable, Sendable {
  case noNetwork, noConnection, noAnswer, noAnswerYet, limit
  /// A status of HTTP.
  case status(Int)
  case badAnswer

  public init(_ failure: Failure) {
    switch failure {
    case .warningsAreLate: self = .noAnswerYet
    case .service(let error): self.init(error)
    default: self = .badAnswer
    }
  }

  private init(_ error: ServiceError) {
    switch error {
    case .warnings(_, let error): self.init(error)
    case _ where error.isOfMissingNetwork: self = .noNetwork
    case .timedOut: self = .noAnswer
    case _ where error.isConnectivityError: self = .noConnection
    case .limited: self = .limit
    case .status(let code, _, _): self = .status(code)
    default: self = .badAnswer
    }
  }
}
