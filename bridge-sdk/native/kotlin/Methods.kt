// @sdhealth/bridge-sdk 0.1.0, protocol 1.0
// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.encodeToJsonElement

const val BRIDGE_SDK_VERSION = "0.1.0"
const val BRIDGE_PROTOCOL_VERSION = "1.0"

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
val bridgeJson = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

/** Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    bridgeJson.decodeFromJsonElement(params)
} catch (wrong: BridgeValueException) {
    throw BridgeException.BadParams(wrong.message ?: wrong.place)
} catch (_: SerializationException) {
    // The parser's own text has the values in it.
    throw BridgeException.BadParams("Invalid params")
}

/** The methods this app has, by name. The channel calls them. */
interface BridgeDispatcher {
    /** The highest version of each method that this app speaks; it speaks those below. 1 for nearly all. */
    val versions: Map<String, Int>

    /** Runs one call. A [BridgeException] is its refusal; any other throw is FAILED. */
    suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement
}

/**
 * The methods this app has. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand. [guard] looks at the addresses of the contract's methods before their
 * functions run; those of your own methods are yours to check.
 */
class BridgeMethods(private val guard: BridgeGuard) : BridgeDispatcher {
    private class Entry(val version: Int, val run: suspend (JsonElement, BridgeCall) -> JsonElement)

    private val table = linkedMapOf<String, Entry>()
    override val versions: Map<String, Int> get() = table.mapValues { it.value.version }

    override suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement {
        val entry = table[method] ?: throw BridgeException.NotFound()
        return entry.run(params, call)
    }

    /** Registers a method of your own; for the contract's methods there are functions of their names. */
    fun on(method: String, version: Int = 1, run: suspend (JsonElement, BridgeCall) -> JsonElement) {
        table[method] = Entry(version, run)
    }

    /** Returns facts about the phone. A field other than `os` is absent where the host does not know it. */
    fun getDeviceInfo(run: suspend (BridgeCall) -> GetDeviceInfoResult) = on("getDeviceInfo") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the phone refuses. */
    fun getLocation(run: suspend (GetLocationParams, BridgeCall) -> GetLocationResult) = on("getLocation") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner. */
    fun scanCode(run: suspend (BridgeCall) -> ScanCodeResult) = on("scanCode") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Opens the phone's dialler with the number; the person still has to press call. */
    fun dialPhone(run: suspend (DialPhoneParams, BridgeCall) -> Unit) = on("dialPhone") { params, call -> run(read(params), call); EMPTY }

    /** Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a network. */
    fun getNetwork(run: suspend (BridgeCall) -> GetNetworkResult) = on("getNetwork") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence. */
    fun getSteps(run: suspend (GetStepsParams, BridgeCall) -> GetStepsResult) = on("getSteps") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer. */
    fun requestStepLicence(run: suspend (BridgeCall) -> RequestStepLicenceResult) = on("requestStepLicence") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before. */
    fun ready(run: suspend (BridgeCall) -> Unit) = on("ready") { _, call -> run(call); EMPTY }

    /** Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data. */
    fun reportFatal(run: suspend (ReportFatalParams, BridgeCall) -> Unit) = on("reportFatal") { params, call -> run(read(params), call); EMPTY }

    /** Hides this screen from the task switcher and from screenshots while `secure` is true. */
    fun setSecureScreen(run: suspend (SetSecureScreenParams, BridgeCall) -> Unit) = on("setSecureScreen") { params, call -> run(read(params), call); EMPTY }

    /** Returns the version and build number of the bundle that the host started. */
    fun getBundleInfo(run: suspend (BridgeCall) -> GetBundleInfoResult) = on("getBundleInfo") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in bytes. CANCELLED: the person chooses none. */
    fun chooseImages(run: suspend (ChooseImagesParams, BridgeCall) -> ChooseImagesResult) = on("chooseImages") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Saves a picture to the phone's album. DENIED: the app has no permission for the album. */
    fun saveImage(run: suspend (SaveImageParams, BridgeCall) -> Unit) = on("saveImage") { params, call ->
        val given = read<SaveImageParams>(params)
        guard.check(BridgeAddress.PICTURE, given.url, "url")
        run(given, call)
        EMPTY
    }

    /** Shows pictures on the full screen. `current` is the index of the first picture shown, default 0. */
    fun previewImages(run: suspend (PreviewImagesParams, BridgeCall) -> Unit) = on("previewImages") { params, call ->
        val given = read<PreviewImagesParams>(params)
        given.urls.forEach { guard.check(BridgeAddress.PICTURE, it, "urls") }
        run(given, call)
        EMPTY
    }

    /** Opens a PDF or office document in the host's viewer. */
    fun openDocument(run: suspend (OpenDocumentParams, BridgeCall) -> Unit) = on("openDocument") { params, call ->
        val given = read<OpenDocumentParams>(params)
        guard.check(BridgeAddress.FILE, given.url, "url")
        run(given, call)
        EMPTY
    }

    /** Opens one of our pages in a new web view of the host, on top of this one. */
    fun openPage(run: suspend (OpenPageParams, BridgeCall) -> Unit) = on("openPage") { params, call ->
        val given = read<OpenPageParams>(params)
        guard.check(BridgeAddress.OWN, given.url, "url")
        run(given, call)
        EMPTY
    }

    /** Closes this web view. */
    fun closePage(run: suspend (BridgeCall) -> Unit) = on("closePage") { _, call -> run(call); EMPTY }

    /** Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app opened. */
    fun openApp(run: suspend (OpenAppParams, BridgeCall) -> Unit) = on("openApp") { params, call ->
        val given = read<OpenAppParams>(params)
        guard.check(BridgeAddress.APP, given.url, "url")
        run(given, call)
        EMPTY
    }

    /** Opens a page of a WeChat mini-program, by default its first page. */
    fun openMiniProgram(run: suspend (OpenMiniProgramParams, BridgeCall) -> Unit) = on("openMiniProgram") { params, call -> run(read(params), call); EMPTY }

    /** Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page. */
    fun openExternal(run: suspend (OpenExternalParams, BridgeCall) -> Unit) = on("openExternal") { params, call ->
        val given = read<OpenExternalParams>(params)
        guard.check(BridgeAddress.PAGE, given.url, "url")
        run(given, call)
        EMPTY
    }

    /** Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone. */
    fun openStore(run: suspend (OpenStoreParams, BridgeCall) -> Unit) = on("openStore") { params, call ->
        val given = read<OpenStoreParams>(params)
        guard.check(BridgeAddress.APP, given.appStoreUrl, "appStoreUrl")
        guard.check(BridgeAddress.APP, given.androidUrl, "androidUrl")
        guard.check(BridgeAddress.APP, given.marketUrl, "marketUrl")
        run(given, call)
        EMPTY
    }

    /** Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own. */
    fun setTitle(run: suspend (SetTitleParams, BridgeCall) -> Unit) = on("setTitle") { params, call -> run(read(params), call); EMPTY }

    /**
     * Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
     * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened. The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY). `pending()` lists it until the page has asked the server and calls `settle()`.
     * The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.
     */
    fun paySeq(run: suspend (PaySeqParams, BridgeCall) -> PaySeqResult) = on("paySeq") { params, call ->
        val given = read<PaySeqParams>(params)
        guard.check(BridgeAddress.RETURN, given.redirectUrl, "redirectUrl")
        guard.check(BridgeAddress.RETURN, given.failUrl, "failUrl")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person closes the dialog. */
    fun login(run: suspend (LoginParams, BridgeCall) -> LoginResult) = on("login") { params, call ->
        val given = read<LoginParams>(params)
        guard.check(BridgeAddress.WEB, given.thirdPartyUrl, "thirdPartyUrl")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session. */
    fun refreshToken(run: suspend (BridgeCall) -> RefreshTokenResult) = on("refreshToken") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Ends the session in the host. The page calls it after it has ended its own. */
    fun logout(run: suspend (BridgeCall) -> Unit) = on("logout") { _, call -> run(call); EMPTY }

    /** Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog. */
    fun bindMobile(run: suspend (BridgeCall) -> BindMobileResult) = on("bindMobile") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take two links: `friend` is used for QQ too, `timeline` for QQ space; an older client of WeChat takes all four. A mini-program keeps the content for later (`queued`) and uses `friend`. */
    fun setShareContent(run: suspend (SetShareContentParams, BridgeCall) -> SetShareContentResult) = on("setShareContent") { params, call ->
        val given = read<SetShareContentParams>(params)
        guard.check(BridgeAddress.WEB, given.link, "link")
        guard.check(BridgeAddress.WEB, given.links?.timeline, "links.timeline")
        guard.check(BridgeAddress.WEB, given.links?.friend, "links.friend")
        guard.check(BridgeAddress.WEB, given.links?.qq, "links.qq")
        guard.check(BridgeAddress.WEB, given.links?.qzone, "links.qzone")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person closes the sheet. */
    fun openShareSheet(run: suspend (OpenShareSheetParams, BridgeCall) -> OpenShareSheetResult) = on("openShareSheet") { params, call ->
        val given = read<OpenShareSheetParams>(params)
        guard.check(BridgeAddress.WEB, given.link, "link")
        guard.check(BridgeAddress.WEB, given.links?.timeline, "links.timeline")
        guard.check(BridgeAddress.WEB, given.links?.friend, "links.friend")
        guard.check(BridgeAddress.WEB, given.links?.qq, "links.qq")
        guard.check(BridgeAddress.WEB, given.links?.qzone, "links.qzone")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`. */
    fun openCustomerService(run: suspend (OpenCustomerServiceParams, BridgeCall) -> Unit) = on("openCustomerService") { params, call ->
        val given = read<OpenCustomerServiceParams>(params)
        guard.check(BridgeAddress.PAGE, given.url, "url")
        run(given, call)
        EMPTY
    }
}

/** The events that this app sends to its page; `page` is the channel that is open. */
abstract class BridgeEvents {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

    /** The host sends this when the network connection changes. */
    fun networkChanged(payload: NetworkChangedPayload) = tell("networkChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when today's count of steps grows. */
    fun stepsChanged(payload: StepsChangedPayload) = tell("stepsChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when the page is in front again. Timers and sockets may have stale data then. */
    fun resumed() = tell("resumed", EMPTY)

    /** The host sends this when the page is no longer in front. The page may never come back. */
    fun paused() = tell("paused", EMPTY)

    /** The host sends this when it has a newer bundle. It uses that bundle at the next start. */
    fun updateAvailable(payload: UpdateAvailablePayload) = tell("updateAvailable", bridgeJson.encodeToJsonElement(payload))

    /**
     * The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of true) has handled it; else the host goes back.
     * True when the page has handled it.
     */
    suspend fun backPressed(): Boolean = ask("backPressed", EMPTY)

    /** The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server. */
    fun paymentReturned(payload: PaymentReturnedPayload) = tell("paymentReturned", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before. */
    fun sessionChanged(payload: SessionChangedPayload) = tell("sessionChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when the person has shared from the host's own menu. */
    fun shared(payload: SharedPayload) = tell("shared", bridgeJson.encodeToJsonElement(payload))
}

/** Events an app may name in its handshake. */
val BRIDGE_EVENTS = listOf("networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared")
