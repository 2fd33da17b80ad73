// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// What a page may not: the app's own word on addresses, frames, permissions and files. A page that was taken over does not go through
// the SDK, so none of this relies on it. Knows nothing of Android.
package com.sdhealth.bridge

/** The kinds of address in the contract; the wire document says what the app opens for each. */
public enum class BridgeAddress {
    /** A page of an origin of your own, or a relative address. */
    OWN,
    /** A page of an origin of your own on the web, absolute. */
    RETURN,
    /** Any page on the web, absolute. */
    WEB,
    /** Any page on the web, or a relative address. */
    PAGE,
    /** `https`, or an origin of your own, or a relative address. */
    FILE,
    /** As [FILE], or the picture's own data. */
    PICTURE,
    /** `https`, or a scheme that you have named. */
    APP,
}

/** The places that a navigation may go to. */
public enum class BridgeWay {
    /** In this web view. */
    HERE,
    /** To the browser, the dialler or the mail: outside of every web view that has the bridge. */
    OUTSIDE,
    NOWHERE,
}

/**
 * Decides about addresses. [origins] are exactly your own, as `https://shop.example`: a scheme, a host, and a port only where it is not the
 * scheme's own. [appSchemes] are the schemes of other apps that a page may open, as `itms-apps`; never one that the page makes up.
 * Throws IllegalArgumentException for what is no origin, or for a scheme that runs code.
 */
public class BridgeGuard(public val origins: Set<String>, private val appSchemes: Set<String> = emptySet()) {
    init {
        origins.forEach { require(originOf(it) == it) { "no origin: $it; for example https://shop.example" } }
        appSchemes.forEach { require(it == it.lowercase() && it !in NEVER) { "no scheme of an app: $it" } }
    }

    /** True for an address of an origin of your own. */
    public fun isOwn(address: String?): Boolean = originOf(address ?: "").let { it != null && it in origins }

    /** True for an address that a call with this kind of address may take. */
    public fun allows(kind: BridgeAddress, address: String): Boolean {
        if (kind == BridgeAddress.PICTURE && address.startsWith("data:image/")) return true
        if (!isPlain(address)) return false
        val scheme = schemeOf(address)
        val isOwn = if (scheme == null) isRelative(address) else isOwn(address) && !isTwoFaced(address)
        val isWeb = (scheme == "https" || scheme == "http") && originOf(address) != null
        val isSafe = isWeb && scheme == "https"
        return when (kind) {
            BridgeAddress.OWN -> isOwn
            BridgeAddress.RETURN -> isOwn && isWeb
            BridgeAddress.WEB -> isWeb
            BridgeAddress.PAGE -> isWeb || (scheme == null && isOwn)
            BridgeAddress.FILE, BridgeAddress.PICTURE -> isSafe || isOwn
            BridgeAddress.APP -> isSafe || scheme in appSchemes
        }
    }

    /** Throws [BridgeException.BadParams] for an address that is not allowed; [place] is the field as a JSON Pointer. The methods do this by themselves. */
    public fun check(kind: BridgeAddress, address: String?, place: String) {
        if (address != null && !allows(kind, address)) throw BridgeException.BadParams(place, "an address that is allowed")
    }

    /** Makes an address that was allowed absolute, as the page at [page] means it. Null where [page] is none of your own. */
    public fun absolute(address: String, page: String?): String? = when {
        schemeOf(address) != null -> address
        page == null || !isOwn(page) -> null
        address.startsWith("/") -> originOf(page) + address
        address.startsWith("#") -> page.substringBefore('#') + address
        address.startsWith("?") -> page.substringBefore('#').substringBefore('?') + address
        else -> directoryOf(page) + address
    }

    /**
     * Decides where a navigation of a page goes. [framesAllowed]: foreign pages may be shown in frames; false where every frame has the
     * bridge, as with Android's plain interface and ArkWeb's proxy.
     */
    public fun wayOf(address: String?, isMainFrame: Boolean, framesAllowed: Boolean = true): BridgeWay {
        val text = address ?: ""
        val scheme = schemeOf(text)
        return when {
            isOwn(text) -> BridgeWay.HERE
            !isMainFrame -> if (framesAllowed && scheme == "https" && originOf(text) != null) BridgeWay.HERE else BridgeWay.NOWHERE
            scheme == "tel" || scheme == "mailto" -> BridgeWay.OUTSIDE
            scheme == "https" && originOf(text) != null -> BridgeWay.OUTSIDE
            else -> BridgeWay.NOWHERE
        }
    }

    /** True for a message that may reach the channel: of the main frame, and of an origin of your own. */
    public fun hears(origin: String?, isMainFrame: Boolean): Boolean = isMainFrame && origin != null && originOf(origin) in origins

    public companion object {
        /** Schemes that run code, or reach into the phone. */
        private val NEVER = setOf(
            "javascript", "vbscript", "data", "blob", "file", "filesystem", "about", "intent", "android-app", "content",
            "view-source", "chrome", "jar", "ws", "wss", "http", "https",
        )
        private val SCHEME = Regex("^([A-Za-z][A-Za-z0-9+.-]*):")
        /** Plain letters only: no credentials, no percent, nothing that two programs read differently. */
        private val AUTHORITY = Regex("^//([A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*)(?::([0-9]{1,5}))?(?=[/?#]|$)")
        /** Two slashes that a path begins with, or that a segment of dots can bring there. The page's SDK has the same expression. */
        private val TWO_FACED = Regex(
            "^(//|/?%(2f|5c))|^(?=.*(/|%2f|%5c){2})(.*(/|%2f|%5c))?(\\.|%2e){1,2}(/|%2f|%5c|$)",
            RegexOption.IGNORE_CASE,
        )
        private val PORTS = mapOf("http" to "80", "https" to "443")

        /** Returns `scheme://host`, with the port where it is not the scheme's own; null for an address that has none, or is not plain. */
        public fun originOf(address: String): String? {
            val scheme = schemeOf(address)
            if (scheme == null || !isPlain(address)) return null
            val (host, port) = AUTHORITY.find(address.substring(scheme.length + 1))?.destructured ?: return null
            val ownPort = if (port == "" || port == PORTS[scheme]) "" else ":$port"
            return "$scheme://${host.lowercase()}$ownPort"
        }

        private fun schemeOf(address: String): String? = SCHEME.find(address)?.groupValues?.get(1)?.lowercase()

        /** False for spaces, control characters and backslashes, which programs read differently. */
        private fun isPlain(address: String): Boolean =
            address.isNotEmpty() && address.none { it.isWhitespace() || it.isISOControl() || it == '\\' || it == '\uFEFF' }

        private fun pathOf(address: String): String {
            val scheme = schemeOf(address) ?: return address.substringBefore('?').substringBefore('#')
            val rest = address.substring(scheme.length + 1)
            return rest.substring(AUTHORITY.find(rest)?.value?.length ?: 0).substringBefore('?').substringBefore('#')
        }

        /** True for a path that is another server's address to whoever decodes or resolves it once more. */
        private fun isTwoFaced(address: String): Boolean = TWO_FACED.containsMatchIn(pathOf(address))

        private fun isRelative(address: String): Boolean = !isTwoFaced(address) && !pathOf(address).substringBefore('/').contains(':')

        private fun directoryOf(page: String): String {
            val plain = page.substringBefore('#').substringBefore('?')
            val path = pathOf(plain)
            return if (path == "") "$plain/" else plain.dropLast(path.length) + path.substringBeforeLast('/') + "/"
        }
    }
}

/** Counts the deaths of a page's process, so that one that dies at once is not loaded for ever. [nowMs] is a clock that only goes forward. */
public class BridgeRestarts(private val nowMs: () -> Long) {
    private val deaths = mutableListOf<Long>()

    /** True at most three times a minute; then show a page of your own. */
    public fun mayRestart(): Boolean {
        val now = nowMs()
        deaths.removeAll { now - it >= 60_000 }
        if (deaths.size >= 3) return false
        deaths += now
        return true
    }
}
