// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Runs vectors/host.json against the channel and guard.json against the guard, in any JVM. In a unit test, call `failures` and `guardFailures`.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeAddress
import com.sdhealth.bridge.BridgeChannel
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
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
            sampleMethods(document), document.texts("events").toList(), scope, onError = { _, _ -> },
        ) { posted += withoutMessage(bridgeJson.parseToJsonElement(it)) }
        channel.receive(vector.getValue("in").jsonPrimitive.content)
        repeat(10) { yield() }
        val expected = vector["out"]?.jsonArray?.toList() ?: emptyList()
        if (posted == expected) null else "${vector["name"]}\n  posted   $posted\n  expected $expected"
    }
}

private fun JsonObject.texts(name: String) = getValue(name).jsonArray.map { it.jsonPrimitive.content }.toSet()
private fun JsonObject.text(name: String) = getValue(name).jsonPrimitive.contentOrNull
private fun JsonObject.isSet(name: String) = getValue(name).jsonPrimitive.boolean

/**
 * The guard's decision about one vector of a list of guard.json: kinds of address, a truth, a way, an address or null; of a bad origin or scheme, whether it is
 * refused. [document] names the guard's origins and schemes.
 */
fun guardAnswer(list: String, vector: JsonElement, document: JsonObject): JsonElement {
    val (origins, schemes) = listOf("origins", "appSchemes").map { document.texts(it) }
    val guard = BridgeGuard(origins, schemes)
    val given = vector as? JsonObject ?: JsonObject(emptyMap())
    fun isRefused(make: (Set<String>) -> Unit) = JsonPrimitive(runCatching { make(setOf(vector.jsonPrimitive.content)) }.isFailure)
    return when (list) {
        "allows" -> JsonArray(BridgeAddress.entries.filter { guard.allows(it, given.text("address") ?: "") }.map { JsonPrimitive(it.name) })
        "ways" -> JsonPrimitive(guard.wayOf(given.text("address"), given.isSet("isMainFrame"), given.isSet("framesAllowed")).name)
        "hears" -> JsonPrimitive(guard.hears(given.text("origin"), given.isSet("isMainFrame")))
        "absolute" -> JsonPrimitive(guard.absolute(given.text("address") ?: "", given.text("page")))
        "badOrigins" -> isRefused { BridgeGuard(it) }
        else -> isRefused { BridgeGuard(origins, it) }
    }
}

/** The lists of guard.json, and the field of a vector that has the decision; without one, it is to be refused. */
private val GUARD_LISTS = mapOf("allows" to "allowed", "ways" to "way", "hears" to "heard", "absolute" to "absolute", "badOrigins" to null, "badSchemes" to null)

/** One line for each vector of guard.json that the guard decides in another way. */
fun guardFailures(document: JsonObject): List<String> = GUARD_LISTS.flatMap { (list, field) ->
    document.getValue(list).jsonArray.filter { vector ->
        guardAnswer(list, vector, document) != (if (field == null) JsonPrimitive(true) else vector.jsonObject.getValue(field))
    }.map { "another decision: $list $it" }
}

/** main(path of host.json, path of guard.json) */
fun main(args: Array<String>) {
    val (host, guard) = args.map { bridgeJson.parseToJsonElement(File(it).readText()).jsonObject }
    val failed = failures(host) + guardFailures(guard)
    failed.forEach(::println)
    println("${host.getValue("vectors").jsonArray.size} vectors, ${failed.size} failed")
    exitProcess(if (failed.isEmpty()) 0 else 1)
}
