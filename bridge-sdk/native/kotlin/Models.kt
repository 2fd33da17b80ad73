// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement

/** What `getDeviceInfo` answers. */
@Serializable
data class GetDeviceInfoResult(
    val os: GetDeviceInfoResultOs,
    val osVersion: String? = null,
    val model: String? = null,
    val language: String? = null,
)

@Serializable
enum class GetDeviceInfoResultOs {
    @SerialName("android") ANDROID,
    @SerialName("ios") IOS,
    @SerialName("harmony") HARMONY,
    @SerialName("other") OTHER,
}

/** What `getLocation` is asked with. */
@Serializable
data class GetLocationParams(
    val coordinates: GetLocationParamsCoordinates? = null,
)

@Serializable
enum class GetLocationParamsCoordinates {
    @SerialName("wgs84") WGS84,
    @SerialName("gcj02") GCJ02,
}

/** What `getLocation` answers. */
@Serializable
data class GetLocationResult(
    val latitude: Double,
    val longitude: Double,
    val accuracyM: Double? = null,
) {
    override fun toString() = "GetLocationResult(latitude=***, longitude=***, accuracyM=$accuracyM)"
}

/** What `scanCode` answers. */
@Serializable
data class ScanCodeResult(
    val text: String,
)

/** What `dialPhone` is asked with. */
@Serializable
data class DialPhoneParams(
    val number: String,
)

/** What `getNetwork` answers. */
@Serializable
data class GetNetworkResult(
    val type: GetNetworkResultType,
)

@Serializable
enum class GetNetworkResultType {
    @SerialName("none") NONE,
    @SerialName("wifi") WIFI,
    @SerialName("2g") _2G,
    @SerialName("3g") _3G,
    @SerialName("4g") _4G,
    @SerialName("5g") _5G,
    @SerialName("online") ONLINE,
}

/** What `getSteps` is asked with. */
@Serializable
data class GetStepsParams(
    val days: Long,
)

/** What `getSteps` answers. */
@Serializable
data class GetStepsResult(
    val days: List<GetStepsResultDay>,
)

@Serializable
data class GetStepsResultDay(
    val date: String,
    val steps: Long,
)

/** What `requestStepLicence` answers. */
@Serializable
data class RequestStepLicenceResult(
    val granted: Boolean,
)

/** What `reportFatal` is asked with. */
@Serializable
data class ReportFatalParams(
    val code: String,
    val message: String,
)

/** What `setSecureScreen` is asked with. */
@Serializable
data class SetSecureScreenParams(
    val secure: Boolean,
)

/** What `getBundleInfo` answers. */
@Serializable
data class GetBundleInfoResult(
    val version: String,
    val build: Long,
)

/** What `chooseImages` is asked with. */
@Serializable
data class ChooseImagesParams(
    val count: Long,
    val source: ChooseImagesParamsSource? = null,
)

@Serializable
enum class ChooseImagesParamsSource {
    @SerialName("camera") CAMERA,
    @SerialName("album") ALBUM,
}

/** What `chooseImages` answers. */
@Serializable
data class ChooseImagesResult(
    val images: List<ChooseImagesResultImage>,
)

@Serializable
data class ChooseImagesResultImage(
    val url: String,
    val sizeBytes: Long? = null,
)

/** What `saveImage` is asked with. */
@Serializable
data class SaveImageParams(
    val url: String,
)

/** What `previewImages` is asked with. */
@Serializable
data class PreviewImagesParams(
    val urls: List<String>,
    val current: Long? = null,
)

/** What `openDocument` is asked with. */
@Serializable
data class OpenDocumentParams(
    val url: String,
    val title: String? = null,
)

/** What `openPage` is asked with. */
@Serializable
data class OpenPageParams(
    val url: String,
    val title: String? = null,
)

/** What `openApp` is asked with. */
@Serializable
data class OpenAppParams(
    val url: String,
)

/** What `openMiniProgram` is asked with. */
@Serializable
data class OpenMiniProgramParams(
    val appId: String,
    val path: String? = null,
)

/** What `openExternal` is asked with. */
@Serializable
data class OpenExternalParams(
    val url: String,
)

/** What `openStore` is asked with. */
@Serializable
data class OpenStoreParams(
    val appStoreUrl: String? = null,
    val androidUrl: String? = null,
    val marketUrl: String? = null,
)

/** What `setTitle` is asked with. */
@Serializable
data class SetTitleParams(
    val title: String,
)

/** What `paySeq` is asked with. */
@Serializable
data class PaySeqParams(
    val paySeq: String,
    val payServiceOrderId: String,
    val signature: String,
    /** Fields for the payment host, `unifiedOrderType` among them. */
    val payInfo: Map<String, JsonElement>,
    /** Absolute url of the page after a paid order. */
    val redirectUrl: String,
    /** Absolute url of the page after an order that is not paid. */
    val failUrl: String,
    val biz: String? = null,
) {
    override fun toString() = "PaySeqParams(paySeq=$paySeq, payServiceOrderId=$payServiceOrderId, signature=***, payInfo=***, redirectUrl=$redirectUrl, failUrl=$failUrl, biz=$biz)"
}

/** What `paySeq` answers. */
@Serializable
data class PaySeqResult(
    val outcome: PaySeqResultOutcome,
)

@Serializable
enum class PaySeqResultOutcome {
    @SerialName("paid") PAID,
    @SerialName("redirected") REDIRECTED,
    @SerialName("handed-over") HANDED_OVER,
}

/** What `login` is asked with. */
@Serializable
data class LoginParams(
    /** Absolute url of the third-party login, for hosts that leave the page. */
    val thirdPartyUrl: String? = null,
    val reason: String? = null,
)

/** What `login` answers. */
@Serializable
data class LoginResult(
    val outcome: LoginResultOutcome,
    val token: String? = null,
) {
    override fun toString() = "LoginResult(outcome=$outcome, token=***)"
}

@Serializable
enum class LoginResultOutcome {
    @SerialName("done") DONE,
    @SerialName("redirected") REDIRECTED,
}

/** What `refreshToken` answers. */
@Serializable
data class RefreshTokenResult(
    val token: String,
) {
    override fun toString() = "RefreshTokenResult(token=***)"
}

/** What `bindMobile` answers. */
@Serializable
data class BindMobileResult(
    val outcome: BindMobileResultOutcome,
)

@Serializable
enum class BindMobileResultOutcome {
    @SerialName("done") DONE,
    @SerialName("redirected") REDIRECTED,
}

/** What `setShareContent` is asked with. */
@Serializable
data class SetShareContentParams(
    val title: String,
    val desc: String,
    /** Absolute link, sent to every place for which `links` has none. */
    val link: String,
    /** Absolute url of the picture. */
    val imgUrl: String,
    /** Absolute links by place, so that each link can carry its source. Default: `link`. */
    val links: SetShareContentParamsLinks? = null,
)

@Serializable
data class SetShareContentParamsLinks(
    /** WeChat moments. */
    val timeline: String? = null,
    /** A chat with one person or with a group. */
    val friend: String? = null,
    val qq: String? = null,
    val qzone: String? = null,
)

/** What `setShareContent` answers. */
@Serializable
data class SetShareContentResult(
    /** `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it. */
    val outcome: SetShareContentResultOutcome? = null,
)

@Serializable
enum class SetShareContentResultOutcome {
    @SerialName("set") SET,
    @SerialName("queued") QUEUED,
}

/** What `openShareSheet` is asked with. */
@Serializable
data class OpenShareSheetParams(
    val title: String,
    val desc: String,
    /** Absolute link, sent to every place for which `links` has none. */
    val link: String,
    /** Absolute url of the picture. */
    val imgUrl: String,
    /** Absolute links by place, so that each link can carry its source. Default: `link`. */
    val links: OpenShareSheetParamsLinks? = null,
)

@Serializable
data class OpenShareSheetParamsLinks(
    /** WeChat moments. */
    val timeline: String? = null,
    /** A chat with one person or with a group. */
    val friend: String? = null,
    val qq: String? = null,
    val qzone: String? = null,
)

/** What `openShareSheet` answers. */
@Serializable
data class OpenShareSheetResult(
    val channel: OpenShareSheetResultChannel,
)

@Serializable
enum class OpenShareSheetResultChannel {
    @SerialName("timeline") TIMELINE,
    @SerialName("friend") FRIEND,
    @SerialName("group") GROUP,
    @SerialName("qq") QQ,
    @SerialName("qzone") QZONE,
    @SerialName("other") OTHER,
}

/** What `openCustomerService` is asked with. */
@Serializable
data class OpenCustomerServiceParams(
    val url: String? = null,
    val phone: String? = null,
)

/** The payload of `networkChanged`. */
@Serializable
data class NetworkChangedPayload(
    val type: NetworkChangedPayloadType,
)

@Serializable
enum class NetworkChangedPayloadType {
    @SerialName("none") NONE,
    @SerialName("wifi") WIFI,
    @SerialName("2g") _2G,
    @SerialName("3g") _3G,
    @SerialName("4g") _4G,
    @SerialName("5g") _5G,
    @SerialName("online") ONLINE,
}

/** The payload of `stepsChanged`. */
@Serializable
data class StepsChangedPayload(
    val date: String,
    val steps: Long,
)

/** The payload of `updateAvailable`. */
@Serializable
data class UpdateAvailablePayload(
    val version: String,
)

/** The payload of `paymentReturned`. */
@Serializable
data class PaymentReturnedPayload(
    val paySeq: String,
    val outcome: PaymentReturnedPayloadOutcome,
)

@Serializable
enum class PaymentReturnedPayloadOutcome {
    @SerialName("paid") PAID,
    @SerialName("cancelled") CANCELLED,
    @SerialName("failed") FAILED,
}

/** The payload of `sessionChanged`. */
@Serializable
data class SessionChangedPayload(
    val loggedIn: Boolean,
    val token: String? = null,
) {
    override fun toString() = "SessionChangedPayload(loggedIn=$loggedIn, token=***)"
}

/** The payload of `shared`. */
@Serializable
data class SharedPayload(
    val channel: SharedPayloadChannel,
)

@Serializable
enum class SharedPayloadChannel {
    @SerialName("timeline") TIMELINE,
    @SerialName("friend") FRIEND,
    @SerialName("group") GROUP,
    @SerialName("qq") QQ,
    @SerialName("qzone") QZONE,
    @SerialName("other") OTHER,
}
