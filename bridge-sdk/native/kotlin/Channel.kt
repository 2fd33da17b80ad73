// JSON-RPC 2.0 over one channel of text: handshake, acceptance, cancel, answers. Knows nothing of a web view.
package com.sdhealth.bridge

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** A refusal in the wire's terms. [code] is one of the bridge's words, for example NEEDS_LOGIN. */
class BridgeException(
    val wire: Int,
    message: String,
    val code: String? = null,
    val mayHaveHappened: Boolean? = null,
    val needs: String? = null,
) : Exception(message) {
    companion object {
        fun cancelled() = BridgeException(3, "the person turned away", "CANCELLED")
        fun unsupported(text: String) = BridgeException(4, text, "UNSUPPORTED")
        fun needsLogin() = BridgeException(-32000, "nobody is logged in", "NEEDS_LOGIN")
        fun denied(text: String) = BridgeException(-32000, text, "DENIED")
        fun tooOld(needs: String) = BridgeException(-32000, "this version cannot", "HOST_TOO_OLD", needs = needs)
    }
}

/** One call while it runs. */
class Call internal constructor(val id: String, val method: String, private val channel: Channel) {
    /** Tells the page how far it is. */
    fun progress(value: JsonElement) = channel.notify("$/progress", buildJsonObject { put("id", id); put("value", value) })
}

/**
 * One page load's end of the channel. [scope] must be of one thread (the main one); [post] hands text to the page. A page that is
 * loaded again says `initialize` again: what the load before it asked for is cancelled then, and its answers go nowhere.
 */
class Channel(
    private val appName: String,
    private val appVersion: String,
    private val calls: Dispatcher,
    private val events: List<String>,
    private val scope: CoroutineScope,
    private val token: () -> String? = { null },
    private val post: (String) -> Unit,
) : Events() {
    private val running = mutableMapOf<String, Job>()
    private val asked = mutableMapOf<String, CompletableDeferred<Boolean>>()
    private var nextEvent = 1

    /** Takes one text of the page. Never throws. What is no message is dropped. */
    fun receive(text: String) {
        if (text.length > MAX_CHARS || tooDeep(text)) return
        val message = try { json.parseToJsonElement(text) } catch (_: SerializationException) { return }
        if (message is JsonArray) message.forEach(::take) else take(message)
    }

    /** The page is gone (renderer died, web view destroyed): nothing it asked for is of use any more. */
    fun pageGone() {
        val jobs = running.values.toList()
        running.clear()
        jobs.forEach { it.cancel() }
        asked.values.forEach { it.complete(false) }
        asked.clear()
    }

    private fun take(message: JsonElement) {
        if (message !is JsonObject) return
        val id = text(message["id"])
        val method = text(message["method"])
        when {
            method == "$/cancelRequest" -> (message["params"] as? JsonObject)?.let { running[text(it["id"])]?.cancel() }
            id == null -> Unit
            method == null -> answered(id, message["result"])
            method == "initialize" -> initialize(id)
            else -> run(id, method, message["params"] ?: EMPTY)
        }
    }

    private fun initialize(id: String) {
        pageGone()
        answer(id, buildJsonObject {
            put("protocol", PROTOCOL)
            put("app", buildJsonObject { put("name", appName); put("version", appVersion) })
            put("methods", JsonObject(calls.methods.associateWith { JsonPrimitive(1) }))
            put("events", JsonArray(events.map(::JsonPrimitive)))
            put("batch", true)
            token()?.let { put("token", it) }
        })
    }

    private fun run(id: String, method: String, params: JsonElement) {
        if (id in running) return
        if (method !in calls.methods) return fail(id, BridgeException(-32601, "Method not found", "UNSUPPORTED"))
        notify("$/accepted", buildJsonObject { put("id", id) })
        // Lazily, so that it is in the table before it can end.
        val job = scope.launch(start = CoroutineStart.LAZY) {
            try {
                val result = calls.dispatch(method, params, Call(id, method, this@Channel))
                if (end(id)) answer(id, result)
            } catch (refusal: BridgeException) {
                if (end(id)) fail(id, refusal)
            } catch (_: CancellationException) {
                if (end(id)) fail(id, BridgeException.cancelled())
            } catch (broken: Exception) {
                // The text is for the page's log: no personal data, no stack.
                if (end(id)) fail(id, BridgeException(-32000, broken.javaClass.simpleName, "FAILED", mayHaveHappened = true))
            }
        }
        running[id] = job
        // A job that is cancelled before it began never runs its body.
        job.invokeOnCompletion { if (end(id)) fail(id, BridgeException.cancelled()) }
        job.start()
    }

    /** True for the first end of a call; a call of a page that is gone has none. */
    private fun end(id: String): Boolean = running.remove(id) != null

    private fun answered(id: String, result: JsonElement?) {
        val handled = ((result as? JsonObject)?.get("handled") as? JsonPrimitive)?.booleanOrNull ?: false
        asked.remove(id)?.complete(handled)
    }

    override fun tell(event: String, payload: JsonElement) = notify(event, payload)

    /** A page that does not answer within 500 ms has not handled it. */
    override suspend fun ask(event: String, payload: JsonElement): Boolean {
        val id = "host.${nextEvent++}"
        val word = CompletableDeferred<Boolean>()
        asked[id] = word
        send(buildJsonObject { put("jsonrpc", "2.0"); put("id", id); put("method", event); put("params", payload) })
        return withTimeoutOrNull(500) { word.await() } ?: false.also { asked.remove(id) }
    }

    internal fun notify(method: String, params: JsonElement) =
        send(buildJsonObject { put("jsonrpc", "2.0"); put("method", method); put("params", params) })

    private fun answer(id: String, result: JsonElement) =
        send(buildJsonObject { put("jsonrpc", "2.0"); put("id", id); put("result", result) })

    private fun fail(id: String, error: BridgeException) = send(buildJsonObject {
        put("jsonrpc", "2.0")
        put("id", id)
        put("error", buildJsonObject {
            put("code", error.wire)
            put("message", error.message)
            if (error.code != null) put("data", buildJsonObject {
                put("code", error.code)
                error.mayHaveHappened?.let { put("mayHaveHappened", it) }
                error.needs?.let { put("needs", it) }
            })
        })
    })

    private fun send(message: JsonObject) = post(message.toString())

    private fun text(value: JsonElement?): String? = (value as? JsonPrimitive)?.takeIf { it.isString }?.content

    companion object {
        const val PROTOCOL = "1.0"
        const val MAX_CHARS = 1_048_576
        const val MAX_DEPTH = 64

        /** Looked at before it is parsed: a parser would run out of stack. */
        fun tooDeep(text: String): Boolean {
            var depth = 0
            var quoted = false
            var at = 0
            while (at < text.length) {
                when (text[at]) {
                    '"' -> quoted = !quoted
                    '\\' -> if (quoted) at++
                    '{', '[' -> if (!quoted && ++depth > MAX_DEPTH) return true
                    '}', ']' -> if (!quoted) depth--
                }
                at++
            }
            return false
        }
    }
}
