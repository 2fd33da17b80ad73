// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Signed bundles: what an app fetches of an offer, and whether it takes a bundle. The guide is bridge-sdk/docs/signed-bundles.md. Runs in
// any JVM, and on Android from 8 on (java.util.Base64).
package com.sdhealth.bridge

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.longOrNull
import java.security.KeyFactory
import java.security.MessageDigest
import java.security.Signature
import java.security.spec.X509EncodedKeySpec
import java.text.SimpleDateFormat
import java.util.Base64
import java.util.Locale
import java.util.TimeZone

/** The app's knowledge at the moment that a bundle is offered. */
public data class BundleHost(
    val version: String,
    /** Trusted keys by their ids: DER (SPKI), base64. */
    val keys: Map<String, String>,
    /** `maxOf` the highest build that was ever taken and the embedded one. */
    val highest: Long,
    /** The embedded build, and those that have started well and are still whole on the phone. */
    val kept: Set<Long>,
    val failed: Set<Long>,
    /** Key ids that a bundle before has revoked. */
    val revoked: Set<String>,
    /** The form of what the page keeps, by the manifest of the running bundle. */
    val storage: Int,
    /** A random text of this installation. */
    val install: String,
    val nowMs: Long,
    val protocol: String = BRIDGE_PROTOCOL_VERSION,
    val platform: String = "android",
    /** True in builds for testers only. */
    val testKeys: Boolean = false,
)

public sealed interface BundleDecision {
    /** Keep `revoked` for ever, with what was revoked before. */
    public data class Accept(val build: Long, val revoked: List<String>) : BundleDecision
    public data class RollBack(val from: Long, val to: Long, val revoked: List<String>) : BundleDecision
    /** `revoked` is empty unless the signature is proved. Keep it, too: it holds whether the bundle is taken or not. */
    public data class Refuse(val reason: String, val revoked: List<String> = emptyList()) : BundleDecision
}

private class Refused(val reason: String) : Exception(reason)

private fun refuseIf(wrong: Boolean, reason: String) { if (wrong) throw Refused(reason) }

/** Decides about all files of a bundle, by their paths. The first rule that is broken is the reason. */
public fun decideBundle(files: Map<String, ByteArray>, host: BundleHost): BundleDecision {
    var revoked = emptyList<String>()
    return try {
        val manifest = readManifest(files, host)
        revoked = manifest.revoked
        checkFiles(manifest, files)
        checkHost(manifest, host)
        val (build, to) = manifest.build to manifest.rollbackTo
        refuseIf(to != null && to !in host.kept, "ROLLBACK_NOT_KEPT")
        refuseIf(to == null && bucketOf(manifest.salt, host.install) >= manifest.percent, "NOT_IN_ROLLOUT")
        if (to == null) BundleDecision.Accept(build, revoked) else BundleDecision.RollBack(build, to, revoked)
    } catch (refused: Refused) {
        BundleDecision.Refuse(refused.reason, revoked)
    }
}

/** True where the files of a bundle on the disk are still those of its manifest. Ask before each start. */
public fun isBundleWhole(files: Map<String, ByteArray>, host: BundleHost): Boolean = try {
    checkFiles(readManifest(files, host), files)
    true
} catch (_: Refused) {
    false
}

/** A file of an offer: its path from the offer's address. Take no more bytes than `size`, and only with this hash. */
public class OfferedFile internal constructor(value: JsonElement) {
    public val path: String = path(field(value, "path"))
    public val size: Long = count(field(value, "size"))
    public val sha256: String = hash(field(value, "sha256"))

    /** True for the bytes of this file. Unpack no others. */
    public fun isWhole(bytes: ByteArray): Boolean = bytes.size.toLong() == size && sha256(bytes).hex() == sha256
}

/** A release of an offer. */
public class OfferedRelease internal constructor(value: JsonElement) {
    public val version: String = version(value, "version")
    public val build: Long = count(field(value, "build"))
    public val rollbackTo: Long? = buildOrNull(field(value, "rollbackTo"))
    /** The whole bundle, a zip archive. */
    public val archive: OfferedFile = OfferedFile(field(value, "archive") ?: throw badSchema())
    /** Zstandard frames that make the archive of the contents of an older build, by its number. */
    public val deltas: Map<Long, OfferedFile> = list(field(value, "deltas")) { count(field(it, "from")) to OfferedFile(it) }.toMap()
    internal val percent = count(field(value, "percent")).also { if (it > 100) throw badSchema() }
    internal val salt = text(field(value, "salt"))
    internal val leastApp = field(value, "host").let { mapOf("android" to version(it, "android"), "ios" to version(it, "ios")) }
    internal fun isFor(host: BundleHost) = bucketOf(salt, host.install) < percent
}

/** What an app does with an offer that it has fetched. */
public data class BundleLook(
    /** Keep it: the next offer may not have a lower one. Null: keep what you have. */
    val serial: Long? = null,
    /** Fetch it, then ask `decideBundle`. Null: there is nothing newer for this phone. */
    val release: OfferedRelease? = null,
    /** Call `withdrawn` of the starter: the pending build is no more for this phone. */
    val isWithdrawn: Boolean = false,
    /** Why an offered release is not fetched, for your telemetry. */
    val reason: String? = null,
    /** Keep them for ever, whatever the reason. */
    val revoked: List<String> = emptyList(),
)

/** Reads the file of an offer. `serial` is the highest that was read before (0), `pending` the starter's. */
public fun readOffer(file: ByteArray, host: BundleHost, serial: Long, pending: Long?): BundleLook {
    val offer = try { Offer(file, host) } catch (refused: Refused) { return BundleLook(reason = refused.reason) }
    if (offer.serial < serial) return BundleLook(reason = "OLD_OFFER", revoked = offer.revoked)
    // An expired offer still withdraws: a phone with a wrong clock must hear of a stop.
    val isWithdrawn = pending != null && offer.releases.none { it.build == pending && it.isFor(host) }
    val look = BundleLook(offer.serial, isWithdrawn = isWithdrawn, revoked = offer.revoked)
    if (host.nowMs > offer.expiresAt + SKEW_MS) return look.copy(reason = "EXPIRED")
    var reason: String? = null
    for (release in offer.releases) {
        // A bundle that leads back is for those phones that have kept its goal.
        if (release.rollbackTo != null && release.rollbackTo !in host.kept) continue
        when {
            release.build in host.failed -> reason = reason ?: "FAILED_BEFORE"
            !isNewer(release.build, release.rollbackTo, host) -> Unit
            isOlder(host.version, release.leastApp.getValue(host.platform)) -> reason = reason ?: "HOST_TOO_OLD"
            !release.isFor(host) -> reason = reason ?: "NOT_IN_ROLLOUT"
            else -> return look.copy(release = release.takeIf { it.build != pending })
        }
    }
    return look.copy(reason = reason)
}

private class Offer(file: ByteArray, host: BundleHost) {
    val serial: Long
    val expiresAt: Long
    val releases: List<OfferedRelease>
    val revoked: List<String>

    init {
        // The signature is the first line; the rest is what it signs.
        val end = file.indexOf('\n'.code.toByte())
        refuseIf(end < 0, "BAD_SCHEMA")
        val (keyid, value) = readSigned(file.copyOfRange(end + 1, file.size), file.copyOf(end), host)
        serial = count(value["serial"])
        expiresAt = time(value["expiresAt"])
        releases = list(value["releases"], ::OfferedRelease)
        revoked = list(value["revoked"], ::text)
        time(value["createdAt"])
        val app = text(value["app"])
        val isGood = count(value["schema"]) == 1L && text(value["keyid"]) == keyid && keyid !in revoked &&
            releases.distinctBy { it.build }.size == releases.size
        refuseIf(!isGood, "BAD_SCHEMA")
        refuseIf(app != "sdhealth", "OTHER_APP")
    }
}

private class ManifestFile(val path: String, val size: Long, val sha256: String)

private class Manifest(value: JsonObject) {
    val build = count(value["build"])
    val expiresAt = time(value["expiresAt"])
    val leastApp = value["host"].let { mapOf("android" to version(it, "android"), "ios" to version(it, "ios")) }
    val leastProtocol = version(value["protocol"], "min")
    val app = text(value["app"])
    val keyid = text(value["keyid"])
    val files = list(value["files"]) { ManifestFile(path(field(it, "path")), count(field(it, "size")), hash(field(it, "sha256"))) }
    val reads = list(field(value["storage"], "reads"), ::count)
    val percent = count(field(value["rollout"], "percent"))
    val salt = text(field(value["rollout"], "salt"))
    val revoked = list(value["revoked"], ::text)
    val rollbackTo = buildOrNull(value["rollbackTo"])

    init {
        val entry = text(value["entry"])
        time(value["createdAt"])
        version(value["protocol"], "bridge")
        version(value, "version")
        text(field(value["policy"], "csp"))
        for (name in listOf("connect", "external", "methods")) list(field(value["policy"], name), ::text)
        count(field(value["storage"], "schema"))
        val isGood = count(value["schema"]) == 1L && reads.size == 2 && percent <= 100 && files.any { it.path == entry } &&
            files.map { it.path.lowercase(Locale.ROOT) }.distinct().size == files.size &&
            (rollbackTo == null || rollbackTo < build) && keyid !in revoked
        if (!isGood) throw badSchema()
    }
}

private fun badSchema() = Refused("BAD_SCHEMA")
private fun field(value: JsonElement?, name: String): JsonElement? = (value as? JsonObject)?.get(name)
private fun <T> list(value: JsonElement?, read: (JsonElement) -> T): List<T> = (value as? JsonArray ?: throw badSchema()).map(read)
private fun text(value: JsonElement?): String =
    (value as? JsonPrimitive)?.takeIf { it.isString && it.content != "" }?.content ?: throw badSchema()
private fun count(value: JsonElement?): Long =
    (value as? JsonPrimitive)?.takeIf { !it.isString }?.longOrNull?.takeIf { it >= 0 } ?: throw badSchema()
private fun buildOrNull(value: JsonElement?): Long? = if (value == JsonNull) null else count(value)
private fun matching(value: JsonElement?, form: String): String = text(value).also { if (!Regex(form).matches(it)) throw badSchema() }
private fun version(value: JsonElement?, name: String) = matching(field(value, name), "[0-9]{1,9}(\\.[0-9]{1,9}){0,3}")
private fun hash(value: JsonElement?) = matching(value, "[0-9a-f]{64}")
/** No way out of the bundle's folder. */
private fun path(value: JsonElement?) = matching(value, "[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*")
    .also { if (it == MANIFEST || it == SIGNATURE) throw badSchema() }
private fun time(value: JsonElement?): Long {
    val text = matching(value, "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
    val format = SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).apply { isLenient = false; timeZone = TimeZone.getTimeZone("UTC") }
    return try { format.parse(text) } catch (_: java.text.ParseException) { null }?.time ?: throw badSchema()
}

private const val MANIFEST = "manifest.json"
private const val SIGNATURE = "manifest.sig"
/** Clocks of phones are wrong by so much. */
private const val SKEW_MS = 12 * 3_600_000L

private fun readManifest(files: Map<String, ByteArray>, host: BundleHost): Manifest {
    val bytes = files[MANIFEST] ?: throw Refused("NO_MANIFEST")
    val signature = files[SIGNATURE] ?: throw Refused("NO_MANIFEST")
    val (keyid, value) = readSigned(bytes, signature, host)
    val manifest = Manifest(value)
    refuseIf(manifest.keyid != keyid, "BAD_SCHEMA")
    refuseIf(manifest.app != "sdhealth", "OTHER_APP")
    return manifest
}

/** A text is not parsed before its signature is proved: only the key's id is looked for in it. */
private fun readSigned(bytes: ByteArray, signature: ByteArray, host: BundleHost): Pair<String, JsonObject> {
    val keyid = claimedKey(bytes.decodeToString()) ?: throw badSchema()
    refuseIf(keyid in host.revoked, "REVOKED_KEY")
    refuseIf(keyid.startsWith("test-") && !host.testKeys, "TEST_KEY")
    val key = host.keys[keyid] ?: throw Refused("UNKNOWN_KEY")
    refuseIf(!isGoodSignature(bytes, signature.decodeToString().trim(), key), "BAD_SIGNATURE")
    val value = try { bridgeJson.parseToJsonElement(bytes.decodeToString(throwOnInvalidSequence = true)) } catch (_: Exception) { null }
    return keyid to (value as? JsonObject ?: throw badSchema())
}

private const val KEYID = "\"keyid\""

/** The key that an unproved text says it is signed with: the last `keyid` in it, where a manifest has its own. */
private fun claimedKey(text: String): String? = text.lastIndexOf(KEYID).takeIf { it >= 0 }?.let { at ->
    Regex("^[ \\t\\r\\n]*:[ \\t\\r\\n]*\"([^\"\\\\]+)\"").find(text.substring(at + KEYID.length))?.groupValues?.get(1)
}

private fun checkFiles(manifest: Manifest, files: Map<String, ByteArray>) {
    val known = manifest.files.mapTo(mutableSetOf(MANIFEST, SIGNATURE)) { it.path }
    refuseIf(files.keys.any { it !in known }, "FILE_UNKNOWN")
    for (entry in manifest.files) {
        val content = files[entry.path] ?: throw Refused("FILE_MISSING")
        refuseIf(content.size.toLong() != entry.size || sha256(content).hex() != entry.sha256, "FILE_CHANGED")
    }
}

private fun checkHost(manifest: Manifest, host: BundleHost) {
    refuseIf(manifest.build in host.failed, "FAILED_BEFORE")
    refuseIf(!isNewer(manifest.build, manifest.rollbackTo, host), "ROLLBACK")
    refuseIf(host.nowMs > manifest.expiresAt + SKEW_MS, "EXPIRED")
    refuseIf(isOlder(host.version, manifest.leastApp.getValue(host.platform)), "HOST_TOO_OLD")
    refuseIf(isOlder(host.protocol, manifest.leastProtocol), "PROTOCOL_TOO_OLD")
    refuseIf(host.storage < manifest.reads[0] || host.storage > manifest.reads[1], "STORAGE")
}

/** The highest build is taken again where it is no more on the phone: it was damaged, or withdrawn before its start. */
private fun isNewer(build: Long, rollbackTo: Long?, host: BundleHost) =
    build > host.highest || (build == host.highest && rollbackTo == null && build !in host.kept)

/** The numbers at the beginning of a version: 6 and 3 of `6.3-beta`; null where it begins with none. */
private fun numbersOf(version: String): List<Long>? =
    Regex("^[0-9]{1,9}(\\.[0-9]{1,9})*(?![0-9])").find(version)?.value?.split('.')?.map { it.toLong() }

private fun isOlder(one: String, other: String): Boolean {
    val (left, right) = (numbersOf(one) ?: return true) to numbersOf(other).orEmpty()
    for (at in 0 until maxOf(left.size, right.size)) {
        val difference = (left.getOrNull(at) ?: 0).compareTo(right.getOrNull(at) ?: 0)
        if (difference != 0) return difference < 0
    }
    return false
}

private fun sha256(bytes: ByteArray): ByteArray = MessageDigest.getInstance("SHA-256").digest(bytes)
private fun ByteArray.hex() = joinToString("") { "%02x".format(it) }

/** The part of all phones that this one belongs to: 0 to 99. */
private fun bucketOf(salt: String, install: String): Long =
    sha256("$salt:$install".encodeToByteArray()).take(4).fold(0L) { sum, byte -> sum * 256 + (byte.toInt() and 0xff) } % 100

private fun isGoodSignature(bytes: ByteArray, signature: String, key: String): Boolean {
    // 64 bytes have one form in base64.
    if (!Regex("[A-Za-z0-9+/]{85}[AQgw]==").matches(signature)) return false
    return try {
        val publicKey = KeyFactory.getInstance("EC").generatePublic(X509EncodedKeySpec(Base64.getDecoder().decode(key)))
        Signature.getInstance("SHA256withECDSA").run {
            initVerify(publicKey)
            update(bytes)
            verify(der(Base64.getDecoder().decode(signature)))
        }
    } catch (_: Exception) {
        false
    }
}

/** Java wants the two numbers as DER; the file has them as 32 bytes each. */
private fun der(raw: ByteArray): ByteArray {
    fun number(bytes: ByteArray) = java.math.BigInteger(1, bytes).toByteArray().let { byteArrayOf(2, it.size.toByte()) + it }
    val both = number(raw.copyOfRange(0, 32)) + number(raw.copyOfRange(32, 64))
    return byteArrayOf(0x30, both.size.toByte()) + both
}
