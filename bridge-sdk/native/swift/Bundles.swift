// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Signed bundles: what an app fetches of an offer, and whether it takes a bundle. The guide is bridge-sdk/docs/signed-bundles.md.
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

/// A file of an offer: its path from the offer's address. Take no more bytes than `size`, and only with this hash.
public struct OfferedFile: Equatable, Sendable {
    /// The path from the offer's address; it leads nowhere else.
    public let path: String
    /// The number of bytes.
    public let size: Int64
    /// SHA-256 in lower-case hexadecimal.
    public let sha256: String

    fileprivate init(_ value: BridgeJSON?) throws {
        path = try filePath(value?["path"])
        size = try count(value?["size"])
        sha256 = try matching(value?["sha256"], "[0-9a-f]{64}")
    }

    /// True for the bytes of this file. Unpack no others.
    public func isWhole(_ bytes: Data, crypto: BundleCrypto) -> Bool { Int64(bytes.count) == size && hex(crypto.sha256(bytes)) == sha256 }
}

/// A release of an offer.
public struct OfferedRelease: Equatable, Sendable {
    /// The version of the page.
    public let version: String
    /// The build of its manifest.
    public let build: Int64
    /// The build that it leads back to; nil for an ordinary one.
    public let rollbackTo: Int64?
    /// The whole bundle, a zip archive.
    public let archive: OfferedFile
    /// Zstandard frames that make the archive of the contents of an older build, by its number.
    public let deltas: [Int64: OfferedFile]
    fileprivate let percent: Int64, salt: String, leastApp: [String: String]

    fileprivate init(_ value: BridgeJSON) throws {
        version = try readVersion(value["version"])
        build = try count(value["build"])
        rollbackTo = try buildOrNil(value["rollbackTo"])
        archive = try OfferedFile(value["archive"])
        let pairs = try list(value["deltas"]) { (try count($0["from"]), try OfferedFile($0)) }
        deltas = Dictionary(pairs, uniquingKeysWith: { $1 })
        percent = try count(value["percent"])
        salt = try text(value["salt"])
        leastApp = ["android": try readVersion(value["host"]?["android"]), "ios": try readVersion(value["host"]?["ios"])]
        if percent > 100 { throw badSchema }
    }

    fileprivate func isFor(_ host: BundleHost, _ crypto: BundleCrypto) -> Bool { bucket(salt, host.install, crypto) < percent }
}

/// What an app does with an offer that it has fetched.
public struct BundleLook: Equatable, Sendable {
    /// Keep it: the next offer may not have a lower one. nil: keep what you have.
    public var serial: Int64?
    /// Fetch it, then ask `decideBundle`. nil: there is nothing newer for this phone.
    public var release: OfferedRelease?
    /// Call `withdrawn` of the starter: the pending build is no more for this phone.
    public var isWithdrawn = false
    /// Why an offered release is not fetched, for your telemetry.
    public var reason: String?
    /// Keep them for ever, whatever the reason.
    public var revoked: [String] = []
}

/// Reads the file of an offer. `serial` is the highest that was read before (0), `pending` the starter's.
public func readOffer(_ file: Data, host: BundleHost, serial: Int64, pending: Int64?, crypto: BundleCrypto) -> BundleLook {
    let offer: Offer
    do { offer = try Offer(file, host, crypto) } catch {
        return BundleLook(reason: (error as? Refused)?.reason ?? "BAD_SCHEMA")
    }
    if offer.serial < serial { return BundleLook(reason: "OLD_OFFER", revoked: offer.revoked) }
    // An expired offer still withdraws: a phone with a wrong clock must hear of a stop.
    let isWithdrawn = pending != nil && !offer.releases.contains { $0.build == pending && $0.isFor(host, crypto) }
    var look = BundleLook(serial: offer.serial, isWithdrawn: isWithdrawn, revoked: offer.revoked)
    if host.now > offer.expiresAt.addingTimeInterval(skew) {
        look.reason = "EXPIRED"
        return look
    }
    for release in offer.releases {
        // A bundle that leads back is for those phones that have kept its goal.
        if let to = release.rollbackTo, !host.kept.contains(to) { continue }
        if host.failed.contains(release.build) {
            look.reason = look.reason ?? "FAILED_BEFORE"
        } else if !isNewer(release.build, release.rollbackTo, host) {
            continue
        } else if isOlder(host.version, release.leastApp[host.platform] ?? "") {
            look.reason = look.reason ?? "HOST_TOO_OLD"
        } else if !release.isFor(host, crypto) {
            look.reason = look.reason ?? "NOT_IN_ROLLOUT"
        } else {
            look.reason = nil
            if release.build != pending { look.release = release }
            return look
        }
    }
    return look
}

private struct Offer {
    let serial: Int64, expiresAt: Date, releases: [OfferedRelease], revoked: [String]

    init(_ file: Data, _ host: BundleHost, _ crypto: BundleCrypto) throws {
        // The signature is the first line; the rest is what it signs.
        guard let end = file.firstIndex(of: 0x0a) else { throw badSchema }
        let (keyid, value) = try readSigned(Data(file[file.index(after: end)...]), signature: Data(file[..<end]), host, crypto)
        serial = try count(value["serial"])
        expiresAt = try time(value["expiresAt"])
        releases = try list(value["releases"], OfferedRelease.init)
        revoked = try list(value["revoked"], text)
        _ = try time(value["createdAt"])
        let (app, schema, signer) = (try text(value["app"]), try count(value["schema"]), try text(value["keyid"]))
        let isGood = schema == 1 && signer == keyid && !revoked.contains(keyid) && Set(releases.map(\.build)).count == releases.count
        try refuse(if: !isGood, "BAD_SCHEMA")
        try refuse(if: app != "sdhealth", "OTHER_APP")
    }
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
        leastApp = ["android": try readVersion(value["host"]?["android"]), "ios": try readVersion(value["host"]?["ios"])]
        leastProtocol = try readVersion(value["protocol"]?["min"])
        files = try list(value["files"]) {
            ManifestFile(path: try filePath($0["path"]), size: try count($0["size"]), sha256: try matching($0["sha256"], "[0-9a-f]{64}"))
        }
        reads = try list(value["storage"]?["reads"], count)
        percent = try count(value["rollout"]?["percent"])
        salt = try text(value["rollout"]?["salt"])
        revoked = try list(value["revoked"], text)
        rollbackTo = try buildOrNil(value["rollbackTo"])
        let entry = try text(value["entry"])
        _ = try time(value["createdAt"])
        _ = try readVersion(value["protocol"]?["bridge"])
        _ = try readVersion(value["version"])
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
private func buildOrNil(_ value: BridgeJSON?) throws -> Int64? { value == .null ? nil : try count(value) }
private func matching(_ value: BridgeJSON?, _ form: String) throws -> String {
    let text = try text(value)
    guard text.range(of: "^(?:\(form))$", options: .regularExpression) == text.startIndex..<text.endIndex else { throw badSchema }
    return text
}
private func readVersion(_ value: BridgeJSON?) throws -> String { try matching(value, "[0-9]{1,9}(\\.[0-9]{1,9}){0,3}") }
/// No way out of the bundle's folder.
private func filePath(_ value: BridgeJSON?) throws -> String {
    let path = try matching(value, "[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*")
    if path == manifestName || path == signatureName { throw badSchema }
    return path
}
private func time(_ value: BridgeJSON?) throws -> Date {
    let text = try matching(value, "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
    guard let date = ISO8601DateFormatter().date(from: text) else { throw badSchema }
    return date
}

private func readManifest(_ files: [String: Data], _ host: BundleHost, _ crypto: BundleCrypto) throws -> Manifest {
    guard let bytes = files[manifestName], let signature = files[signatureName] else { throw Refused("NO_MANIFEST") }
    let (keyid, value) = try readSigned(bytes, signature: signature, host, crypto)
    let manifest = try Manifest(value)
    try refuse(if: manifest.keyid != keyid, "BAD_SCHEMA")
    try refuse(if: manifest.app != "sdhealth", "OTHER_APP")
    return manifest
}

/// A text is not parsed before its signature is proved: only the key's id is looked for in it.
private func readSigned(
    _ bytes: Data, signature: Data, _ host: BundleHost, _ crypto: BundleCrypto
) throws -> (keyid: String, value: BridgeJSON) {
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
    return (keyid, value)
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
        try refuse(if: Int64(content.count) != entry.size || hex(crypto.sha256(content)) != entry.sha256, "FILE_CHANGED")
    }
}

private func check(_ host: BundleHost, _ manifest: Manifest) throws {
    try refuse(if: host.failed.contains(manifest.build), "FAILED_BEFORE")
    try refuse(if: !isNewer(manifest.build, manifest.rollbackTo, host), "ROLLBACK")
    try refuse(if: host.now > manifest.expiresAt.addingTimeInterval(skew), "EXPIRED")
    try refuse(if: isOlder(host.version, manifest.leastApp[host.platform] ?? ""), "HOST_TOO_OLD")
    try refuse(if: isOlder(host.bridgeProtocol, manifest.leastProtocol), "PROTOCOL_TOO_OLD")
    try refuse(if: host.storage < manifest.reads[0] || host.storage > manifest.reads[1], "STORAGE")
}

/// The highest build is taken again where it is no more on the phone: it was damaged, or withdrawn before its start.
private func isNewer(_ build: Int64, _ rollbackTo: Int64?, _ host: BundleHost) -> Bool {
    build > host.highest || (build == host.highest && rollbackTo == nil && !host.kept.contains(build))
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

private func hex(_ bytes: Data) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

/// The part of all phones that this one belongs to: 0 to 99.
private func bucket(_ salt: String, _ install: String, _ crypto: BundleCrypto) -> Int64 {
    crypto.sha256(Data("\(salt):\(install)".utf8)).prefix(4).reduce(Int64(0)) { $0 * 256 + Int64($1) } % 100
}
