// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// An adapter for `npx @sdhealth/native-shims conform`: one line of JSON in, one out. Copy it for a channel of your own.
import Foundation
import SdHealthBridge
import SdHealthBridgeVectors

@main
struct Conform {
    @MainActor
    static func main() async throws {
        var document = BridgeJSON.null
        while let line = readLine() {
            let request = try BridgeJSON(text: line)
            let reply: BridgeJSON
            switch request["do"]?.string {
            case "begin":
                document = request
                let kinds: [BridgeJSON] = [.string("channel"), .string("guard")]
                reply = .object(["name": .string("Swift, SDK \(Bridge.sdkVersion)"), "kinds": .array(kinds)])
            case "channel": reply = .object(["posted": .array(try await posted(request, document))])
            case "guard": reply = .object(["answer": try guardAnswer(request["list"]?.string ?? "", request["vector"] ?? .null, request)])
            default: reply = .object(["error": .string("unknown")])
            }
            print(reply.text)
            fflush(stdout)
        }
    }

    /// The texts that a page of its own is posted for one text of it.
    @MainActor
    static func posted(_ request: BridgeJSON, _ document: BridgeJSON) async throws -> [BridgeJSON] {
        var posted: [BridgeJSON] = []
        let channel = BridgeChannel(
            appName: document["app"]?["name"]?.string ?? "", appVersion: document["app"]?["version"]?.string ?? "",
            methods: try sampleMethods(document), events: texts(document["events"]), onError: { _, _ in }, post: { posted.append(.string($0)) })
        channel.receive(request["in"]?.string ?? "")
        for _ in 0..<50 { await Task.yield() }
        // A cancelled sleep ends in its own time.
        for _ in 0..<200 where .number(Double(posted.count)) != request["messages"] { try await Task.sleep(nanoseconds: 5_000_000) }
        return posted
    }
}
