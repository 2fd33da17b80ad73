package com.sdhealth.bridge.checks

import android.net.Uri
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.BridgeRestarts
import com.sdhealth.bridge.android.BridgedApp
import com.sdhealth.bridge.android.BridgedPage
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.serialization.json.JsonPrimitive

private class App : BridgedApp {
    val outside = mutableListOf<String>()
    val gone = mutableListOf<Pair<String?, Boolean>>()
    val asked = mutableListOf<String>()
    var answerFiles: ((List<Uri>) -> Unit)? = null
    override fun openOutside(address: Uri) { outside += address.toString() }
    override fun chooseFiles(accept: List<String>, isMultiple: Boolean, answer: (List<Uri>) -> Unit) { answerFiles = answer }
    val refused = mutableSetOf<String>()
    override fun mayUse(what: String, answer: (Boolean) -> Unit) { asked += what; answer(what !in refused) }
    override fun rendererGone(lastAddress: String?, mayRestart: Boolean) { gone += lastAddress to mayRestart }
    val errors = mutableListOf<String>()
    override fun onError(place: String, cause: Throwable) { errors += "$place: ${cause.message}" }
}

private class Asked(address: String, override val resources: Array<String>) : PermissionRequest() {
    override val origin = Uri.parse(address)
    var answer = ""
    override fun grant(resources: Array<String>) { answer += "granted ${resources.toList()}" }
    override fun deny() { answer += "denied" }
}

/** Creates a request. [accepts] is its `accept` header, which names HTML only for a document. */
private fun navigation(address: String, main: Boolean = true, accepts: String = "text/html,*/*;q=0.8") = object : WebResourceRequest {
    override val url = Uri.parse(address)
    override val isForMainFrame = main
    override val requestHeaders = mapOf("accept" to accepts)
}

private val files = object : WebChromeClient.FileChooserParams() {
    override val mode = MODE_OPEN_MULTIPLE
    override val acceptTypes = arrayOf("image/*")
}

private val later = CompletableDeferred<Unit>()

private fun open(app: App, isNew: Boolean, restarts: BridgeRestarts = BridgeRestarts { 0 }): Pair<WebView, BridgedPage> {
    WebViewFeature.isNew = isNew
    WebViewCompat.listener = null
    val view = WebView()
    val page = BridgedPage(view, BridgeMethods(GUARD).apply { on("getLater") { _, _ -> JsonPrimitive("later").also { later.await() } } }, GUARD, app, "App", "1.0.0", CoroutineScope(Dispatchers.Unconfined + Job()), restarts)
    view.loadUrl("https://shop.example/a")
    return view to page
}

internal fun pageChecks() {
    val app = App()
    val (view, _) = open(app, isNew = true)
    val proxy = JavaScriptReplyProxy()
    fun say(origin: String, isMainFrame: Boolean) =
        WebViewCompat.listener?.onPostMessage(view, WebMessageCompat(request("initialize")), Uri.parse(origin), isMainFrame, proxy)
    say("https://evil.example", true)
    say("https://shop.example", false)
    expect("a foreign origin, and a frame, are not heard", proxy.posted.size, 0)
    say("https://shop.example", true)
    expect("the page is answered where it listens", proxy.posted.size to view.evaluated.size, 1 to 0)
    expect("the settings", view.settings.run { listOf(javaScriptEnabled, domStorageEnabled, allowFileAccess, allowContentAccess) }, listOf(true, true, false, false))

    val client = view.webViewClient
    expect("own pages", client.shouldOverrideUrlLoading(view, navigation("https://shop.example/b")), false)
    expect("a bank in a frame", client.shouldOverrideUrlLoading(view, navigation("https://bank.example/", main = false)), false)
    for (address in listOf("https://bank.example/", "tel:1", "intent://x", "file:///x", "javascript:x"))
        expect("$address stays away", client.shouldOverrideUrlLoading(view, navigation(address)), true)
    expect("what is opened outside", app.outside, listOf("https://bank.example/", "tel:1"))

    // Chromium calls shouldOverrideUrlLoading neither for a form's POST nor for a frame of http(s). Only shouldInterceptRequest sees them.
    expect("a foreign page by POST is not fetched", client.shouldInterceptRequest(view, navigation("https://bank.example/pay?a=1"))?.statusCode, 204)
    expect("it is told, without its query", app.errors, listOf("navigation: to https://bank.example, by no link"))
    expect("own pages, and frames beside the listener, are fetched", listOf(
        navigation("https://shop.example/b"), navigation("https://bank.example/", main = false), navigation("data:text/html,sorry"),
    ).map { client.shouldInterceptRequest(view, it) }, listOf(null, null, null))

    val chrome = view.webChromeClient ?: throw IllegalStateException("none")
    val camera = arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
    val asked = listOf("https://shop.example/", "https://evil.example/").map { origin -> Asked(origin, camera).also(chrome::onPermissionRequest) }
    expect("permissions", asked.map { it.answer }, listOf("granted ${camera.toList()}", "denied"))
    val both = arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE, PermissionRequest.RESOURCE_AUDIO_CAPTURE)
    app.asked.clear()
    val call = Asked("https://shop.example/", both).also(chrome::onPermissionRequest)
    app.refused += PermissionRequest.RESOURCE_AUDIO_CAPTURE
    val silent = Asked("https://shop.example/", both).also(chrome::onPermissionRequest)
    app.refused += PermissionRequest.RESOURCE_VIDEO_CAPTURE
    val none = Asked("https://shop.example/", both).also(chrome::onPermissionRequest)
    expect("camera and microphone at once", listOf(call, silent, none).map { it.answer }, listOf("granted ${both.toList()}", "granted ${camera.toList()}", "denied"))
    expect("each is asked for", app.asked, both.toList() + both + both)
    app.refused.clear()
    app.asked.clear()
    app.asked += camera
    val places = mutableListOf<String>()
    for (origin in listOf("https://shop.example", "https://evil.example"))
        chrome.onGeolocationPermissionsShowPrompt(origin) { _, allow, retain -> places += "$allow $retain" }
    expect("the position", places to app.asked, listOf("true false", "false false") to listOf(camera.single(), BridgedPage.LOCATION))

    val given = mutableListOf<List<String>?>()
    val callback = { ValueCallback<Array<Uri>> { uris -> given += uris?.map { it.toString() } } }
    chrome.onShowFileChooser(view, callback(), files)
    val late = app.answerFiles
    chrome.onShowFileChooser(view, callback(), files)
    late?.invoke(listOf(Uri.parse("content://late")))
    app.answerFiles?.invoke(listOf(Uri.parse("content://a"), Uri.parse("file:///data/secret")))
    app.answerFiles?.invoke(listOf(Uri.parse("content://twice")))
    view.url = "https://evil.example/"
    chrome.onShowFileChooser(view, callback(), files)
    expect("each chooser is answered once, with content only", given, listOf(null, listOf("content://a"), null))
    view.url = "https://shop.example/a"

    var now = 0L
    val restarts = BridgeRestarts { now }
    repeat(5) {
        if (it == 4) now = 60_000
        val (dying, _) = open(app, isNew = true, restarts)
        expect("the app lives on", dying.webViewClient.onRenderProcessGone(dying, RenderProcessGoneDetail()) to dying.isDestroyed, true to true)
    }
    expect("three restarts a minute", app.gone, listOf(true, true, true, false, true).map { "https://shop.example/a" to it })

    val (old, oldPage) = open(app, isNew = false)
    val host = old.javascriptInterface ?: throw IllegalStateException("no interface")
    val post = { text: String -> host.javaClass.getMethod("postMessage", String::class.java).apply { isAccessible = true }.invoke(host, text) }
    old.url = "https://evil.example/"
    post(request("initialize"))
    expect("a foreign page is not heard by the interface", old.evaluated.size, 0)
    old.url = "https://shop.example/"
    post(request("initialize"))
    expect("an answer by the interface", old.evaluated.single().startsWith("window.sdhealthBridge&&window.sdhealthBridge.receive(\"{"), true)
    expect("no foreign frame beside the interface", old.webViewClient.shouldOverrideUrlLoading(old, navigation("https://bank.example/", main = false)), true)
    val frames = listOf("text/html,*/*" to "https://bank.example/", "text/html" to "https://shop.example/", "image/*" to "https://bank.example/")
    expect("no foreign frame is fetched beside the interface; own ones and pictures are",
        frames.map { (accepts, address) -> old.webViewClient.shouldInterceptRequest(old, navigation(address, false, accepts))?.statusCode }, listOf(204, null, null))
    old.url = "https://bank.example/"
    oldPage.channel.resumed()
    expect("no text goes to a foreign page", old.evaluated.size, 1)
    old.url = "https://shop.example/"
    post(request("getLater", id = "p.2"))
    val before = old.evaluated.size
    old.webViewClient.onPageStarted(old, "https://shop.example/b", null)
    expect("an own page is loaded on", old.isStopped, false)
    old.webViewClient.onPageStarted(old, "https://bank.example/", null)
    later.complete(Unit)
    expect("a foreign page that has begun is stopped, and what the page before it asked for goes nowhere", old.isStopped to old.evaluated.size, true to before)
    oldPage.close()
    oldPage.close()
    post(request("initialize"))
    expect("a closed page is silent", old.evaluated.size - before + 1 to old.isDestroyed, 1 to true)
}
