// By itself, also on Linux: swiftc -parse-as-library swift/*.swift swift/test/*.swift -o vectors && ./vectors vectors/host.json
// With the vectors of bundles: ./vectors vectors/host.json offer.json start.json signed.json
import Foundation

func document(_ argument: Int) throws -> JSONValue {
    try JSONValue(text: String(contentsOfFile: CommandLine.arguments[argument], encoding: .utf8))
}

@main
struct Main {
    @MainActor
    static func main() async throws {
        let host = try document(1)
        guard case .array(let vectors)? = host["vectors"] else { exit(1) }
        var failed = await failures(host)
        failed.forEach { print($0) }
        print("\(vectors.count) vectors, \(failed.count) failed")
        if CommandLine.arguments.count > 4 {
            let (offer, start) = (try document(2), try document(3))
            let wrong = offerFailures(offer, try testCrypto(document(4))) + startFailures(start)
            wrong.forEach { print($0) }
            print("Bundles: \(wrong.count) failed")
            failed += wrong
        }
        exit(failed.isEmpty ? 0 : 1)
    }
}
