// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// A web view with the bridge, and what must not be forgotten around it: frames, origins, addresses, permissions, chosen files, the
// renderer's death. Needs androidx.webkit and Android 8.
package com.sdhealth.bridge.android

import android.graphics.Bitmap
import android.net.Uri
import android.os.SystemClock
import android.view.ViewGroup
import android.webkit.GeolocationPermissions
import android.webkit.JavascriptInterface
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.sdhealth.bridge.BRIDGE_EVENTS
import com.sdhealth.bridge.BridgeChannel
import com.sdhealth.bridge.BridgeDispatcher
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.BridgeRestarts
import com.sdhealth.bridge.BridgeWay
import kotlinx.coroutines.CoroutineScope
import org.json.JSONObject
import java.io.ByteArrayInputStream

/** The app, as the page needs it. All of it is called on the main thread. */
public interface BridgedApp {
    /** A session token; null when nobody is logged in. */
    public fun token(): String? = null

    /** Opens `https`, `tel` or `mailto` outside of every web view that has the bridge. */
    public fun openOutside(address: Uri)

    /**
     * Lets the person choose files, and answers once, with an empty list for none. [accept] are MIME types. An app that has no
     * `<input type="file">` leaves it as it is.
     */
    public fun chooseFiles(accept: List<String>, isMultiple: Boolean, answer: (List<Uri>) -> Unit): Unit = answer(emptyList())

    /**
     * Whether the page may use what it asks for, one thing at a time: one of [PermissionRequest]'s names, or [BridgedPage.LOCATION]. Ask the person for
     * the app's own permission first. Only own pages come here.
     */
    public fun mayUse(what: String, answer: (Boolean) -> Unit): Unit = answer(false)

    /**
     * The renderer has died and the web view is destroyed: show [lastAddress] in a new one, or where [mayRestart] is false (three
     * times in a minute) a page of your own. Return after it; the app lives on.
     */
    public fun rendererGone(lastAddress: String?, mayRestart: Boolean)

    /** Something of the app went wrong; for your crash reports. [cause] may have personal data. */
    public fun onError(place: String, cause: Throwable)
}

/**
 * A web view with the bridge. Make it on the main thread before the first `loadUrl`. [scope] is the main thread's, `lifecycleScope`. Give
 * one [restarts] to all pages that replace each other.
 */
public class BridgedPage(
    private val webView: WebView,
    methods: BridgeDispatcher,
    private val guard: BridgeGuard,
    private val app: BridgedApp,
    appName: String,
    appVersion: String,
    scope: CoroutineScope,
    private val restarts: BridgeRestarts = BridgeRestarts(SystemClock::elapsedRealtime),
    token: String = "SdHealthApp",
    private val hostName: String = "sdhealthHost",
    private val pageName: String = "sdhealthBridge",
    /** Names of events of your own, beside the contract's: the page may listen to them, and [BridgeChannel.emit] sends them. */
    ownEvents: List<String> = emptyList(),
) {
    /** The page's end of the channel; its events go by it. */
    public val channel: BridgeChannel =
        BridgeChannel(appName, appVersion, methods, BRIDGE_EVENTS + ownEvents, scope, app::onError, app::token, ::post)
    private var reply: JavaScriptReplyProxy? = null
    private var files: ValueCallback<Array<Uri>>? = null
    private var isGone = false
    /** True where the object that the page calls is in every frame, and Android does not say which frame calls. */
    private val isOpenToFrames = !WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)

    init {
        require(IDENTIFIER.matches(hostName) && IDENTIFIER.matches(pageName)) { "no name of a global: $hostName, $pageName" }
        webView.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true // off by default: without it the page's journal lives in memory only
            allowFileAccess = false
            allowContentAccess = false
            setSupportMultipleWindows(false)
            userAgentString = "$userAgentString $token/$appVersion"
        }
        // Both before `loadUrl`: a page that is loaded already gets neither.
        if (isOpenToFrames) addInterface() else listen()
        webView.webViewClient = Client()
        webView.webChromeClient = Chrome()
    }

    /** The screen is closed. The web view cannot be used again. */
    public fun close() {
        if (isGone) return
        isGone = true
        channel.pageGone()
        answerFiles(emptyList())
        (webView.parent as? ViewGroup)?.removeView(webView)
        webView.destroy()
    }

    private fun listen() = WebViewCompat.addWebMessageListener(webView, hostName, guard.origins) { _, message, origin, isMainFrame, proxy ->
        if (guard.hears(origin.toString(), isMainFrame)) {
            reply = proxy
            message.data?.let(channel::receive)
        }
    }

    private fun addInterface() = webView.addJavascriptInterface(object {
        /** Called on a thread of its own, from any frame. */
        @JavascriptInterface
        fun postMessage(text: String) {
            webView.post { if (!isGone && guard.isOwn(webView.url)) channel.receive(text) }
        }
    }, hostName)

    private fun post(text: String) {
        if (isGone) return
        val proxy = reply
        if (proxy != null) return proxy.postMessage(text) // the page's `sdhealthHost.onmessage`
        // A script runs in whichever page is open.
        if (!guard.isOwn(webView.url)) return
        // JSONObject.quote escapes quotes and backslashes; these two end a line in old engines.
        val literal = JSONObject.quote(text).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
        webView.evaluateJavascript("window.$pageName&&window.$pageName.receive($literal)", null)
    }

    private fun answerFiles(chosen: List<Uri>) {
        // `content:` only: a `file:` could be one of the app's own.
        val given = chosen.filter { it.scheme == "content" }.toTypedArray()
        files?.onReceiveValue(if (given.isEmpty()) null else given)
        files = null
    }

    /** True for a document: a page, or a frame's. */
    private fun isDocument(request: WebResourceRequest): Boolean = request.isForMainFrame ||
        request.requestHeaders.any { (name, value) -> name.equals("accept", ignoreCase = true) && "text/html" in value }

    private inner class Client : WebViewClient() {
        /** Is asked about links and redirects of the page itself; never about a form's POST, nor about a frame of `http` or `https`. */
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean =
            when (guard.wayOf(request.url.toString(), request.isForMainFrame, framesAllowed = !isOpenToFrames)) {
                BridgeWay.HERE -> false
                BridgeWay.OUTSIDE -> true.also { app.openOutside(request.url) }
                BridgeWay.NOWHERE -> true
            }

        /**
         * Sees every request, on a thread of its own, and refuses foreign documents: a page by POST, and a frame where frames have the
         * bridge. 204 leaves the page that is open as it is. It does not see where a redirect leads.
         */
        override fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse? {
            val address = request.url.toString()
            val isWeb = request.url.scheme.let { it.equals("https", ignoreCase = true) || it.equals("http", ignoreCase = true) }
            if (!isWeb || guard.isOwn(address) || !isDocument(request) || (!request.isForMainFrame && !isOpenToFrames)) return null
            if (request.isForMainFrame) webView.post {
                // Its origin only: a query may have personal data.
                if (!isGone) app.onError("navigation", IllegalStateException("to ${BridgeGuard.originOf(address)}, by no link"))
            }
            return WebResourceResponse("text/plain", "utf-8", 204, "No Content", emptyMap(), ByteArrayInputStream(ByteArray(0)))
        }

        /** A foreign page that came all the same, by a redirect or by the app's own `loadUrl`. */
        override fun onPageStarted(view: WebView, url: String?, favicon: Bitmap?) {
            if (isGone || guard.isOwn(url)) return
            reply = null
            channel.pageGone()
            view.stopLoading()
        }

        /** Without this the whole app dies with the renderer. */
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            val lastAddress = webView.url
            close()
            app.rendererGone(lastAddress, restarts.mayRestart())
            return true
        }
    }

    private inner class Chrome : WebChromeClient() {
        override fun onPermissionRequest(request: PermissionRequest) {
            if (!guard.isOwn(request.origin.toString().trimEnd('/'))) return request.deny()
            askInTurn(request.resources.toList(), emptyList()) { allowed ->
                if (allowed.isEmpty() || isGone) request.deny() else request.grant(allowed.toTypedArray())
            }
        }

        /** A video call asks for camera and microphone at once: each is asked for, and those that were allowed are granted. */
        private fun askInTurn(wanted: List<String>, allowed: List<String>, answer: (List<String>) -> Unit) {
            val next = wanted.firstOrNull() ?: return answer(allowed)
            app.mayUse(next) { askInTurn(wanted.drop(1), if (it) allowed + next else allowed, answer) }
        }

        override fun onGeolocationPermissionsShowPrompt(origin: String, callback: GeolocationPermissions.Callback) {
            if (!guard.isOwn(origin.trimEnd('/'))) return callback.invoke(origin, false, false)
            // Never kept: the person may change the app's permission at any time.
            app.mayUse(LOCATION) { callback.invoke(origin, it && !isGone, false) }
        }

        override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
            answerFiles(emptyList()) // one that is open is answered, or its input is dead for ever
            files = callback
            if (!guard.isOwn(view.url)) {
                answerFiles(emptyList())
                return true
            }
            val isMultiple = params.mode == FileChooserParams.MODE_OPEN_MULTIPLE
            app.chooseFiles(params.acceptTypes.filter { it.isNotBlank() }, isMultiple) { if (files === callback) answerFiles(it) }
            return true
        }
    }

    public companion object {
        /** The phone's position, for [BridgedApp.mayUse]. */
        public const val LOCATION: String = "location"
        private val IDENTIFIER = Regex("[A-Za-z_][A-Za-z0-9_]*")
    }
}
