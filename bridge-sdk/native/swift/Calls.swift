// Generated from the contract; do not edit.
import Foundation

/// The methods this app has, by name. The channel calls them.
@MainActor
public protocol Dispatcher: AnyObject {
    var methods: [String] { get }
    /// Runs one call. A `BridgeError` is its refusal; any other throw is FAILED.
    func dispatch(_ method: String, _ params: JSONValue, _ call: Call) async throws -> JSONValue
}

/// Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS.
private func read<Params: Decodable>(_ params: JSONValue) throws -> Params {
    do { return try params.decoded() } catch { throw BridgeError.badParams }
}

/// The calls this app can do. Each is registered with its function, and only those are named in the handshake. So a page knows
/// what it may ask, and nothing has to be kept in step by hand.
@MainActor
public final class Calls: Dispatcher {
    private var table: [String: @MainActor (JSONValue, Call) async throws -> JSONValue] = [:]
    public init() {}
    public var methods: [String] { table.keys.sorted() }

    public func dispatch(_ method: String, _ params: JSONValue, _ call: Call) async throws -> JSONValue {
        guard let run = table[method] else { throw BridgeError.notFound }
        return try await run(params, call)
    }

    /// Registers a method of your own; for the contract's methods there are functions of their names.
    public func on(_ method: String, _ run: @escaping @MainActor (JSONValue, Call) async throws -> JSONValue) {
        table[method] = run
    }

    /// Returns facts about the phone. A field other than `os` is absent where the host does not know it.
    public func getDeviceInfo(_ run: @escaping @MainActor (Call) async throws -> GetDeviceInfoResult) {
        on("getDeviceInfo") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the phone refuses.
    public func getLocation(_ run: @escaping @MainActor (GetLocationParams, Call) async throws -> GetLocationResult) {
        on("getLocation") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner.
    public func scanCode(_ run: @escaping @MainActor (Call) async throws -> ScanCodeResult) {
        on("scanCode") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Opens the phone's dialler with the number; the person still has to press call.
    public func dialPhone(_ run: @escaping @MainActor (DialPhoneParams, Call) async throws -> Void) {
        on("dialPhone") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a network.
    public func getNetwork(_ run: @escaping @MainActor (Call) async throws -> GetNetworkResult) {
        on("getNetwork") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence.
    public func getSteps(_ run: @escaping @MainActor (GetStepsParams, Call) async throws -> GetStepsResult) {
        on("getSteps") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer.
    public func requestStepLicence(_ run: @escaping @MainActor (Call) async throws -> RequestStepLicenceResult) {
        on("requestStepLicence") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before.
    public func ready(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("ready") { _, call in try await run(call); return .object([:]) }
    }

    /// Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data.
    public func reportFatal(_ run: @escaping @MainActor (ReportFatalParams, Call) async throws -> Void) {
        on("reportFatal") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Hides this screen from the task switcher and from screenshots while `secure` is true.
    public func setSecureScreen(_ run: @escaping @MainActor (SetSecureScreenParams, Call) async throws -> Void) {
        on("setSecureScreen") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Returns the version and build number of the bundle that the host started.
    public func getBundleInfo(_ run: @escaping @MainActor (Call) async throws -> GetBundleInfoResult) {
        on("getBundleInfo") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in bytes. CANCELLED: the person chooses none.
    public func chooseImages(_ run: @escaping @MainActor (ChooseImagesParams, Call) async throws -> ChooseImagesResult) {
        on("chooseImages") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Saves a picture to the phone's album. DENIED: the app has no permission for the album.
    public func saveImage(_ run: @escaping @MainActor (SaveImageParams, Call) async throws -> Void) {
        on("saveImage") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Shows pictures on the full screen. `current` is the index of the first picture shown, default 0.
    public func previewImages(_ run: @escaping @MainActor (PreviewImagesParams, Call) async throws -> Void) {
        on("previewImages") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a PDF or office document in the host's viewer.
    public func openDocument(_ run: @escaping @MainActor (OpenDocumentParams, Call) async throws -> Void) {
        on("openDocument") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens one of our pages in a new web view of the host, on top of this one.
    public func openPage(_ run: @escaping @MainActor (OpenPageParams, Call) async throws -> Void) {
        on("openPage") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Closes this web view.
    public func closePage(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("closePage") { _, call in try await run(call); return .object([:]) }
    }

    /// Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app opened.
    public func openApp(_ run: @escaping @MainActor (OpenAppParams, Call) async throws -> Void) {
        on("openApp") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a page of a WeChat mini-program, by default its first page.
    public func openMiniProgram(_ run: @escaping @MainActor (OpenMiniProgramParams, Call) async throws -> Void) {
        on("openMiniProgram") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page.
    public func openExternal(_ run: @escaping @MainActor (OpenExternalParams, Call) async throws -> Void) {
        on("openExternal") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone.
    public func openStore(_ run: @escaping @MainActor (OpenStoreParams, Call) async throws -> Void) {
        on("openStore") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own.
    public func setTitle(_ run: @escaping @MainActor (SetTitleParams, Call) async throws -> Void) {
        on("setTitle") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
    /// The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened. The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY). `pending()` lists it until the page has asked the server and calls `settle()`.
    /// Apps from 2.1.0 on get the two urls absolute, older ones as paths (specification, section 4).
    public func paySeq(_ run: @escaping @MainActor (PaySeqParams, Call) async throws -> PaySeqResult) {
        on("paySeq") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person closes the dialog.
    public func login(_ run: @escaping @MainActor (LoginParams, Call) async throws -> LoginResult) {
        on("login") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session.
    public func refreshToken(_ run: @escaping @MainActor (Call) async throws -> RefreshTokenResult) {
        on("refreshToken") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Ends the session in the host. The page calls it after it has ended its own.
    public func logout(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("logout") { _, call in try await run(call); return .object([:]) }
    }

    /// Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog.
    public func bindMobile(_ run: @escaping @MainActor (Call) async throws -> BindMobileResult) {
        on("bindMobile") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take two links: `friend` is used for QQ too, `timeline` for QQ space. A mini-program keeps the content for later (`queued`) and uses `friend`.
    public func setShareContent(_ run: @escaping @MainActor (SetShareContentParams, Call) async throws -> SetShareContentResult) {
        on("setShareContent") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person closes the sheet.
    public func openShareSheet(_ run: @escaping @MainActor (OpenShareSheetParams, Call) async throws -> OpenShareSheetResult) {
        on("openShareSheet") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`.
    public func openCustomerService(_ run: @escaping @MainActor (OpenCustomerServiceParams, Call) async throws -> Void) {
        on("openCustomerService") { params, call in try await run(read(params), call); return .object([:]) }
    }
}

/// The events that this app sends to its page.
@MainActor
public protocol Events: AnyObject {
    func tell(_ event: String, _ payload: JSONValue)
    func ask(_ event: String, _ payload: JSONValue) async -> Bool
}

@MainActor
public extension Events {
    /// The host sends this when the network connection changes.
    func networkChanged(_ payload: NetworkChangedPayload) throws { tell("networkChanged", try JSONValue(encoding: payload)) }

    /// The host sends this when today's count of steps grows.
    func stepsChanged(_ payload: StepsChangedPayload) throws { tell("stepsChanged", try JSONValue(encoding: payload)) }

    /// The host sends this when the page is in front again. Timers and sockets may have stale data then.
    func resumed() { tell("resumed", .object([:])) }

    /// The host sends this when the page is no longer in front. The page may never come back.
    func paused() { tell("paused", .object([:])) }

    /// The host sends this when it has a newer bundle. It uses that bundle at the next start.
    func updateAvailable(_ payload: UpdateAvailablePayload) throws { tell("updateAvailable", try JSONValue(encoding: payload)) }

    /// The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of true) has handled it; else the host goes back.
    /// True when the page has handled it.
    func backPressed() async -> Bool { await ask("backPressed", .object([:])) }

    /// The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server.
    func paymentReturned(_ payload: PaymentReturnedPayload) throws { tell("paymentReturned", try JSONValue(encoding: payload)) }

    /// The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before.
    func sessionChanged(_ payload: SessionChangedPayload) throws { tell("sessionChanged", try JSONValue(encoding: payload)) }

    /// The host sends this when the person has shared from the host's own menu.
    func shared(_ payload: SharedPayload) throws { tell("shared", try JSONValue(encoding: payload)) }
}

/// Events an app may name in its handshake.
public let bridgeEvents = ["networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared"]
