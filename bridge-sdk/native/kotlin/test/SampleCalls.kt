// Generated from the contract; do not edit.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.Calls
import com.sdhealth.bridge.json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonObject

/** The app of the vectors. */
fun sampleCalls(vectors: JsonObject) = Calls().apply {
    val results = vectors.getValue("results").jsonObject
    fun refused(name: String) {
        if (name in vectors.getValue("refusals").jsonObject) throw BridgeException.needsLogin()
    }
    getDeviceInfo { _ -> refused("getDeviceInfo"); json.decodeFromJsonElement(results.getValue("getDeviceInfo")) }
    getLocation { _, _ -> refused("getLocation"); json.decodeFromJsonElement(results.getValue("getLocation")) }
    scanCode { _ -> refused("scanCode"); json.decodeFromJsonElement(results.getValue("scanCode")) }
    dialPhone { _, _ -> refused("dialPhone") }
    getNetwork { _ -> refused("getNetwork"); json.decodeFromJsonElement(results.getValue("getNetwork")) }
    getSteps { _, _ -> refused("getSteps"); json.decodeFromJsonElement(results.getValue("getSteps")) }
    requestStepLicence { _ -> refused("requestStepLicence"); json.decodeFromJsonElement(results.getValue("requestStepLicence")) }
    ready { _ -> refused("ready") }
    reportFatal { _, _ -> refused("reportFatal") }
    setSecureScreen { _, _ -> refused("setSecureScreen") }
    getBundleInfo { _ -> refused("getBundleInfo"); json.decodeFromJsonElement(results.getValue("getBundleInfo")) }
    chooseImages { _, _ -> refused("chooseImages"); json.decodeFromJsonElement(results.getValue("chooseImages")) }
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
    paySeq { _, _ -> refused("paySeq"); json.decodeFromJsonElement(results.getValue("paySeq")) }
    login { _, _ -> refused("login"); json.decodeFromJsonElement(results.getValue("login")) }
    refreshToken { _ -> refused("refreshToken"); json.decodeFromJsonElement(results.getValue("refreshToken")) }
    logout { _ -> refused("logout") }
    bindMobile { _ -> refused("bindMobile"); json.decodeFromJsonElement(results.getValue("bindMobile")) }
    setShareContent { _, _ -> refused("setShareContent"); json.decodeFromJsonElement(results.getValue("setShareContent")) }
    openShareSheet { _, _ -> refused("openShareSheet"); json.decodeFromJsonElement(results.getValue("openShareSheet")) }
    openCustomerService { _, _ -> refused("openCustomerService") }
}
