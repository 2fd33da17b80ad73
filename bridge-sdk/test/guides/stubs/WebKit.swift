// Declares the parts of WebKit and UIKit that the native files and the iOS guide use, as module WebKit.
import Foundation

@MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor public protocol WKNavigationDelegate: AnyObject {}
@MainActor public protocol WKUIDelegate: AnyObject {}
public final class WKWindowFeatures: Sendable { public init() {} }
public final class WKNavigation: Sendable {}
public enum WKPermissionDecision { case deny, grant }
public enum WKMediaCaptureType { case camera }
@MainActor public final class WKUserContentController {
    public init() {}
    public var handlers: [String: WKScriptMessageHandler] = [:]
    public func add(_ handler: WKScriptMessageHandler, name: String) { handlers[name] = handler }
    public func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}
@MainActor public final class WKSecurityOrigin {
    public let `protocol`: String, host: String, port = 0
    public init(_ scheme: String, _ host: String) { (self.protocol, self.host) = (scheme, host) }
}
@MainActor public final class WKFrameInfo {
    public let isMainFrame: Bool, securityOrigin: WKSecurityOrigin
    public init(isMainFrame: Bool, _ origin: WKSecurityOrigin) { (self.isMainFrame, securityOrigin) = (isMainFrame, origin) }
}
@MainActor public final class WKScriptMessage {
    public let name: String, frameInfo: WKFrameInfo
    public let body: Any
    public weak var webView: WKWebView?
    public init(_ name: String, _ body: Any, _ frame: WKFrameInfo, _ webView: WKWebView) {
        (self.name, self.body, frameInfo, self.webView) = (name, body, frame, webView)
    }
}
@MainActor public final class WKContentWorld { public static let page = WKContentWorld() }
@MainActor public final class WKWebViewConfiguration {
    public init() {}
    public init(_ controller: WKUserContentController) { userContentController = controller }
    public var applicationNameForUserAgent: String?
    public private(set) var userContentController = WKUserContentController()
}
public struct Frame: Sendable { public static let zero = Frame() }
@MainActor public final class WKWebView {
    public init(frame: Frame, configuration: WKWebViewConfiguration) {}
    public weak var navigationDelegate: WKNavigationDelegate?
    public weak var uiDelegate: WKUIDelegate?
    /// The texts that were sent to the page.
    public private(set) var posted: [String] = []
    public private(set) var reloads = 0
    public private(set) var isStopped = false, isRemoved = false
    public private(set) var loaded: [String] = []
    /// The latest load of a text.
    public private(set) var load: WKNavigation?
    public func load(_ request: Request) { loaded.append(request.url?.absoluteString ?? "") }
    public func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
        loaded.append(text)
        load = WKNavigation()
        return load
    }
    public func stopLoading() { isStopped = true }
    public func removeFromSuperview() { isRemoved = true }
    public func callAsyncJavaScript(
        _ script: String, arguments: [String: Any], in frame: WKFrameInfo?, in world: WKContentWorld,
        completionHandler: ((Result<Any, Error>) -> Void)?
    ) {
        posted.append(arguments["text"] as? String ?? script)
    }
    public func reload() { reloads += 1 }
}
public struct Request { public let url: URL? }
@MainActor public final class WKNavigationAction {
    public let request: Request, targetFrame: WKFrameInfo?
    public init(_ address: String, _ targetFrame: WKFrameInfo?) { (request, self.targetFrame) = (Request(url: URL(string: address)), targetFrame) }
}
public enum WKNavigationActionPolicy { case allow, cancel }
@MainActor public final class UIApplication {
    public static let shared = UIApplication()
    @discardableResult public func open(_ url: URL) async -> Bool { true }
}
@MainActor public final class UINavigationController { public func popViewController(animated: Bool) {} }
