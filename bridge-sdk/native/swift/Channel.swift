// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// JSON-RPC 2.0 over one channel of text: handshake, acceptance, cancel, answers. Knows nothing of a web view.
import Foundation

/// One call while it runs. `version` is the version of the method that the page uses, usually 1.
@MainActor
public final class BridgeCall {
    /// The page's name for the call, unique while it runs.
    public let id: String
    /// The method's name.
    public let method: String
    /// The version of the method that the page speaks.
    public let version: Int
    private weak var channel: BridgeChannel?

    init(id: String, method: String, version: Int, channel: BridgeChannel) {
        (self.id, self.method, self.version, self.channel) = (id, method, version, channel)
    }

    /// Tells the page how far it is.
    public func progress(_ value: BridgeJSON) {
        channel?.tell("$/progress", .object(["id": .string(id), "value": value]))
    }
}

/// One web view's end of the channel; `post` hands text to the page. A page that is loaded again says `initialize` again: what the
/// load before it asked for is cancelled then, and its answers go nowhere. The main thread's: the compiler looks.
///
/// `onError` is told what goes wrong in the app itself, with its cause: of a method, of `token`, of `post`. The page learns no more than
/// FAILED. A cause may have personal data.
@MainActor
public final class BridgeChannel: BridgeEvents {
    static let maxCharacters = 1_048_576
    static let maxDepth = 64
    static let maxParts = 20_000
    static let maxBatch = 1_000
    static let maxMessage = 200
    private static let noJSON = BridgeValueError(place: "result", rule: "a number that JSON has")

    private final class Running {
        var task: Task<Void, Never>?
        /// True when the page has asked to stop, or is gone.
        var isUnwanted = false

        func stop() {
            isUnwanted = true
            task?.cancel()
        }
    }

    private let appName: String
    private let appVersion: String
    private let methods: BridgeDispatcher
    private let events: [String]
    private let onError: (String, Error) -> Void
    private let token: () throws -> String?
    private let post: (String) -> Void
    private var running: [String: Running] = [:]
    private var asked: [String: CheckedContinuation<Bool, Never>] = [:]
    private var nextEvent = 1
    /// Set where nothing of this page is done, because its protocol cannot be spoken.
    private var refusal: BridgeWireError?

    /// `events` are the names that the page may listen to; `token` gives the session token of who is logged in, nil for nobody.
    public init(
        appName: String, appVersion: String, methods: BridgeDispatcher, events: [String],
        onError: @escaping (_ place: String, _ cause: Error) -> Void,
        token: @escaping () throws -> String? = { nil }, post: @escaping (String) -> Void
    ) {
        self.appName = appName
        self.appVersion = appVersion
        self.methods = methods
        self.events = events
        self.onError = onError
        self.token = token
        self.post = post
    }

    /// Takes one text of the page. Never throws. What is no message is dropped.
    public func receive(_ text: String) {
        guard !Self.isTooLarge(text), let message = try? BridgeJSON(text: text).cleaned else { return }
        if case .array(let batch) = message { for one in batch { take(one) } } else { take(message) }
    }

    /// The page is gone (content process ended, web view closed): nothing it asked for is of use any more.
    public func pageGone() {
        refusal = nil
        let gone = running.values
        running.removeAll()
        gone.forEach { $0.stop() }
        let waiting = asked.values
        asked.removeAll()
        waiting.forEach { $0.resume(returning: false) }
    }

    private func take(_ message: BridgeJSON) {
        let id = message["id"]?.string
        // Some encoders write null for what is absent.
        let given = message["params"] ?? .null
        let params = given == .null ? .object([:]) : given
        switch (message["method"]?.string, id) {
        case ("$/cancelRequest", _):
            if let cancelled = params["id"]?.string { running[cancelled]?.stop() }
        case (_, nil):
            return
        case (nil, let id?):
            asked.removeValue(forKey: id)?.resume(returning: message["result"]?["handled"]?.bool ?? false)
        case ("initialize", let id?):
            initialize(id, params)
        case (let name?, let id?):
            run(id, name, params)
        }
    }

    private func initialize(_ id: String, _ params: BridgeJSON) {
        pageGone()
        let (major, ours) = (Self.major(of: params["protocol"]?.string), Self.major(of: Bridge.protocolVersion))
        let spoken = "this app speaks protocol \(Bridge.protocolVersion)"
        if major > ours { refusal = BridgeWireError(-32000, "HOST_TOO_OLD", spoken) }
        if major < ours { refusal = BridgeError.badParams("/protocol", spoken).onWire }
        if let refusal = refusal { return fail(id, refusal) }
        var result: [String: BridgeJSON] = [
            "protocol": .string(Bridge.protocolVersion),
            "app": .object(["name": .string(appName), "version": .string(appVersion)]),
            "methods": .object(methods.versions.mapValues { .number(Double($0)) }),
            "events": .array(events.map { .string($0) }),
            "batch": .bool(true),
        ]
        do {
            if let token = try token() { result["token"] = .string(token) }
        } catch { onError("token", error) }
        answer(id, .object(result))
    }

    private func run(_ id: String, _ name: String, _ params: BridgeJSON) {
        guard running[id] == nil else { return }
        if let refusal = refusal { return fail(id, refusal) }
        let (method, version) = Self.versioned(name)
        guard let spoken = methods.versions[method] else { return fail(id, .notFound) }
        guard version <= spoken else {
            return fail(id, BridgeWireError(-32000, "HOST_TOO_OLD", "\(method) is spoken up to version \(spoken)"))
        }
        tell("$/accepted", .object(["id": .string(id)]))
        let call = BridgeCall(id: id, method: method, version: version, channel: self)
        let one = Running()
        running[id] = one
        one.task = Task { [weak self, methods] in
            do {
                let result = try await methods.dispatch(method, params, call)
                guard result.isWritable else { throw Self.noJSON }
                self?.end(id, one) { self?.answer(id, result) }
            } catch {
                guard let refused = self?.ended(method, one, error) else { return }
                self?.end(id, one) { self?.fail(id, refused) }
            }
        }
    }

    /// The page is told that it was cancelled only if it has asked for it: a time-out of the app's own is none of its doing.
    private func ended(_ method: String, _ one: Running, _ error: Error) -> BridgeWireError {
        if let refusal = error as? BridgeError {
            if case .failed(_, _, _, let cause?) = refusal { onError(method, cause) }
            return refusal.onWire
        }
        if one.isUnwanted, error is CancellationError { return BridgeError.cancelled().onWire }
        onError(method, error)
        // The text is for the page's log: no personal data.
        return BridgeError.failed("\(type(of: error))").onWire
    }

    /// Only the first end of a call is told; a call of a page that is gone has none.
    private func end(_ id: String, _ one: Running, _ say: () -> Void) {
        guard running[id] === one else { return }
        running[id] = nil
        say()
    }

    /// Sends a message of the protocol. For your own events there is `emit`, for the contract's their functions.
    public func tell(_ event: String, _ payload: BridgeJSON) {
        send(["method": .string(event), "params": payload])
    }

    /// Sends the page an event of your own, one of `events`. Another name is told to `onError` and sent nowhere.
    public func emit(_ event: String, _ payload: BridgeJSON = .object([:])) {
        guard events.contains(event) else { return onError("emit", BridgeValueError(place: event, rule: "one of the channel's events")) }
        tell(event, payload)
    }

    /// A page that does not answer within 500 ms has not handled it.
    public func ask(_ event: String, _ payload: BridgeJSON) async -> Bool {
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

    private func answer(_ id: String, _ result: BridgeJSON) {
        if !send(["id": .string(id), "result": result]) { fail(id, BridgeError.tooLarge.onWire) }
    }

    private func fail(_ id: String, _ error: BridgeWireError) {
        var data: [String: BridgeJSON] = ["code": .string(error.word)]
        if let mayHaveHappened = error.mayHaveHappened { data["mayHaveHappened"] = .bool(mayHaveHappened) }
        if let needs = error.needs { data["needs"] = .string(needs) }
        if let path = error.path { data["path"] = .string(path) }
        let wire: [String: BridgeJSON] = [
            "code": .number(Double(error.number)), "message": .string(String(error.text.prefix(Self.maxMessage))),
            "data": .object(data),
        ]
        send(["id": .string(id), "error": .object(wire)])
    }

    /// False for a message that no page takes.
    @discardableResult
    private func send(_ message: [String: BridgeJSON]) -> Bool {
        guard BridgeJSON.object(message).isWritable else {
            onError("post", Self.noJSON)
            return false
        }
        let text = BridgeJSON.object(message.merging(["jsonrpc": .string("2.0")]) { first, _ in first }).text
        guard text.utf16.count <= Self.maxCharacters else {
            onError("post", BridgeError.tooLarge)
            return false
        }
        post(text)
        return true
    }

    private static func major(of version: String?) -> Int {
        let digits = (version ?? "").utf8.prefix { (48...57).contains($0) }.prefix(9)
        return Int(String(decoding: Array(digits), as: UTF8.self)) ?? 1
    }

    /// `getSteps@2` is the method `getSteps`, as the page speaks its second version.
    private static func versioned(_ name: String) -> (method: String, version: Int) {
        guard let at = name.lastIndex(of: "@") else { return (name, 1) }
        let digits = name[name.index(after: at)...]
        guard (1...6).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return (name, 1) }
        return (String(name[..<at]), Int(digits) ?? 1)
    }

    /// True for too many characters, levels, objects and lists, or messages. Looked at before it is parsed: a parser would run out of stack.
    static func isTooLarge(_ text: String) -> Bool {
        var (depth, parts, messages) = (0, 0, 1)
        var (quoted, escaped) = (false, false)
        for byte in text.utf8 {
            if escaped { escaped = false; continue }
            switch byte {
            case UInt8(ascii: "\\"): escaped = quoted
            case UInt8(ascii: "\""): quoted.toggle()
            case UInt8(ascii: "{"), UInt8(ascii: "["): if !quoted { depth += 1; parts += 1 }
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if !quoted { depth -= 1 }
            case UInt8(ascii: ","): if !quoted, depth == 1 { messages += 1 }
            default: break
            }
            if depth > maxDepth || parts > maxParts || messages > maxBatch { return true }
        }
        return text.utf16.count > maxCharacters
    }
}
