// @sdhealth/bridge-sdk 0.1.0, protocol 1.0
// Runs vectors/host.json against the channel and guard.json against the guard, in any JVM. In a unit test, call `failures` and `guardFailures`.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BRIDGE_EVENTS
import com.sdhealth.bridge.BridgeAddress
import com.sdhealth.bridge.BridgeChannel
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import java.io.File
import kotlin.system.exitProcess

/** An error's message is free. */
private fun withoutMessage(message: JsonElement): JsonElement {
    val error = (message as? JsonObject)?.get("error") as? JsonObject ?: return message
    return JsonObject(message + ("error" to JsonObject(error - "message")))
}

/** One line for each vector that the channel does not keep. */
fun failures(document: JsonObject): List<String> = runBlocking {
    val app = document.getValue("app").jsonObject
    document.getValue("vectors").jsonArray.map { it.jsonObject }.mapNotNull { vector ->
        val posted = mutableListOf<JsonElement>()
        val scope = CoroutineScope(coroutineContext + SupervisorJob())
        val channel = BridgeChannel(
            app.getValue("name").jsonPrimitive.content,
            app.getValue("version").jsonPrimitive.content,
            sampleMethods(document), BRIDGE_EVENTS, scope, onError = { _, _ -> },
        ) { posted += withoutMessage(bridgeJson.parseToJsonElement(it)) }
        channel.receive(vector.getValue("in").jsonPrimitive.content)
        repeat(10) { yield() }
        val expected = vector["out"]?.jsonArray?.toList() ?: emptyList()
        if (posted == expected) null else "${vector["name"]}\n  posted   $posted\n  expected $expected"
    }
}

/** One line for each vector of guard.json that the guard decides in another way. */
fun guardFailures(document: JsonObject): List<String> {
    fun texts(name: String) = document.getValue(name).jsonArray.map { it.jsonPrimitive.content }.toSet()
    fun all(name: String) = document.getValue(name).jsonArray.map { it.jsonObject }
    fun JsonObject.text(name: String) = getValue(name).jsonPrimitive.contentOrNull
    fun JsonObject.isSet(name: String) = getValue(name).jsonPrimitive.boolean
    val guard = BridgeGuard(texts("origins"), texts("appSchemes"))
    val wrong = all("allows").filter { guard.allows(BridgeAddress.valueOf(it.text("kind") ?: ""), it.text("address") ?: "") != it.isSet("allowed") } +
        all("ways").filter { guard.wayOf(it.text("address"), it.isSet("isMainFrame"), it.isSet("framesAllowed")).name != it.text("way") } +
        all("hears").filter { guard.hears(it.text("origin"), it.isSet("isMainFrame")) != it.isSet("heard") } +
        all("absolute").filter { guard.absolute(it.text("address") ?: "", it.text("page")) != it.text("absolute") }
    val notRefused = texts("badOrigins").filter { origin -> runCatching { BridgeGuard(setOf(origin)) }.isSuccess } +
        texts("badSchemes").filter { scheme -> runCatching { BridgeGuard(texts("origins"), setOf(scheme)) }.isSuccess }
    return wrong.map { "another decision: $it" } + notRefused.map { "not refused: $it" }
}

/** main(path of host.json, path of guard.json) */
fun main(args: Array<String>) {
    val (host, guard) = args.map { bridgeJson.parseToJsonElement(File(it).readText()).jsonObject }
    val failed = failures(host) + guardFailures(guard)
    failed.forEach(::println)
    println("${host.getValue("vectors").jsonArray.size} vectors, ${failed.size} failed")
    exitProcess(if (failed.isEmpty()) 0 else 1)
}
