// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// By itself, also on Linux: swiftc -parse-as-library swift/*.swift swift/test/*.swift -o vectors && ./vectors vectors/host.json vectors/guard.json
// With the vectors of bundles: ./vectors vectors/host.json vectors/guard.json offer.json start.json rollout.json signed.json
import Foundation

func document(_ argument: Int) throws -> BridgeJSON {
    try BridgeJSON(text: String(contentsOfFile: CommandLine.arguments[argument], encoding: .utf8))
}

@main
struct Main {
    @MainActor
    static func main() async throws {
        let host = try document(1)
        guard case .array(let vectors)? = host["vectors"] else { exit(1) }
        var failed = try await failures(host) + guardFailures(document(2))
        failed.forEach { print($0) }
        print("\(vectors.count) vectors, \(failed.count) failed")
        let unkept = await checkFailures()
        unkept.forEach { print($0) }
        print("Checks: \(unkept.count) failed")
        failed += unkept
        if CommandLine.arguments.count > 6 {
            let crypto = try testCrypto(document(6))
            let wrong = try offerFailures(document(3), crypto) + startFailures(document(4)) + rolloutFailures(document(5), crypto)
            wrong.forEach { print($0) }
            print("Bundles: \(wrong.count) failed")
            failed += wrong
        }
        exit(failed.isEmpty ? 0 : 1)
    }
}
