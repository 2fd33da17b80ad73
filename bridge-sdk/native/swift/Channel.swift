// JSON-RPC 2.0 over one channel of text: handshake, acceptance, cancel, answers. Knows nothing of a web view.
import Foundation

/// A refusal in the wire's terms. `code` is one of the bridge's words, for example NEEDS_LOGIN.
public struct BridgeError: Error, Sendable {
    public let wire: Int
    public let message: String
    public let code: String
    public var mayHaveHappened: Bool?
    public var needs: String?

    public init(wire: Int = -32000, message: String, code: String, mayHaveHappened: Bool? = nil, needs: String? = nil) {
        self.wire = wire
        self.message = message
        self.code = code
        self.mayHaveHappened = mayHaveHappened
        self.needs = needs
    }

    public static let cancelled = BridgeError(wire: 3, message: "the person turned away", code: "CANCELLED")
    public static let needsLogin = BridgeError(message: "nobody is logged in", code: "NEEDS_LOGIN")
    public static func unsupported(_ text: String) -> BridgeError { BridgeError(wire: 4, message: text, code: "UNSUPPORTED") }
    public static func denied(_ text: String) -> BridgeError { BridgeError(message: text, code: "DENIED") }
    static let notFound = BridgeError(wire: -32601, message: "Method not found", code: "UNSUPPORTED")
    static let badParams = BridgeError(wire: -32602, message: "Invalid params", code: "BAD_PARAMS", mayHaveHappened: false)
}

/// One call while it runs.
@MainActor
public final class Call {
    public let id: String
    public let method: String
    private weak var channel: Channel?

    init(id: String, method: String, channel: Channel) {
        self.id = id
        self.method = method
        self.channel = channel
    }

    /// Tells the page how far it is.
    public func progress(_ value: JSONValue) {
        channel?.tell("$/progress", .object(["id": .string(id), "value": value]))
    }
}

/// One web view's end of the channel; `post` hands text to the page. A page that is loaded again says `initialize` again: what the
/// load before it asked for is cancelled then, and its answers go nowhere.
@MainActor
public final class Channel: Events {
    public static let protocolVersion = "1.0"
    static let maxCharacters = 1_048_576
    static let maxDepth = 64

    private let appName: String
    private let appVersion: String
    private let calls: Dispatcher
    private let events: [String]
    private let token: () -> String?
    private let post: (String) -> Void
    private var running: [String: Task<Void, Never>] = [:]
    private var asked: [String: CheckedContinuation<Bool, Never>] = [:]
    private var nextEvent = 1

    public init(
        appName: String, appVersion: String, calls: Dispatcher, events: [String],
        token: @escaping () -> String? = { nil }, post: @escaping (String) -> Void
    ) {
        self.appName = appName
        self.appVersion = appVersion
        self.calls = calls
        self.events = events
        self.token = token
        self.post = post
    }

    /// Takes one text of the page. Never throws. What is no message is dropped.
    public func receive(_ text: String) {
        guard text.utf16.count <= Self.maxCharacters, !Self.isTooDeep(text), let message = try? JSONValue(text: text) else { return }
        if case .array(let batch) = message { for one in batch { take(one) } } else { take(message) }
    }

    /// The page is gone (content process ended, web view closed): nothing it asked for is of use any more.
    public func pageGone() {
        let tasks = running.values
        running.removeAll()
        tasks.forEach { $0.cancel() }
        let waiting = asked.values
        asked.removeAll()
        waiting.forEach { $0.resume(returning: false) }
    }

    private func take(_ message: JSONValue) {
        let id = message["id"]?.string
        switch (message["method"]?.string, id) {
        case ("$/cancelRequest", _):
            if let cancelled = message["params"]?["id"]?.string { running[cancelled]?.cancel() }
        case (_, nil):
            return
        case (nil, let id?):
            asked.removeValue(forKey: id)?.resume(returning: message["result"]?["handled"]?.bool ?? false)
        case ("initialize", let id?):
            initialize(id)
        case (let method?, let id?):
            run(id, method, message["params"] ?? .object([:]))
        }
    }

    private func initialize(_ id: String) {
        pageGone()
        var result: [String: JSONValue] = [
            "protocol": .string(Self.protocolVersion),
            "app": .object(["name": .string(appName), "version": .string(appVersion)]),
            "methods": .object(Dictionary(uniqueKeysWithValues: calls.methods.map { ($0, .number(1)) })),
            "events": .array(events.map { .string($0) }),
            "batch": .bool(true),
        ]
        if let token = token() { result["token"] = .string(token) }
        answer(id, .object(result))
    }

    private func run(_ id: String, _ method: String, _ params: JSONValue) {
        guard running[id] == nil else { return }
        guard calls.methods.contains(method) else { return fail(id, .notFound) }
        tell("$/accepted", .object(["id": .string(id)]))
        let call = Call(id: id, method: method, channel: self)
        running[id] = Task { [weak self, calls] in
            do {
                let result = try await calls.dispatch(method, params, call)
                self?.end(id) { self?.answer(id, result) }
            } catch let refusal as BridgeError {
                self?.end(id) { self?.fail(id, refusal) }
            } catch is CancellationError {
                self?.end(id) { self?.fail(id, .cancelled) }
            } catch {
                // The text is for the page's log: no personal data.
                let failure = BridgeError(message: "\(type(of: error))", code: "FAILED", mayHaveHappened: true)
                self?.end(id) { self?.fail(id, failure) }
            }
        }
    }

    /// Only the first end of a call is told; a call of a page that is gone has none.
    private func end(_ id: String, _ say: () -> Void) {
        if running.removeValue(forKey: id) != nil { say() }
    }

    public func tell(_ event: String, _ payload: JSONValue) {
        send(["method": .string(event), "params": payload])
    }

    /// A page that does not answer within 500 ms has not handled it.
    public func ask(_ event: String, _ payload: JSONValue) async -> Bool {
        let id = "host.\(nextEvent)"
        nextEvent += 1
        return await withCheckedContinuation { continuation in
            asked[id] = continuation
            send(["id": .string(id), "method": .string(event), "params": payload])
            Task { [weak self] in
                try? await Task.sleep(nanoseconds: 500_000_000)
                self?.asked.removeValue(forKey: id)?.resume(returning: false)
            }
        }
    }

    private func answer(_ id: String, _ result: JSONValue) { send(["id": .string(id), "result": result]) }

    private func fail(_ id: String, _ error: BridgeError) {
        var data: [String: JSONValue] = ["code": .string(error.code)]
        if let mayHaveHappened = error.mayHaveHappened { data["mayHaveHappened"] = .bool(mayHaveHappened) }
        if let needs = error.needs { data["needs"] = .string(needs) }
        let wire: [String: JSONValue] = [
            "code": .number(Double(error.wire)), "message": .string(error.message), "data": .object(data),
        ]
        send(["id": .string(id), "error": .object(wire)])
    }

    private func send(_ message: [String: JSONValue]) {
        post(JSONValue.object(message.merging(["jsonrpc": .string("2.0")]) { first, _ in first }).text)
    }

    /// Looked at before it is parsed: a parser would run out of stack.
    static func isTooDeep(_ text: String) -> Bool {
        var depth = 0
        var quoted = false
        var escaped = false
        for byte in text.utf8 {
            if escaped { escaped = false; continue }
            switch byte {
            case UInt8(ascii: "\\"): escaped = quoted
            case UInt8(ascii: "\""): quoted.toggle()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if !quoted { depth += 1; if depth > maxDepth { return true } }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if !quoted { depth -= 1 }
            default: break
            }
        }
        return false
    }
}
