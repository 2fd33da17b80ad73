// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// The golden vectors and the checks, for `swift test`.
import XCTest
import SdHealthBridge
import SdHealthBridgeVectors

final class PackageTests: XCTestCase {
    /// The folder of the package's native code; in the repository the vectors of bundles lie elsewhere.
    private static let native = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

    private static func vectors(_ places: String...) throws -> BridgeJSON {
        for place in places {
            let file = native.appendingPathComponent(place).standardized
            if let text = try? String(contentsOf: file, encoding: .utf8) { return try BridgeJSON(text: text) }
        }
        throw XCTSkip("\(places) is not in this copy")
    }

    @MainActor
    func testChannelKeepsTheVectors() async throws {
        let failed = try await failures(Self.vectors("vectors/host.json"))
        XCTAssertEqual(failed, [])
    }

    func testGuardKeepsTheVectors() throws {
        XCTAssertEqual(try guardFailures(Self.vectors("vectors/guard.json")), [])
    }

    @MainActor
    func testErrorsAndBounds() async {
        let failed = await checkFailures()
        XCTAssertEqual(failed, [])
    }

    /// Without CryptoKit the good signatures come from the file that `SDHEALTH_SIGNED` names.
    private static func crypto() throws -> BundleCrypto {
        var signed = BridgeJSON.array([])
        #if !canImport(CryptoKit)
        guard let list = ProcessInfo.processInfo.environment["SDHEALTH_SIGNED"] else { throw XCTSkip("no list of good signatures (SDHEALTH_SIGNED)") }
        signed = try BridgeJSON(text: String(contentsOfFile: list, encoding: .utf8))
        #endif
        return testCrypto(signed)
    }

    func testOfferedBundlesAreDecidedAsTheVectorsSay() throws {
        let vectors = try Self.vectors("vectors/bundle/offer.json", "../../fixtures/vectors/bundle/offer.json")
        XCTAssertEqual(offerFailures(vectors, try Self.crypto()), [])
    }

    func testOffersAreReadAsTheVectorsSay() throws {
        let vectors = try Self.vectors("vectors/bundle/rollout.json", "../../fixtures/vectors/bundle/rollout.json")
        XCTAssertEqual(rolloutFailures(vectors, try Self.crypto()), [])
    }

    @MainActor
    func testBundlesStartAsTheVectorsSay() async throws {
        XCTAssertEqual(startFailures(try Self.vectors("vectors/bundle/start.json", "../../fixtures/vectors/bundle/start.json")), [])
    }
}
