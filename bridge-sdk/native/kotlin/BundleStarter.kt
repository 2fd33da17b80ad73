// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Signed bundles: which one an app starts. The guide is bridge-sdk/docs/signed-bundles.md.
package com.sdhealth.bridge

/** The state that the app keeps on its disk. Write it, whole, before a page is loaded. */
public data class KeptBundles(
    /** The build that the app was shipped with. */
    val embedded: Long,
    /** The last build that started well. */
    val confirmed: Long? = null,
    /** The build that the next start tries. */
    val pending: Long? = null,
    /** True while the pending build is on trial: a start that finds it true saw the trial end before its time. */
    val trying: Boolean = false,
    /** The number of times that happened. A person or the system may have ended the app, so the build has failed with the second time. */
    val strikes: Int = 0,
    val failed: Set<Long> = emptySet(),
    val highest: Long = embedded,
)

/** The two-phase start: each function returns what is to be kept then. `load` shows a build; null: a page of the app itself. */
public class BundleStarter(kept: KeptBundles, private val save: (KeptBundles) -> Unit, private val load: (Long?) -> Unit) {
    public var kept: KeptBundles = kept
        private set
    public var running: Long? = null
        private set
    private var gone = listOf<Long>()
    private var seenMs = 0L
    private val isOnTrial get() = kept.trying && running == kept.pending

    /** The app starts; `isWhole` looks at the files of a build. */
    public fun start(isWhole: (Long) -> Boolean) {
        if (kept.trying) strike()
        val pending = kept.pending
        // The app itself was updated since, or the files were damaged: those may be taken again.
        if (pending != null && (pending <= kept.embedded || !isWhole(pending))) keep(kept.copy(pending = null, strikes = 0))
        begin(isWhole)
    }

    /** All files of an accepted build are on the disk, under their last name. False while another one is on trial. */
    public fun taken(build: Long): Boolean {
        if (kept.trying) return false
        keep(kept.copy(pending = build, strikes = 0, highest = build))
        return true
    }

    /** The newest offer has the pending build no more for this phone; a trial that has begun goes on. */
    public fun withdrawn() { if (!kept.trying) keep(kept.copy(pending = null, strikes = 0)) }

    /** A signed manifest leads back; the next start does so. */
    public fun rolledBack(from: Long, to: Long) {
        val bad = listOfNotNull(kept.embedded, kept.confirmed, kept.pending).filter { it > to }
        keep(kept.copy(confirmed = to, pending = null, trying = false, strikes = 0, failed = kept.failed + bad, highest = from))
    }

    public fun ready() { if (isOnTrial) keep(kept.copy(confirmed = kept.pending, pending = null, trying = false, strikes = 0)) }

    /** The app's clock, about once a second: the page on trial has 10 s in which it can be seen. */
    public fun passed(ms: Long, isVisible: Boolean, isWhole: (Long) -> Boolean) {
        if (!isOnTrial || !isVisible) return
        seenMs += ms
        if (seenMs >= 10_000) failed(isWhole)
    }

    /** The page has called `reportFatal`. */
    public fun failed(isWhole: (Long) -> Boolean) {
        if (!isOnTrial) return
        fail()
        begin(isWhole)
    }

    /** The renderer has died. Three times a minute it is begun again, on trial once. */
    public fun gone(atMs: Long, isWhole: (Long) -> Boolean) {
        if (isOnTrial) {
            strike()
            return begin(isWhole)
        }
        gone = (gone + atMs).filter { atMs - it < 60_000 }
        show(if (gone.size > 3) null else running)
    }

    private fun begin(isWhole: (Long) -> Boolean) {
        gone = emptyList()
        seenMs = 0
        val (pending, confirmed) = kept.pending to kept.confirmed
        if (pending != null) {
            keep(kept.copy(trying = true))
            return show(pending)
        }
        val isOutdated = confirmed != null && confirmed < kept.embedded && kept.embedded !in kept.failed
        if (confirmed == null || isOutdated || !isWhole(confirmed)) {
            keep(kept.copy(confirmed = null))
            return show(kept.embedded)
        }
        show(confirmed)
    }

    private fun strike() = if (kept.strikes > 0) fail() else keep(kept.copy(trying = false, strikes = 1))
    private fun fail() = keep(kept.copy(pending = null, trying = false, strikes = 0, failed = kept.failed + listOfNotNull(kept.pending)))
    private fun keep(next: KeptBundles) { kept = next; save(next) }
    private fun show(build: Long?) { running = build; load(build) }
}
