// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

/// The app of the vectors.
@MainActor
public func sampleMethods(_ vectors: BridgeJSON) throws -> BridgeMethods {
    let methods = BridgeMethods(guard: try BridgeGuard(origins: Set(texts(vectors["origins"]))))
    func refused(_ name: String) throws {
        if vectors["refusals"]?[name] != nil { throw BridgeError.needsLogin }
    }
    func answer<Result: Decodable>(_ name: String) throws -> Result {
        try (vectors["results"]?[name] ?? .null).decoded()
    }
    struct Crash: Error {}
    methods.on("vector.timesOut") { _, _ in throw CancellationError() }
    methods.on("vector.crashes") { _, _ in throw Crash() }
    methods.on("vector.waits") { _, _ in
        while true { try await Task.sleep(nanoseconds: 1_000_000) }
    }
    methods.on("vector.infinite") { _, _ in .array([.object(["value": .number(.nan)])]) }
    methods.on("vector.echoes", version: 2) { params, _ in params }
    methods.getDeviceInfo { _ in try refused("getDeviceInfo"); return try answer("getDeviceInfo") }
    methods.getLocation { _, _ in try refused("getLocation"); return try answer("getLocation") }
    methods.scanCode { _ in try refused("scanCode"); return try answer("scanCode") }
    methods.dialPhone { _, _ in try refused("dialPhone") }
    methods.getNetwork { _ in try refused("getNetwork"); return try answer("getNetwork") }
    methods.getSteps { _, _ in try refused("getSteps"); return try answer("getSteps") }
    methods.requestStepLicence { _ in try refused("requestStepLicence"); return try answer("requestStepLicence") }
    methods.ready { _ in try refused("ready") }
    methods.reportFatal { _, _ in try refused("reportFatal") }
    methods.setSecureScreen { _, _ in try refused("setSecureScreen") }
    methods.getBundleInfo { _ in try refused("getBundleInfo"); return try answer("getBundleInfo") }
    methods.chooseImages { _, _ in try refused("chooseImages"); return try answer("chooseImages") }
    methods.saveImage { _, _ in try refused("saveImage") }
    methods.previewImages { _, _ in try refused("previewImages") }
    methods.openDocument { _, _ in try refused("openDocument") }
    methods.openPage { _, _ in try refused("openPage") }
    methods.closePage { _ in try refused("closePage") }
    methods.openApp { _, _ in try refused("openApp") }
    methods.openMiniProgram { _, _ in try refused("openMiniProgram") }
    methods.openExternal { _, _ in try refused("openExternal") }
    methods.openStore { _, _ in try refused("openStore") }
    methods.setTitle { _, _ in try refused("setTitle") }
    methods.paySeq { _, _ in try refused("paySeq"); return try answer("paySeq") }
    methods.login { _, _ in try refused("login"); return try answer("login") }
    methods.refreshToken { _ in try refused("refreshToken"); return try answer("refreshToken") }
    methods.logout { _ in try refused("logout") }
    methods.bindMobile { _ in try refused("bindMobile"); return try answer("bindMobile") }
    methods.setShareContent { _, _ in try refused("setShareContent"); return try answer("setShareContent") }
    methods.openShareSheet { _, _ in try refused("openShareSheet"); return try answer("openShareSheet") }
    methods.openCustomerService { _, _ in try refused("openCustomerService") }
    return methods
}
