// Generated from the contract; do not edit.
import Foundation

/// What `getDeviceInfo` answers.
public struct GetDeviceInfoResult: Codable, Sendable {
    public var os: GetDeviceInfoResultOs
    public var osVersion: String?
    public var model: String?
    public var language: String?

    public init(os: GetDeviceInfoResultOs, osVersion: String? = nil, model: String? = nil, language: String? = nil) {
        self.os = os
        self.osVersion = osVersion
        self.model = model
        self.language = language
    }
}

public enum GetDeviceInfoResultOs: String, Codable, Sendable {
    case android = "android"
    case ios = "ios"
    case harmony = "harmony"
    case other = "other"
}

/// What `getLocation` is asked with.
public struct GetLocationParams: Codable, Sendable {
    public var coordinates: GetLocationParamsCoordinates?

    public init(coordinates: GetLocationParamsCoordinates? = nil) {
        self.coordinates = coordinates
    }
}

public enum GetLocationParamsCoordinates: String, Codable, Sendable {
    case wgs84 = "wgs84"
    case gcj02 = "gcj02"
}

/// What `getLocation` answers.
public struct GetLocationResult: Codable, Sendable, CustomStringConvertible {
    public var latitude: Double
    public var longitude: Double
    public var accuracyM: Double?

    public init(latitude: Double, longitude: Double, accuracyM: Double? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracyM = accuracyM
    }

    public var description: String { "GetLocationResult(latitude: ***, longitude: ***, accuracyM: \(String(describing: accuracyM)))" }
}

/// What `scanCode` answers.
public struct ScanCodeResult: Codable, Sendable {
    public var text: String

    public init(text: String) {
        self.text = text
    }
}

/// What `dialPhone` is asked with.
public struct DialPhoneParams: Codable, Sendable {
    public var number: String

    public init(number: String) {
        self.number = number
    }
}

/// What `getNetwork` answers.
public struct GetNetworkResult: Codable, Sendable {
    public var type: GetNetworkResultType

    public init(type: GetNetworkResultType) {
        self.type = type
    }
}

public enum GetNetworkResultType: String, Codable, Sendable {
    case none = "none"
    case wifi = "wifi"
    case _2g = "2g"
    case _3g = "3g"
    case _4g = "4g"
    case _5g = "5g"
    case online = "online"
}

/// What `getSteps` is asked with.
public struct GetStepsParams: Codable, Sendable {
    public var days: Int

    public init(days: Int) {
        self.days = days
    }
}

/// What `getSteps` answers.
public struct GetStepsResult: Codable, Sendable {
    public var days: [GetStepsResultDay]

    public init(days: [GetStepsResultDay]) {
        self.days = days
    }
}

public struct GetStepsResultDay: Codable, Sendable {
    public var date: String
    public var steps: Int

    public init(date: String, steps: Int) {
        self.date = date
        self.steps = steps
    }
}

/// What `requestStepLicence` answers.
public struct RequestStepLicenceResult: Codable, Sendable {
    public var granted: Bool

    public init(granted: Bool) {
        self.granted = granted
    }
}

/// What `reportFatal` is asked with.
public struct ReportFatalParams: Codable, Sendable {
    public var code: String
    public var message: String

    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

/// What `setSecureScreen` is asked with.
public struct SetSecureScreenParams: Codable, Sendable {
    public var secure: Bool

    public init(secure: Bool) {
        self.secure = secure
    }
}

/// What `getBundleInfo` answers.
public struct GetBundleInfoResult: Codable, Sendable {
    public var version: String
    public var build: Int

    public init(version: String, build: Int) {
        self.version = version
        self.build = build
    }
}

/// What `chooseImages` is asked with.
public struct ChooseImagesParams: Codable, Sendable {
    public var count: Int
    public var source: ChooseImagesParamsSource?

    public init(count: Int, source: ChooseImagesParamsSource? = nil) {
        self.count = count
        self.source = source
    }
}

public enum ChooseImagesParamsSource: String, Codable, Sendable {
    case camera = "camera"
    case album = "album"
}

/// What `chooseImages` answers.
public struct ChooseImagesResult: Codable, Sendable {
    public var images: [ChooseImagesResultImage]

    public init(images: [ChooseImagesResultImage]) {
        self.images = images
    }
}

public struct ChooseImagesResultImage: Codable, Sendable {
    public var url: String
    public var sizeBytes: Int?

    public init(url: String, sizeBytes: Int? = nil) {
        self.url = url
        self.sizeBytes = sizeBytes
    }
}

/// What `saveImage` is asked with.
public struct SaveImageParams: Codable, Sendable {
    public var url: String

    public init(url: String) {
        self.url = url
    }
}

/// What `previewImages` is asked with.
public struct PreviewImagesParams: Codable, Sendable {
    public var urls: [String]
    public var current: Int?

    public init(urls: [String], current: Int? = nil) {
        self.urls = urls
        self.current = current
    }
}

/// What `openDocument` is asked with.
public struct OpenDocumentParams: Codable, Sendable {
    public var url: String
    public var title: String?

    public init(url: String, title: String? = nil) {
        self.url = url
        self.title = title
    }
}

/// What `openPage` is asked with.
public struct OpenPageParams: Codable, Sendable {
    public var url: String
    public var title: String?

    public init(url: String, title: String? = nil) {
        self.url = url
        self.title = title
    }
}

/// What `openApp` is asked with.
public struct OpenAppParams: Codable, Sendable {
    public var url: String

    public init(url: String) {
        self.url = url
    }
}

/// What `openMiniProgram` is asked with.
public struct OpenMiniProgramParams: Codable, Sendable {
    public var appId: String
    public var path: String?

    public init(appId: String, path: String? = nil) {
        self.appId = appId
        self.path = path
    }
}

/// What `openExternal` is asked with.
public struct OpenExternalParams: Codable, Sendable {
    public var url: String

    public init(url: String) {
        self.url = url
    }
}

/// What `openStore` is asked with.
public struct OpenStoreParams: Codable, Sendable {
    public var appStoreUrl: String?
    public var androidUrl: String?
    public var marketUrl: String?

    public init(appStoreUrl: String? = nil, androidUrl: String? = nil, marketUrl: String? = nil) {
        self.appStoreUrl = appStoreUrl
        self.androidUrl = androidUrl
        self.marketUrl = marketUrl
    }
}

/// What `setTitle` is asked with.
public struct SetTitleParams: Codable, Sendable {
    public var title: String

    public init(title: String) {
        self.title = title
    }
}

/// What `paySeq` is asked with.
public struct PaySeqParams: Codable, Sendable, CustomStringConvertible {
    public var paySeq: String
    public var payServiceOrderId: String
    public var signature: String
    /// Fields for the payment host, `unifiedOrderType` among them.
    public var payInfo: [String: JSONValue]
    /// Absolute url of the page after a paid order.
    public var redirectUrl: String
    /// Absolute url of the page after an order that is not paid.
    public var failUrl: String
    public var biz: String?

    public init(paySeq: String, payServiceOrderId: String, signature: String, payInfo: [String: JSONValue], redirectUrl: String, failUrl: String, biz: String? = nil) {
        self.paySeq = paySeq
        self.payServiceOrderId = payServiceOrderId
        self.signature = signature
        self.payInfo = payInfo
        self.redirectUrl = redirectUrl
        self.failUrl = failUrl
        self.biz = biz
    }

    public var description: String { "PaySeqParams(paySeq: \(paySeq), payServiceOrderId: \(payServiceOrderId), signature: ***, payInfo: ***, redirectUrl: \(redirectUrl), failUrl: \(failUrl), biz: \(String(describing: biz)))" }
}

/// What `paySeq` answers.
public struct PaySeqResult: Codable, Sendable {
    public var outcome: PaySeqResultOutcome

    public init(outcome: PaySeqResultOutcome) {
        self.outcome = outcome
    }
}

public enum PaySeqResultOutcome: String, Codable, Sendable {
    case paid = "paid"
    case redirected = "redirected"
    case handedOver = "handed-over"
}

/// What `login` is asked with.
public struct LoginParams: Codable, Sendable {
    /// Absolute url of the third-party login, for hosts that leave the page.
    public var thirdPartyUrl: String?
    public var reason: String?

    public init(thirdPartyUrl: String? = nil, reason: String? = nil) {
        self.thirdPartyUrl = thirdPartyUrl
        self.reason = reason
    }
}

/// What `login` answers.
public struct LoginResult: Codable, Sendable, CustomStringConvertible {
    public var outcome: LoginResultOutcome
    public var token: String?

    public init(outcome: LoginResultOutcome, token: String? = nil) {
        self.outcome = outcome
        self.token = token
    }

    public var description: String { "LoginResult(outcome: \(outcome), token: ***)" }
}

public enum LoginResultOutcome: String, Codable, Sendable {
    case done = "done"
    case redirected = "redirected"
}

/// What `refreshToken` answers.
public struct RefreshTokenResult: Codable, Sendable, CustomStringConvertible {
    public var token: String

    public init(token: String) {
        self.token = token
    }

    public var description: String { "RefreshTokenResult(token: ***)" }
}

/// What `bindMobile` answers.
public struct BindMobileResult: Codable, Sendable {
    public var outcome: BindMobileResultOutcome

    public init(outcome: BindMobileResultOutcome) {
        self.outcome = outcome
    }
}

public enum BindMobileResultOutcome: String, Codable, Sendable {
    case done = "done"
    case redirected = "redirected"
}

/// What `setShareContent` is asked with.
public struct SetShareContentParams: Codable, Sendable {
    public var title: String
    public var desc: String
    /// Absolute link, sent to every place for which `links` has none.
    public var link: String
    /// Absolute url of the picture.
    public var imgUrl: String
    /// Absolute links by place, so that each link can carry its source. Default: `link`.
    public var links: SetShareContentParamsLinks?

    public init(title: String, desc: String, link: String, imgUrl: String, links: SetShareContentParamsLinks? = nil) {
        self.title = title
        self.desc = desc
        self.link = link
        self.imgUrl = imgUrl
        self.links = links
    }
}

public struct SetShareContentParamsLinks: Codable, Sendable {
    /// WeChat moments.
    public var timeline: String?
    /// A chat with one person or with a group.
    public var friend: String?
    public var qq: String?
    public var qzone: String?

    public init(timeline: String? = nil, friend: String? = nil, qq: String? = nil, qzone: String? = nil) {
        self.timeline = timeline
        self.friend = friend
        self.qq = qq
        self.qzone = qzone
    }
}

/// What `setShareContent` answers.
public struct SetShareContentResult: Codable, Sendable {
    /// `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it.
    public var outcome: SetShareContentResultOutcome?

    public init(outcome: SetShareContentResultOutcome? = nil) {
        self.outcome = outcome
    }
}

public enum SetShareContentResultOutcome: String, Codable, Sendable {
    case set = "set"
    case queued = "queued"
}

/// What `openShareSheet` is asked with.
public struct OpenShareSheetParams: Codable, Sendable {
    public var title: String
    public var desc: String
    /// Absolute link, sent to every place for which `links` has none.
    public var link: String
    /// Absolute url of the picture.
    public var imgUrl: String
    /// Absolute links by place, so that each link can carry its source. Default: `link`.
    public var links: OpenShareSheetParamsLinks?

    public init(title: String, desc: String, link: String, imgUrl: String, links: OpenShareSheetParamsLinks? = nil) {
        self.title = title
        self.desc = desc
        self.link = link
        self.imgUrl = imgUrl
        self.links = links
    }
}

public struct OpenShareSheetParamsLinks: Codable, Sendable {
    /// WeChat moments.
    public var timeline: String?
    /// A chat with one person or with a group.
    public var friend: String?
    public var qq: String?
    public var qzone: String?

    public init(timeline: String? = nil, friend: String? = nil, qq: String? = nil, qzone: String? = nil) {
        self.timeline = timeline
        self.friend = friend
        self.qq = qq
        self.qzone = qzone
    }
}

/// What `openShareSheet` answers.
public struct OpenShareSheetResult: Codable, Sendable {
    public var channel: OpenShareSheetResultChannel

    public init(channel: OpenShareSheetResultChannel) {
        self.channel = channel
    }
}

public enum OpenShareSheetResultChannel: String, Codable, Sendable {
    case timeline = "timeline"
    case friend = "friend"
    case group = "group"
    case qq = "qq"
    case qzone = "qzone"
    case other = "other"
}

/// What `openCustomerService` is asked with.
public struct OpenCustomerServiceParams: Codable, Sendable {
    public var url: String?
    public var phone: String?

    public init(url: String? = nil, phone: String? = nil) {
        self.url = url
        self.phone = phone
    }
}

/// The payload of `networkChanged`.
public struct NetworkChangedPayload: Codable, Sendable {
    public var type: NetworkChangedPayloadType

    public init(type: NetworkChangedPayloadType) {
        self.type = type
    }
}

public enum NetworkChangedPayloadType: String, Codable, Sendable {
    case none = "none"
    case wifi = "wifi"
    case _2g = "2g"
    case _3g = "3g"
    case _4g = "4g"
    case _5g = "5g"
    case online = "online"
}

/// The payload of `stepsChanged`.
public struct StepsChangedPayload: Codable, Sendable {
    public var date: String
    public var steps: Int

    public init(date: String, steps: Int) {
        self.date = date
        self.steps = steps
    }
}

/// The payload of `updateAvailable`.
public struct UpdateAvailablePayload: Codable, Sendable {
    public var version: String

    public init(version: String) {
        self.version = version
    }
}

/// The payload of `paymentReturned`.
public struct PaymentReturnedPayload: Codable, Sendable {
    public var paySeq: String
    public var outcome: PaymentReturnedPayloadOutcome

    public init(paySeq: String, outcome: PaymentReturnedPayloadOutcome) {
        self.paySeq = paySeq
        self.outcome = outcome
    }
}

public enum PaymentReturnedPayloadOutcome: String, Codable, Sendable {
    case paid = "paid"
    case cancelled = "cancelled"
    case failed = "failed"
}

/// The payload of `sessionChanged`.
public struct SessionChangedPayload: Codable, Sendable, CustomStringConvertible {
    public var loggedIn: Bool
    public var token: String?

    public init(loggedIn: Bool, token: String? = nil) {
        self.loggedIn = loggedIn
        self.token = token
    }

    public var description: String { "SessionChangedPayload(loggedIn: \(loggedIn), token: ***)" }
}

/// The payload of `shared`.
public struct SharedPayload: Codable, Sendable {
    public var channel: SharedPayloadChannel

    public init(channel: SharedPayloadChannel) {
        self.channel = channel
    }
}

public enum SharedPayloadChannel: String, Codable, Sendable {
    case timeline = "timeline"
    case friend = "friend"
    case group = "group"
    case qq = "qq"
    case qzone = "qzone"
    case other = "other"
}
