#if canImport(UIKit) && canImport(WebKit)
import SdHealthBridge
import SdHealthBridgeUI
import UIKit

/// The screen with the page.
@MainActor
public final class PageScreen: UIViewController, BridgedApp, Phone {
    private var page: BridgedPage?

    override public func viewDidLoad() {
        super.viewDidLoad()
        guard let own = try? makeGuard(), let address = URL(string: "https://shop.example/") else { return }
        let page = BridgedPage(methods: makeMethods(phone: self, guard: own), guard: own, app: self, appName: "Shop", appVersion: "1.0.0")
        self.page = page
        page.webView.frame = view.bounds
        page.webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.webView)
        page.webView.load(URLRequest(url: address))
    }

    /// For the screen's end.
    public func close() { page?.close() }

    /// Put your step counter here.
    public func steps(days: Int) async -> [Bridge.GetStepsResultDay] { [] }
    public func showTitle(_ title: String) { self.title = title }

    public func token() -> String? { nil }
    public func openOutside(_ url: URL) { UIApplication.shared.open(url) }
    public func mayUseCameraAndMicrophone() async -> Bool { false }
    public func onError(_ place: String, _ cause: Error) { print("bridge: \(place)", cause) }
    public func pageIsGone() { page?.close() }
}
#endif
