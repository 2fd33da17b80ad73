// Runs vectors/host.json against the channel, in any JVM: main(path of host.json). In a unit test, call `failures`.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.Channel
import com.sdhealth.bridge.EVENTS
import com.sdhealth.bridge.json
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
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
        val channel = Channel(
            app.getValue("name").jsonPrimitive.content,
            app.getValue("version").jsonPrimitive.content,
            sampleCalls(document), EVENTS, scope,
        ) { posted += withoutMessage(json.parseToJsonElement(it)) }
        channel.receive(vector.getValue("in").jsonPrimitive.content)
        repeat(10) { yield() }
        val expected = vector["out"]?.jsonArray?.toList() ?: emptyList()
        if (posted == expected) null else "${vector["name"]}\n  posted   $posted\n  expected $expected"
    }
}

fun main(args: Array<String>) {
    val document = json.parseToJsonElement(File(args[0]).readText()).jsonObject
    val failed = failures(document)
    failed.forEach(::println)
    println("${document.getValue("vectors").jsonArray.size} vectors, ${failed.size} failed")
    exitProcess(if (failed.isEmpty()) 0 else 1)
}
