// Checks the Kotlin beyond vectors: own errors, threads, scopes, and the Android page on stubs of the phone's classes.
package com.sdhealth.bridge.checks

import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.BridgeChannel
import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.GetLocationResult
import com.sdhealth.bridge.GetNetworkResult
import com.sdhealth.bridge.GetNetworkResultType
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.concurrent.thread
import kotlin.system.exitProcess

private val failed = mutableListOf<String>()
private var count = 0
internal fun expect(name: String, found: Any?, wanted: Any?) {
    count++
    if (found != wanted) failed += "$name\n  is       $found\n  expected $wanted"
}

internal val GUARD = BridgeGuard(setOf("https://shop.example"))
internal fun request(method: String, params: String = "{}", id: String = "p.1") =
    """{"jsonrpc":"2.0","id":"$id","method":"$method","params":$params}"""

private class Host(
    val scope: CoroutineScope,
    token: () -> String? = { null },
    methods: BridgeMethods = BridgeMethods(GUARD),
    post: (String) -> Unit = {},
) {
    val posted = mutableListOf<JsonObject>()
    val errors = mutableListOf<Pair<String, Throwable>>()
    val methods = methods.apply {
        on("hangs") { _, _ -> awaitCancellation() }
        on("timesOut") { _, _ -> withTimeout(1) { awaitCancellation() } }
        on("todo") { _, _ -> TODO("later") }
        on("huge") { _, _ -> JsonPrimitive("x".repeat(2_000_000)) }
        on("noNumber") { _, _ -> JsonObject(mapOf("steps" to JsonPrimitive(Double.NaN))) }
        on("tellsElsewhere") { _, call ->
            call.progress(JsonPrimitive(Double.POSITIVE_INFINITY))
            var thrown: Throwable? = null
            thread { thrown = runCatching { call.progress(JsonPrimitive(1)) }.exceptionOrNull() }.join()
            JsonPrimitive(thrown is IllegalStateException)
        }
        on("caused") { _, _ -> throw BridgeException.Failed("no cashier", mayHaveHappened = false, hostCode = 5001, cause = IllegalStateException("why")) }
        getLocation { _, _ -> GetLocationResult(latitude = 91.0, longitude = 0.0) }
    }
    val channel = BridgeChannel("App", "1.0.0", this.methods, listOf("shop.sold"), scope, { place, cause -> errors += place to cause }, token) {
        post(it)
        posted += bridgeJson.parseToJsonElement(it).jsonObject
    }

    fun error(at: Int = posted.lastIndex) = posted.getOrNull(at)?.get("error")?.jsonObject
    /** Returns wire code, named code and `mayHaveHappened` of the last error. */
    fun refusal() = error()?.let { error ->
        val data = error["data"]?.jsonObject
        "${error["code"]} ${data?.get("code")?.jsonPrimitive?.content} ${data?.get("mayHaveHappened")}"
    }
}

private suspend fun settle() = repeat(20) { yield() }

private fun channelChecks() = runBlocking {
    fun supervised() = CoroutineScope(coroutineContext + SupervisorJob())
    Host(supervised(), token = { throw IllegalStateException("keychain") }).run {
        channel.receive(request("initialize"))
        expect("a token that throws: the handshake goes without it", posted.single()["result"]?.jsonObject?.keys, setOf("protocol", "app", "methods", "events", "batch"))
        expect("a token that throws is told", errors.map { it.first to it.second.message }, listOf("token" to "keychain"))
    }
    Host(supervised()).run {
        channel.emit("shop.sold", JsonObject(mapOf("left" to JsonPrimitive(2))))
        channel.emit("shop.closed")
        expect("an event of the app's own is sent", posted.map { "${it["method"]} ${it["params"]}" }, listOf("\"shop.sold\" {\"left\":2}"))
        expect("one that the channel was not given is told", errors.map { it.first }, listOf("emit"))
    }
    Host(supervised(), post = { throw IllegalStateException("destroyed") }).run {
        channel.receive(request("initialize"))
        channel.receive(request("noSuch"))
        expect("a post that throws is told, and receive does not", errors.map { it.first }, listOf("post", "post"))
    }
    Host(supervised()).run {
        BridgeChannel("A", "1", methods, emptyList(), scope, { _, _ -> throw IllegalStateException("reporter") }, { throw IllegalStateException("token") }, {})
            .receive(request("initialize"))
        channel.receive(request("timesOut"))
        delay(50)
        expect("a time-out of the function's own", refusal(), "-32000 FAILED true")
        expect("its cause is kept", errors.single().let { it.first to (it.second is CancellationException) }, "timesOut" to true)
    }
    Host(supervised()).run {
        channel.receive(request("todo"))
        settle()
        expect("an Error, too, is an answer", refusal(), "-32000 FAILED true")
        expect("its text stays here", error()?.get("message"), JsonPrimitive("NotImplementedError"))
        channel.receive(request("getLocation"))
        settle()
        expect("a result out of its bounds", refusal(), "-32000 FAILED true")
        expect("a result out of its bounds says where", errors.last().second.message, "/latitude: -90 to 90")
        channel.receive(request("huge"))
        settle()
        expect("an answer that is too large", refusal(), "-32000 TOO_LARGE true")
        channel.receive(request("noNumber"))
        settle()
        expect("an answer with a number that JSON has not", refusal(), "-32000 FAILED true")
        channel.receive(request("tellsElsewhere"))
        settle()
        expect("progress on another thread throws", posted.last()["result"], JsonPrimitive(true))
        expect("progress that is no JSON is told, not posted", errors.last().first to posted.none { it["method"]?.jsonPrimitive?.content == "$/progress" }, "post" to true)
        channel.receive(request("caused"))
        settle()
        expect("a refusal with the app's own code", refusal(), "5001 FAILED false")
        expect("its cause", errors.last().second.message, "why")
    }
    Host(supervised()).run {
        channel.receive(request("hangs"))
        settle()
        scope.cancel()
        settle()
        expect("a scope that ends while a call runs", refusal(), "-32000 FAILED true")
        channel.receive(request("hangs", id = "p.2"))
        settle()
        expect("a scope that has ended: nothing was done", refusal(), "-32000 FAILED false")
    }
    Host(supervised()).run {
        channel.receive(request("hangs"))
        settle()
        val before = posted.size
        channel.pageGone()
        settle()
        expect("a page that is gone gets no answer, and nobody an error", posted.size to errors.size, before to 0)
    }
    Host(supervised()).run {
        thread { channel.receive(request("initialize")) }.join()
        expect("receive on another thread is told and does nothing", posted.size to errors.map { it.first }, 0 to listOf("receive"))
        var thrown: Throwable? = null
        thread { thrown = runCatching { channel.resumed() }.exceptionOrNull() }.join()
        expect("an event on another thread throws", thrown is IllegalStateException, true)
    }
    Host(CoroutineScope(Dispatchers.Default + Job())).run {
        channel.receive(request("hangs"))
        repeat(200) { if (posted.size < 2) delay(5) }
        expect("a scope of another thread: nothing was done", refusal(), "-32000 FAILED false")
    }
    Host(supervised()).run {
        channel.receive("[" + "[],".repeat(20_000) + request("noSuch") + "]")
        expect("a message of 20,001 lists", posted.size, 0)
    }
    expect("equal words", GetNetworkResult(GetNetworkResultType.NONE), GetNetworkResult(GetNetworkResultType.NONE))
    expect("a code of the wire is no code of the app's", runCatching { BridgeException.Failed("x", hostCode = 3) }.isFailure, true)
    coroutineContext[Job]?.children?.forEach { it.cancel() }
}

fun main() {
    channelChecks()
    pageChecks()
    failed.forEach(::println)
    println("$count checks, ${failed.size} failed")
    exitProcess(if (failed.isEmpty()) 0 else 1)
}
