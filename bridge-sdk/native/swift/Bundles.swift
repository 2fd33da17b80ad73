// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Signed bundles: whether an app takes one, and which one it starts. The guide is bridge-sdk/docs/signed-bundles.md.
import Foundation

#if canImport(CryptoKit)
import CryptoKit

/// The hash and the signature as iOS has them.
public struct AppleCrypto: BundleCrypto {
    /// Needs nothing: the keys come with each question.
    public init() {}
    /// SHA-256, 32 bytes.
    public func sha256(_ bytes: Data) -> Data { Data(SHA256.hash(data: bytes)) }
    /// ECDSA on P-256 with SHA-256; false for a key or signature of another form.
    public func isSigned(_ bytes: Data, signature: Data, key: Data) -> Bool {
        guard let key = try? P256.Signing.PublicKey(derRepresentation: key),
              let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
        else { return false }
        return key.isValidSignature(signature, for: bytes)
    }
}
#endif

/// The hash and the signature that bundles need, by the phone's own library.
public protocol BundleCrypto: Sendable {
    /// SHA-256, 32 bytes.
    func sha256(_ bytes: Data) -> Data
    /// ECDSA on P-256 with SHA-256; the signature is r and s, the key DER (SPKI).
    func isSigned(_ bytes: Data, signature: Data, key: Data) -> Bool
}

/// The app's knowledge at the moment that a bundle is offered.
public struct BundleHost: Sendable {
    /// The app's version, as `6.3.0`.
    public var version: String
    /// Trusted keys by their ids: DER (SPKI), base64.
    public var keys: [String: String]
    /// The highest build that was ever taken, or the embedded one if that is higher.
    public var highest: Int64
    /// The embedded build, and those that have started well and are still whole on the phone.
    public var kept: Set<Int64> = []
    /// Builds that did not start; none of them is taken again.
    public var failed: Set<Int64> = []
    /// Key ids that a bundle before has revoked.
    public var revoked: Set<String> = []
    /// The form of what the page keeps, by the manifest of the running bundle.
    public var storage: Int64
    /// A random text of this installation.
    public var install: String
    /// The time by the phone's clock; a manifest may have ended 12 hours ago.
    public var now: Date
    /// The protocol of the bridge that this app speaks.
    public var bridgeProtocol = "1.0"
    /// The name under which a manifest has the least version of the app.
    public var platform = "ios"
    /// True in builds for testers only.
    public var testKeys = false

    /// The rest has the values of an app that has taken no bundle yet.
    public init(version: String, keys: [String: String], highest: Int64, storage: Int64, install: String, now: Date = Date()) {
        (self.version, self.keys, self.highest) = (version, keys, highest)
        (self.storage, self.install, self.now) = (storage, install, now)
    }
}

/// What the app does with a bundle that it is offered.
public enum BundleDecision: Equatable, Sendable {
    /// Keep `revoked` for ever, with what was revoked before.
    case accept(build: Int64, revoked: [String])
    /// Start `to` from now on, which the phone still has; `revoked` as above.
    case rollBack(from: Int64, to: Int64, revoked: [String])
    /// Take nothing, by the first rule that is broken: its name is in the guide.
    /// `revoked` is empty unless the signature is proved. Keep it, too: it holds whether the bundle is taken or not.
    case refuse(String, revoked: [String])
}

private struct Refused: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

private func refuse(if wrong: Bool, _ reason: String) throws { if wrong { throw Refused(reason) } }

/// Decides about all files of a bundle, by their paths. The first rule that is broken is the reason.
public func decideBundle(_ files: [String: Data], host: BundleHost, crypto: BundleCrypto) -> BundleDecision {
    var revoked: [String] = []
    do {
        let manifest = try readManifest(files, host, crypto)
        revoked = manifest.revoked
        try check(files, manifest, crypto)
        try check(host, manifest)
        if let to = manifest.rollbackTo {
            try refuse(if: !host.kept.contains(to), "ROLLBACK_NOT_KEPT")
            return .rollBack(from: manifest.build, to: to, revoked: revoked)
        }
        try refuse(if: bucket(manifest.salt, host.install, crypto) >= manifest.percent, "NOT_IN_ROLLOUT")
        return .accept(build: manifest.build, revoked: revoked)
    } catch {
        return .refuse((error as? Refused)?.reason ?? "BAD_SCHEMA", revoked: revoked)
    }
}

/// True where the files of a bundle on the disk are still those of its manifest. Ask before each start.
public func isBundleWhole(_ files: [String: Data], host: BundleHost, crypto: BundleCrypto) -> Bool {
    guard let manifest = try? readManifest(files, host, crypto) else { return false }
    return (try? check(files, manifest, crypto)) != nil
}

private let manifestName = "manifest.json", signatureName = "manifest.sig"
/// Clocks of phones are wrong by so much.
private let skew: TimeInterval = 12 * 3_600

private struct ManifestFile {
    let path: String, size: Int64, sha256: String
}

private struct Manifest {
    let build: Int64, expiresAt: Date, app: String, leastApp: [String: String], leastProtocol: String
    let files: [ManifestFile], reads: [Int64], percent: Int64, salt: String, revoked: [String], rollbackTo: Int64?, keyid: String

    init(_ value: BridgeJSON) throws {
        build = try count(value["build"])
        expiresAt = try time(value["expiresAt"])
        app = try text(value["app"])
        keyid = try text(value["keyid"])
        leastApp = ["android": try version(value["host"]?["android"]), "ios": try version(value["host"]?["ios"])]
        leastProtocol = try version(value["protocol"]?["min"])
        files = try list(value["files"]) {
            ManifestFile(path: try path($0["path"]), size: try count($0["size"]), sha256: try matching($0["sha256"], "[0-9a-f]{64}"))
        }
        reads = try list(value["storage"]?["reads"], count)
        percent = try count(value["rollout"]?["percent"])
        salt = try text(value["rollout"]?["salt"])
        revoked = try list(value["revoked"], text)
        rollbackTo = value["rollbackTo"] == .null ? nil : try count(value["rollbackTo"])
        let entry = try text(value["entry"])
        _ = try time(value["createdAt"])
        _ = try version(value["protocol"]?["bridge"])
        _ = try version(value["version"])
        _ = try text(value["policy"]?["csp"])
        for name in ["connect", "external", "methods"] { _ = try list(value["policy"]?[name], text) }
        _ = try count(value["storage"]?["schema"])
        let isGood = try count(value["schema"]) == 1 && reads.count == 2 && percent <= 100
            && files.contains { $0.path == entry } && Set(files.map { $0.path.lowercased() }).count == files.count
            && (rollbackTo ?? -1) < build
        if !isGood || revoked.contains(keyid) { throw badSchema }
    }
}

private let badSchema = Refused("BAD_SCHEMA")
private func list<Item>(_ value: BridgeJSON?, _ read: (BridgeJSON) throws -> Item) throws -> [Item] {
    guard case .array(let items)? = value else { throw badSchema }
    return try items.map(read)
}
private func text(_ value: BridgeJSON?) throws -> String {
    guard let text = value?.string, text != "" else { throw badSchema }
    return text
}
private func count(_ value: BridgeJSON?) throws -> Int64 {
    guard case .number(let number)? = value, let whole = Int64(exactly: number), whole >= 0 else { throw badSchema }
    return whole
}
private func matching(_ value: BridgeJSON?, _ form: String) throws -> String {
    let text = try text(value)
    guard text.range(of: "^(?:\(form))$", options: .regularExpression) == text.startIndex..<text.endIndex else { throw badSchema }
    return text
}
private func version(_ value: BridgeJSON?) throws -> String { try matching(value, "[0-9]{1,9}(\\.[0-9]{1,9}){0,3}") }
/// No way out of the bundle's folder.
private func path(_ value: BridgeJSON?) throws -> String {
    let path = try matching(value, "[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*")
    if path == manifestName || path == signatureName { throw badSchema }
    return path
}
private func time(_ value: BridgeJSON?) throws -> Date {
    let text = try matching(value, "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
    guard let date = ISO8601DateFormatter().date(from: text) else { throw badSchema }
    return date
}

/// The manifest is not parsed before its signature is proved: only the key's id is looked for in its text.
private func readManifest(_ files: [String: Data], _ host: BundleHost, _ crypto: BundleCrypto) throws -> Manifest {
    guard let bytes = files[manifestName], let signature = files[signatureName] else { throw Refused("NO_MANIFEST") }
    guard let keyid = claimedKey(String(decoding: bytes, as: UTF8.self)) else { throw badSchema }
    try refuse(if: host.revoked.contains(keyid), "REVOKED_KEY")
    try refuse(if: keyid.hasPrefix("test-") && !host.testKeys, "TEST_KEY")
    guard let key = host.keys[keyid].flatMap({ Data(base64Encoded: $0) }) else { throw Refused("UNKNOWN_KEY") }
    let base64 = String(decoding: signature, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    // 64 bytes have one form in base64.
    guard let raw = Data(base64Encoded: base64), raw.count == 64, raw.base64EncodedString() == base64,
          crypto.isSigned(bytes, signature: raw, key: key)
    else { throw Refused("BAD_SIGNATURE") }
    guard let source = String(data: bytes, encoding: .utf8), let value = try? BridgeJSON(text: source) else { throw badSchema }
    let manifest = try Manifest(value)
    try refuse(if: manifest.keyid != keyid, "BAD_SCHEMA")
    try refuse(if: manifest.app != "sdhealth", "OTHER_APP")
    return manifest
}

/// The key that an unproved text says it is signed with: the last `keyid` in it, where a manifest has its own.
private func claimedKey(_ text: String) -> String? {
    guard let name = text.range(of: "\"keyid\"", options: [.backwards, .literal]) else { return nil }
    let rest = String(text[name.upperBound...])
    let form = "^[ \\t\\r\\n]*:[ \\t\\r\\n]*\"[^\"\\\\]+\""
    guard let found = rest.range(of: form, options: .regularExpression) else { return nil }
    return rest[found].split(separator: "\"").last.map(String.init)
}

private func check(_ files: [String: Data], _ manifest: Manifest, _ crypto: BundleCrypto) throws {
    let known = Set(manifest.files.map(\.path) + [manifestName, signatureName])
    try refuse(if: !known.isSuperset(of: files.keys), "FILE_UNKNOWN")
    for entry in manifest.files {
        guard let content = files[entry.path] else { throw Refused("FILE_MISSING") }
        let hash = crypto.sha256(content).map { String(format: "%02x", $0) }.joined()
        try refuse(if: Int64(content.count) != entry.size || hash != entry.sha256, "FILE_CHANGED")
    }
}

private func check(_ host: BundleHost, _ manifest: Manifest) throws {
    try refuse(if: host.failed.contains(manifest.build), "FAILED_BEFORE")
    // A build whose files were damaged is taken again.
    let isGone = manifest.build == host.highest && manifest.rollbackTo == nil && !host.kept.contains(manifest.build)
    try refuse(if: manifest.build <= host.highest && !isGone, "ROLLBACK")
    try refuse(if: host.now > manifest.expiresAt.addingTimeInterval(skew), "EXPIRED")
    try refuse(if: isOlder(host.version, manifest.leastApp[host.platform] ?? ""), "HOST_TOO_OLD")
    try refuse(if: isOlder(host.bridgeProtocol, manifest.leastProtocol), "PROTOCOL_TOO_OLD")
    try refuse(if: host.storage < manifest.reads[0] || host.storage > manifest.reads[1], "STORAGE")
}

private func isOlder(_ one: String, _ other: String) -> Bool {
    guard let left = numbers(one) else { return true }
    let right = numbers(other) ?? []
    for at in 0..<max(left.count, right.count) {
        let (mine, least) = (at < left.count ? left[at] : 0, at < right.count ? right[at] : 0)
        if mine != least { return mine < least }
    }
    return false
}
/// The numbers at the beginning of a version: 6 and 3 of `6.3-beta`; nil where it begins with none.
private func numbers(_ version: String) -> [Int64]? {
    version.range(of: "^[0-9]{1,9}(\\.[0-9]{1,9})*(?![0-9])", options: .regularExpression)
        .map { version[$0].split(separator: ".").compactMap { Int64($0) } }
}

/// The part of all phones that this one belongs to: 0 to 99.
private func bucket(_ salt: String, _ install: String, _ crypto: BundleCrypto) -> Int64 {
    crypto.sha256(Data("\(salt):\(install)".utf8)).prefix(4).reduce(Int64(0)) { $0 * 256 + Int64($1) } % 100
}

/// The state that the app keeps on its disk. Write it, whole, before a page is loaded.
public struct KeptBundles: Codable, Equatable, Sendable {
    /// The build that the app was shipped with.
    public var embedded: Int64
    /// The last build that started well.
    public var confirmed: Int64?
    /// The build that the next start tries.
    public var pending: Int64?
    /// True while the pending build is on trial: a start that finds it true saw the trial end before its time.
    public var trying = false
    /// The number of times that happened. A person or the system may have ended the app, so the build has failed with the second time.
    public var strikes = 0
    /// Builds that did not start well; none of them is taken again.
    public var failed: Set<Int64> = []
    /// The highest build that was ever taken.
    public var highest: Int64

    /// The state of an app that has taken no bundle yet.
    public init(embedded: Int64) { (self.embedded, highest) = (embedded, embedded) }
}

/// The two-phase start. `load` shows a build; nil: a page of the app itself.
@MainActor
public final class BundleStarter {
    /// The state as it was last saved.
    public private(set) var kept: KeptBundles
    /// The build that is shown; nil before the start and while a page of the app is.
    public private(set) var running: Int64?
    private var gone: [TimeInterval] = []
    private var seen: TimeInterval = 0
    private let save: (KeptBundles) -> Void
    private let load: (Int64?) -> Void
    private var isOnTrial: Bool { kept.trying && running == kept.pending }

    /// `save` writes the state to the disk before it returns.
    public init(_ kept: KeptBundles, save: @escaping (KeptBundles) -> Void, load: @escaping (Int64?) -> Void) {
        (self.kept, self.save, self.load) = (kept, save, load)
    }

    /// The app starts; `isWhole` looks at the files of a build.
    public func start(isWhole: (Int64) -> Bool) {
        if kept.trying { strike() }
        // The app itself was updated since, or the files were damaged: those may be taken again.
        if let pending = kept.pending, pending <= kept.embedded || !isWhole(pending) {
            keep { ($0.pending, $0.strikes) = (nil, 0) }
        }
        begin(isWhole)
    }

    /// All files of an accepted build are on the disk, under their last name. False while another one is on trial.
    public func taken(_ build: Int64) -> Bool {
        if kept.trying { return false }
        keep { ($0.pending, $0.strikes, $0.highest) = (build, 0, build) }
        return true
    }

    /// A signed manifest leads back; the next start does so.
    public func rolledBack(from: Int64, to: Int64) {
        let bad = [kept.embedded, kept.confirmed, kept.pending].compactMap { $0 }.filter { $0 > to }
        keep {
            ($0.confirmed, $0.pending, $0.trying, $0.strikes, $0.highest) = (to, nil, false, 0, from)
            $0.failed.formUnion(bad)
        }
    }

    /// The page has said that it is there: a build on trial has started well.
    public func ready() {
        if isOnTrial { keep { ($0.confirmed, $0.pending, $0.trying, $0.strikes) = ($0.pending, nil, false, 0) } }
    }

    /// The app's clock, about once a second: the page on trial has 10 s in which it can be seen.
    public func passed(_ seconds: TimeInterval, isVisible: Bool, isWhole: (Int64) -> Bool) {
        if !isOnTrial || !isVisible { return }
        seen += seconds
        if seen >= 10 { failed(isWhole: isWhole) }
    }

    /// The page has called `reportFatal`.
    public func failed(isWhole: (Int64) -> Bool) {
        if !isOnTrial { return }
        fail()
        begin(isWhole)
    }

    /// The page's process has died. Three times a minute it is begun again, on trial once.
    public func gone(at seconds: TimeInterval, isWhole: (Int64) -> Bool) {
        if isOnTrial {
            strike()
            return begin(isWhole)
        }
        gone = (gone + [seconds]).filter { seconds - $0 < 60 }
        show(gone.count > 3 ? nil : running)
    }

    private func begin(_ isWhole: (Int64) -> Bool) {
        gone = []
        seen = 0
        if let pending = kept.pending {
            keep { $0.trying = true }
            return show(pending)
        }
        if let confirmed = kept.confirmed, confirmed >= kept.embedded || kept.failed.contains(kept.embedded), isWhole(confirmed) {
            return show(confirmed)
        }
        keep { $0.confirmed = nil }
        show(kept.embedded)
    }

    private func strike() {
        if kept.strikes > 0 { fail() } else { keep { ($0.trying, $0.strikes) = (false, 1) } }
    }

    private func fail() {
        keep {
            if let pending = $0.pending { $0.failed.insert(pending) }
            ($0.pending, $0.trying, $0.strikes) = (nil, false, 0)
        }
    }

    private func keep(_ change: (inout KeptBundles) -> Void) {
        change(&kept)
        save(kept)
    }

    private func show(_ build: Int64?) {
        running = build
        load(build)
    }
}
