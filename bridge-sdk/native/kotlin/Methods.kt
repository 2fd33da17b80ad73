// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.longOrNull
import kotlinx.serialization.serializer

/** The version of the SDK that this code was made for. */
public const val BRIDGE_SDK_VERSION: String = "1.0.0-rc.0"
/** The protocol that is spoken here. */
public const val BRIDGE_PROTOCOL_VERSION: String = "1.0"

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
public val bridgeJson: Json = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

/** Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    bridgeJson.decodeFromJsonElement(params)
} catch (wrong: BridgeValueException) {
    throw BridgeException.BadParams(wrong.place, wrong.rule)
} catch (_: SerializationException) {
    // The parser's own text has the values in it.
    throw BridgeException.BadParams(misfit(serializer<Params>().descriptor, params, "") ?: "")
}

/** Returns the place of the first value of another kind than [shape] has, or that is missing; null where there is none. */
@OptIn(ExperimentalSerializationApi::class)
private fun misfit(shape: SerialDescriptor, value: JsonElement, at: String): String? = when {
    shape.isNullable && value is JsonNull -> null
    shape.kind == PrimitiveKind.STRING -> at.takeUnless { value is JsonPrimitive && value.isString }
    shape.kind == PrimitiveKind.BOOLEAN -> at.takeUnless { value is JsonPrimitive && !value.isString && value.booleanOrNull != null }
    shape.kind == PrimitiveKind.LONG -> at.takeUnless { value is JsonPrimitive && !value.isString && value.longOrNull != null }
    shape.kind == PrimitiveKind.DOUBLE -> at.takeUnless { value is JsonPrimitive && !value.isString && value.doubleOrNull != null }
    shape.kind == StructureKind.LIST ->
        if (value !is JsonArray) at else value.withIndex().firstNotNullOfOrNull { misfit(shape.getElementDescriptor(0), it.value, "$at/" + it.index) }
    shape.kind == StructureKind.CLASS ->
        if (value !is JsonObject) at else (0 until shape.elementsCount).firstNotNullOfOrNull { index ->
            val place = "$at/" + shape.getElementName(index)
            val given = value[shape.getElementName(index)]
            if (given == null) place.takeUnless { shape.isElementOptional(index) } else misfit(shape.getElementDescriptor(index), given, place)
        }
    shape.kind == StructureKind.MAP ->
        if (value !is JsonObject) at else value.entries.firstNotNullOfOrNull { misfit(shape.getElementDescriptor(1), it.value, "$at/" + it.key) }
    else -> null
}

/** The methods this app has, by name. The channel calls them. */
public interface BridgeDispatcher {
    /** The highest version of each method that this app speaks; it speaks those below. 1 for nearly all. */
    public val versions: Map<String, Int>

    /** Runs one call. A [BridgeException] is its refusal; any other throw is FAILED. */
    public suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement
}

/**
 * The methods this app has. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand. [guard] looks at the addresses of the contract's methods before their
 * functions run; those of your own methods are yours to check.
 */
public class BridgeMethods(private val guard: BridgeGuard) : BridgeDispatcher {
    private class Entry(val version: Int, val run: suspend (JsonElement, BridgeCall) -> JsonElement)

    private val table = linkedMapOf<String, Entry>()
    override val versions: Map<String, Int> get() = table.mapValues { it.value.version }

    override suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement {
        val entry = table[method] ?: throw BridgeException.NotFound()
        return entry.run(params, call)
    }

    /** Registers a method of your own; for the contract's methods there are functions of their names. */
    public fun on(method: String, version: Int = 1, run: suspend (JsonElement, BridgeCall) -> JsonElement) {
        table[method] = Entry(version, run)
    }

    /** Returns facts about the phone. A field other than `os` is absent where the host does not know it. */
    public fun getDeviceInfo(run: suspend (BridgeCall) -> GetDeviceInfoResult): Unit = on("getDeviceInfo") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the phone refuses. */
    public fun getLocation(run: suspend (GetLocationParams, BridgeCall) -> GetLocationResult): Unit = on("getLocation") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner. */
    public fun scanCode(run: suspend (BridgeCall) -> ScanCodeResult): Unit = on("scanCode") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Opens the phone's dialler with the number; the person still has to press call. */
    public fun dialPhone(run: suspend (DialPhoneParams, BridgeCall) -> Unit): Unit = on("dialPhone") { params, call -> run(read(params), call); EMPTY }

    /** Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a network. */
    public fun getNetwork(run: suspend (BridgeCall) -> GetNetworkResult): Unit = on("getNetwork") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence. */
    public fun getSteps(run: suspend (GetStepsParams, BridgeCall) -> GetStepsResult): Unit = on("getSteps") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer. */
    public fun requestStepLicence(run: suspend (BridgeCall) -> RequestStepLicenceResult): Unit = on("requestStepLicence") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before. */
    public fun ready(run: suspend (BridgeCall) -> Unit): Unit = on("ready") { _, call -> run(call); EMPTY }

    /** Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data. */
    public fun reportFatal(run: suspend (ReportFatalParams, BridgeCall) -> Unit): Unit = on("reportFatal") { params, call -> run(read(params), call); EMPTY }

    /** Hides this screen from the task switcher and from screenshots while `secure` is true. */
    public fun setSecureScreen(run: suspend (SetSecureScreenParams, BridgeCall) -> Unit): Unit = on("setSecureScreen") { params, call -> run(read(params), call); EMPTY }

    /** Returns the version and build number of the bundle that the host started. */
    public fun getBundleInfo(run: suspend (BridgeCall) -> GetBundleInfoResult): Unit = on("getBundleInfo") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in bytes. CANCELLED: the person chooses none. */
    public fun chooseImages(run: suspend (ChooseImagesParams, BridgeCall) -> ChooseImagesResult): Unit = on("chooseImages") { params, call -> bridgeJson.encodeToJsonElement(run(read(params), call)) }

    /** Saves a picture to the phone's album. DENIED: the app has no permission for the album. */
    public fun saveImage(run: suspend (SaveImageParams, BridgeCall) -> Unit): Unit = on("saveImage") { params, call ->
        val given = read<SaveImageParams>(params)
        guard.check(BridgeAddress.PICTURE, given.url, "/url")
        run(given, call)
        EMPTY
    }

    /** Shows pictures on the full screen. `current` is the index of the first picture shown, default 0. */
    public fun previewImages(run: suspend (PreviewImagesParams, BridgeCall) -> Unit): Unit = on("previewImages") { params, call ->
        val given = read<PreviewImagesParams>(params)
        given.urls.forEachIndexed { at0, one0 -> guard.check(BridgeAddress.PICTURE, one0, "/urls/$at0") }
        run(given, call)
        EMPTY
    }

    /** Opens a PDF or office document in the host's viewer. */
    public fun openDocument(run: suspend (OpenDocumentParams, BridgeCall) -> Unit): Unit = on("openDocument") { params, call ->
        val given = read<OpenDocumentParams>(params)
        guard.check(BridgeAddress.FILE, given.url, "/url")
        run(given, call)
        EMPTY
    }

    /** Opens one of our pages in a new web view of the host, on top of this one. */
    public fun openPage(run: suspend (OpenPageParams, BridgeCall) -> Unit): Unit = on("openPage") { params, call ->
        val given = read<OpenPageParams>(params)
        guard.check(BridgeAddress.OWN, given.url, "/url")
        run(given, call)
        EMPTY
    }

    /** Closes this web view. */
    public fun closePage(run: suspend (BridgeCall) -> Unit): Unit = on("closePage") { _, call -> run(call); EMPTY }

    /** Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app opened. */
    public fun openApp(run: suspend (OpenAppParams, BridgeCall) -> Unit): Unit = on("openApp") { params, call ->
        val given = read<OpenAppParams>(params)
        guard.check(BridgeAddress.APP, given.url, "/url")
        run(given, call)
        EMPTY
    }

    /** Opens a page of a WeChat mini-program, by default its first page. */
    public fun openMiniProgram(run: suspend (OpenMiniProgramParams, BridgeCall) -> Unit): Unit = on("openMiniProgram") { params, call -> run(read(params), call); EMPTY }

    /** Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page. */
    public fun openExternal(run: suspend (OpenExternalParams, BridgeCall) -> Unit): Unit = on("openExternal") { params, call ->
        val given = read<OpenExternalParams>(params)
        guard.check(BridgeAddress.PAGE, given.url, "/url")
        run(given, call)
        EMPTY
    }

    /** Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone. */
    public fun openStore(run: suspend (OpenStoreParams, BridgeCall) -> Unit): Unit = on("openStore") { params, call ->
        val given = read<OpenStoreParams>(params)
        guard.check(BridgeAddress.APP, given.appStoreUrl, "/appStoreUrl")
        guard.check(BridgeAddress.APP, given.androidUrl, "/androidUrl")
        guard.check(BridgeAddress.APP, given.marketUrl, "/marketUrl")
        run(given, call)
        EMPTY
    }

    /** Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own. */
    public fun setTitle(run: suspend (SetTitleParams, BridgeCall) -> Unit): Unit = on("setTitle") { params, call -> run(read(params), call); EMPTY }

    /**
     * Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
     * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened. The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY). `pending()` lists it until the page has asked the server and calls `settle()`.
     * The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.
     */
    public fun paySeq(run: suspend (PaySeqParams, BridgeCall) -> PaySeqResult): Unit = on("paySeq") { params, call ->
        val given = read<PaySeqParams>(params)
        guard.check(BridgeAddress.RETURN, given.redirectUrl, "/redirectUrl")
        guard.check(BridgeAddress.RETURN, given.failUrl, "/failUrl")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person closes the dialog. */
    public fun login(run: suspend (LoginParams, BridgeCall) -> LoginResult): Unit = on("login") { params, call ->
        val given = read<LoginParams>(params)
        guard.check(BridgeAddress.WEB, given.thirdPartyUrl, "/thirdPartyUrl")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session. */
    public fun refreshToken(run: suspend (BridgeCall) -> RefreshTokenResult): Unit = on("refreshToken") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Ends the session in the host. The page calls it after it has ended its own. */
    public fun logout(run: suspend (BridgeCall) -> Unit): Unit = on("logout") { _, call -> run(call); EMPTY }

    /** Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog. */
    public fun bindMobile(run: suspend (BridgeCall) -> BindMobileResult): Unit = on("bindMobile") { _, call -> bridgeJson.encodeToJsonElement(run(call)) }

    /** Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take two links: `friend` is used for QQ too, `timeline` for QQ space; an older client of WeChat takes all four. A mini-program keeps the content for later (`queued`) and uses `friend`. */
    public fun setShareContent(run: suspend (SetShareContentParams, BridgeCall) -> SetShareContentResult): Unit = on("setShareContent") { params, call ->
        val given = read<SetShareContentParams>(params)
        guard.check(BridgeAddress.WEB, given.link, "/link")
        guard.check(BridgeAddress.WEB, given.links?.timeline, "/links/timeline")
        guard.check(BridgeAddress.WEB, given.links?.friend, "/links/friend")
        guard.check(BridgeAddress.WEB, given.links?.qq, "/links/qq")
        guard.check(BridgeAddress.WEB, given.links?.qzone, "/links/qzone")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person closes the sheet. */
    public fun openShareSheet(run: suspend (OpenShareSheetParams, BridgeCall) -> OpenShareSheetResult): Unit = on("openShareSheet") { params, call ->
        val given = read<OpenShareSheetParams>(params)
        guard.check(BridgeAddress.WEB, given.link, "/link")
        guard.check(BridgeAddress.WEB, given.links?.timeline, "/links/timeline")
        guard.check(BridgeAddress.WEB, given.links?.friend, "/links/friend")
        guard.check(BridgeAddress.WEB, given.links?.qq, "/links/qq")
        guard.check(BridgeAddress.WEB, given.links?.qzone, "/links/qzone")
        bridgeJson.encodeToJsonElement(run(given, call))
    }

    /** Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`. */
    public fun openCustomerService(run: suspend (OpenCustomerServiceParams, BridgeCall) -> Unit): Unit = on("openCustomerService") { params, call ->
        val given = read<OpenCustomerServiceParams>(params)
        guard.check(BridgeAddress.PAGE, given.url, "/url")
        run(given, call)
        EMPTY
    }
}

/** The events that this app sends to its page; `page` is the channel that is open. */
public abstract class BridgeEvents {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

    /** The host sends this when the network connection changes. */
    public fun networkChanged(payload: NetworkChangedPayload): Unit = tell("networkChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when today's count of steps grows. */
    public fun stepsChanged(payload: StepsChangedPayload): Unit = tell("stepsChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when the page is in front again. Timers and sockets may have stale data then. */
    public fun resumed(): Unit = tell("resumed", EMPTY)

    /** The host sends this when the page is no longer in front. The page may never come back. */
    public fun paused(): Unit = tell("paused", EMPTY)

    /** The host sends this when it has a newer bundle. It uses that bundle at the next start. */
    public fun updateAvailable(payload: UpdateAvailablePayload): Unit = tell("updateAvailable", bridgeJson.encodeToJsonElement(payload))

    /**
     * The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of true) has handled it; else the host goes back.
     * True when the page has handled it.
     */
    public suspend fun backPressed(): Boolean = ask("backPressed", EMPTY)

    /** The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server. */
    public fun paymentReturned(payload: PaymentReturnedPayload): Unit = tell("paymentReturned", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before. */
    public fun sessionChanged(payload: SessionChangedPayload): Unit = tell("sessionChanged", bridgeJson.encodeToJsonElement(payload))

    /** The host sends this when the person has shared from the host's own menu. */
    public fun shared(payload: SharedPayload): Unit = tell("shared", bridgeJson.encodeToJsonElement(payload))
}

/** Events an app may name in its handshake. */
public val BRIDGE_EVENTS: List<String> = listOf("networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared")
