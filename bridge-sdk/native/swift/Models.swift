// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
import Foundation

/// The contract's payloads, in a namespace of their own.
public enum Bridge {
    public static let sdkVersion = "1.0.0-rc.0"
    public static let protocolVersion = "1.0"
    /// Events an app may name in its handshake.
    public static let events = ["networkChanged", "stepsChanged", "resumed", "paused", "updateAvailable", "backPressed", "paymentReturned", "sessionChanged", "shared"]
}

extension Bridge {
    /// Result of `getDeviceInfo`.
    public struct GetDeviceInfoResult: Codable, Equatable, Sendable {
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
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `getLocation`.
    public struct GetLocationParams: Codable, Equatable, Sendable {
        public var coordinates: GetLocationParamsCoordinates?

        public init(coordinates: GetLocationParamsCoordinates? = nil) {
            self.coordinates = coordinates
        }
    }

    public enum GetLocationParamsCoordinates: String, Codable, Sendable {
        case wgs84 = "wgs84"
        case gcj02 = "gcj02"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Result of `getLocation`.
    public struct GetLocationResult: Codable, Equatable, Sendable, CustomStringConvertible, BridgeBounded {
        public var latitude: Double
        public var longitude: Double
        public var accuracyM: Double?

        public init(latitude: Double, longitude: Double, accuracyM: Double? = nil) {
            self.latitude = latitude
            self.longitude = longitude
            self.accuracyM = accuracyM
        }

        public var description: String { "GetLocationResult(latitude: ***, longitude: ***, accuracyM: \(String(describing: accuracyM)))" }

        func checkBounds() throws {
            try bound((-90...90).contains(latitude), "latitude", "-90 to 90")
            try bound((-180...180).contains(longitude), "longitude", "-180 to 180")
        }
    }

    /// Result of `scanCode`.
    public struct ScanCodeResult: Codable, Equatable, Sendable {
        public var text: String

        public init(text: String) {
            self.text = text
        }
    }

    /// Params of `dialPhone`.
    public struct DialPhoneParams: Codable, Equatable, Sendable, BridgeBounded {
        public var number: String

        public init(number: String) {
            self.number = number
        }

        func checkBounds() throws {
            try bound(isNotBlank(number), "number", "not blank")
        }
    }

    /// Result of `getNetwork`.
    public struct GetNetworkResult: Codable, Equatable, Sendable {
        public var type: GetNetworkResultType

        public init(type: GetNetworkResultType) {
            self.type = type
        }
    }

    public enum GetNetworkResultType: String, Codable, Sendable {
        case none_ = "none"
        case wifi = "wifi"
        case _2g = "2g"
        case _3g = "3g"
        case _4g = "4g"
        case _5g = "5g"
        case online = "online"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `getSteps`.
    public struct GetStepsParams: Codable, Equatable, Sendable, BridgeBounded {
        public var days: Int

        public init(days: Int) {
            self.days = days
        }

        func checkBounds() throws {
            try bound((1...31).contains(days), "days", "1 to 31")
        }
    }

    /// Result of `getSteps`.
    public struct GetStepsResult: Codable, Equatable, Sendable, BridgeBounded {
        public var days: [GetStepsResultDay]

        public init(days: [GetStepsResultDay]) {
            self.days = days
        }

        func checkBounds() throws {
            try days.forEach { try $0.checkBounds() }
        }
    }

    public struct GetStepsResultDay: Codable, Equatable, Sendable, BridgeBounded {
        public var date: String
        public var steps: Int

        public init(date: String, steps: Int) {
            self.date = date
            self.steps = steps
        }

        func checkBounds() throws {
            try bound(matches(date, #"^\d{4}-\d{2}-\d{2}$"#), "date", "another form")
            try bound(steps >= 0, "steps", "at least 0")
        }
    }

    /// Result of `requestStepLicence`.
    public struct RequestStepLicenceResult: Codable, Equatable, Sendable {
        public var granted: Bool

        public init(granted: Bool) {
            self.granted = granted
        }
    }

    /// Params of `reportFatal`.
    public struct ReportFatalParams: Codable, Equatable, Sendable, BridgeBounded {
        public var code: String
        public var message: String

        public init(code: String, message: String) {
            self.code = code
            self.message = message
        }

        func checkBounds() throws {
            try bound(isNotBlank(code), "code", "not blank")
        }
    }

    /// Params of `setSecureScreen`.
    public struct SetSecureScreenParams: Codable, Equatable, Sendable {
        public var secure: Bool

        public init(secure: Bool) {
            self.secure = secure
        }
    }

    /// Result of `getBundleInfo`.
    public struct GetBundleInfoResult: Codable, Equatable, Sendable, BridgeBounded {
        public var version: String
        public var build: Int

        public init(version: String, build: Int) {
            self.version = version
            self.build = build
        }

        func checkBounds() throws {
            try bound(isNotBlank(version), "version", "not blank")
            try bound(build >= 0, "build", "at least 0")
        }
    }

    /// Params of `chooseImages`.
    public struct ChooseImagesParams: Codable, Equatable, Sendable, BridgeBounded {
        public var count: Int
        public var source: ChooseImagesParamsSource?

        public init(count: Int, source: ChooseImagesParamsSource? = nil) {
            self.count = count
            self.source = source
        }

        func checkBounds() throws {
            try bound((1...9).contains(count), "count", "1 to 9")
        }
    }

    public enum ChooseImagesParamsSource: String, Codable, Sendable {
        case camera = "camera"
        case album = "album"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Result of `chooseImages`.
    public struct ChooseImagesResult: Codable, Equatable, Sendable, BridgeBounded {
        public var images: [ChooseImagesResultImage]

        public init(images: [ChooseImagesResultImage]) {
            self.images = images
        }

        func checkBounds() throws {
            try images.forEach { try $0.checkBounds() }
        }
    }

    public struct ChooseImagesResultImage: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String
        public var sizeBytes: Int?

        public init(url: String, sizeBytes: Int? = nil) {
            self.url = url
            self.sizeBytes = sizeBytes
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `saveImage`.
    public struct SaveImageParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `previewImages`.
    public struct PreviewImagesParams: Codable, Equatable, Sendable, BridgeBounded {
        public var urls: [String]
        public var current: Int?

        public init(urls: [String], current: Int? = nil) {
            self.urls = urls
            self.current = current
        }

        func checkBounds() throws {
            try bound(urls.count >= 1, "urls", "at least 1")
            try bound(urls.allSatisfy { isNotBlank($0) }, "urls", "not blank")
            if let value = current { try bound(value >= 0, "current", "at least 0") }
        }
    }

    /// Params of `openDocument`.
    public struct OpenDocumentParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String
        public var title: String?

        public init(url: String, title: String? = nil) {
            self.url = url
            self.title = title
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `openPage`.
    public struct OpenPageParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String
        public var title: String?

        public init(url: String, title: String? = nil) {
            self.url = url
            self.title = title
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `openApp`.
    public struct OpenAppParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `openMiniProgram`.
    public struct OpenMiniProgramParams: Codable, Equatable, Sendable, BridgeBounded {
        public var appId: String
        public var path: String?

        public init(appId: String, path: String? = nil) {
            self.appId = appId
            self.path = path
        }

        func checkBounds() throws {
            try bound(isNotBlank(appId), "appId", "not blank")
        }
    }

    /// Params of `openExternal`.
    public struct OpenExternalParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds() throws {
            try bound(isNotBlank(url), "url", "not blank")
        }
    }

    /// Params of `openStore`.
    public struct OpenStoreParams: Codable, Equatable, Sendable, BridgeBounded {
        public var appStoreUrl: String?
        public var androidUrl: String?
        public var marketUrl: String?

        public init(appStoreUrl: String? = nil, androidUrl: String? = nil, marketUrl: String? = nil) {
            self.appStoreUrl = appStoreUrl
            self.androidUrl = androidUrl
            self.marketUrl = marketUrl
        }

        func checkBounds() throws {
            if let value = appStoreUrl { try bound(isNotBlank(value), "appStoreUrl", "not blank") }
            if let value = androidUrl { try bound(isNotBlank(value), "androidUrl", "not blank") }
            if let value = marketUrl { try bound(isNotBlank(value), "marketUrl", "not blank") }
        }
    }

    /// Params of `setTitle`.
    public struct SetTitleParams: Codable, Equatable, Sendable {
        public var title: String

        public init(title: String) {
            self.title = title
        }
    }

    /// Params of `paySeq`.
    public struct PaySeqParams: Codable, Equatable, Sendable, CustomStringConvertible, BridgeBounded {
        public var paySeq: String
        public var payServiceOrderId: String
        public var signature: String
        /// Fields for the payment host, `unifiedOrderType` among them.
        public var payInfo: [String: BridgeJSON]
        /// Absolute url of the page after a paid order.
        public var redirectUrl: String
        /// Absolute url of the page after an order that is not paid.
        public var failUrl: String
        public var biz: String?

        public init(paySeq: String, payServiceOrderId: String, signature: String, payInfo: [String: BridgeJSON], redirectUrl: String, failUrl: String, biz: String? = nil) {
            self.paySeq = paySeq
            self.payServiceOrderId = payServiceOrderId
            self.signature = signature
            self.payInfo = payInfo
            self.redirectUrl = redirectUrl
            self.failUrl = failUrl
            self.biz = biz
        }

        public var description: String { "PaySeqParams(paySeq: \(paySeq), payServiceOrderId: \(payServiceOrderId), signature: ***, payInfo: ***, redirectUrl: \(redirectUrl), failUrl: \(failUrl), biz: \(String(describing: biz)))" }

        func checkBounds() throws {
            try bound(isNotBlank(paySeq), "paySeq", "not blank")
            try bound(isNotBlank(payServiceOrderId), "payServiceOrderId", "not blank")
            try bound(isNotBlank(redirectUrl), "redirectUrl", "not blank")
            try bound(isNotBlank(failUrl), "failUrl", "not blank")
        }
    }

    /// Result of `paySeq`.
    public struct PaySeqResult: Codable, Equatable, Sendable {
        public var outcome: PaySeqResultOutcome

        public init(outcome: PaySeqResultOutcome) {
            self.outcome = outcome
        }
    }

    public enum PaySeqResultOutcome: String, Codable, Sendable {
        case paid = "paid"
        case redirected = "redirected"
        case handedOver = "handed-over"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `login`.
    public struct LoginParams: Codable, Equatable, Sendable, BridgeBounded {
        /// Absolute url of the third-party login, for hosts that leave the page.
        public var thirdPartyUrl: String?
        public var reason: String?

        public init(thirdPartyUrl: String? = nil, reason: String? = nil) {
            self.thirdPartyUrl = thirdPartyUrl
            self.reason = reason
        }

        func checkBounds() throws {
            if let value = thirdPartyUrl { try bound(isNotBlank(value), "thirdPartyUrl", "not blank") }
        }
    }

    /// Result of `login`.
    public struct LoginResult: Codable, Equatable, Sendable, CustomStringConvertible {
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
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Result of `refreshToken`.
    public struct RefreshTokenResult: Codable, Equatable, Sendable, CustomStringConvertible {
        public var token: String

        public init(token: String) {
            self.token = token
        }

        public var description: String { "RefreshTokenResult(token: ***)" }
    }

    /// Result of `bindMobile`.
    public struct BindMobileResult: Codable, Equatable, Sendable {
        public var outcome: BindMobileResultOutcome

        public init(outcome: BindMobileResultOutcome) {
            self.outcome = outcome
        }
    }

    public enum BindMobileResultOutcome: String, Codable, Sendable {
        case done = "done"
        case redirected = "redirected"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `setShareContent`.
    public struct SetShareContentParams: Codable, Equatable, Sendable, BridgeBounded {
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

        func checkBounds() throws {
            try bound(isNotBlank(title), "title", "not blank")
            try bound(isNotBlank(link), "link", "not blank")
            if let value = links { try value.checkBounds() }
        }
    }

    public struct SetShareContentParamsLinks: Codable, Equatable, Sendable, BridgeBounded {
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

        func checkBounds() throws {
            if let value = timeline { try bound(isNotBlank(value), "timeline", "not blank") }
            if let value = friend { try bound(isNotBlank(value), "friend", "not blank") }
            if let value = qq { try bound(isNotBlank(value), "qq", "not blank") }
            if let value = qzone { try bound(isNotBlank(value), "qzone", "not blank") }
        }
    }

    /// Result of `setShareContent`.
    public struct SetShareContentResult: Codable, Equatable, Sendable {
        /// `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it.
        public var outcome: SetShareContentResultOutcome?

        public init(outcome: SetShareContentResultOutcome? = nil) {
            self.outcome = outcome
        }
    }

    public enum SetShareContentResultOutcome: String, Codable, Sendable {
        case set = "set"
        case queued = "queued"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `openShareSheet`.
    public struct OpenShareSheetParams: Codable, Equatable, Sendable, BridgeBounded {
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

        func checkBounds() throws {
            try bound(isNotBlank(title), "title", "not blank")
            try bound(isNotBlank(link), "link", "not blank")
            if let value = links { try value.checkBounds() }
        }
    }

    public struct OpenShareSheetParamsLinks: Codable, Equatable, Sendable, BridgeBounded {
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

        func checkBounds() throws {
            if let value = timeline { try bound(isNotBlank(value), "timeline", "not blank") }
            if let value = friend { try bound(isNotBlank(value), "friend", "not blank") }
            if let value = qq { try bound(isNotBlank(value), "qq", "not blank") }
            if let value = qzone { try bound(isNotBlank(value), "qzone", "not blank") }
        }
    }

    /// Result of `openShareSheet`.
    public struct OpenShareSheetResult: Codable, Equatable, Sendable {
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
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Params of `openCustomerService`.
    public struct OpenCustomerServiceParams: Codable, Equatable, Sendable, BridgeBounded {
        public var url: String?
        public var phone: String?

        public init(url: String? = nil, phone: String? = nil) {
            self.url = url
            self.phone = phone
        }

        func checkBounds() throws {
            if let value = url { try bound(isNotBlank(value), "url", "not blank") }
        }
    }

    /// The payload of `networkChanged`.
    public struct NetworkChangedPayload: Codable, Equatable, Sendable {
        public var type: NetworkChangedPayloadType

        public init(type: NetworkChangedPayloadType) {
            self.type = type
        }
    }

    public enum NetworkChangedPayloadType: String, Codable, Sendable {
        case none_ = "none"
        case wifi = "wifi"
        case _2g = "2g"
        case _3g = "3g"
        case _4g = "4g"
        case _5g = "5g"
        case online = "online"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// The payload of `stepsChanged`.
    public struct StepsChangedPayload: Codable, Equatable, Sendable, BridgeBounded {
        public var date: String
        public var steps: Int

        public init(date: String, steps: Int) {
            self.date = date
            self.steps = steps
        }

        func checkBounds() throws {
            try bound(matches(date, #"^\d{4}-\d{2}-\d{2}$"#), "date", "another form")
            try bound(steps >= 0, "steps", "at least 0")
        }
    }

    /// The payload of `updateAvailable`.
    public struct UpdateAvailablePayload: Codable, Equatable, Sendable, BridgeBounded {
        public var version: String

        public init(version: String) {
            self.version = version
        }

        func checkBounds() throws {
            try bound(isNotBlank(version), "version", "not blank")
        }
    }

    /// The payload of `paymentReturned`.
    public struct PaymentReturnedPayload: Codable, Equatable, Sendable, BridgeBounded {
        public var paySeq: String
        public var outcome: PaymentReturnedPayloadOutcome

        public init(paySeq: String, outcome: PaymentReturnedPayloadOutcome) {
            self.paySeq = paySeq
            self.outcome = outcome
        }

        func checkBounds() throws {
            try bound(isNotBlank(paySeq), "paySeq", "not blank")
        }
    }

    public enum PaymentReturnedPayloadOutcome: String, Codable, Sendable {
        case paid = "paid"
        case cancelled = "cancelled"
        case failed = "failed"
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// The payload of `sessionChanged`.
    public struct SessionChangedPayload: Codable, Equatable, Sendable, CustomStringConvertible {
        public var loggedIn: Bool
        public var token: String?

        public init(loggedIn: Bool, token: String? = nil) {
            self.loggedIn = loggedIn
            self.token = token
        }

        public var description: String { "SessionChangedPayload(loggedIn: \(loggedIn), token: ***)" }
    }

    /// The payload of `shared`.
    public struct SharedPayload: Codable, Equatable, Sendable {
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
        /// A word that only the other side knows, as it is newer.
        case unknown

        public init(from decoder: Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }
}
