// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// A web view with the bridge, and what must not be forgotten around it: frames, origins, addresses, permissions, the content process's
// death. iOS 15 or newer; on iOS 14 nothing asks for camera and microphone.
#if canImport(WebKit)
import Foundation
import WebKit
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

/// The app, as the page needs it.
@MainActor
public protocol BridgedApp: AnyObject {
    /// A session token; nil when nobody is logged in.
    func token() throws -> String?
    /// Opens `https`, `tel` or `mailto` outside of every web view that has the bridge.
    func openOutside(_ url: URL)
    /// Whether your page may use camera and microphone; the app's own permission is asked for by the system. Only own pages come here.
    func mayUseCameraAndMicrophone() async -> Bool
    /// The content process died three times in a minute: show a page of your own.
    func pageIsGone()
    /// Something of the app went wrong; for your crash reports. A cause may have personal data.
    func onError(_ place: String, _ cause: Error)
}

/// A web view with the bridge. Keep it as long as its screen is shown, and `close` it after.
@MainActor
public final class BridgedPage: NSObject, WKScriptMessageHandler, WKNavigationDelegate, WKUIDelegate {
    /// The web view, to be put on the screen and to load the page.
    public let webView: WKWebView
    /// The page's end of the bridge, for events of your own.
    public private(set) var channel: BridgeChannel!
    private let guardian: BridgeGuard
    private weak var app: BridgedApp?
    private let pageName: String
    private let restarts: BridgeRestarts
    private let controller: WKUserContentController
    private var isClosed = false
    /// The load that ends a closed page's scripts. Until it is done the page keeps itself: a web view holds its delegates weakly.
    private var ending: (load: WKNavigation, page: BridgedPage)?

    /// `configuration` may bring a scheme handler or a process pool. The app is held weakly. `ownEvents` names events of your own, beside the
    /// contract's: the page may listen to them, and `channel.emit` sends them.
    public init(
        methods: BridgeDispatcher, guard guardian: BridgeGuard, app: BridgedApp, appName: String, appVersion: String,
        configuration: WKWebViewConfiguration? = nil, restarts: BridgeRestarts? = nil,
        token: String = "SdHealthApp", pageName: String = "sdhealthBridge", ownEvents: [String] = []
    ) {
        precondition(pageName.range(of: "^[A-Za-z_][A-Za-z0-9_]*$", options: .regularExpression) != nil, "no name of a global")
        (self.guardian, self.app, self.pageName, self.restarts) = (guardian, app, pageName, restarts ?? BridgeRestarts())
        let configuration = configuration ?? WKWebViewConfiguration()
        controller = configuration.userContentController
        // Told before the first request; makes `detectHost` right on your server, too.
        configuration.applicationNameForUserAgent = "\(token)/\(appVersion)"
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        channel = BridgeChannel(
            appName: appName, appVersion: appVersion, methods: methods, events: Bridge.events + ownEvents,
            onError: { [weak app] in app?.onError($0, $1) }, token: { [weak app] in try app?.token() },
            post: { [weak self] in self?.post($0) })
        // The content controller keeps its handlers alive: hence something weak between them.
        controller.add(WeakHandler(self), name: pageName)
        webView.navigationDelegate = self
        webView.uiDelegate = self
    }

    /// The screen is closed: what the page asked for is cancelled, nothing of it is heard or posted any more, and an empty page takes its
    /// place, which ends its scripts, its sound and its camera. The web view goes nowhere from then on and cannot be used again; a
    /// `configuration` of your own can. Call it once, before you let go of this: a web view without its `BridgedPage` opens every address.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        channel.pageGone()
        controller.removeScriptMessageHandler(forName: pageName)
        webView.stopLoading()
        ending = webView.loadHTMLString("", baseURL: nil).map { ($0, self) }
        webView.removeFromSuperview()
    }

    /// Hears the page's main frame, of your own origins alone.
    public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        // A handler is there in EVERY frame, an advertisement's too.
        guard !isClosed, message.name == pageName, message.webView === webView, let text = message.body as? String,
              guardian.hears(origin: Self.origin(of: message.frameInfo.securityOrigin), isMainFrame: message.frameInfo.isMainFrame)
        else { return }
        channel.receive(text)
    }

    /// The text goes in as an argument: nothing has to be quoted, nothing can break out.
    private func post(_ text: String) {
        guard !isClosed else { return }
        webView.callAsyncJavaScript(
            "if (window.\(pageName)) window.\(pageName).receive(text)",
            arguments: ["text": text], in: nil, in: .page, completionHandler: nil)
    }

    private static func origin(of origin: WKSecurityOrigin) -> String {
        "\(origin.protocol)://\(origin.host)\(origin.port == 0 ? "" : ":\(origin.port)")"  // 0: the scheme's own
    }

    /// Asks the guard about each address.
    public func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        if isClosed { return url.absoluteString == "about:blank" ? .allow : .cancel }
        // No frame: a new window, which would be a main one.
        switch guardian.way(of: url.absoluteString, isMainFrame: action.targetFrame?.isMainFrame ?? true) {
        case .here: return .allow
        case .outside: app?.openOutside(url)
        case .nowhere: break
        }
        return .cancel
    }

    /// A link with a target of its own opens here, or outside: there are no second windows.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if !isClosed, let url = action.request.url, guardian.isOwn(url.absoluteString) { webView.load(action.request) }
        return nil
    }

    /// Notices that a closed page has ended.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let ending, navigation === ending.load { self.ending = nil }
    }

    /// Killed for memory, mostly in the background.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        guard !isClosed else { ending = nil; return }
        channel.pageGone()
        if restarts.mayRestart() { webView.reload() } else { app?.pageIsGone() }
    }

    /// Gives camera and microphone to own pages alone, where the app agrees.
    @available(iOS 15.0, *)
    public func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        guard guardian.hears(origin: Self.origin(of: origin), isMainFrame: frame.isMainFrame), !isClosed else { return .deny }
        return await app?.mayUseCameraAndMicrophone() == true && !isClosed ? .grant : .deny
    }
}

private final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var target: WKScriptMessageHandler?
    init(_ target: WKScriptMessageHandler) { self.target = target }
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        target?.userContentController(controller, didReceive: message)
    }
}
#endif
