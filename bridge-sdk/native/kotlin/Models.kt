// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement

/** A word of the contract, as it stands on the wire. */
public interface BridgeWord {
    public val word: String
}

/** Reads a word that this app does not know as its UNKNOWN: a newer page is no error. */
internal abstract class BridgeWords<Word>(name: String, private val all: Array<Word>, private val unknown: Word) :
    KSerializer<Word> where Word : Enum<Word>, Word : BridgeWord {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)
    override fun serialize(encoder: Encoder, value: Word) = encoder.encodeString(value.word)
    override fun deserialize(decoder: Decoder): Word = decoder.decodeString().let { text -> all.find { it.word == text } ?: unknown }
}

/** Runs what reads an item: a fault in it has [step] in its place. */
private inline fun <Item> inside(step: String, read: () -> Item): Item = try {
    read()
} catch (wrong: BridgeValueException) {
    val star = wrong.place.lastIndexOf('*')
    throw if (star < 0) wrong else BridgeValueException(wrong.place.replaceRange(star, star + 1, step), wrong.rule)
}

/** Reads a list whose items have bounds. */
internal class BridgeItems<Item>(private val item: KSerializer<Item>) : KSerializer<List<Item>> {
    private val all = ListSerializer(item)
    override val descriptor = all.descriptor
    override fun serialize(encoder: Encoder, value: List<Item>) = all.serialize(encoder, value)
    override fun deserialize(decoder: Decoder): List<Item> {
        val json = decoder as? JsonDecoder ?: return all.deserialize(decoder)
        val given = json.decodeJsonElement() as? JsonArray ?: throw SerializationException("another kind")
        return given.mapIndexed { index, one -> inside("$index") { json.json.decodeFromJsonElement(item, one) } }
    }
}

/** Result of `getDeviceInfo`. */
@Serializable
public data class GetDeviceInfoResult(
    /** The system of the phone. */
    val os: GetDeviceInfoResultOs,
    /** The version of the system, for example `18.6`. */
    val osVersion: String? = null,
    /** The maker's name of the model, for example `iPhone17,2`. */
    val model: String? = null,
    /** The language of the phone as BCP 47 has it, for example `zh-CN`. */
    val language: String? = null,
)

@Serializable(with = GetDeviceInfoResultOs.Words::class)
public enum class GetDeviceInfoResultOs(override val word: String) : BridgeWord {
    ANDROID("android"),
    IOS("ios"),
    HARMONY("harmony"),
    OTHER("other"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<GetDeviceInfoResultOs>("GetDeviceInfoResultOs", values(), UNKNOWN)
}

/** Params of `getLocation`. */
@Serializable
public data class GetLocationParams(
    /** The system of coordinates; default `wgs84`. `gcj02` is that of maps in China. */
    val coordinates: GetLocationParamsCoordinates? = null,
)

@Serializable(with = GetLocationParamsCoordinates.Words::class)
public enum class GetLocationParamsCoordinates(override val word: String) : BridgeWord {
    WGS84("wgs84"),
    GCJ02("gcj02"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<GetLocationParamsCoordinates>("GetLocationParamsCoordinates", values(), UNKNOWN)
}

/** Result of `getLocation`. */
@Serializable
public data class GetLocationResult(
    /** Degrees north, from -90 to 90. */
    val latitude: Double,
    /** Degrees east, from -180 to 180. */
    val longitude: Double,
    /** The radius in metres within which the phone is; absent where it is not known. */
    val accuracyM: Double? = null,
) {
    init {
        bound(latitude in -90.0..90.0, "/latitude", "-90 to 90")
        bound(longitude in -180.0..180.0, "/longitude", "-180 to 180")
    }

    override fun toString(): String = "GetLocationResult(latitude=***, longitude=***, accuracyM=$accuracyM)"
}

/** Result of `scanCode`. */
@Serializable
public data class ScanCodeResult(
    /** The text of the code; it may be any text, also an address of somebody else. */
    val text: String,
)

/** Params of `dialPhone`. */
@Serializable
public data class DialPhoneParams(
    /** The number, with a country code where it needs one; not empty. */
    val number: String,
) {
    init {
        bound(number.isNotBlank(), "/number", "not blank")
    }
}

/** Result of `getNetwork`. */
@Serializable
public data class GetNetworkResult(
    /** The kind of connection; `online` where only that one is there is known. */
    val type: GetNetworkResultType,
)

@Serializable(with = GetNetworkResultType.Words::class)
public enum class GetNetworkResultType(override val word: String) : BridgeWord {
    NONE("none"),
    WIFI("wifi"),
    _2G("2g"),
    _3G("3g"),
    _4G("4g"),
    _5G("5g"),
    ONLINE("online"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<GetNetworkResultType>("GetNetworkResultType", values(), UNKNOWN)
}

/** Params of `getSteps`. */
@Serializable
public data class GetStepsParams(
    /** The number of days, 1 to 31; 1 is today alone. */
    val days: Long,
) {
    init {
        bound(days in 1..31, "/days", "1 to 31")
    }
}

/** Result of `getSteps`. */
@Serializable
public data class GetStepsResult(
    /** One entry for each day that the phone has counted, oldest first. */
    val days: @Serializable(with = BridgeItems::class) List<GetStepsResultDay>,
)

@Serializable
public data class GetStepsResultDay(
    /** The day in the phone's time zone, `YYYY-MM-DD`. */
    val date: String,
    /** The steps of that day, at least 0. */
    val steps: Long,
) {
    init {
        bound(Regex("^\\d{4}-\\d{2}-\\d{2}\$").containsMatchIn(date), "/days/*/date", "another form")
        bound(steps >= 0, "/days/*/steps", "at least 0")
    }
}

/** Result of `requestStepLicence`. */
@Serializable
public data class RequestStepLicenceResult(
    /** True if steps may be read now. */
    val granted: Boolean,
)

/** Params of `reportFatal`. */
@Serializable
public data class ReportFatalParams(
    /** The support code; not empty, and without personal data. */
    val code: String,
    /** A text for a log, without personal data. */
    val message: String,
) {
    init {
        bound(code.isNotBlank(), "/code", "not blank")
    }
}

/** Params of `setSecureScreen`. */
@Serializable
public data class SetSecureScreenParams(
    /** True hides the screen, false shows it again. */
    val secure: Boolean,
)

/** Result of `getBundleInfo`. */
@Serializable
public data class GetBundleInfoResult(
    /** The version of the bundle, for example `2.8.0`. */
    val version: String,
    /** The build number, at least 0; it grows with each bundle. */
    val build: Long,
) {
    init {
        bound(version.isNotBlank(), "/version", "not blank")
        bound(build >= 0, "/build", "at least 0")
    }
}

/** Params of `chooseImages`. */
@Serializable
public data class ChooseImagesParams(
    /** The most pictures that may be chosen, 1 to 9. */
    val count: Long,
    /** The place that pictures are taken from; default: the person decides. */
    val source: ChooseImagesParamsSource? = null,
) {
    init {
        bound(count in 1..9, "/count", "1 to 9")
    }
}

@Serializable(with = ChooseImagesParamsSource.Words::class)
public enum class ChooseImagesParamsSource(override val word: String) : BridgeWord {
    CAMERA("camera"),
    ALBUM("album"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<ChooseImagesParamsSource>("ChooseImagesParamsSource", values(), UNKNOWN)
}

/** Result of `chooseImages`. */
@Serializable
public data class ChooseImagesResult(
    /** The chosen pictures, in the person's order. */
    val images: @Serializable(with = BridgeItems::class) List<ChooseImagesResultImage>,
)

@Serializable
public data class ChooseImagesResultImage(
    /** The picture's data or blob url. */
    val url: String,
    /** The size in bytes; absent where it is not known. */
    val sizeBytes: Long? = null,
) {
    init {
        bound(url.isNotBlank(), "/images/*/url", "not blank")
    }
}

/** Params of `saveImage`. */
@Serializable
public data class SaveImageParams(
    /** The address of the picture: https, data or blob. */
    val url: String,
) {
    init {
        bound(url.isNotBlank(), "/url", "not blank")
    }
}

/** Params of `previewImages`. */
@Serializable
public data class PreviewImagesParams(
    /** The addresses of the pictures, at least one. */
    val urls: List<String>,
    /** The index in `urls` of the picture to begin with, from 0; default 0. */
    val current: Long? = null,
) {
    init {
        bound(urls.size >= 1, "/urls", "at least 1")
        urls.forEachIndexed { at0, one0 -> bound(one0.isNotBlank(), "/urls/$at0", "not blank") }
        bound(current == null || current >= 0, "/current", "at least 0")
    }
}

/** Params of `openDocument`. */
@Serializable
public data class OpenDocumentParams(
    /** The address of the file: https or blob. */
    val url: String,
    /** The title of the viewer; default: the host's choice. */
    val title: String? = null,
) {
    init {
        bound(url.isNotBlank(), "/url", "not blank")
    }
}

/** Params of `openPage`. */
@Serializable
public data class OpenPageParams(
    /** The address of a page of one's own origins; it may be relative. */
    val url: String,
    /** The title until the page sets its own. */
    val title: String? = null,
) {
    init {
        bound(url.isNotBlank(), "/url", "not blank")
    }
}

/** Params of `openApp`. */
@Serializable
public data class OpenAppParams(
    /** The address that opens the app: its scheme is listed in the option `appSchemes`, or it is https. */
    val url: String,
) {
    init {
        bound(url.isNotBlank(), "/url", "not blank")
    }
}

/** Params of `openMiniProgram`. */
@Serializable
public data class OpenMiniProgramParams(
    /** The mini-program's original or app id; not empty. */
    val appId: String,
    /** The page in it with its query; default: its first page. */
    val path: String? = null,
) {
    init {
        bound(appId.isNotBlank(), "/appId", "not blank")
    }
}

/** Params of `openExternal`. */
@Serializable
public data class OpenExternalParams(
    /** The address of the page: http or https. */
    val url: String,
) {
    init {
        bound(url.isNotBlank(), "/url", "not blank")
    }
}

/** Params of `openStore`. */
@Serializable
public data class OpenStoreParams(
    /** The page in Apple's store, for iOS. */
    val appStoreUrl: String? = null,
    /** The address for Android where no `marketUrl` is given. */
    val androidUrl: String? = null,
    /** The page in the phone's own store (`market:`), for Android. */
    val marketUrl: String? = null,
) {
    init {
        bound(appStoreUrl == null || appStoreUrl.isNotBlank(), "/appStoreUrl", "not blank")
        bound(androidUrl == null || androidUrl.isNotBlank(), "/androidUrl", "not blank")
        bound(marketUrl == null || marketUrl.isNotBlank(), "/marketUrl", "not blank")
    }
}

/** Params of `setTitle`. */
@Serializable
public data class SetTitleParams(
    /** The title; an empty text leaves the bar without one. */
    val title: String,
)

/** Params of `paySeq`. */
@Serializable
public data class PaySeqParams(
    /** The payment sequence that the server has made; not empty. */
    val paySeq: String,
    /** The order at the payment service; not empty. */
    val payServiceOrderId: String,
    /** The server's signature of this payment. It is never logged. */
    val signature: String,
    /** Fields for the payment host, `unifiedOrderType` among them. */
    val payInfo: Map<String, JsonElement>,
    /** Absolute url of the page after a paid order. */
    val redirectUrl: String,
    /** Absolute url of the page after an order that is not paid. */
    val failUrl: String,
    /** The line of business, as the payment host knows it. */
    val biz: String? = null,
) {
    init {
        bound(paySeq.isNotBlank(), "/paySeq", "not blank")
        bound(payServiceOrderId.isNotBlank(), "/payServiceOrderId", "not blank")
        bound(redirectUrl.isNotBlank(), "/redirectUrl", "not blank")
        bound(failUrl.isNotBlank(), "/failUrl", "not blank")
    }

    override fun toString(): String = "PaySeqParams(paySeq=$paySeq, payServiceOrderId=$payServiceOrderId, signature=***, payInfo=***, redirectUrl=$redirectUrl, failUrl=$failUrl, biz=$biz)"
}

/** Result of `paySeq`. */
@Serializable
public data class PaySeqResult(
    /** Reports the host's outcome: a hint, never a proof. */
    val outcome: PaySeqResultOutcome,
)

@Serializable(with = PaySeqResultOutcome.Words::class)
public enum class PaySeqResultOutcome(override val word: String) : BridgeWord {
    PAID("paid"),
    REDIRECTED("redirected"),
    HANDED_OVER("handed-over"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<PaySeqResultOutcome>("PaySeqResultOutcome", values(), UNKNOWN)
}

/** Params of `login`. */
@Serializable
public data class LoginParams(
    /** Absolute url of the third-party login, for hosts that leave the page. */
    val thirdPartyUrl: String? = null,
    /** A text for the person, why a login is needed. */
    val reason: String? = null,
) {
    init {
        bound(thirdPartyUrl == null || thirdPartyUrl.isNotBlank(), "/thirdPartyUrl", "not blank")
    }
}

/** Result of `login`. */
@Serializable
public data class LoginResult(
    /** `done`: there is a session now; `redirected`: the page leaves. */
    val outcome: LoginResultOutcome,
    /** The session token of an own app. Never log it. */
    val token: String? = null,
) {
    override fun toString(): String = "LoginResult(outcome=$outcome, token=***)"
}

@Serializable(with = LoginResultOutcome.Words::class)
public enum class LoginResultOutcome(override val word: String) : BridgeWord {
    DONE("done"),
    REDIRECTED("redirected"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<LoginResultOutcome>("LoginResultOutcome", values(), UNKNOWN)
}

/** Result of `refreshToken`. */
@Serializable
public data class RefreshTokenResult(
    /** The new session token. Never log it. */
    val token: String,
) {
    override fun toString(): String = "RefreshTokenResult(token=***)"
}

/** Result of `bindMobile`. */
@Serializable
public data class BindMobileResult(
    /** `done`: a number is bound; `redirected`: the page leaves. */
    val outcome: BindMobileResultOutcome,
)

@Serializable(with = BindMobileResultOutcome.Words::class)
public enum class BindMobileResultOutcome(override val word: String) : BridgeWord {
    DONE("done"),
    REDIRECTED("redirected"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<BindMobileResultOutcome>("BindMobileResultOutcome", values(), UNKNOWN)
}

/** Params of `setShareContent`. */
@Serializable
public data class SetShareContentParams(
    /** The title; not empty. */
    val title: String,
    /** The text below the title; it may be empty. */
    val desc: String,
    /** Absolute link, sent to every place for which `links` has none. */
    val link: String,
    /** Absolute url of the picture. */
    val imgUrl: String,
    /** Absolute links by place, so that each link can carry its source. Default: `link`. */
    val links: SetShareContentParamsLinks? = null,
) {
    init {
        bound(title.isNotBlank(), "/title", "not blank")
        bound(link.isNotBlank(), "/link", "not blank")
    }
}

@Serializable
public data class SetShareContentParamsLinks(
    /** WeChat moments. */
    val timeline: String? = null,
    /** A chat with one person or with a group. */
    val friend: String? = null,
    /** QQ. */
    val qq: String? = null,
    /** QQ space. */
    val qzone: String? = null,
) {
    init {
        bound(timeline == null || timeline.isNotBlank(), "/links/timeline", "not blank")
        bound(friend == null || friend.isNotBlank(), "/links/friend", "not blank")
        bound(qq == null || qq.isNotBlank(), "/links/qq", "not blank")
        bound(qzone == null || qzone.isNotBlank(), "/links/qzone", "not blank")
    }
}

/** Result of `setShareContent`. */
@Serializable
public data class SetShareContentResult(
    /** `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it. */
    val outcome: SetShareContentResultOutcome? = null,
)

@Serializable(with = SetShareContentResultOutcome.Words::class)
public enum class SetShareContentResultOutcome(override val word: String) : BridgeWord {
    SET("set"),
    QUEUED("queued"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<SetShareContentResultOutcome>("SetShareContentResultOutcome", values(), UNKNOWN)
}

/** Params of `openShareSheet`. */
@Serializable
public data class OpenShareSheetParams(
    /** The title; not empty. */
    val title: String,
    /** The text below the title; it may be empty. */
    val desc: String,
    /** Absolute link, sent to every place for which `links` has none. */
    val link: String,
    /** Absolute url of the picture. */
    val imgUrl: String,
    /** Absolute links by place, so that each link can carry its source. Default: `link`. */
    val links: OpenShareSheetParamsLinks? = null,
) {
    init {
        bound(title.isNotBlank(), "/title", "not blank")
        bound(link.isNotBlank(), "/link", "not blank")
    }
}

@Serializable
public data class OpenShareSheetParamsLinks(
    /** WeChat moments. */
    val timeline: String? = null,
    /** A chat with one person or with a group. */
    val friend: String? = null,
    /** QQ. */
    val qq: String? = null,
    /** QQ space. */
    val qzone: String? = null,
) {
    init {
        bound(timeline == null || timeline.isNotBlank(), "/links/timeline", "not blank")
        bound(friend == null || friend.isNotBlank(), "/links/friend", "not blank")
        bound(qq == null || qq.isNotBlank(), "/links/qq", "not blank")
        bound(qzone == null || qzone.isNotBlank(), "/links/qzone", "not blank")
    }
}

/** Result of `openShareSheet`. */
@Serializable
public data class OpenShareSheetResult(
    /** The place that the person has chosen. */
    val channel: OpenShareSheetResultChannel,
)

@Serializable(with = OpenShareSheetResultChannel.Words::class)
public enum class OpenShareSheetResultChannel(override val word: String) : BridgeWord {
    TIMELINE("timeline"),
    FRIEND("friend"),
    GROUP("group"),
    QQ("qq"),
    QZONE("qzone"),
    OTHER("other"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<OpenShareSheetResultChannel>("OpenShareSheetResultChannel", values(), UNKNOWN)
}

/** Params of `openCustomerService`. */
@Serializable
public data class OpenCustomerServiceParams(
    /** The address of a page of customer service, for hosts that have none of their own. */
    val url: String? = null,
    /** The number of customer service, which is dialled where no page can be opened. */
    val phone: String? = null,
) {
    init {
        bound(url == null || url.isNotBlank(), "/url", "not blank")
    }
}

/** The payload of `networkChanged`. */
@Serializable
public data class NetworkChangedPayload(
    /** The kind of connection now, as in `getNetwork`. */
    val type: NetworkChangedPayloadType,
)

@Serializable(with = NetworkChangedPayloadType.Words::class)
public enum class NetworkChangedPayloadType(override val word: String) : BridgeWord {
    NONE("none"),
    WIFI("wifi"),
    _2G("2g"),
    _3G("3g"),
    _4G("4g"),
    _5G("5g"),
    ONLINE("online"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<NetworkChangedPayloadType>("NetworkChangedPayloadType", values(), UNKNOWN)
}

/** The payload of `stepsChanged`. */
@Serializable
public data class StepsChangedPayload(
    /** The day in the phone's time zone, `YYYY-MM-DD`. */
    val date: String,
    /** The steps of that day, at least 0. */
    val steps: Long,
) {
    init {
        bound(Regex("^\\d{4}-\\d{2}-\\d{2}\$").containsMatchIn(date), "/date", "another form")
        bound(steps >= 0, "/steps", "at least 0")
    }
}

/** The payload of `updateAvailable`. */
@Serializable
public data class UpdateAvailablePayload(
    /** The version of the newer bundle. */
    val version: String,
) {
    init {
        bound(version.isNotBlank(), "/version", "not blank")
    }
}

/** The payload of `paymentReturned`. */
@Serializable
public data class PaymentReturnedPayload(
    /** The payment sequence that has ended. */
    val paySeq: String,
    /** Reports the host's outcome: a hint. */
    val outcome: PaymentReturnedPayloadOutcome,
) {
    init {
        bound(paySeq.isNotBlank(), "/paySeq", "not blank")
    }
}

@Serializable(with = PaymentReturnedPayloadOutcome.Words::class)
public enum class PaymentReturnedPayloadOutcome(override val word: String) : BridgeWord {
    PAID("paid"),
    CANCELLED("cancelled"),
    FAILED("failed"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<PaymentReturnedPayloadOutcome>("PaymentReturnedPayloadOutcome", values(), UNKNOWN)
}

/** The payload of `sessionChanged`. */
@Serializable
public data class SessionChangedPayload(
    /** True if somebody is logged in now. */
    val loggedIn: Boolean,
    /** The session token now. Never log it. */
    val token: String? = null,
) {
    override fun toString(): String = "SessionChangedPayload(loggedIn=$loggedIn, token=***)"
}

/** The payload of `shared`. */
@Serializable
public data class SharedPayload(
    /** The place that the person has shared to. */
    val channel: SharedPayloadChannel,
)

@Serializable(with = SharedPayloadChannel.Words::class)
public enum class SharedPayloadChannel(override val word: String) : BridgeWord {
    TIMELINE("timeline"),
    FRIEND("friend"),
    GROUP("group"),
    QQ("qq"),
    QZONE("qzone"),
    OTHER("other"),
    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<SharedPayloadChannel>("SharedPayloadChannel", values(), UNKNOWN)
}
