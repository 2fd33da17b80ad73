// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// The refusals that a page understands. An app throws them; their numbers on the wire are nobody's concern but the channel's.
package com.sdhealth.bridge

/**
 * A refusal of a call. [mayHaveHappened]: false vouches that nothing was done, true says that something may have been, null leaves
 * the page to what [code] means. [message] is for a log: no personal data. A [cause] goes to the channel's `onError`, never to the page.
 */
public sealed class BridgeException(
    public val code: String,
    internal val wire: Int,
    message: String,
    public val mayHaveHappened: Boolean? = null,
    cause: Throwable? = null,
) : Exception(message, cause) {
    /** The person turned away. After a payment this is a hint only, unless [mayHaveHappened] is false. */
    public class Cancelled(mayHaveHappened: Boolean? = null, text: String = "the person turned away") :
        BridgeException("CANCELLED", 3, text, mayHaveHappened)

    /** This app cannot, in this phone or with these params. */
    public class Unsupported(text: String) : BridgeException("UNSUPPORTED", 4, text)

    /** This version of the app cannot. [needs] is the least that can, for example `3.1.0`, where it is known. */
    public class HostTooOld(public val needs: String? = null, text: String = "this version cannot") : BridgeException("HOST_TOO_OLD", NAMED, text)

    /** Nobody is logged in. */
    public class NeedsLogin(text: String = "nobody is logged in") : BridgeException("NEEDS_LOGIN", NAMED, text)

    /** The person or the phone refuses a permission. */
    public class Denied(text: String) : BridgeException("DENIED", NAMED, text)

    /** The same is under way already. */
    public class Busy(text: String) : BridgeException("BUSY", NAMED, text)

    /**
     * The params are not what the contract says. [path] is the place as a JSON Pointer, as `/title`, and empty for the params themselves:
     * the page finds it as `error.path`. [rule] is for the log, and has none of the values.
     */
    public class BadParams(public val path: String, rule: String = "not what the contract says") :
        BridgeException("BAD_PARAMS", -32602, "$path: $rule", mayHaveHappened = false)

    /** The answer would be over 1,048,576 characters. The call has run. */
    public class TooLarge(text: String = "the answer is too large") : BridgeException("TOO_LARGE", NAMED, text, mayHaveHappened = true)

    /**
     * The call failed. [hostCode] is a number of your own, for the page's log; it may not be one of the wire's, 3, 4, -32601 and -32602. Say
     * [mayHaveHappened] false only if nothing was done for certain.
     */
    public class Failed(text: String, mayHaveHappened: Boolean = true, hostCode: Int = NAMED, cause: Throwable? = null) :
        BridgeException("FAILED", hostCode, text, mayHaveHappened, cause) {
        init {
            require(hostCode !in listOf(3, 4, -32601, -32602)) { "$hostCode is a code of the wire" }
        }
    }

    internal class NotFound : BridgeException("UNSUPPORTED", -32601, "Method not found")

    private companion object {
        /** JSON-RPC's first code for a server's own errors: the page reads the word beside it. */
        const val NAMED = -32000
    }
}

/** A value that the contract does not allow: [place] is its field as a JSON Pointer, [rule] what is allowed. Neither has anything of the value. */
public class BridgeValueException(public val place: String, public val rule: String) : IllegalArgumentException("$place: $rule")

internal fun bound(isKept: Boolean, place: String, rule: String) {
    if (!isKept) throw BridgeValueException(place, rule)
}
