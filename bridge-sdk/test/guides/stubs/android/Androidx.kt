// Declares the Android classes that the native files and the guide use.
package androidx.webkit

import android.net.Uri
import android.webkit.WebView

class JavaScriptReplyProxy { val posted = mutableListOf<String>(); fun postMessage(text: String) { posted += text } }
class WebMessageCompat(val data: String?)
object WebViewFeature {
    const val WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER"
    var isNew = true
    fun isFeatureSupported(name: String) = isNew && name == WEB_MESSAGE_LISTENER
}
object WebViewCompat {
    fun interface WebMessageListener {
        fun onPostMessage(view: WebView, message: WebMessageCompat, origin: Uri, isMainFrame: Boolean, reply: JavaScriptReplyProxy)
    }
    var listener: WebMessageListener? = null
    fun addWebMessageListener(view: WebView, name: String, origins: Set<String>, listener: WebMessageListener) {
        this.listener = listener.takeIf { view.url == null && name != "" && origins.isNotEmpty() }
    }
}
