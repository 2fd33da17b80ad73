// The phone's classes, as far as the Android guide names them.
package android

class JavaScriptReplyProxy { fun postMessage(text: String) = Unit }
class WebMessage(val data: String?)
class Uri(val scheme: String?, val encodedAuthority: String?) { companion object { fun parse(text: String) = Uri(text, null) } }
class WebSettings {
    var javaScriptEnabled = false
    var domStorageEnabled = false
    var allowFileAccess = true
    var userAgentString = ""
}
interface ViewParent
open class ViewGroup : ViewParent { fun removeView(view: WebView) = Unit }
class WebView {
    val settings = WebSettings()
    val url: String? = null
    val parent: ViewParent? = null
    fun destroy() = Unit
    fun onResume() = Unit
    fun onPause() = Unit
    fun addJavascriptInterface(target: Any, name: String) = Unit
    fun post(action: Runnable): Boolean = true
    fun evaluateJavascript(script: String, callback: ((String) -> Unit)?) = Unit
}
annotation class JavascriptInterface
object WebViewFeature {
    const val WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER"
    fun isFeatureSupported(name: String) = name == WEB_MESSAGE_LISTENER
}
fun interface WebMessageListener {
    fun onPostMessage(view: WebView, message: WebMessage, origin: Uri, isMainFrame: Boolean, reply: JavaScriptReplyProxy)
}
object WebViewCompat {
    fun addWebMessageListener(view: WebView, name: String, origins: Set<String>, listener: WebMessageListener) = Unit
}
object JSONObject { fun quote(text: String?): String = "\"$text\"" }
class WebResourceRequest { val isForMainFrame = true; val url = Uri(null, null) }
class RenderProcessGoneDetail
class Intent(val action: String, val uri: Uri) { companion object { const val ACTION_VIEW = "VIEW" } }
class BackDispatcher { fun addCallback(owner: Any, run: () -> Unit) = run() }
class Restarts { fun mayRestart() = true }
/** An activity and its web view client in one. */
open class PhoneScreen {
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest) = false
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail) = false
    open fun onResume() = Unit
    open fun onPause() = Unit
    fun finish() = Unit
    fun startActivity(intent: Intent) = Unit
    fun showPage(url: String) = Unit
}
