/** Simulates a phone of a fleet: it fetches offers and bundles, keeps them, and starts one. It does what the guide tells apps to do. */
import { decide, filesReason, type Host, hashOf, readManifest, type Trust } from './decide.ts';
import { applyDelta, contentOf } from './deltas.ts';
import { OFFER, type Release } from './offer.ts';
import { readOffer } from './read-offer.ts';
import { after, type Event, type Phone as StartPhone } from './start.ts';
import { unzip } from './zip.ts';

/** Fetches a file. Undefined where the network fails. */
export type Fetch = (path: string, phone: Phone) => Buffer | undefined;

export interface PhoneSettings {
  readonly install: string;
  /** The build that the app was shipped with. */
  readonly embedded: number;
  readonly keys: Trust['keys'];
  /** Tells if a build's page starts here. */
  readonly isGood: (build: number) => boolean;
}

/** Returns the bytes if they are those of the file. */
const whole = (bytes: Buffer | undefined, { size, sha256 }: Release['archive']): Buffer | undefined =>
  bytes && bytes.length === size && hashOf(bytes) === sha256 ? bytes : undefined;

export class Phone {
  readonly install: string;
  readonly keys: Trust['keys'];
  readonly isGood: (build: number) => boolean;
  /** The milliseconds by which the clock is wrong. */
  skew = 0;
  revoked: string[] = [];
  serial = 0;
  /** Maps builds to the files on the disk. The embedded one is in the app. */
  readonly disk = new Map<number, ReadonlyMap<string, Uint8Array>>();
  /** The builds that started well. */
  readonly started = new Set<number>();
  /** The hashes of archives that were refused, which are not fetched again, and the builds of their offers. */
  readonly refused = new Map<string, number>();
  reason: string | null = null;
  usesDeltas = false;
  /** Counts the archives that were made by a delta. */
  deltas = 0;
  private readonly proved = new Set<string>();
  private state: StartPhone;

  constructor({ install, embedded, keys, isGood }: PhoneSettings) {
    [this.install, this.keys, this.isGood] = [install, keys, isGood];
    const kept = { embedded, confirmed: null, pending: null, trying: false, strikes: 0, failed: [], highest: embedded };
    this.state = { kept, running: null };
  }

  get pending(): number | null {
    return this.state.kept.pending;
  }
  get isOnTrial(): boolean {
    return this.state.kept.trying;
  }
  get running(): number | null {
    return this.state.running?.build ?? null;
  }

  /** Looks for an offer, and takes what it has for this phone. */
  look(fetch: Fetch, now: Date): void {
    const host = this.host(now);
    const file = fetch(OFFER, this);
    if (!file) return;
    const look = readOffer(file, { ...host, serial: this.serial, pending: this.pending });
    this.revoke(look.revoked);
    this.serial = look.serial ?? this.serial;
    this.reason = look.reason;
    if (look.withdrawn) this.happen({ what: 'withdrawn' });
    const { release } = look;
    if (!release || this.refused.has(release.archive.sha256)) return;
    const archive = this.byDelta(release, fetch) ?? whole(fetch(release.archive.path, this), release.archive);
    // Drops a download that was cut or changed: the next look fetches it again.
    if (!archive) return;
    const files = unzip(archive);
    const decision = decide(files, this.host(now));
    this.revoke(decision.revoked);
    if (decision.do === 'refuse') {
      this.refused.set(release.archive.sha256, release.build);
      this.reason = decision.reason;
    } else if (decision.do === 'rollBack') this.happen({ what: 'rolledBack', from: release.build, to: decision.to });
    else if (!this.isOnTrial) {
      this.disk.set(decision.build, files);
      this.happen({ what: 'taken', build: decision.build });
    }
  }

  /** Starts the app anew. Its page starts well, or fails, before the next event. */
  start(): void {
    const damaged = [...this.disk.keys()].filter((build) => !this.isWhole(build));
    this.happen({ what: 'start', damaged });
    if (!this.isOnTrial || this.running === null) return;
    const build = this.running;
    if (!this.isGood(build)) return this.happen({ what: 'fatal' });
    this.started.add(build);
    this.happen({ what: 'ready' });
  }

  /** Makes the archive of the files of an older build. Undefined where any step fails: then the archive is fetched. */
  private byDelta({ deltas, archive }: Release, fetch: Fetch): Buffer | undefined {
    const delta = this.usesDeltas ? deltas.find(({ from }) => from === this.running) : undefined;
    const files = delta && this.disk.get(delta.from);
    const manifest = files && readManifest(files, { keys: this.keys, revoked: this.revoked, testKeys: false });
    if (!delta || typeof manifest !== 'object') return undefined;
    const bytes = whole(fetch(delta.path, this), delta);
    const made = bytes && whole(applyDelta(contentOf(files ?? new Map(), manifest), bytes), archive);
    if (made) this.deltas++;
    return made;
  }

  private host(now: Date): Host {
    const { embedded, highest, failed } = this.state.kept;
    return {
      ...{ platform: 'android', version: '2.8.0', protocol: '1.0', storage: 1, testKeys: false },
      ...{ keys: this.keys, revoked: this.revoked, install: this.install, highest, failed },
      kept: [embedded, ...[...this.started].filter((build) => this.isWhole(build))],
      now: new Date(now.getTime() + this.skew).toISOString(),
    };
  }

  /** Asks once for each build and each list of revoked keys, because nothing damages this disk. */
  private isWhole(build: number): boolean {
    const name = `${build} ${this.revoked}`;
    const files = this.disk.get(build);
    if (!files) return false;
    const manifest =
      this.proved.has(name) || readManifest(files, { keys: this.keys, revoked: this.revoked, testKeys: false });
    if (typeof manifest === 'object' && !filesReason(manifest, files)) this.proved.add(name);
    return this.proved.has(name);
  }

  private revoke(ids: readonly string[]): void {
    this.revoked = [...new Set([...this.revoked, ...ids])];
  }

  private happen(event: Event): void {
    this.state = after(this.state, event);
  }
}
