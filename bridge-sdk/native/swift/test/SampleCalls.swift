// @sdhealth/bridge-sdk 0.1.0, protocol 1.0
// Generated from the contract; do not edit.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

/// The app of the vectors.
@MainActor
public func sampleCalls(_ vectors: BridgeJSON) throws -> BridgeCalls {
    let calls = BridgeCalls(guard: try BridgeGuard(origins: Set(texts(vectors["origins"]))))
    func refused(_ name: String) throws {
        if vectors["refusals"]?[name] != nil { throw BridgeError.needsLogin }
    }
    func answer<Result: Decodable>(_ name: String) throws -> Result {
        try (vectors["results"]?[name] ?? .null).decoded()
    }
    struct Crash: Error {}
    calls.on("vector.timesOut") { _, _ in throw CancellationError() }
    calls.on("vector.crashes") { _, _ in throw Crash() }
    calls.on("vector.waits") { _, _ in
        while true { try await Task.sleep(nanoseconds: 1_000_000) }
    }
    calls.on("vector.infinite") { _, _ in .array([.object(["value": .number(.nan)])]) }
    calls.on("vector.echoes", version: 2) { params, _ in params }
    calls.getDeviceInfo { _ in try refused("getDeviceInfo"); return try answer("getDeviceInfo") }
    calls.getLocation { _, _ in try refused("getLocation"); return try answer("getLocation") }
    calls.scanCode { _ in try refused("scanCode"); return try answer("scanCode") }
    calls.dialPhone { _, _ in try refused("dialPhone") }
    calls.getNetwork { _ in try refused("getNetwork"); return try answer("getNetwork") }
    calls.getSteps { _, _ in try refused("getSteps"); return try answer("getSteps") }
    calls.requestStepLicence { _ in try refused("requestStepLicence"); return try answer("requestStepLicence") }
    calls.ready { _ in try refused("ready") }
    calls.reportFatal { _, _ in try refused("reportFatal") }
    calls.setSecureScreen { _, _ in try refused("setSecureScreen") }
    calls.getBundleInfo { _ in try refused("getBundleInfo"); return try answer("getBundleInfo") }
    calls.chooseImages { _, _ in try refused("chooseImages"); return try answer("chooseImages") }
    calls.saveImage { _, _ in try refused("saveImage") }
    calls.previewImages { _, _ in try refused("previewImages") }
    calls.openDocument { _, _ in try refused("openDocument") }
    calls.openPage { _, _ in try refused("openPage") }
    calls.closePage { _ in try refused("closePage") }
    calls.openApp { _, _ in try refused("openApp") }
    calls.openMiniProgram { _, _ in try refused("openMiniProgram") }
    calls.openExternal { _, _ in try refused("openExternal") }
    calls.openStore { _, _ in try refused("openStore") }
    calls.setTitle { _, _ in try refused("setTitle") }
    calls.paySeq { _, _ in try refused("paySeq"); return try answer("paySeq") }
    calls.login { _, _ in try refused("login"); return try answer("login") }
    calls.refreshToken { _ in try refused("refreshToken"); return try answer("refreshToken") }
    calls.logout { _ in try refused("logout") }
    calls.bindMobile { _ in try refused("bindMobile"); return try answer("bindMobile") }
    calls.setShareContent { _, _ in try refused("setShareContent"); return try answer("setShareContent") }
    calls.openShareSheet { _, _ in try refused("openShareSheet"); return try answer("openShareSheet") }
    calls.openCustomerService { _, _ in try refused("openCustomerService") }
    return calls
}
