// Runs BridgedPage on the stubs of the phone's classes.
import Foundation
import WebKit
#if canImport(SdHealthBridge)
import SdHealthBridge
import SdHealthBridgeUI
#endif

@MainActor
private final class Shown: BridgedApp {
    var outside: [String] = []
    var isGone = false
    func token() -> String? { nil }
    func openOutside(_ url: URL) { outside.append(url.absoluteString) }
    func mayUseCameraAndMicrophone() async -> Bool { true }
    func pageIsGone() { isGone = true }
    func onError(_ place: String, _ cause: Error) {}
}

@MainActor
private final class Fixture {
    let app = Shown()
    let controller = WKUserContentController()
    let page: BridgedPage
    var isCancelled = false
    var isAsked = false

    init() throws {
        let own = try BridgeGuard(origins: ["https://shop.example"])
        let methods = BridgeMethods(guard: own)
        let configuration = WKWebViewConfiguration(controller)
        page = BridgedPage(methods: methods, guard: own, app: app, appName: "App", appVersion: "1.0.0", configuration: configuration)
        methods.scanCode { [weak self] _ in
            self?.isAsked = true
            do { try await Task.sleep(nanoseconds: 10_000_000_000) } catch { self?.isCancelled = true }
            throw BridgeError.cancelled()
        }
        methods.setTitle { _, _ in }
    }

    func say(_ text: String, host: String = "shop.example", isMainFrame: Bool = true) {
        let frame = WKFrameInfo(isMainFrame: isMainFrame, WKSecurityOrigin("https", host))
        let message = WKScriptMessage("sdhealthBridge", text, frame, page.webView)
        controller.handlers["sdhealthBridge"]?.userContentController(controller, didReceive: message)
    }

    func ask(_ method: String, host: String = "shop.example", isMainFrame: Bool = true) async {
        say(#"{"jsonrpc":"2.0","id":"p.1","method":"\#(method)","params":{"title":"t"}}"#, host: host, isMainFrame: isMainFrame)
        for _ in 0..<50 { await Task.yield() }
    }

    func way(_ address: String, _ isMainFrame: Bool?) async -> WKNavigationActionPolicy {
        let frame = isMainFrame.map { WKFrameInfo(isMainFrame: $0, WKSecurityOrigin("https", "shop.example")) }
        return await page.webView(page.webView, decidePolicyFor: WKNavigationAction(address, frame))
    }

    func openWindow(_ address: String) {
        let features = WKWindowFeatures()
        _ = page.webView(page.webView, createWebViewWith: WKWebViewConfiguration(), for: WKNavigationAction(address, nil), windowFeatures: features)
    }

    func askForCamera() async -> WKPermissionDecision {
        let origin = WKSecurityOrigin("https", "shop.example")
        let frame = WKFrameInfo(isMainFrame: true, origin)
        return await page.webView(page.webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: .camera)
    }
}

@main
struct PageChecks {
    @MainActor
    static func main() async throws {
        var failed = 0
        func expect<Value: Equatable>(_ name: String, _ found: Value, _ wanted: Value) {
            if found != wanted { failed += 1; print("\(name)\n  is       \(found)\n  expected \(wanted)") }
        }
        var one = try Fixture()
        await one.ask("setTitle")
        expect("a call of the own page is accepted and answered", one.page.webView.posted.count, 2)
        one = try Fixture()
        await one.ask("setTitle", isMainFrame: false)
        await one.ask("setTitle", host: "evil.example")
        expect("a frame, and a foreign page, are not heard", one.page.webView.posted, [])
        expect("an own page opens here", await one.way("https://shop.example/a", true), .allow)
        expect("a foreign page does not", await one.way("https://bank.example/", true), .cancel)
        expect("a new window does not", await one.way("https://bank.example/", nil), .cancel)
        expect("code goes nowhere", await one.way("javascript:alert(1)", true), .cancel)
        expect("the own page has the camera", await one.askForCamera(), .grant)
        one.openWindow("https://shop.example/b")
        expect("its new windows open here", one.page.webView.loaded, ["https://shop.example/b"])
        expect("they are opened outside", one.app.outside, ["https://bank.example/", "https://bank.example/"])

        await one.ask("scanCode")
        for death in 1...4 {
            one.page.webViewWebContentProcessDidTerminate(one.page.webView)
            expect("death \(death) loads again, or tells the app", [one.page.webView.reloads == min(death, 3), one.app.isGone], [true, death == 4])
        }
        for _ in 0..<50 { await Task.yield() }
        expect("what the dead page asked for is cancelled", [one.isAsked, one.isCancelled], [true, true])

        one = try Fixture()
        await one.ask("scanCode")
        let before = one.page.webView.posted
        one.page.close()
        for _ in 0..<50 { await Task.yield() }
        expect("a closed page's calls are cancelled", [one.isAsked, one.isCancelled], [true, true])
        await one.ask("setTitle")
        one.page.channel.resumed()
        one.page.webViewWebContentProcessDidTerminate(one.page.webView)
        one.page.close()
        expect("it hears and posts nothing", one.page.webView.posted, before)
        expect("its handler is gone", one.controller.handlers.isEmpty, true)
        expect("it is stopped, out of sight, and not loaded again", [one.page.webView.isStopped, one.page.webView.isRemoved, one.page.webView.reloads == 0], [true, true, true])
        expect("an empty page ends its scripts", one.page.webView.loaded, [""])
        expect("which is all that opens", [await one.way("about:blank", true), await one.way("https://shop.example/a", true)], [.allow, .cancel])
        expect("nothing else opens, nor outside", [await one.way("https://bank.example/", true), await one.way("https://bank.example/", nil)], [.cancel, .cancel])
        expect("the app is asked to open nothing", one.app.outside, [])
        one.openWindow("https://shop.example/b")
        expect("no window opens", one.page.webView.loaded, [""])
        expect("it has no camera", await one.askForCamera(), .deny)
        one = try Fixture()
        one.page.close()
        let view = one.page.webView
        one = try Fixture()
        for _ in 0..<50 { await Task.yield() }
        expect("a page that the app has let go stays the guard until it is empty", view.navigationDelegate != nil && view.uiDelegate != nil, true)
        (view.navigationDelegate as? BridgedPage)?.webView(view, didFinish: nil)
        expect("another load does not end that", view.navigationDelegate != nil, true)
        (view.navigationDelegate as? BridgedPage)?.webView(view, didFinish: view.load)
        expect("then it goes", view.navigationDelegate == nil, true)
        print("Page: \(failed) failed")
        exit(failed == 0 ? 0 : 1)
    }
}
