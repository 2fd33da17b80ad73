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

    /// What the phone is. Every field beyond `os` only where the host tells it.
    public func getDeviceInfo(_ run: @escaping @MainActor (Call) async throws -> GetDeviceInfoResult) {
        on("getDeviceInfo") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Where the phone is. Rejects DENIED when the person or the phone refuses. Degrees; metres.
    public func getLocation(_ run: @escaping @MainActor (GetLocationParams, Call) async throws -> GetLocationResult) {
        on("getLocation") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Scans one bar or QR code. Rejects CANCELLED when the person closes the scanner.
    public func scanCode(_ run: @escaping @MainActor (Call) async throws -> ScanCodeResult) {
        on("scanCode") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Opens the phone's dialler with the number; the person still has to press call.
    public func dialPhone(_ run: @escaping @MainActor (DialPhoneParams, Call) async throws -> Void) {
        on("dialPhone") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// How the phone is connected, as far as the host knows. A hint: only a request proves a network.
    public func getNetwork(_ run: @escaping @MainActor (Call) async throws -> GetNetworkResult) {
        on("getNetwork") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Steps walked per day, from the phone's own counter, newest last. Rejects DENIED without the person's licence.
    public func getSteps(_ run: @escaping @MainActor (GetStepsParams, Call) async throws -> GetStepsResult) {
        on("getSteps") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Asks the person for the licence to read steps.
    public func requestStepLicence(_ run: @escaping @MainActor (Call) async throws -> RequestStepLicenceResult) {
        on("requestStepLicence") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// The page has painted: the second phase of the host's start. Without it the host may roll the bundle back.
    public func ready(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("ready") { _, call in try await run(call); return .object([:]) }
    }

    /// The page cannot start or go on. `code` is a support code; no personal data in either.
    public func reportFatal(_ run: @escaping @MainActor (ReportFatalParams, Call) async throws -> Void) {
        on("reportFatal") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Hides this screen from the task switcher and screenshots while `secure`.
    public func setSecureScreen(_ run: @escaping @MainActor (SetSecureScreenParams, Call) async throws -> Void) {
        on("setSecureScreen") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Which bundle the host started.
    public func getBundleInfo(_ run: @escaping @MainActor (Call) async throws -> GetBundleInfoResult) {
        on("getBundleInfo") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Lets the person pick or take pictures. Urls are data or blob urls fit for an `<img>` and an upload.
    public func chooseImages(_ run: @escaping @MainActor (ChooseImagesParams, Call) async throws -> ChooseImagesResult) {
        on("chooseImages") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Saves a picture to the phone's album. Rejects DENIED without the permission.
    public func saveImage(_ run: @escaping @MainActor (SaveImageParams, Call) async throws -> Void) {
        on("saveImage") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Shows pictures full screen. `current` is the index of the first one shown, default 0.
    public func previewImages(_ run: @escaping @MainActor (PreviewImagesParams, Call) async throws -> Void) {
        on("previewImages") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a PDF or office document in the host's viewer.
    public func openDocument(_ run: @escaping @MainActor (OpenDocumentParams, Call) async throws -> Void) {
        on("openDocument") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens an own page in a new web view of the host, on top of this one.
    public func openPage(_ run: @escaping @MainActor (OpenPageParams, Call) async throws -> Void) {
        on("openPage") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Closes this web view.
    public func closePage(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("closePage") { _, call in try await run(call); return .object([:]) }
    }

    /// Hands over to the provider's own app by its scheme. Resolves once asked; whether the app opened shows only in `paused`.
    public func openApp(_ run: @escaping @MainActor (OpenAppParams, Call) async throws -> Void) {
        on("openApp") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a page of a WeChat mini-program.
    public func openMiniProgram(_ run: @escaping @MainActor (OpenMiniProgramParams, Call) async throws -> Void) {
        on("openMiniProgram") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens a foreign page where it has no bridge: outside the web view, or in place of it in a browser.
    public func openExternal(_ run: @escaping @MainActor (OpenExternalParams, Call) async throws -> Void) {
        on("openExternal") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Opens the app's page in the phone's store. Rejects UNSUPPORTED where no link fits this phone.
    public func openStore(_ run: @escaping @MainActor (OpenStoreParams, Call) async throws -> Void) {
        on("openStore") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Sets the title in the host's own title bar. Unsupported where the page must draw its own.
    public func setTitle(_ run: @escaping @MainActor (SetTitleParams, Call) async throws -> Void) {
        on("setTitle") { params, call in try await run(read(params), call); return .object([:]) }
    }

    /// Pays one payment sequence, the host's own way: native cashier, the mini-program's pay page, or the payment host by address.
    /// The answer is a hint, never a proof: `paid` (the host says so), `redirected` (this page is about to be left), `handed-over` (another page took over and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true: that is every one after it was sent, CANCELLED too, unless the host vouches for the contrary. It is written to the journal before it is sent; while the journal has it, the same `paySeq` is never sent again (BUSY). `pending()` names it until the page, told by the server, calls `settle()`.
    /// From app 2.1.0 on the two urls travel absolute, before as paths (specification, section 4).
    public func paySeq(_ run: @escaping @MainActor (PaySeqParams, Call) async throws -> PaySeqResult) {
        on("paySeq") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Brings the person to a login, the host's own way: native dialog in the own apps, third-party login (by address) in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that this page is about to be left. Rejects CANCELLED when the person turns away.
    public func login(_ run: @escaping @MainActor (LoginParams, Call) async throws -> LoginResult) {
        on("login") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// A fresh session token from the own app. Many failing requests share one refresh. Rejects NEEDS_LOGIN when there is none.
    public func refreshToken(_ run: @escaping @MainActor (Call) async throws -> RefreshTokenResult) {
        on("refreshToken") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// Ends the session in the host as well.
    public func logout(_ run: @escaping @MainActor (Call) async throws -> Void) {
        on("logout") { _, call in try await run(call); return .object([:]) }
    }

    /// Lets a logged-in person bind a mobile number; resolves when one is bound.
    public func bindMobile(_ run: @escaping @MainActor (Call) async throws -> BindMobileResult) {
        on("bindMobile") { _, call in try await JSONValue(encoding: run(call)) }
    }

    /// What the host's own share menu sends. Set again after each change of page. WeChat and WeCom know two links: `friend` goes to QQ as well, `timeline` to QQ space. A mini-program only takes a message for later (`queued`) and uses `friend`.
    public func setShareContent(_ run: @escaping @MainActor (SetShareContentParams, Call) async throws -> SetShareContentResult) {
        on("setShareContent") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Opens the share sheet. Rejects CANCELLED when the person closes it. A host that does not learn where it goes sends `link`.
    public func openShareSheet(_ run: @escaping @MainActor (OpenShareSheetParams, Call) async throws -> OpenShareSheetResult) {
        on("openShareSheet") { params, call in try await JSONValue(encoding: run(read(params), call)) }
    }

    /// Opens customer service the host's way: the app's own, the mini-program's service page, else the given address or phone.
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
    /// The connection changed.
    func networkChanged(_ payload: NetworkChangedPayload) throws { tell("networkChanged", try JSONValue(encoding: payload)) }

    /// Today's count moved on.
    func stepsChanged(_ payload: StepsChangedPayload) throws { tell("stepsChanged", try JSONValue(encoding: payload)) }

    /// The page is in front again. What a timer or a socket knew before may be stale.
    func resumed() { tell("resumed", .object([:])) }

    /// The page is no longer in front; it may never come back.
    func paused() { tell("paused", .object([:])) }

    /// A newer bundle is there; it is taken at the next start.
    func updateAvailable(_ payload: UpdateAvailablePayload) throws { tell("updateAvailable", try JSONValue(encoding: payload)) }

    /// The host's back button. A listener that returns true (or a promise of it) has handled it; else the host goes back.
    /// True when the page has handled it.
    func backPressed() async -> Bool { await ask("backPressed", .object([:])) }

    /// The host says how a payment ended, possibly for a page load before this one. A hint: ask the server.
    func paymentReturned(_ payload: PaymentReturnedPayload) throws { tell("paymentReturned", try JSONValue(encoding: payload)) }

    /// The host's session began, ended or changed hands; what belonged to the person before must go.
    func sessionChanged(_ payload: SessionChangedPayload) throws { tell("sessionChanged", try JSONValue(encoding: payload)) }

    /// Something was shared from the host's own menu.
    func shared(_ payload: SharedPayload) throws { tell("shared", try JSONValue(encoding: payload)) }
}

/// Events an app may name in its handshake.
public let bridgeEvents = ["networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared"]
