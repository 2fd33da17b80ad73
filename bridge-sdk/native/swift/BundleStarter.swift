// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Signed bundles: which one an app starts. The guide is bridge-sdk/docs/signed-bundles.md.
import Foundation

/// The state that the app keeps on its disk. Write it, whole, before a page is loaded.
public struct KeptBundles: Codable, Equatable, Sendable {
    /// The build that the app was shipped with.
    public var embedded: Int64
    /// The last build that started well.
    public var confirmed: Int64?
    /// The build that the next start tries.
    public var pending: Int64?
    /// True while the pending build is on trial: a start that finds it true saw the trial end before its time.
    public var trying = false
    /// The number of times that happened. A person or the system may have ended the app, so the build has failed with the second time.
    public var strikes = 0
    /// Builds that did not start well; none of them is taken again.
    public var failed: Set<Int64> = []
    /// The highest build that was ever taken.
    public var highest: Int64

    /// The state of an app that has taken no bundle yet.
    public init(embedded: Int64) { (self.embedded, highest) = (embedded, embedded) }
}

/// The two-phase start. `load` shows a build; nil: a page of the app itself.
@MainActor
public final class BundleStarter {
    /// The state as it was last saved.
    public private(set) var kept: KeptBundles
    /// The build that is shown; nil before the start and while a page of the app is.
    public private(set) var running: Int64?
    private var gone: [TimeInterval] = []
    private var seen: TimeInterval = 0
    private let save: (KeptBundles) -> Void
    private let load: (Int64?) -> Void
    private var isOnTrial: Bool { kept.trying && running == kept.pending }

    /// `save` writes the state to the disk before it returns.
    public init(_ kept: KeptBundles, save: @escaping (KeptBundles) -> Void, load: @escaping (Int64?) -> Void) {
        (self.kept, self.save, self.load) = (kept, save, load)
    }

    /// The app starts; `isWhole` looks at the files of a build.
    public func start(isWhole: (Int64) -> Bool) {
        if kept.trying { strike() }
        // The app itself was updated since, or the files were damaged: those may be taken again.
        if let pending = kept.pending, pending <= kept.embedded || !isWhole(pending) {
            keep { ($0.pending, $0.strikes) = (nil, 0) }
        }
        begin(isWhole)
    }

    /// All files of an accepted build are on the disk, under their last name. False while another one is on trial.
    public func taken(_ build: Int64) -> Bool {
        if kept.trying { return false }
        keep { ($0.pending, $0.strikes, $0.highest) = (build, 0, build) }
        return true
    }

    /// The newest offer has the pending build no more for this phone; a trial that has begun goes on.
    public func withdrawn() {
        if !kept.trying { keep { ($0.pending, $0.strikes) = (nil, 0) } }
    }

    /// A signed manifest leads back; the next start does so.
    public func rolledBack(from: Int64, to: Int64) {
        let bad = [kept.embedded, kept.confirmed, kept.pending].compactMap { $0 }.filter { $0 > to }
        keep {
            ($0.confirmed, $0.pending, $0.trying, $0.strikes, $0.highest) = (to, nil, false, 0, from)
            $0.failed.formUnion(bad)
        }
    }

    /// The page has said that it is there: a build on trial has started well.
    public func ready() {
        if isOnTrial { keep { ($0.confirmed, $0.pending, $0.trying, $0.strikes) = ($0.pending, nil, false, 0) } }
    }

    /// The app's clock, about once a second: the page on trial has 10 s in which it can be seen.
    public func passed(_ seconds: TimeInterval, isVisible: Bool, isWhole: (Int64) -> Bool) {
        if !isOnTrial || !isVisible { return }
        seen += seconds
        if seen >= 10 { failed(isWhole: isWhole) }
    }

    /// The page has called `reportFatal`.
    public func failed(isWhole: (Int64) -> Bool) {
        if !isOnTrial { return }
        fail()
        begin(isWhole)
    }

    /// The page's process has died. Three times a minute it is begun again, on trial once.
    public func gone(at seconds: TimeInterval, isWhole: (Int64) -> Bool) {
        if isOnTrial {
            strike()
            return begin(isWhole)
        }
        gone = (gone + [seconds]).filter { seconds - $0 < 60 }
        show(gone.count > 3 ? nil : running)
    }

    private func begin(_ isWhole: (Int64) -> Bool) {
        gone = []
        seen = 0
        if let pending = kept.pending {
            keep { $0.trying = true }
            return show(pending)
        }
        if let confirmed = kept.confirmed, confirmed >= kept.embedded || kept.failed.contains(kept.embedded), isWhole(confirmed) {
            return show(confirmed)
        }
        keep { $0.confirmed = nil }
        show(kept.embedded)
    }

    private func strike() {
        if kept.strikes > 0 { fail() } else { keep { ($0.trying, $0.strikes) = (false, 1) } }
    }

    private func fail() {
        keep {
            if let pending = $0.pending { $0.failed.insert(pending) }
            ($0.pending, $0.trying, $0.strikes) = (nil, false, 0)
        }
    }

    private func keep(_ change: (inout KeptBundles) -> Void) {
        change(&kept)
        save(kept)
    }

    private func show(_ build: Int64?) {
        running = build
        load(build)
    }
}
