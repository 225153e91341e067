// Whoever tests with files needs these, and has them by importing this module.
@_exported public import Foundation
@_exported public import Synchronization
@_exported public import Testing
