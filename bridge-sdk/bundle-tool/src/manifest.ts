/** Types a bundle's manifest: its files, the apps that may run it, and its expiry. The signature covers its exact bytes. */

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';
export const SCHEMA = 1;
export const APP = 'sdhealth';

export interface FileEntry {
  readonly path: string;
  /** The number of bytes of the file. */
  readonly size: number;
  /** The hash in lower-case hexadecimal. */
  readonly sha256: string;
}

export interface Manifest {
  readonly schema: typeof SCHEMA;
  readonly app: string;
  readonly version: string;
  /** Rises with every release: the time of the commit in seconds since 1970, unless `BUNDLE_BUILD` gives another number. */
  readonly build: number;
  readonly createdAt: string;
  /** The time until which a phone accepts the bundle. A phone that already runs it continues and shows that it is old. */
  readonly expiresAt: string;
  /** The version of the bridge protocol of the page, and the oldest version that it accepts. */
  readonly protocol: { readonly bridge: string; readonly min: string };
  /** The oldest version of each app that may run the bundle. */
  readonly host: { readonly android: string; readonly ios: string };
  readonly entry: string;
  readonly files: readonly FileEntry[];
  readonly policy: {
    readonly csp: string;
    /** Lists the origins that the page requests. */
    readonly connect: readonly string[];
    /** Lists the URL schemes that the page asks the app to open outside. */
    readonly external: readonly string[];
    /** Lists the bridge methods that the page knows. */
    readonly methods: readonly string[];
  };
  /** The version of the page's storage schema, and the oldest and newest version that the page can read. */
  readonly storage: { readonly schema: number; readonly reads: readonly [number, number] };
  /** The share of phones that may take the bundle, 0 to 100. An offer may name a smaller one, never a larger one. */
  readonly rollout: { readonly percent: number; readonly salt: string };
  /** Lists the ids of keys that phones must no longer trust. */
  readonly revoked: readonly string[];
  /** Names the build that phones return to instead of accepting this one. Null for an ordinary bundle. */
  readonly rollbackTo: number | null;
  readonly keyid: string;
}

/** Returns the text to sign, with keys in the order of the interface, an indent of two spaces and a final line feed. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;

export type Check = (value: unknown) => boolean;
export const isText: Check = (value) => typeof value === 'string' && value !== '';
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isVersion: Check = (value) => typeof value === 'string' && /^\d{1,9}(\.\d{1,9}){0,3}$/.test(value);
export const isTime: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value));
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const isObject =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check(Object.getOwnPropertyDescriptor(value, name)?.value));

/** Accepts a path that cannot lead out of the bundle and that every platform writes in the same way. */
const isSafePath = (path: string): boolean =>
  /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i.test(path) && path !== MANIFEST && path !== SIGNATURE;

export const isFile = isObject({
  path: (value) => typeof value === 'string' && isSafePath(value),
  size: isCount,
  sha256: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
});

const checks: Readonly<Record<keyof Manifest, Check>> = {
  schema: (value) => value === SCHEMA,
  app: isText,
  version: isVersion,
  build: isCount,
  createdAt: isTime,
  expiresAt: isTime,
  protocol: isObject({ bridge: isVersion, min: isVersion }),
  host: isObject({ android: isVersion, ios: isVersion }),
  entry: isText,
  files: isListOf(isFile),
  policy: isObject({ csp: isText, connect: isListOf(isText), external: isListOf(isText), methods: isListOf(isText) }),
  storage: isObject({ schema: isCount, reads: (value) => isListOf(isCount)(value) && Object(value).length === 2 }),
  rollout: isObject({ percent: (value) => isCount(value) && Number(value) <= 100, salt: isText }),
  revoked: isListOf(isText),
  rollbackTo: (value) => value === null || isCount(value),
  keyid: isText,
};

/** Tells if a value is a valid manifest. Unknown fields are allowed. */
export function isManifest(value: unknown): value is Manifest {
  if (!isObject(checks)(value)) return false;
  const { files, entry, rollbackTo, build, revoked, keyid }: Manifest = Object(value);
  const paths = files.map(({ path }) => path.toLowerCase());
  return (
    new Set(paths).size === paths.length &&
    files.some(({ path }) => path === entry) &&
    (rollbackTo === null || rollbackTo < build) &&
    !revoked.includes(keyid)
  );
}

/** Returns the numbers at the beginning of a version, [6, 3] for `6.3-beta`. Undefined if it does not begin with a number. */
export const numbersOf = (version: string): number[] | undefined =>
  /^\d{1,9}(\.\d{1,9})*(?!\d)/.exec(version)?.[0].split('.').map(Number);

/** Compares two versions by their leading numbers: negative if `first` is older or does not begin with a number. */
export function compareVersions(first: string, other: string): number {
  const [left, right] = [numbersOf(first), numbersOf(other) ?? []];
  if (!left) return -1;
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
