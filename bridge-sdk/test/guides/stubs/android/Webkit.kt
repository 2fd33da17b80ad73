// Declares the Android classes that the native files and the guide use.
package android.webkit

import android.graphics.Bitmap
import android.net.Uri
import android.view.ViewParent
import java.io.InputStream

annotation class JavascriptInterface
fun interface ValueCallback<T> { fun onReceiveValue(value: T?) }
class WebSettings {
    var javaScriptEnabled = false
    var domStorageEnabled = false
    var allowFileAccess = true
    var allowContentAccess = true
    var userAgentString = ""
    fun setSupportMultipleWindows(support: Boolean) = check(!support)
}
class WebView {
    val settings = WebSettings()
    var url: String? = null
    val parent: ViewParent? = null
    var webViewClient = WebViewClient()
    var webChromeClient: WebChromeClient? = null
    val evaluated = mutableListOf<String>()
    var javascriptInterface: Any? = null
    var isDestroyed = false
    var isStopped = false
    fun stopLoading() { isStopped = true }
    fun destroy() { isDestroyed = true }
    fun loadUrl(address: String) { url = address }
    fun onResume() = Unit
    fun onPause() = Unit
    fun addJavascriptInterface(target: Any, name: String) { javascriptInterface = target.takeIf { name != "" } }
    fun post(action: Runnable): Boolean = true.also { action.run() }
    fun evaluateJavascript(script: String, callback: ((String) -> Unit)?) { evaluated += script; callback?.invoke("null") }
}
interface WebResourceRequest {
    val url: Uri
    val isForMainFrame: Boolean
    val requestHeaders: Map<String, String>
}
class WebResourceResponse(
    val mimeType: String?, val encoding: String?, val statusCode: Int, val reasonPhrase: String,
    val responseHeaders: Map<String, String>?, val data: InputStream?,
)
class RenderProcessGoneDetail
open class WebViewClient {
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean = false
    open fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse? = null
    open fun onPageStarted(view: WebView, url: String?, favicon: Bitmap?) = Unit
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean = false
}
abstract class PermissionRequest {
    abstract val origin: Uri
    abstract val resources: Array<String>
    abstract fun grant(resources: Array<String>)
    abstract fun deny()
    companion object {
        const val RESOURCE_VIDEO_CAPTURE = "android.webkit.resource.VIDEO_CAPTURE"
        const val RESOURCE_AUDIO_CAPTURE = "android.webkit.resource.AUDIO_CAPTURE"
    }
}
class GeolocationPermissions {
    fun interface Callback { fun invoke(origin: String, allow: Boolean, retain: Boolean) }
}
open class WebChromeClient {
    abstract class FileChooserParams {
        abstract val mode: Int
        abstract val acceptTypes: Array<String>
        companion object { const val MODE_OPEN_MULTIPLE = 1 }
    }
    open fun onPermissionRequest(request: PermissionRequest) = request.deny()
    open fun onGeolocationPermissionsShowPrompt(origin: String, callback: GeolocationPermissions.Callback) = callback.invoke(origin, false, false)
    open fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean = false
}
