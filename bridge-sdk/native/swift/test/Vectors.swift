// Runs vectors/host.json against the channel. In a unit test, call `failures`.
import Foundation

/// An error's message is free.
private func withoutMessage(_ message: JSONValue) -> JSONValue {
    guard case .object(var fields) = message, case .object(var error)? = fields["error"] else { return message }
    error["message"] = nil
    fields["error"] = .object(error)
    return .object(fields)
}

private func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let items)? = value { return items } else { return [] }
}

/// One line for each vector that the channel does not keep.
@MainActor
public func failures(_ document: JSONValue) async -> [String] {
    var failed: [String] = []
    for vector in list(document["vectors"]) {
        var posted: [JSONValue] = []
        let channel = Channel(
            appName: document["app"]?["name"]?.string ?? "", appVersion: document["app"]?["version"]?.string ?? "",
            calls: sampleCalls(document), events: bridgeEvents,
            post: { text in if let message = try? JSONValue(text: text) { posted.append(withoutMessage(message)) } })
        channel.receive(vector["in"]?.string ?? "")
        for _ in 0..<50 { await Task.yield() }
        let expected = list(vector["out"])
        if posted != expected {
            let texts = [posted, expected].map { JSONValue.array($0).text }
            failed.append("\(vector["name"]?.string ?? "")\n  posted   \(texts[0])\n  expected \(texts[1])")
        }
    }
    return failed
}
