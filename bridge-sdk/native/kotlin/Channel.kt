// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// JSON-RPC 2.0 over one channel of text: handshake, acceptance, cancel, answers. Knows nothing of a web view.
package com.sdhealth.bridge

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import java.util.concurrent.ConcurrentHashMap

/** One call while it runs. [version] is the version of the method that the page uses, usually 1. */
public class BridgeCall internal constructor(
    public val id: String, public val method: String, public val version: Int, private val channel: BridgeChannel,
) {
    /** Tells the page how far it is. On the channel's thread; throws IllegalStateException on another. */
    public fun progress(value: JsonElement): Unit = channel.note("$/progress", buildJsonObject { put("id", id); put("value", value) })
}

/**
 * One page load's end of the channel. A page that is loaded again says `initialize` again: what the load before it asked for is
 * cancelled then, and its answers go nowhere.
 *
 * A channel is of the thread that makes it: the main one, as a web view is. [scope] must run on it (`lifecycleScope`), and
 * [receive] and the events must be called on it; the channel looks. [post] hands text to the page.
 *
 * [onError] is told what goes wrong in the app itself, with its cause: of a method, of `token`, of `post`, of `receive`. The page
 * learns no more than FAILED. A cause may have personal data.
 */
public class BridgeChannel(
    private val appName: String,
    private val appVersion: String,
    private val methods: BridgeDispatcher,
    private val events: List<String>,
    private val scope: CoroutineScope,
    private val onError: (place: String, cause: Throwable) -> Unit,
    private val token: () -> String? = { null },
    private val post: (String) -> Unit,
) : BridgeEvents() {
    private class Running {
        @Volatile var job: Job? = null
        @Volatile var isBegun = false
        /** True when the page has asked to stop, or is gone. */
        @Volatile var isUnwanted = false

        fun stop() {
            isUnwanted = true
            job?.cancel()
        }
    }

    private val thread = Thread.currentThread()
    private val running = ConcurrentHashMap<String, Running>()
    private val asked = mutableMapOf<String, CompletableDeferred<Boolean>>()
    private var nextEvent = 1
    /** Set where nothing of this page is done, because its protocol cannot be spoken. */
    private var refusal: BridgeException? = null

    /** Takes one text of the page. Never throws: what is no message is dropped, what goes wrong is told to `onError`. */
    public fun receive(text: String): Unit = safely("receive") {
        checkThread()
        val message = if (isTooLarge(text)) null else parsed(text)
        if (message is JsonArray) message.forEach { safely("receive") { take(it) } } else take(message)
    }

    /** The page is gone (renderer died, web view destroyed): nothing it asked for is of use any more. */
    public fun pageGone() {
        checkThread()
        refusal = null
        val gone = running.values.toList()
        running.clear()
        gone.forEach { it.stop() }
        asked.values.forEach { it.complete(false) }
        asked.clear()
    }

    private fun take(message: JsonElement?) {
        if (message !is JsonObject) return
        val id = text(message["id"])
        val method = text(message["method"])
        // Some encoders write null for what is absent.
        val params = message["params"]?.takeIf { it !is JsonNull } ?: EMPTY
        when {
            method == "$/cancelRequest" -> (params as? JsonObject)?.let { text(it["id"]) }?.let { running[it]?.stop() }
            id == null -> Unit
            method == null -> answered(id, message["result"])
            method == "initialize" -> initialize(id, params)
            else -> run(id, method, params)
        }
    }

    private fun initialize(id: String, params: JsonElement) {
        pageGone()
        val major = majorOf(text((params as? JsonObject)?.get("protocol")))
        val ours = majorOf(BRIDGE_PROTOCOL_VERSION)
        refusal = when {
            major > ours -> BridgeException.HostTooOld(text = "this app speaks protocol $BRIDGE_PROTOCOL_VERSION")
            major < ours -> BridgeException.BadParams("/protocol", "this app speaks $BRIDGE_PROTOCOL_VERSION")
            else -> null
        }
        refusal?.let { return fail(id, it) }
        var known: String? = null
        safely("token") { known = token() }
        answer(id, buildJsonObject {
            put("protocol", BRIDGE_PROTOCOL_VERSION)
            put("app", buildJsonObject { put("name", appName); put("version", appVersion) })
            put("methods", JsonObject(methods.versions.mapValues { JsonPrimitive(it.value) }))
            put("events", JsonArray(events.map(::JsonPrimitive)))
            put("batch", true)
            known?.let { put("token", it) }
        })
    }

    private fun run(id: String, name: String, params: JsonElement) {
        if (running.containsKey(id)) return
        refusal?.let { return fail(id, it) }
        val (method, version) = versioned(name)
        val spoken = methods.versions[method] ?: return fail(id, BridgeException.NotFound())
        if (version > spoken) return fail(id, BridgeException.HostTooOld(text = "$method is spoken up to version $spoken"))
        note("$/accepted", buildJsonObject { put("id", id) })
        val one = Running()
        running[id] = one
        // Lazily, so that it is in the table before it can end.
        val job = scope.launch(start = CoroutineStart.LAZY) {
            val error = try {
                checkThread()
                one.isBegun = true
                val result = methods.dispatch(method, params, BridgeCall(id, method, version, this@BridgeChannel))
                require(isJson(result)) { NO_JSON }
                if (end(id, one)) answer(id, result)
                return@launch
            } catch (refusal: BridgeException) {
                refusal.cause?.let { report(method, it) }
                refusal
            } catch (broken: Throwable) {
                ended(method, one, broken)
            }
            if (end(id, one)) fail(id, error)
        }
        one.job = job
        // A job that is cancelled before it began never runs its body.
        job.invokeOnCompletion { cause -> if (end(id, one)) fail(id, ended(method, one, cause)) }
        job.start()
    }

    /** The page is told that it was cancelled only if it has asked for it: a time-out of the app's own is none of its doing. */
    private fun ended(method: String, one: Running, cause: Throwable?): BridgeException {
        if (one.isUnwanted && cause is CancellationException && cause !is TimeoutCancellationException) return BridgeException.Cancelled()
        report(method, cause ?: IllegalStateException("ended without an answer"))
        // The text is for the page's log: no personal data, no stack.
        return BridgeException.Failed((cause ?: return BridgeException.Failed("ended")).javaClass.simpleName, mayHaveHappened = one.isBegun)
    }

    /** True for the first end of a call; a call of a page that is gone has none. */
    private fun end(id: String, one: Running): Boolean = running.remove(id, one)

    private fun answered(id: String, result: JsonElement?) {
        val handled = ((result as? JsonObject)?.get("handled") as? JsonPrimitive)?.booleanOrNull ?: false
        asked.remove(id)?.complete(handled)
    }

    override fun tell(event: String, payload: JsonElement): Unit = note(event, payload)

    /** Sends the page an event of your own, one of [events]. Another name is told to `onError` and sent nowhere. On the channel's thread. */
    public fun emit(event: String, payload: JsonElement = EMPTY) {
        if (event in events) note(event, payload) else report("emit", IllegalArgumentException("$event is not among the channel's events"))
    }

    /** Sends the page an event, and resumes with true when it has handled it. A page that does not answer within 500 ms has not. */
    public override suspend fun ask(event: String, payload: JsonElement): Boolean {
        checkThread()
        val id = "host.${nextEvent++}"
        val word = CompletableDeferred<Boolean>()
        asked[id] = word
        send(buildJsonObject { put("jsonrpc", "2.0"); put("id", id); put("method", event); put("params", payload) })
        return try { withTimeoutOrNull(500) { word.await() } ?: false } finally { asked.remove(id) }
    }

    internal fun note(method: String, params: JsonElement) {
        checkThread()
        send(buildJsonObject { put("jsonrpc", "2.0"); put("method", method); put("params", params) })
    }

    private fun answer(id: String, result: JsonElement) {
        val isSent = send(buildJsonObject { put("jsonrpc", "2.0"); put("id", id); put("result", result) })
        if (!isSent) fail(id, BridgeException.TooLarge())
    }

    private fun fail(id: String, error: BridgeException) {
        send(buildJsonObject {
            put("jsonrpc", "2.0")
            put("id", id)
            put("error", buildJsonObject {
                put("code", error.wire)
                put("message", (error.message ?: error.code).take(MAX_MESSAGE))
                put("data", buildJsonObject {
                    put("code", error.code)
                    error.mayHaveHappened?.let { put("mayHaveHappened", it) }
                    (error as? BridgeException.HostTooOld)?.needs?.let { put("needs", it) }
                    (error as? BridgeException.BadParams)?.let { put("path", it.path) }
                })
            })
        })
    }

    /** Returns false for a message that no page takes. */
    private fun send(message: JsonObject): Boolean {
        if (!isJson(message)) {
            report("post", IllegalArgumentException(NO_JSON))
            return false
        }
        val text = message.toString()
        if (text.length > MAX_CHARS) {
            report("post", IllegalStateException("a message of ${text.length} characters"))
            return false
        }
        safely("post") { post(text) }
        return true
    }

    private inline fun safely(place: String, run: () -> Unit) {
        try { run() } catch (trouble: Throwable) { report(place, trouble) }
    }

    private fun report(place: String, cause: Throwable) {
        try { onError(place, cause) } catch (_: Throwable) { /* What tells of errors has one itself: there is nobody left to tell. */ }
    }

    private fun checkThread() {
        val current = Thread.currentThread()
        check(current === thread) { "the channel is of the thread ${thread.name} and was called on ${current.name}" }
    }

    public companion object {
        /** The length of the longest message that is taken or sent, in UTF-16 units. */
        public const val MAX_CHARS: Int = 1_048_576
        /** How deep objects and lists of a message may lie in each other. */
        public const val MAX_DEPTH: Int = 64
        private const val MAX_PARTS = 20_000
        private const val MAX_BATCH = 1_000
        private const val MAX_MESSAGE = 200
        private const val NO_JSON = "a number that JSON has not"

        /** False for a value with a number that JSON cannot write: NaN and the infinite ones. */
        private fun isJson(value: JsonElement): Boolean = when (value) {
            is JsonObject -> value.values.all(::isJson)
            is JsonArray -> value.all(::isJson)
            is JsonPrimitive -> value.isString || (value.content != "NaN" && !value.content.endsWith("Infinity"))
        }

        private fun text(value: JsonElement?): String? = (value as? JsonPrimitive)?.takeIf { it.isString }?.content

        private fun majorOf(protocol: String?): Int = protocol?.takeWhile { it in '0'..'9' }?.take(9)?.toIntOrNull() ?: 1

        /** `getSteps@2` is the method `getSteps`, as the page speaks its second version. */
        private fun versioned(name: String): Pair<String, Int> {
            val version = name.substringAfterLast('@', "").takeIf { it.length in 1..6 && it.all { digit -> digit in '0'..'9' } }
            return if (version == null) name to 1 else name.substringBeforeLast('@') to version.toInt()
        }

        private fun parsed(text: String): JsonElement? = try {
            val message = bridgeJson.parseToJsonElement(text)
            if ("__proto__" in text || "constructor" in text || '\\' in text) cleaned(message) else message
        } catch (_: SerializationException) {
            null
        }

        /** Without the keys that reach prototypes, should the value ever come to a page again. */
        private fun cleaned(value: JsonElement): JsonElement = when (value) {
            is JsonObject -> JsonObject(value.filterKeys { it != "__proto__" && it != "constructor" }.mapValues { cleaned(it.value) })
            is JsonArray -> JsonArray(value.map(::cleaned))
            else -> value
        }

        /** True for too many characters, levels, objects and lists, or messages. Looked at before it is parsed: a parser would run out of stack. */
        public fun isTooLarge(text: String): Boolean {
            if (text.length > MAX_CHARS) return true
            var depth = 0
            var parts = 0
            var messages = 1
            var quoted = false
            var at = 0
            while (at < text.length) {
                when (text[at]) {
                    '"' -> quoted = !quoted
                    '\\' -> if (quoted) at++
                    '{', '[' -> if (!quoted) { depth++; parts++ }
                    '}', ']' -> if (!quoted) depth--
                    ',' -> if (!quoted && depth == 1) messages++
                }
                if (depth > MAX_DEPTH || parts > MAX_PARTS || messages > MAX_BATCH) return true
                at++
            }
            return false
        }
    }
}
