// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
import Foundation

/// Runs the app's methods by name, for the channel.
@MainActor
public protocol BridgeDispatcher: AnyObject {
    /// The highest supported version of each method. All lower versions are supported too. Usually 1.
    var versions: [String: Int] { get }
    /// Runs one call. A thrown `BridgeError` is sent as the refusal, any other error as FAILED.
    func dispatch(_ method: String, _ params: BridgeJSON, _ call: BridgeCall) async throws -> BridgeJSON
}

/// Reads the params. Throws BAD_PARAMS if they do not match the contract, because the page sent them.
private func read<Params: Decodable>(_ params: BridgeJSON) throws -> Params {
    do {
        let read: Params = try params.decoded()
        try (read as? BridgeBounded)?.checkBounds("")
        return read
    } catch let wrong as BridgeValueError {
        throw BridgeError.badParams(wrong.place, wrong.rule)
    } catch let wrong as DecodingError {
        // The decoder's message contains the values, so only the path is reported.
        throw BridgeError.badParams(place(of: wrong))
    } catch {
        throw BridgeError.badParams("")
    }
}

private func place(of wrong: DecodingError) -> String {
    let path: [CodingKey]
    switch wrong {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): path = context.codingPath
    @unknown default: path = []
    }
    return path.map { "/\($0.intValue.map(String.init) ?? $0.stringValue)" }.joined()
}

/// Writes a result or payload. Throws if a value is out of its bounds, because the app made it.
private func written<Value: Encodable>(_ value: Value) throws -> BridgeJSON {
    try (value as? BridgeBounded)?.checkBounds("")
    return try BridgeJSON(encoding: value)
}

/// The app's methods. Each is registered with its function, and the handshake lists only registered methods, so a page knows which it can
/// call. The guard checks the addresses in the params of the contract's methods before their functions run. Your own methods must check
/// their addresses themselves.
@MainActor
public final class BridgeMethods: BridgeDispatcher {
    public typealias Run = @MainActor (BridgeJSON, BridgeCall) async throws -> BridgeJSON
    private var table: [String: (version: Int, run: Run)] = [:]
    private let guardian: BridgeGuard

    public init(guard guardian: BridgeGuard) { self.guardian = guardian }

    public var versions: [String: Int] { table.mapValues(\.version) }

    public func dispatch(_ method: String, _ params: BridgeJSON, _ call: BridgeCall) async throws -> BridgeJSON {
        guard let run = table[method]?.run else { throw BridgeError.unsupported("Method not found") }
        return try await run(params, call)
    }

    /// Registers a method of your own. Each of the contract's methods has a function with its name.
    public func on(_ method: String, version: Int = 1, _ run: @escaping Run) {
        table[method] = (version, run)
    }

    /// Returns facts about the phone. A field other than `os` is absent where the host does not know it.
    public func getDeviceInfo(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.GetDeviceInfoResult) {
        on("getDeviceInfo") { _, call in try await written(run(call)) }
    }

    /// Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the phone refuses.
    public func getLocation(_ run: @escaping @MainActor (Bridge.GetLocationParams, BridgeCall) async throws -> Bridge.GetLocationResult) {
        on("getLocation") { params, call in try await written(run(read(params), call)) }
    }

    /// Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner.
    public func scanCode(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.ScanCodeResult) {
        on("scanCode") { _, call in try await written(run(call)) }
    }

    /// Opens the phone's dialler with the number; the person still has to press call.
    public func dialPhone(_ run: @escaping @MainActor (Bridge.DialPhoneParams, BridgeCall) async throws -> Void) {
        on("dialPhone") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a network.
    public func getNetwork(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.GetNetworkResult) {
        on("getNetwork") { _, call in try await written(run(call)) }
    }

    /// Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence.
    public func getSteps(_ run: @escaping @MainActor (Bridge.GetStepsParams, BridgeCall) async throws -> Bridge.GetStepsResult) {
        on("getSteps") { params, call in try await written(run(read(params), call)) }
    }

    /// Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer.
    public func requestStepLicence(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.RequestStepLicenceResult) {
        on("requestStepLicence") { _, call in try await written(run(call)) }
    }

    /// Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before.
    public func ready(_ run: @escaping @MainActor (BridgeCall) async throws -> Void) {
        on("ready") { _, call in try await run(call); return .object([:]) }
    }

    /// Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data.
    public func reportFatal(_ run: @escaping @MainActor (Bridge.ReportFatalParams, BridgeCall) async throws -> Void) {
        on("reportFatal") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Hides this screen from the task switcher and from screenshots while `secure` is true.
    public func setSecureScreen(_ run: @escaping @MainActor (Bridge.SetSecureScreenParams, BridgeCall) async throws -> Void) {
        on("setSecureScreen") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Returns the version and build number of the bundle that the host started.
    public func getBundleInfo(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.GetBundleInfoResult) {
        on("getBundleInfo") { _, call in try await written(run(call)) }
    }

    /// Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in bytes. CANCELLED: the person chooses none.
    public func chooseImages(_ run: @escaping @MainActor (Bridge.ChooseImagesParams, BridgeCall) async throws -> Bridge.ChooseImagesResult) {
        on("chooseImages") { params, call in try await written(run(read(params), call)) }
    }

    /// Saves a picture to the phone's album. DENIED: the app has no permission for the album.
    public func saveImage(_ run: @escaping @MainActor (Bridge.SaveImageParams, BridgeCall) async throws -> Void) {
        on("saveImage") { [guardian] params, call in
            let given: Bridge.SaveImageParams = try read(params)
            try guardian.check(.picture, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Shows pictures on the full screen. `current` is the index of the first picture shown, default 0.
    public func previewImages(_ run: @escaping @MainActor (Bridge.PreviewImagesParams, BridgeCall) async throws -> Void) {
        on("previewImages") { [guardian] params, call in
            let given: Bridge.PreviewImagesParams = try read(params)
            for (index0, item0) in given.urls.enumerated() { try guardian.check(.picture, item0, "/urls/\(index0)") }
            try await run(given, call)
            return .object([:])
        }
    }

    /// Opens a PDF or office document in the host's viewer.
    public func openDocument(_ run: @escaping @MainActor (Bridge.OpenDocumentParams, BridgeCall) async throws -> Void) {
        on("openDocument") { [guardian] params, call in
            let given: Bridge.OpenDocumentParams = try read(params)
            try guardian.check(.file, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Opens one of our pages in a new web view of the host, on top of this one.
    public func openPage(_ run: @escaping @MainActor (Bridge.OpenPageParams, BridgeCall) async throws -> Void) {
        on("openPage") { [guardian] params, call in
            let given: Bridge.OpenPageParams = try read(params)
            try guardian.check(.own, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Closes this web view.
    public func closePage(_ run: @escaping @MainActor (BridgeCall) async throws -> Void) {
        on("closePage") { _, call in try await run(call); return .object([:]) }
    }

    /// Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app opened.
    public func openApp(_ run: @escaping @MainActor (Bridge.OpenAppParams, BridgeCall) async throws -> Void) {
        on("openApp") { [guardian] params, call in
            let given: Bridge.OpenAppParams = try read(params)
            try guardian.check(.app, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Opens a page of a WeChat mini-program, by default its first page.
    public func openMiniProgram(_ run: @escaping @MainActor (Bridge.OpenMiniProgramParams, BridgeCall) async throws -> Void) {
        on("openMiniProgram") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page.
    public func openExternal(_ run: @escaping @MainActor (Bridge.OpenExternalParams, BridgeCall) async throws -> Void) {
        on("openExternal") { [guardian] params, call in
            let given: Bridge.OpenExternalParams = try read(params)
            try guardian.check(.page, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone.
    public func openStore(_ run: @escaping @MainActor (Bridge.OpenStoreParams, BridgeCall) async throws -> Void) {
        on("openStore") { [guardian] params, call in
            let given: Bridge.OpenStoreParams = try read(params)
            try guardian.check(.app, given.appStoreUrl, "/appStoreUrl")
            try guardian.check(.app, given.androidUrl, "/androidUrl")
            try guardian.check(.app, given.marketUrl, "/marketUrl")
            try await run(given, call)
            return .object([:])
        }
    }

    /// Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own.
    public func setTitle(_ run: @escaping @MainActor (Bridge.SetTitleParams, BridgeCall) async throws -> Void) {
        on("setTitle") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
    /// The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened. The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY). `pending()` lists it until the page has asked the server and calls `settle()`.
    /// The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.
    public func paySeq(_ run: @escaping @MainActor (Bridge.PaySeqParams, BridgeCall) async throws -> Bridge.PaySeqResult) {
        on("paySeq") { [guardian] params, call in
            let given: Bridge.PaySeqParams = try read(params)
            try guardian.check(.return, given.redirectUrl, "/redirectUrl")
            try guardian.check(.return, given.failUrl, "/failUrl")
            return try await written(run(given, call))
        }
    }

    /// Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person closes the dialog.
    public func login(_ run: @escaping @MainActor (Bridge.LoginParams, BridgeCall) async throws -> Bridge.LoginResult) {
        on("login") { [guardian] params, call in
            let given: Bridge.LoginParams = try read(params)
            try guardian.check(.web, given.thirdPartyUrl, "/thirdPartyUrl")
            return try await written(run(given, call))
        }
    }

    /// Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session.
    public func refreshToken(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.RefreshTokenResult) {
        on("refreshToken") { _, call in try await written(run(call)) }
    }

    /// Ends the session in the host. The page calls it after it has ended its own.
    public func logout(_ run: @escaping @MainActor (BridgeCall) async throws -> Void) {
        on("logout") { _, call in try await run(call); return .object([:]) }
    }

    /// Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog.
    public func bindMobile(_ run: @escaping @MainActor (BridgeCall) async throws -> Bridge.BindMobileResult) {
        on("bindMobile") { _, call in try await written(run(call)) }
    }

    /// Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take two links: `friend` is used for QQ too, `timeline` for QQ space; an older client of WeChat takes all four. A mini-program keeps the content for later (`queued`) and uses `friend`.
    public func setShareContent(_ run: @escaping @MainActor (Bridge.SetShareContentParams, BridgeCall) async throws -> Bridge.SetShareContentResult) {
        on("setShareContent") { [guardian] params, call in
            let given: Bridge.SetShareContentParams = try read(params)
            try guardian.check(.web, given.link, "/link")
            try guardian.check(.web, given.links?.timeline, "/links/timeline")
            try guardian.check(.web, given.links?.friend, "/links/friend")
            try guardian.check(.web, given.links?.qq, "/links/qq")
            try guardian.check(.web, given.links?.qzone, "/links/qzone")
            return try await written(run(given, call))
        }
    }

    /// Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person closes the sheet.
    public func openShareSheet(_ run: @escaping @MainActor (Bridge.OpenShareSheetParams, BridgeCall) async throws -> Bridge.OpenShareSheetResult) {
        on("openShareSheet") { [guardian] params, call in
            let given: Bridge.OpenShareSheetParams = try read(params)
            try guardian.check(.web, given.link, "/link")
            try guardian.check(.web, given.links?.timeline, "/links/timeline")
            try guardian.check(.web, given.links?.friend, "/links/friend")
            try guardian.check(.web, given.links?.qq, "/links/qq")
            try guardian.check(.web, given.links?.qzone, "/links/qzone")
            return try await written(run(given, call))
        }
    }

    /// Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`.
    public func openCustomerService(_ run: @escaping @MainActor (Bridge.OpenCustomerServiceParams, BridgeCall) async throws -> Void) {
        on("openCustomerService") { [guardian] params, call in
            let given: Bridge.OpenCustomerServiceParams = try read(params)
            try guardian.check(.page, given.url, "/url")
            try await run(given, call)
            return .object([:])
        }
    }
}

/// The events that this app sends to its page.
@MainActor
public protocol BridgeEvents: AnyObject {
    func tell(_ event: String, _ payload: BridgeJSON)
    func ask(_ event: String, _ payload: BridgeJSON) async -> Bool
}

@MainActor
public extension BridgeEvents {
    /// The host sends this when the network connection changes.
    func networkChanged(_ payload: Bridge.NetworkChangedPayload) throws { tell("networkChanged", try written(payload)) }

    /// The host sends this when today's count of steps grows.
    func stepsChanged(_ payload: Bridge.StepsChangedPayload) throws { tell("stepsChanged", try written(payload)) }

    /// The host sends this when the page is in front again. Timers and sockets may have stale data then.
    func resumed() { tell("resumed", .object([:])) }

    /// The host sends this when the page is no longer in front. The page may never come back.
    func paused() { tell("paused", .object([:])) }

    /// The host sends this when it has a newer bundle. It uses that bundle at the next start.
    func updateAvailable(_ payload: Bridge.UpdateAvailablePayload) throws { tell("updateAvailable", try written(payload)) }

    /// The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of true) has handled it; else the host goes back.
    /// True when the page has handled it.
    func backPressed() async -> Bool { await ask("backPressed", .object([:])) }

    /// The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server.
    func paymentReturned(_ payload: Bridge.PaymentReturnedPayload) throws { tell("paymentReturned", try written(payload)) }

    /// The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before.
    func sessionChanged(_ payload: Bridge.SessionChangedPayload) throws { tell("sessionChanged", try written(payload)) }

    /// The host sends this when the person has shared from the host's own menu.
    func shared(_ payload: Bridge.SharedPayload) throws { tell("shared", try written(payload)) }
}
