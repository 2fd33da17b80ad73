// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Runs the vectors of signed bundles. In a unit test, call the three functions.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

private func build(_ value: BridgeJSON?) -> Int64? {
    if case .number(let number)? = value { return Int64(number) } else { return nil }
}
private func builds(_ value: BridgeJSON?) -> Set<Int64> { Set(list(value).compactMap(build)) }
private func fields(_ value: BridgeJSON?) -> [String: BridgeJSON] {
    if case .object(let fields)? = value { return fields } else { return [:] }
}

private func hostOf(_ value: [String: BridgeJSON]) -> BundleHost {
    var host = BundleHost(
        version: value["version"]?.string ?? "", keys: fields(value["keys"]).compactMapValues(\.string),
        highest: build(value["highest"]) ?? 0, storage: build(value["storage"]) ?? 0, install: value["install"]?.string ?? "",
        now: ISO8601DateFormatter().date(from: value["now"]?.string ?? "") ?? Date())
    (host.kept, host.failed, host.revoked) = (builds(value["kept"]), builds(value["failed"]), Set(texts(value["revoked"])))
    (host.platform, host.bridgeProtocol) = (value["platform"]?.string ?? "", value["protocol"]?.string ?? "")
    host.testKeys = value["testKeys"]?.bool ?? false
    return host
}

/// One line for each decision of offer.json that is another one here.
public func offerFailures(_ document: BridgeJSON, _ crypto: BundleCrypto) -> [String] {
    list(document["vectors"]).compactMap { vector in
        let host = hostOf(fields(document["host"]).merging(fields(vector["host"])) { $1 })
        let files = fields(vector["files"]).compactMapValues { $0.string.map { Data($0.utf8) } }
        let decision = decideBundle(files, host: host, crypto: crypto)
        let found: [String: BridgeJSON]
        switch decision {
        case .accept(let build, let revoked):
            found = ["do": .string("accept"), "build": .number(Double(build)), "revoked": .array(revoked.map { .string($0) })]
        case .rollBack(_, let to, let revoked):
            found = ["do": .string("rollBack"), "to": .number(Double(to)), "revoked": .array(revoked.map { .string($0) })]
        case .refuse(let reason, let revoked):
            found = ["do": .string("refuse"), "reason": .string(reason), "revoked": .array(revoked.map { .string($0) })]
        }
        return .object(found) == vector["decision"] ? nil : "\(vector["name"]?.string ?? "")\n  is \(found)"
    }
}

/// One line for each look of rollout.json that ends in another way here.
public func rolloutFailures(_ document: BridgeJSON, _ crypto: BundleCrypto) -> [String] {
    list(document["vectors"]).compactMap { vector in
        let state = fields(document["host"]).merging(fields(vector["host"])) { $1 }
        let file = Data((vector["file"]?.string ?? "").utf8)
        let (serial, pending) = (build(state["serial"]) ?? 0, build(state["pending"]))
        let look = readOffer(file, host: hostOf(state), serial: serial, pending: pending, crypto: crypto)
        let found: [String: BridgeJSON] = [
            "serial": look.serial.map { .number(Double($0)) } ?? .null,
            "release": look.release.map { .number(Double($0.build)) } ?? .null,
            "withdrawn": .bool(look.isWithdrawn), "reason": look.reason.map { .string($0) } ?? .null,
            "revoked": .array(look.revoked.map { .string($0) }),
        ]
        return .object(found) == vector["look"] ? nil : "\(vector["name"]?.string ?? "")\n  is \(found)"
    }
}

/// One line for each start of start.json that ends in another way here.
@MainActor
public func startFailures(_ document: BridgeJSON) -> [String] {
    list(document["vectors"]).compactMap { vector in
        var shown: Int64?
        var saved = KeptBundles(embedded: build(vector["kept"]?["embedded"]) ?? 0)
        (saved.confirmed, saved.pending) = (build(vector["kept"]?["confirmed"]), build(vector["kept"]?["pending"]))
        (saved.trying, saved.failed) = (vector["kept"]?["trying"]?.bool ?? false, builds(vector["kept"]?["failed"]))
        saved.highest = build(vector["kept"]?["highest"]) ?? 0
        saved.strikes = Int(build(vector["kept"]?["strikes"]) ?? 0)
        @MainActor func anew() -> BundleStarter { BundleStarter(saved, save: { saved = $0 }, load: { shown = $0 }) }
        var starter = anew()
        for happening in list(vector["happenings"]) {
            let damaged = builds(happening["damaged"])
            let isWhole = { (build: Int64) in !damaged.contains(build) }
            switch happening["what"]?.string {
            case "start":
                // Each start is another process: only what was saved is there.
                starter = anew()
                starter.start(isWhole: isWhole)
            case "taken": _ = starter.taken(build(happening["build"]) ?? 0)
            case "withdrawn": starter.withdrawn()
            case "rolledBack": starter.rolledBack(from: build(happening["from"]) ?? 0, to: build(happening["to"]) ?? 0)
            case "ready": starter.ready()
            case "gone": starter.gone(at: TimeInterval(build(happening["at"]) ?? 0) / 1_000, isWhole: isWhole)
            case "passed":
                let seconds = TimeInterval(build(happening["ms"]) ?? 0) / 1_000
                starter.passed(seconds, isVisible: happening["visible"]?.bool ?? false, isWhole: isWhole)
            default: starter.failed(isWhole: isWhole)
            }
        }
        func number(_ value: Int64?) -> BridgeJSON { value.map { .number(Double($0)) } ?? .null }
        let found: [String: BridgeJSON] = [
            "running": number(shown), "confirmed": number(saved.confirmed), "pending": number(saved.pending),
            "trying": .bool(saved.trying), "strikes": number(Int64(saved.strikes)), "highest": number(saved.highest),
            "failed": .array(saved.failed.sorted().map { number($0) }),
        ]
        let isSame = fields(vector["expected"]).allSatisfy { found[$0.key] == $0.value }
        return isSame ? nil : "\(vector["name"]?.string ?? "")\n  is \(found)"
    }
}
