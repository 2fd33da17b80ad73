// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// What vectors cannot say of the Swift: its own errors and bounds.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

private struct Locked: Error {}

/// One line for each promise that is not kept.
@MainActor
public func checkFailures() async -> [String] {
    var failed: [String] = []
    func expect<Value: Equatable>(_ name: String, _ found: Value, _ wanted: Value) {
        if found != wanted { failed.append("\(name)\n  is       \(found)\n  expected \(wanted)") }
    }
    var posted: [BridgeJSON] = []
    var errors: [String] = []
    guard let own = try? BridgeGuard(origins: ["https://shop.example"]) else { return ["no guard"] }
    let methods = BridgeMethods(guard: own)
    methods.getLocation { _, _ in Bridge.GetLocationResult(latitude: 91, longitude: 0) }
    methods.scanCode { _ in Bridge.ScanCodeResult(text: String(repeating: "x", count: 2_000_000)) }
    methods.logout { _ in throw BridgeError.failed("no cashier", mayHaveHappened: false, hostCode: 5001, cause: Locked()) }
    let channel = BridgeChannel(
        appName: "App", appVersion: "1.0.0", methods: methods, events: ["shop.sold"], onError: { place, cause in errors.append("\(place) \(type(of: cause))") },
        token: { throw Locked() }, post: { if let message = try? BridgeJSON(text: $0) { posted.append(message) } })
    func ask(_ method: String) async -> [BridgeJSON] {
        (posted, errors) = ([], [])
        channel.receive(#"{"jsonrpc":"2.0","id":"p.1","method":"\#(method)","params":{}}"#)
        for _ in 0..<200 where posted.last?["id"] == nil { try? await Task.sleep(nanoseconds: 2_000_000) }
        let error = posted.last?["error"]
        return [error?["code"] ?? .null, error?["data"]?["code"] ?? .null, error?["data"]?["mayHaveHappened"] ?? .null]
    }
    expect("a token that throws: the handshake is answered", await ask("initialize"), [.null, .null, .null])
    expect("without it", posted.last?["result"]?["token"], nil)
    expect("and it is told", errors, ["token Locked"])
    expect("a result out of its bounds", await ask("getLocation"), [.number(-32000), .string("FAILED"), .bool(true)])
    expect("a result out of its bounds is told", errors, ["getLocation BridgeValueError"])
    expect("an answer that is too large", await ask("scanCode"), [.number(-32000), .string("TOO_LARGE"), .bool(true)])
    expect("a code of the app's own", await ask("logout"), [.number(5001), .string("FAILED"), .bool(false)])
    expect("its cause", errors, ["logout Locked"])
    expect("a word of Optional's", Bridge.GetNetworkResultType(rawValue: "none"), Bridge.GetNetworkResultType.none_)
    let location = Bridge.GetLocationResult(latitude: 1, longitude: 2)
    expect("payloads are compared by their values", [location == Bridge.GetLocationResult(latitude: 1, longitude: 2), location == Bridge.GetLocationResult(latitude: 1, longitude: 3)], [true, false])
    methods.getLocation { _, _ in Bridge.GetLocationResult(latitude: 1, longitude: 2, accuracyM: .infinity) }
    expect("a payload with a number that JSON has not", await ask("getLocation"), [.number(-32000), .string("FAILED"), .bool(true)])
    errors = []
    channel.tell("later", .array([.number(.nan)]))
    expect("an event with one is told, not posted", errors, ["post BridgeValueError"])
    (posted, errors) = ([], [])
    channel.emit("shop.sold", .object(["left": .number(2)]))
    expect("an event of the app's own", [posted.last?["method"] ?? .null, posted.last?["params"]?["left"] ?? .null], [.string("shop.sold"), .number(2)])
    channel.emit("shop.closed")
    expect("one that the channel was not given is told, not sent", [String(posted.count), errors.joined()], ["1", "emit BridgeValueError"])
    expect("a code of the wire is no code of the app's", BridgeError.failed("x", hostCode: 3).code, "FAILED")
    var now = 0.0
    let restarts = BridgeRestarts { now }
    expect("three restarts a minute", (0..<5).map { if $0 == 4 { now = 60 }; return restarts.mayRestart() }, [true, true, true, false, true])
    return failed
}
