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
        /// The system of the phone.
        public var os: GetDeviceInfoResultOs
        /// The version of the system, for example `18.6`.
        public var osVersion: String?
        /// The maker's name of the model, for example `iPhone17,2`.
        public var model: String?
        /// The language of the phone as BCP 47 has it, for example `zh-CN`.
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
        /// The system of coordinates; default `wgs84`. Maps in China use `gcj02`.
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
        /// Degrees north, from -90 to 90.
        public var latitude: Double
        /// Degrees east, from -180 to 180.
        public var longitude: Double
        /// The radius in metres within which the phone is; absent where it is not known.
        public var accuracyM: Double?

        public init(latitude: Double, longitude: Double, accuracyM: Double? = nil) {
            self.latitude = latitude
            self.longitude = longitude
            self.accuracyM = accuracyM
        }

        public var description: String { "GetLocationResult(latitude: ***, longitude: ***, accuracyM: \(String(describing: accuracyM)))" }

        func checkBounds(_ at: String) throws {
            try bound((-90...90).contains(self.latitude), "\(at)/latitude", "-90 to 90")
            try bound((-180...180).contains(self.longitude), "\(at)/longitude", "-180 to 180")
        }
    }

    /// Result of `scanCode`.
    public struct ScanCodeResult: Codable, Equatable, Sendable {
        /// The text of the code; it may be any text, also an address of somebody else.
        public var text: String

        public init(text: String) {
            self.text = text
        }
    }

    /// Params of `dialPhone`.
    public struct DialPhoneParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The number, with a country code where it needs one; not empty.
        public var number: String

        public init(number: String) {
            self.number = number
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.number), "\(at)/number", "not blank")
        }
    }

    /// Result of `getNetwork`.
    public struct GetNetworkResult: Codable, Equatable, Sendable {
        /// The kind of connection; `online` if the phone is connected but the kind is not known.
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
        /// The number of days, 1 to 31; 1 is today alone.
        public var days: Int

        public init(days: Int) {
            self.days = days
        }

        func checkBounds(_ at: String) throws {
            try bound((1...31).contains(self.days), "\(at)/days", "1 to 31")
        }
    }

    /// Result of `getSteps`.
    public struct GetStepsResult: Codable, Equatable, Sendable, BridgeBounded {
        /// One entry for each day that the phone has counted, oldest first.
        public var days: [GetStepsResultDay]

        public init(days: [GetStepsResultDay]) {
            self.days = days
        }

        func checkBounds(_ at: String) throws {
            for (index0, item0) in self.days.enumerated() { try item0.checkBounds("\(at)/days/\(index0)") }
        }
    }

    public struct GetStepsResultDay: Codable, Equatable, Sendable, BridgeBounded {
        /// The day in the phone's time zone, `YYYY-MM-DD`.
        public var date: String
        /// The steps of that day, at least 0.
        public var steps: Int

        public init(date: String, steps: Int) {
            self.date = date
            self.steps = steps
        }

        func checkBounds(_ at: String) throws {
            try bound(matches(self.date, #"^\d{4}-\d{2}-\d{2}$"#), "\(at)/date", "another form")
            try bound(self.steps >= 0, "\(at)/steps", "at least 0")
        }
    }

    /// Result of `requestStepLicence`.
    public struct RequestStepLicenceResult: Codable, Equatable, Sendable {
        /// True if steps may be read now.
        public var granted: Bool

        public init(granted: Bool) {
            self.granted = granted
        }
    }

    /// Params of `reportFatal`.
    public struct ReportFatalParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The support code; not empty, and without personal data.
        public var code: String
        /// A text for a log, without personal data.
        public var message: String

        public init(code: String, message: String) {
            self.code = code
            self.message = message
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.code), "\(at)/code", "not blank")
        }
    }

    /// Params of `setSecureScreen`.
    public struct SetSecureScreenParams: Codable, Equatable, Sendable {
        /// True hides the screen, false shows it again.
        public var secure: Bool

        public init(secure: Bool) {
            self.secure = secure
        }
    }

    /// Result of `getBundleInfo`.
    public struct GetBundleInfoResult: Codable, Equatable, Sendable, BridgeBounded {
        /// The version of the bundle, for example `2.8.0`.
        public var version: String
        /// The build number, at least 0; it grows with each bundle.
        public var build: Int

        public init(version: String, build: Int) {
            self.version = version
            self.build = build
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.version), "\(at)/version", "not blank")
            try bound(self.build >= 0, "\(at)/build", "at least 0")
        }
    }

    /// Params of `chooseImages`.
    public struct ChooseImagesParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The most pictures that may be chosen, 1 to 9.
        public var count: Int
        /// The place that pictures are taken from; default: the person decides.
        public var source: ChooseImagesParamsSource?

        public init(count: Int, source: ChooseImagesParamsSource? = nil) {
            self.count = count
            self.source = source
        }

        func checkBounds(_ at: String) throws {
            try bound((1...9).contains(self.count), "\(at)/count", "1 to 9")
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
        /// The chosen pictures, in the person's order.
        public var images: [ChooseImagesResultImage]

        public init(images: [ChooseImagesResultImage]) {
            self.images = images
        }

        func checkBounds(_ at: String) throws {
            for (index0, item0) in self.images.enumerated() { try item0.checkBounds("\(at)/images/\(index0)") }
        }
    }

    public struct ChooseImagesResultImage: Codable, Equatable, Sendable, BridgeBounded {
        /// The picture's data or blob url.
        public var url: String
        /// The size in bytes; absent where it is not known.
        public var sizeBytes: Int?

        public init(url: String, sizeBytes: Int? = nil) {
            self.url = url
            self.sizeBytes = sizeBytes
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `saveImage`.
    public struct SaveImageParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The address of the picture: https, data or blob.
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `previewImages`.
    public struct PreviewImagesParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The addresses of the pictures, at least one.
        public var urls: [String]
        /// The index in `urls` of the picture to begin with, from 0; default 0.
        public var current: Int?

        public init(urls: [String], current: Int? = nil) {
            self.urls = urls
            self.current = current
        }

        func checkBounds(_ at: String) throws {
            try bound(self.urls.count >= 1, "\(at)/urls", "at least 1")
            for (index0, item0) in self.urls.enumerated() { try bound(isNotBlank(item0), "\(at)/urls/\(index0)", "not blank") }
            if let value = self.current { try bound(value >= 0, "\(at)/current", "at least 0") }
        }
    }

    /// Params of `openDocument`.
    public struct OpenDocumentParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The address of the file: https or blob.
        public var url: String
        /// The title of the viewer; default: the host's choice.
        public var title: String?

        public init(url: String, title: String? = nil) {
            self.url = url
            self.title = title
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `openPage`.
    public struct OpenPageParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The address of a page of one's own origins; it may be relative.
        public var url: String
        /// The title until the page sets its own.
        public var title: String?

        public init(url: String, title: String? = nil) {
            self.url = url
            self.title = title
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `openApp`.
    public struct OpenAppParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The address that opens the app: its scheme is listed in the option `appSchemes`, or it is https.
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `openMiniProgram`.
    public struct OpenMiniProgramParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The mini-program's original or app id; not empty.
        public var appId: String
        /// The mini-program's page, with its query; default: the first page.
        public var path: String?

        public init(appId: String, path: String? = nil) {
            self.appId = appId
            self.path = path
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.appId), "\(at)/appId", "not blank")
        }
    }

    /// Params of `openExternal`.
    public struct OpenExternalParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The address of the page: http or https.
        public var url: String

        public init(url: String) {
            self.url = url
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.url), "\(at)/url", "not blank")
        }
    }

    /// Params of `openStore`.
    public struct OpenStoreParams: Codable, Equatable, Sendable, BridgeBounded {
        /// The page in Apple's store, for iOS.
        public var appStoreUrl: String?
        /// The address for Android where no `marketUrl` is given.
        public var androidUrl: String?
        /// The page in the phone's own store (`market:`), for Android.
        public var marketUrl: String?

        public init(appStoreUrl: String? = nil, androidUrl: String? = nil, marketUrl: String? = nil) {
            self.appStoreUrl = appStoreUrl
            self.androidUrl = androidUrl
            self.marketUrl = marketUrl
        }

        func checkBounds(_ at: String) throws {
            if let value = self.appStoreUrl { try bound(isNotBlank(value), "\(at)/appStoreUrl", "not blank") }
            if let value = self.androidUrl { try bound(isNotBlank(value), "\(at)/androidUrl", "not blank") }
            if let value = self.marketUrl { try bound(isNotBlank(value), "\(at)/marketUrl", "not blank") }
        }
    }

    /// Params of `setTitle`.
    public struct SetTitleParams: Codable, Equatable, Sendable {
        /// The title; an empty text leaves the bar without one.
        public var title: String

        public init(title: String) {
            self.title = title
        }
    }

    /// Params of `paySeq`.
    public struct PaySeqParams: Codable, Equatable, Sendable, CustomStringConvertible, BridgeBounded {
        /// The payment sequence that the server has made; not empty.
        public var paySeq: String
        /// The order at the payment service; not empty.
        public var payServiceOrderId: String
        /// The server's signature of this payment. It is never logged.
        public var signature: String
        /// Fields for the payment host, `unifiedOrderType` among them.
        public var payInfo: [String: BridgeJSON]
        /// Absolute url of the page after a paid order.
        public var redirectUrl: String
        /// Absolute url of the page after an order that is not paid.
        public var failUrl: String
        /// The line of business, as the payment host knows it.
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

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.paySeq), "\(at)/paySeq", "not blank")
            try bound(isNotBlank(self.payServiceOrderId), "\(at)/payServiceOrderId", "not blank")
            try bound(isNotBlank(self.redirectUrl), "\(at)/redirectUrl", "not blank")
            try bound(isNotBlank(self.failUrl), "\(at)/failUrl", "not blank")
        }
    }

    /// Result of `paySeq`.
    public struct PaySeqResult: Codable, Equatable, Sendable {
        /// Reports the host's outcome: a hint, never a proof.
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
        /// A text for the person, why a login is needed.
        public var reason: String?

        public init(thirdPartyUrl: String? = nil, reason: String? = nil) {
            self.thirdPartyUrl = thirdPartyUrl
            self.reason = reason
        }

        func checkBounds(_ at: String) throws {
            if let value = self.thirdPartyUrl { try bound(isNotBlank(value), "\(at)/thirdPartyUrl", "not blank") }
        }
    }

    /// Result of `login`.
    public struct LoginResult: Codable, Equatable, Sendable, CustomStringConvertible {
        /// `done`: the user is logged in; `redirected`: the page leaves.
        public var outcome: LoginResultOutcome
        /// The session token of an own app. Never log it.
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
        /// The new session token. Never log it.
        public var token: String

        public init(token: String) {
            self.token = token
        }

        public var description: String { "RefreshTokenResult(token: ***)" }
    }

    /// Result of `bindMobile`.
    public struct BindMobileResult: Codable, Equatable, Sendable {
        /// `done`: a number is bound; `redirected`: the page leaves.
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
        /// The title; not empty.
        public var title: String
        /// The text below the title; it may be empty.
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

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.title), "\(at)/title", "not blank")
            try bound(isNotBlank(self.link), "\(at)/link", "not blank")
            if let value = self.links { try value.checkBounds("\(at)/links") }
        }
    }

    public struct SetShareContentParamsLinks: Codable, Equatable, Sendable, BridgeBounded {
        /// WeChat moments.
        public var timeline: String?
        /// A chat with one person or with a group.
        public var friend: String?
        /// QQ.
        public var qq: String?
        /// QQ space.
        public var qzone: String?

        public init(timeline: String? = nil, friend: String? = nil, qq: String? = nil, qzone: String? = nil) {
            self.timeline = timeline
            self.friend = friend
            self.qq = qq
            self.qzone = qzone
        }

        func checkBounds(_ at: String) throws {
            if let value = self.timeline { try bound(isNotBlank(value), "\(at)/timeline", "not blank") }
            if let value = self.friend { try bound(isNotBlank(value), "\(at)/friend", "not blank") }
            if let value = self.qq { try bound(isNotBlank(value), "\(at)/qq", "not blank") }
            if let value = self.qzone { try bound(isNotBlank(value), "\(at)/qzone", "not blank") }
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
        /// The title; not empty.
        public var title: String
        /// The text below the title; it may be empty.
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

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.title), "\(at)/title", "not blank")
            try bound(isNotBlank(self.link), "\(at)/link", "not blank")
            if let value = self.links { try value.checkBounds("\(at)/links") }
        }
    }

    public struct OpenShareSheetParamsLinks: Codable, Equatable, Sendable, BridgeBounded {
        /// WeChat moments.
        public var timeline: String?
        /// A chat with one person or with a group.
        public var friend: String?
        /// QQ.
        public var qq: String?
        /// QQ space.
        public var qzone: String?

        public init(timeline: String? = nil, friend: String? = nil, qq: String? = nil, qzone: String? = nil) {
            self.timeline = timeline
            self.friend = friend
            self.qq = qq
            self.qzone = qzone
        }

        func checkBounds(_ at: String) throws {
            if let value = self.timeline { try bound(isNotBlank(value), "\(at)/timeline", "not blank") }
            if let value = self.friend { try bound(isNotBlank(value), "\(at)/friend", "not blank") }
            if let value = self.qq { try bound(isNotBlank(value), "\(at)/qq", "not blank") }
            if let value = self.qzone { try bound(isNotBlank(value), "\(at)/qzone", "not blank") }
        }
    }

    /// Result of `openShareSheet`.
    public struct OpenShareSheetResult: Codable, Equatable, Sendable {
        /// The place that the person has chosen.
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
        /// The address of a page of customer service, for hosts that have none of their own.
        public var url: String?
        /// The number of customer service, which is dialled where no page can be opened.
        public var phone: String?

        public init(url: String? = nil, phone: String? = nil) {
            self.url = url
            self.phone = phone
        }

        func checkBounds(_ at: String) throws {
            if let value = self.url { try bound(isNotBlank(value), "\(at)/url", "not blank") }
        }
    }

    /// The payload of `networkChanged`.
    public struct NetworkChangedPayload: Codable, Equatable, Sendable {
        /// The kind of connection now, as in `getNetwork`.
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
        /// The day in the phone's time zone, `YYYY-MM-DD`.
        public var date: String
        /// The steps of that day, at least 0.
        public var steps: Int

        public init(date: String, steps: Int) {
            self.date = date
            self.steps = steps
        }

        func checkBounds(_ at: String) throws {
            try bound(matches(self.date, #"^\d{4}-\d{2}-\d{2}$"#), "\(at)/date", "another form")
            try bound(self.steps >= 0, "\(at)/steps", "at least 0")
        }
    }

    /// The payload of `updateAvailable`.
    public struct UpdateAvailablePayload: Codable, Equatable, Sendable, BridgeBounded {
        /// The version of the newer bundle.
        public var version: String

        public init(version: String) {
            self.version = version
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.version), "\(at)/version", "not blank")
        }
    }

    /// The payload of `paymentReturned`.
    public struct PaymentReturnedPayload: Codable, Equatable, Sendable, BridgeBounded {
        /// The payment sequence that has ended.
        public var paySeq: String
        /// Reports the host's outcome: a hint.
        public var outcome: PaymentReturnedPayloadOutcome

        public init(paySeq: String, outcome: PaymentReturnedPayloadOutcome) {
            self.paySeq = paySeq
            self.outcome = outcome
        }

        func checkBounds(_ at: String) throws {
            try bound(isNotBlank(self.paySeq), "\(at)/paySeq", "not blank")
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
        /// True if somebody is logged in now.
        public var loggedIn: Bool
        /// The session token now. Never log it.
        public var token: String?

        public init(loggedIn: Bool, token: String? = nil) {
            self.loggedIn = loggedIn
            self.token = token
        }

        public var description: String { "SessionChangedPayload(loggedIn: \(loggedIn), token: ***)" }
    }

    /// The payload of `shared`.
    public struct SharedPayload: Codable, Equatable, Sendable {
        /// The place that the person has shared to.
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
