// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.encodeToJsonElement

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
val json = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

/** Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    json.decodeFromJsonElement(params)
} catch (_: SerializationException) {
    throw BridgeException(-32602, "Invalid params", "BAD_PARAMS", mayHaveHappened = false)
}

/** The methods this app has, by name. The channel calls them. */
interface Dispatcher {
    val methods: Set<String>

    /** Runs one call. A [BridgeException] is its refusal; any other throw is FAILED. */
    suspend fun dispatch(method: String, params: JsonElement, call: Call): JsonElement
}

/**
 * The calls this app can do. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand.
 */
class Calls : Dispatcher {
    private val table = linkedMapOf<String, suspend (JsonElement, Call) -> JsonElement>()
    override val methods: Set<String> get() = table.keys

    override suspend fun dispatch(method: String, params: JsonElement, call: Call): JsonElement {
        val run = table[method] ?: throw BridgeException(-32601, "Method not found", "UNSUPPORTED")
        return run(params, call)
    }

    /** Registers a method of your own; for the contract's methods there are functions of their names. */
    fun on(method: String, run: suspend (JsonElement, Call) -> JsonElement) {
        table[method] = run
    }

    /** What the phone is. Every field beyond `os` only where the host tells it. */
    fun getDeviceInfo(run: suspend (Call) -> GetDeviceInfoResult) = on("getDeviceInfo") { _, call -> json.encodeToJsonElement(run(call)) }

    /** Where the phone is. Rejects DENIED when the person or the phone refuses. Degrees; metres. */
    fun getLocation(run: suspend (GetLocationParams, Call) -> GetLocationResult) = on("getLocation") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Scans one bar or QR code. Rejects CANCELLED when the person closes the scanner. */
    fun scanCode(run: suspend (Call) -> ScanCodeResult) = on("scanCode") { _, call -> json.encodeToJsonElement(run(call)) }

    /** Opens the phone's dialler with the number; the person still has to press call. */
    fun dialPhone(run: suspend (DialPhoneParams, Call) -> Unit) = on("dialPhone") { params, call -> run(read(params), call); EMPTY }

    /** How the phone is connected, as far as the host knows. A hint: only a request proves a network. */
    fun getNetwork(run: suspend (Call) -> GetNetworkResult) = on("getNetwork") { _, call -> json.encodeToJsonElement(run(call)) }

    /** Steps walked per day, from the phone's own counter, newest last. Rejects DENIED without the person's licence. */
    fun getSteps(run: suspend (GetStepsParams, Call) -> GetStepsResult) = on("getSteps") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Asks the person for the licence to read steps. */
    fun requestStepLicence(run: suspend (Call) -> RequestStepLicenceResult) = on("requestStepLicence") { _, call -> json.encodeToJsonElement(run(call)) }

    /** The page has painted: the second phase of the host's start. Without it the host may roll the bundle back. */
    fun ready(run: suspend (Call) -> Unit) = on("ready") { _, call -> run(call); EMPTY }

    /** The page cannot start or go on. `code` is a support code; no personal data in either. */
    fun reportFatal(run: suspend (ReportFatalParams, Call) -> Unit) = on("reportFatal") { params, call -> run(read(params), call); EMPTY }

    /** Hides this screen from the task switcher and screenshots while `secure`. */
    fun setSecureScreen(run: suspend (SetSecureScreenParams, Call) -> Unit) = on("setSecureScreen") { params, call -> run(read(params), call); EMPTY }

    /** Which bundle the host started. */
    fun getBundleInfo(run: suspend (Call) -> GetBundleInfoResult) = on("getBundleInfo") { _, call -> json.encodeToJsonElement(run(call)) }

    /** Lets the person pick or take pictures. Urls are data or blob urls fit for an `<img>` and an upload. */
    fun chooseImages(run: suspend (ChooseImagesParams, Call) -> ChooseImagesResult) = on("chooseImages") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Saves a picture to the phone's album. Rejects DENIED without the permission. */
    fun saveImage(run: suspend (SaveImageParams, Call) -> Unit) = on("saveImage") { params, call -> run(read(params), call); EMPTY }

    /** Shows pictures full screen. `current` is the index of the first one shown, default 0. */
    fun previewImages(run: suspend (PreviewImagesParams, Call) -> Unit) = on("previewImages") { params, call -> run(read(params), call); EMPTY }

    /** Opens a PDF or office document in the host's viewer. */
    fun openDocument(run: suspend (OpenDocumentParams, Call) -> Unit) = on("openDocument") { params, call -> run(read(params), call); EMPTY }

    /** Opens an own page in a new web view of the host, on top of this one. */
    fun openPage(run: suspend (OpenPageParams, Call) -> Unit) = on("openPage") { params, call -> run(read(params), call); EMPTY }

    /** Closes this web view. */
    fun closePage(run: suspend (Call) -> Unit) = on("closePage") { _, call -> run(call); EMPTY }

    /** Hands over to the provider's own app by its scheme. Resolves once asked; whether the app opened shows only in `paused`. */
    fun openApp(run: suspend (OpenAppParams, Call) -> Unit) = on("openApp") { params, call -> run(read(params), call); EMPTY }

    /** Opens a page of a WeChat mini-program. */
    fun openMiniProgram(run: suspend (OpenMiniProgramParams, Call) -> Unit) = on("openMiniProgram") { params, call -> run(read(params), call); EMPTY }

    /** Opens a foreign page where it has no bridge: outside the web view, or in place of it in a browser. */
    fun openExternal(run: suspend (OpenExternalParams, Call) -> Unit) = on("openExternal") { params, call -> run(read(params), call); EMPTY }

    /** Opens the app's page in the phone's store. Rejects UNSUPPORTED where no link fits this phone. */
    fun openStore(run: suspend (OpenStoreParams, Call) -> Unit) = on("openStore") { params, call -> run(read(params), call); EMPTY }

    /** Sets the title in the host's own title bar. Unsupported where the page must draw its own. */
    fun setTitle(run: suspend (SetTitleParams, Call) -> Unit) = on("setTitle") { params, call -> run(read(params), call); EMPTY }

    /**
     * Pays one payment sequence, the host's own way: native cashier, the mini-program's pay page, or the payment host by address.
     * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (this page is about to be left), `handed-over` (another page took over and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true: that is every one after it was sent, CANCELLED too, unless the host vouches for the contrary. It is written to the journal before it is sent; while the journal has it, the same `paySeq` is never sent again (BUSY). `pending()` names it until the page, told by the server, calls `settle()`.
     * From app 2.1.0 on the two urls travel absolute, before as paths (specification, section 4).
     */
    fun paySeq(run: suspend (PaySeqParams, Call) -> PaySeqResult) = on("paySeq") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Brings the person to a login, the host's own way: native dialog in the own apps, third-party login (by address) in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that this page is about to be left. Rejects CANCELLED when the person turns away. */
    fun login(run: suspend (LoginParams, Call) -> LoginResult) = on("login") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** A fresh session token from the own app. Many failing requests share one refresh. Rejects NEEDS_LOGIN when there is none. */
    fun refreshToken(run: suspend (Call) -> RefreshTokenResult) = on("refreshToken") { _, call -> json.encodeToJsonElement(run(call)) }

    /** Ends the session in the host as well. */
    fun logout(run: suspend (Call) -> Unit) = on("logout") { _, call -> run(call); EMPTY }

    /** Lets a logged-in person bind a mobile number; resolves when one is bound. */
    fun bindMobile(run: suspend (Call) -> BindMobileResult) = on("bindMobile") { _, call -> json.encodeToJsonElement(run(call)) }

    /** What the host's own share menu sends. Set again after each change of page. WeChat and WeCom know two links: `friend` goes to QQ as well, `timeline` to QQ space. A mini-program only takes a message for later (`queued`) and uses `friend`. */
    fun setShareContent(run: suspend (SetShareContentParams, Call) -> SetShareContentResult) = on("setShareContent") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Opens the share sheet. Rejects CANCELLED when the person closes it. A host that does not learn where it goes sends `link`. */
    fun openShareSheet(run: suspend (OpenShareSheetParams, Call) -> OpenShareSheetResult) = on("openShareSheet") { params, call -> json.encodeToJsonElement(run(read(params), call)) }

    /** Opens customer service the host's way: the app's own, the mini-program's service page, else the given address or phone. */
    fun openCustomerService(run: suspend (OpenCustomerServiceParams, Call) -> Unit) = on("openCustomerService") { params, call -> run(read(params), call); EMPTY }
}

/** The events that this app sends to its page; `page` is the channel that is open. */
abstract class Events {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

    /** The connection changed. */
    fun networkChanged(payload: NetworkChangedPayload) = tell("networkChanged", json.encodeToJsonElement(payload))

    /** Today's count moved on. */
    fun stepsChanged(payload: StepsChangedPayload) = tell("stepsChanged", json.encodeToJsonElement(payload))

    /** The page is in front again. What a timer or a socket knew before may be stale. */
    fun resumed() = tell("resumed", EMPTY)

    /** The page is no longer in front; it may never come back. */
    fun paused() = tell("paused", EMPTY)

    /** A newer bundle is there; it is taken at the next start. */
    fun updateAvailable(payload: UpdateAvailablePayload) = tell("updateAvailable", json.encodeToJsonElement(payload))

    /**
     * The host's back button. A listener that returns true (or a promise of it) has handled it; else the host goes back.
     * True when the page has handled it.
     */
    suspend fun backPressed(): Boolean = ask("backPressed", EMPTY)

    /** The host says how a payment ended, possibly for a page load before this one. A hint: ask the server. */
    fun paymentReturned(payload: PaymentReturnedPayload) = tell("paymentReturned", json.encodeToJsonElement(payload))

    /** The host's session began, ended or changed hands; what belonged to the person before must go. */
    fun sessionChanged(payload: SessionChangedPayload) = tell("sessionChanged", json.encodeToJsonElement(payload))

    /** Something was shared from the host's own menu. */
    fun shared(payload: SharedPayload) = tell("shared", json.encodeToJsonElement(payload))
}

/** Events an app may name in its handshake. */
val EVENTS = listOf("networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared")
