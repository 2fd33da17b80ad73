import SdHealthBridge
import XCTest

@testable import Shop

@MainActor
private final class Counter: Phone {
    func steps(days: Int) async -> [Bridge.GetStepsResultDay] { [Bridge.GetStepsResultDay(date: "2026-01-02", steps: 800 * days)] }
    func showTitle(_ title: String) {}
}

final class MethodsTests: XCTestCase {
    @MainActor
    func testThePageHearsTheStepsThatThePhoneCounts() async throws {
        let heard = expectation(description: "the answer")
        var last = ""
        let channel = BridgeChannel(
            appName: "Shop", appVersion: "1.0.0", methods: makeMethods(phone: Counter(), guard: try makeGuard()), events: Bridge.events,
            onError: { place, cause in XCTFail("\(place): \(cause)") },
            post: { text in
                last = text
                if text.contains("result") { heard.fulfill() }
            })
        channel.receive(#"{"jsonrpc":"2.0","id":"page.1","method":"getSteps","params":{"days":7}}"#)
        await fulfillment(of: [heard], timeout: 5)
        XCTAssertTrue(last.contains("5600"), last)
    }
}
