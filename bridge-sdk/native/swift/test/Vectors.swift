// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Runs vectors/host.json against the channel. In a unit test, call `failures`.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

/// An error's message is free.
private func withoutMessage(_ message: BridgeJSON) -> BridgeJSON {
    guard case .object(var fields) = message, case .object(var error)? = fields["error"] else { return message }
    error["message"] = nil
    fields["error"] = .object(error)
    return .object(fields)
}

/// The items of a list; none for anything else.
public func list(_ value: BridgeJSON?) -> [BridgeJSON] {
    if case .array(let items)? = value { return items } else { return [] }
}

/// The texts of a list.
public func texts(_ value: BridgeJSON?) -> [String] { list(value).compactMap(\.string) }

/// One line for each vector that the channel does not keep.
@MainActor
public func failures(_ document: BridgeJSON) async throws -> [String] {
    var failed: [String] = []
    for vector in list(document["vectors"]) {
        var posted: [BridgeJSON] = []
        let channel = BridgeChannel(
            appName: document["app"]?["name"]?.string ?? "", appVersion: document["app"]?["version"]?.string ?? "",
            methods: try sampleMethods(document), events: texts(document["events"]), onError: { _, _ in },
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

/// The guard's decision about one vector of a list of guard.json: kinds of address, a truth, a way, an address or null; of a bad origin or scheme, whether it is refused.
public func guardAnswer(_ list: String, _ vector: BridgeJSON, _ document: BridgeJSON) throws -> BridgeJSON {
    let origins = Set(texts(document["origins"]))
    let one = try BridgeGuard(origins: origins, appSchemes: Set(texts(document["appSchemes"])))
    let isMainFrame = vector["isMainFrame"]?.bool ?? false
    switch list {
    case "allows":
        let address = vector["address"]?.string ?? ""
        return .array(BridgeAddress.allCases.filter { one.allows($0, address) }.map { .string($0.rawValue) })
    case "ways":
        let framesAllowed = vector["framesAllowed"]?.bool ?? false
        return .string(one.way(of: vector["address"]?.string, isMainFrame: isMainFrame, framesAllowed: framesAllowed).rawValue)
    case "hears": return .bool(one.hears(origin: vector["origin"]?.string, isMainFrame: isMainFrame))
    case "absolute": return one.absolute(vector["address"]?.string ?? "", on: vector["page"]?.string).map { .string($0) } ?? .null
    case "badOrigins": return .bool((try? BridgeGuard(origins: [vector.string ?? ""])) == nil)
    case "badSchemes": return .bool((try? BridgeGuard(origins: origins, appSchemes: [vector.string ?? ""])) == nil)
    default: return .null
    }
}

/// The lists of guard.json, and the field of a vector that has the decision; without one, it is to be refused.
private let guardLists = ["allows": "allowed", "ways": "way", "hears": "heard", "absolute": "absolute", "badOrigins": "", "badSchemes": ""]

/// One line for each vector of guard.json that the guard decides in another way.
public func guardFailures(_ document: BridgeJSON) throws -> [String] {
    try guardLists.sorted { $0.key < $1.key }.flatMap { name, field in
        try list(document[name]).filter { vector in
            let wanted = field.isEmpty ? .bool(true) : vector[field] ?? .null
            return try guardAnswer(name, vector, document) != wanted
        }.map { "another decision: \(name) \($0.text)" }
    }
}
