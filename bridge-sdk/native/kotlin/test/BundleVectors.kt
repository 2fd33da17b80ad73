// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Runs the vectors of signed bundles in any JVM: main(paths of offer.json, start.json and rollout.json). In a unit test, call the three functions.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BundleDecision
import com.sdhealth.bridge.BundleHost
import com.sdhealth.bridge.BundleStarter
import com.sdhealth.bridge.KeptBundles
import com.sdhealth.bridge.bridgeJson
import com.sdhealth.bridge.decideBundle
import com.sdhealth.bridge.isBundleWhole
import com.sdhealth.bridge.readOffer
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import kotlinx.serialization.json.longOrNull
import java.io.File
import java.time.Instant
import kotlin.system.exitProcess

private fun JsonObject.text(name: String) = getValue(name).jsonPrimitive.content
private fun JsonObject.texts(name: String) = getValue(name).jsonArray.map { it.jsonPrimitive.content }
private fun JsonObject.builds(name: String) = this[name]?.jsonArray?.map { it.jsonPrimitive.long }?.toSet() ?: emptySet()
private fun JsonObject.build(name: String) = this[name]?.jsonPrimitive?.longOrNull

private fun hostOf(value: JsonObject) = BundleHost(
    version = value.text("version"),
    keys = value.getValue("keys").jsonObject.mapValues { it.value.jsonPrimitive.content },
    highest = value.getValue("highest").jsonPrimitive.long,
    kept = value.builds("kept"),
    failed = value.builds("failed"),
    revoked = value.texts("revoked").toSet(),
    storage = value.getValue("storage").jsonPrimitive.int,
    install = value.text("install"),
    nowMs = Instant.parse(value.text("now")).toEpochMilli(),
    protocol = value.text("protocol"),
    platform = value.text("platform"),
    testKeys = value.getValue("testKeys").jsonPrimitive.boolean,
)

private fun expected(decision: JsonObject, from: Long): BundleDecision = when (decision.text("do")) {
    "accept" -> BundleDecision.Accept(decision.getValue("build").jsonPrimitive.long, decision.texts("revoked"))
    "rollBack" -> BundleDecision.RollBack(from, decision.getValue("to").jsonPrimitive.long, decision.texts("revoked"))
    else -> BundleDecision.Refuse(decision.text("reason"), decision.texts("revoked"))
}

/** One line for each decision of offer.json that is another one here. */
fun offerFailures(document: JsonObject): List<String> = document.getValue("vectors").jsonArray.map { it.jsonObject }.mapNotNull { vector ->
    val host = hostOf(JsonObject(document.getValue("host").jsonObject + (vector["host"]?.jsonObject ?: emptyMap())))
    val files = vector.getValue("files").jsonObject.mapValues { it.value.jsonPrimitive.content.encodeToByteArray() }
    val decision = decideBundle(files, host)
    val wanted = expected(vector.getValue("decision").jsonObject, (decision as? BundleDecision.RollBack)?.from ?: 0)
    val isWhole = isBundleWhole(files, host)
    if (decision == wanted && (isWhole || decision is BundleDecision.Refuse)) null else "${vector["name"]}\n  is $decision, expected $wanted"
}

/** One line for each look of rollout.json that ends in another way here. */
fun rolloutFailures(document: JsonObject): List<String> = document.getValue("vectors").jsonArray.map { it.jsonObject }.mapNotNull { vector ->
    val state = JsonObject(document.getValue("host").jsonObject + (vector["host"]?.jsonObject ?: emptyMap()))
    val file = vector.text("file").encodeToByteArray()
    val look = readOffer(file, hostOf(state), state.getValue("serial").jsonPrimitive.long, state.build("pending"))
    val found: Map<String, JsonElement> = mapOf(
        "serial" to JsonPrimitive(look.serial), "release" to JsonPrimitive(look.release?.build),
        "withdrawn" to JsonPrimitive(look.isWithdrawn), "reason" to JsonPrimitive(look.reason),
        "revoked" to JsonArray(look.revoked.map(::JsonPrimitive)),
    )
    if (JsonObject(found) == vector["look"]) null else "${vector["name"]}\n  is $found, expected ${vector["look"]}"
}

private fun keptOf(value: JsonObject) = KeptBundles(
    embedded = value.getValue("embedded").jsonPrimitive.long,
    confirmed = value.build("confirmed"),
    pending = value.build("pending"),
    trying = value.getValue("trying").jsonPrimitive.boolean,
    strikes = value.getValue("strikes").jsonPrimitive.int,
    failed = value.builds("failed"),
    highest = value.getValue("highest").jsonPrimitive.long,
)

/** One line for each start of start.json that ends in another way here. */
fun startFailures(document: JsonObject): List<String> = document.getValue("vectors").jsonArray.map { it.jsonObject }.mapNotNull { vector ->
    var shown: Long? = null
    var saved = keptOf(vector.getValue("kept").jsonObject)
    fun anew() = BundleStarter(saved, { saved = it }, { shown = it })
    var starter = anew()
    for (happening in vector.getValue("happenings").jsonArray.map { it.jsonObject }) {
        val isWhole = { build: Long -> build !in happening.builds("damaged") }
        when (happening.text("what")) {
            // Each start is another process: only what was saved is there.
            "start" -> starter = anew().also { it.start(isWhole) }
            "taken" -> starter.taken(happening.getValue("build").jsonPrimitive.long)
            "withdrawn" -> starter.withdrawn()
            "rolledBack" -> starter.rolledBack(happening.getValue("from").jsonPrimitive.long, happening.getValue("to").jsonPrimitive.long)
            "ready" -> starter.ready()
            "fatal" -> starter.failed(isWhole)
            "passed" -> starter.passed(
                happening.getValue("ms").jsonPrimitive.long, happening.getValue("visible").jsonPrimitive.boolean, isWhole,
            )
            "gone" -> starter.gone(happening.getValue("at").jsonPrimitive.long, isWhole)
        }
    }
    val found: Map<String, JsonElement> = mapOf(
        "running" to JsonPrimitive(shown), "confirmed" to JsonPrimitive(saved.confirmed), "pending" to JsonPrimitive(saved.pending),
        "trying" to JsonPrimitive(saved.trying), "strikes" to JsonPrimitive(saved.strikes), "highest" to JsonPrimitive(saved.highest),
        "failed" to bridgeJson.parseToJsonElement(saved.failed.toString()),
    )
    val wrong = vector.getValue("expected").jsonObject.filter { found[it.key] != it.value }
    if (wrong.isEmpty()) null else "${vector["name"]}\n  is $found, expected $wrong"
}

fun main(args: Array<String>) {
    val (offer, start, rollout) = args.map { bridgeJson.parseToJsonElement(File(it).readText()).jsonObject }
    val failed = offerFailures(offer) + startFailures(start) + rolloutFailures(rollout)
    failed.forEach(::println)
    val count = listOf(offer, start, rollout).sumOf { it.getValue("vectors").jsonArray.size }
    println("$count vectors of bundles, ${failed.size} failed")
    exitProcess(if (failed.isEmpty()) 0 else 1)
}
