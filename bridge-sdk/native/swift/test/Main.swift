// By itself, also on Linux: swiftc -parse-as-library swift/*.swift swift/test/*.swift -o vectors && ./vectors vectors/host.json
import Foundation

@main
struct Main {
    @MainActor
    static func main() async throws {
        let document = try JSONValue(text: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
        guard case .array(let vectors)? = document["vectors"] else { exit(1) }
        let failed = await failures(document)
        failed.forEach { print($0) }
        print("\(vectors.count) vectors, \(failed.count) failed")
        exit(failed.isEmpty ? 0 : 1)
    }
}
