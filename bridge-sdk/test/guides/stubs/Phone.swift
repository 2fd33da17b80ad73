// Declares the parts of the reader's own app that the iOS guide names.
import Foundation
import WebKit
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

public func XCTAssertEqual(_ actual: [String], _ expected: [String]) {}

@MainActor public final class Session {
    public let token: String? = nil
    public func refreshed() async -> String? { token }
}
public enum PaymentEnd: Sendable { case paid, closedBeforePaying, closedWhilePaying }
@MainActor public final class Cashier { public func pay(_ order: Bridge.PaySeqParams) async -> PaymentEnd { .paid } }
@MainActor public final class PageBundle { public func confirm() {} }
@MainActor public final class Album { public func choose(_ count: Int) async -> [String] { [] } }
@MainActor public final class Crashes { public func report(_ place: String, _ cause: Error) {} }
@MainActor public final class App {
    public let session = Session(), cashier = Cashier(), album = Album(), bundle = PageBundle(), crashes = Crashes()
    public var title = ""
    public func askToLogIn(reason: String?) async throws -> Bool { reason != nil }
    public func askForCamera() async -> Bool { false }
    public func showSorry() {}
}
/// Declares an app's own names, to prove that they do not clash with those of the bridge.
public enum LoginParams {}
public struct Channel {}
public struct Call {}
public protocol Events {}
