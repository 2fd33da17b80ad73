// @sdhealth/bridge-sdk 0.1.0, protocol 1.0
// Runs vectors/host.json against the channel. In a unit test, call `failures`.
import Foundation

/// An error's message is free.
private func withoutMessage(_ message: BridgeJSON) -> BridgeJSON {
    guard case .object(var fields) = message, case .object(var error)? = fields["error"] else { return message }
    error["message"] = nil
    fields["error"] = .object(error)
    return .object(fields)
}

func list(_ value: BridgeJSON?) -> [BridgeJSON] {
    if case .array(let items)? = value { return items } else { return [] }
}

func texts(_ value: BridgeJSON?) -> [String] { list(value).compactMap(\.string) }

/// One line for each vector that the channel does not keep.
@MainActor
public func failures(_ document: BridgeJSON) async throws -> [String] {
    var failed: [String] = []
    for vector in list(document["vectors"]) {
        var posted: [BridgeJSON] = []
        let channel = BridgeChannel(
            appName: document["app"]?["name"]?.string ?? "", appVersion: document["app"]?["version"]?.string ?? "",
            methods: try sampleMethods(document), events: Bridge.events, onError: { _, _ in },
            post: { text in if let message = try? BridgeJSON(text: text) { posted.append(withoutMessage(message)) } })
        channel.receive(vector["in"]?.string ?? "")
        let expected = list(vector["out"])
        for _ in 0..<50 { await Task.yield() }
        // A cancelled sleep ends in its own time.
        for _ in 0..<200 where posted.count < expected.count { try await Task.sleep(nanoseconds: 5_000_000) }
        if posted != expected {
            let texts = [posted, expected].map { BridgeJSON.array($0).text }
            failed.append("\(vector["name"]?.string ?? "")\n  posted   \(texts[0])\n  expected \(texts[1])")
        }
    }
    return failed
}

/// One line for each vector of guard.json that the guard decides in another way.
public func guardFailures(_ document: BridgeJSON) throws -> [String] {
    let origins = Set(texts(document["origins"]))
    let one = try BridgeGuard(origins: origins, appSchemes: Set(texts(document["appSchemes"])))
    func wrong(_ name: String, _ isKept: (BridgeJSON) -> Bool) -> [String] {
        list(document[name]).filter { !isKept($0) }.map { "another decision: \($0.text)" }
    }
    let decided = wrong("allows") { vector in
        guard let kind = BridgeAddress(rawValue: vector["kind"]?.string ?? "") else { return false }
        return one.allows(kind, vector["address"]?.string ?? "") == vector["allowed"]?.bool
    } + wrong("ways") { vector in
        let (isMainFrame, framesAllowed) = (vector["isMainFrame"]?.bool ?? false, vector["framesAllowed"]?.bool ?? false)
        let way = one.way(of: vector["address"]?.string, isMainFrame: isMainFrame, framesAllowed: framesAllowed)
        return way.rawValue == vector["way"]?.string
    } + wrong("hears") { vector in
        one.hears(origin: vector["origin"]?.string, isMainFrame: vector["isMainFrame"]?.bool ?? false) == vector["heard"]?.bool
    } + wrong("absolute") { vector in
        one.absolute(vector["address"]?.string ?? "", on: vector["page"]?.string) == vector["absolute"]?.string
    }
    let made = texts(document["badOrigins"]).filter { (try? BridgeGuard(origins: [$0])) != nil }
        + texts(document["badSchemes"]).filter { (try? BridgeGuard(origins: origins, appSchemes: [$0])) != nil }
    return decided + made.map { "not refused: \($0)" }
}
