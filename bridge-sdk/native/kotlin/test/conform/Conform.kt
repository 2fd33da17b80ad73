// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// An adapter for `npx @sdhealth/native-shims conform`: one line of JSON in, one out. Copy it for a channel of your own.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BRIDGE_SDK_VERSION
import com.sdhealth.bridge.BridgeChannel
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

private fun reply(name: String, value: JsonElement, vararg more: Pair<String, JsonElement>) = JsonObject(mapOf(name to value, *more))

private fun begun() = reply("name", JsonPrimitive("Kotlin, SDK $BRIDGE_SDK_VERSION"), "kinds" to JsonArray(listOf("channel", "guard").map(::JsonPrimitive)))

/** The texts that a page of its own is posted for one text of it. */
private fun posted(document: JsonObject, text: String): JsonArray = runBlocking {
    val posted = mutableListOf<JsonElement>()
    val scope = CoroutineScope(coroutineContext + SupervisorJob())
    val app = document.getValue("app").jsonObject
    val events = document.getValue("events").jsonArray.map { it.jsonPrimitive.content }
    val channel = BridgeChannel(
        app.getValue("name").jsonPrimitive.content, app.getValue("version").jsonPrimitive.content,
        sampleMethods(document), events, scope, onError = { _, _ -> },
    ) { posted += JsonPrimitive(it) }
    channel.receive(text)
    repeat(10) { yield() }
    JsonArray(posted.toList()).also { scope.coroutineContext[Job]?.cancel() }
}

fun main() {
    var document = JsonObject(emptyMap())
    generateSequence(::readlnOrNull).forEach { line ->
        val request = bridgeJson.parseToJsonElement(line).jsonObject
        println(
            when (request["do"]?.jsonPrimitive?.contentOrNull) {
                "begin" -> begun().also { document = request }
                "channel" -> reply("posted", posted(document, request.getValue("in").jsonPrimitive.content))
                "guard" -> reply("answer", guardAnswer(request.getValue("list").jsonPrimitive.content, request.getValue("vector"), request))
                else -> reply("error", JsonPrimitive("unknown"))
            },
        )
    }
}
