// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Generated from the contract; do not edit.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** The app of the vectors. */
fun sampleMethods(vectors: JsonObject) = BridgeMethods(
    BridgeGuard(vectors.getValue("origins").jsonArray.map { it.jsonPrimitive.content }.toSet()),
).apply {
    val results = vectors.getValue("results").jsonObject
    fun refused(name: String) {
        if (name in vectors.getValue("refusals").jsonObject) throw BridgeException.NeedsLogin()
    }
    on("vector.timesOut") { _, _ -> withTimeout(0) { awaitCancellation() } }
    on("vector.crashes") { _, _ -> throw IllegalStateException("a secret of the app") }
    on("vector.waits") { _, _ -> awaitCancellation() }
    on("vector.infinite") { _, _ -> buildJsonObject { put("value", Double.NaN) } }
    on("vector.echoes", version = 2) { params, _ -> params }
    getDeviceInfo { _ -> refused("getDeviceInfo"); bridgeJson.decodeFromJsonElement(results.getValue("getDeviceInfo")) }
    getLocation { _, _ -> refused("getLocation"); bridgeJson.decodeFromJsonElement(results.getValue("getLocation")) }
    scanCode { _ -> refused("scanCode"); bridgeJson.decodeFromJsonElement(results.getValue("scanCode")) }
    dialPhone { _, _ -> refused("dialPhone") }
    getNetwork { _ -> refused("getNetwork"); bridgeJson.decodeFromJsonElement(results.getValue("getNetwork")) }
    getSteps { _, _ -> refused("getSteps"); bridgeJson.decodeFromJsonElement(results.getValue("getSteps")) }
    requestStepLicence { _ -> refused("requestStepLicence"); bridgeJson.decodeFromJsonElement(results.getValue("requestStepLicence")) }
    ready { _ -> refused("ready") }
    reportFatal { _, _ -> refused("reportFatal") }
    setSecureScreen { _, _ -> refused("setSecureScreen") }
    getBundleInfo { _ -> refused("getBundleInfo"); bridgeJson.decodeFromJsonElement(results.getValue("getBundleInfo")) }
    chooseImages { _, _ -> refused("chooseImages"); bridgeJson.decodeFromJsonElement(results.getValue("chooseImages")) }
    saveImage { _, _ -> refused("saveImage") }
    previewImages { _, _ -> refused("previewImages") }
    openDocument { _, _ -> refused("openDocument") }
    openPage { _, _ -> refused("openPage") }
    closePage { _ -> refused("closePage") }
    openApp { _, _ -> refused("openApp") }
    openMiniProgram { _, _ -> refused("openMiniProgram") }
    openExternal { _, _ -> refused("openExternal") }
    openStore { _, _ -> refused("openStore") }
    setTitle { _, _ -> refused("setTitle") }
    paySeq { _, _ -> refused("paySeq"); bridgeJson.decodeFromJsonElement(results.getValue("paySeq")) }
    login { _, _ -> refused("login"); bridgeJson.decodeFromJsonElement(results.getValue("login")) }
    refreshToken { _ -> refused("refreshToken"); bridgeJson.decodeFromJsonElement(results.getValue("refreshToken")) }
    logout { _ -> refused("logout") }
    bindMobile { _ -> refused("bindMobile"); bridgeJson.decodeFromJsonElement(results.getValue("bindMobile")) }
    setShareContent { _, _ -> refused("setShareContent"); bridgeJson.decodeFromJsonElement(results.getValue("setShareContent")) }
    openShareSheet { _, _ -> refused("openShareSheet"); bridgeJson.decodeFromJsonElement(results.getValue("openShareSheet")) }
    openCustomerService { _, _ -> refused("openCustomerService") }
}
