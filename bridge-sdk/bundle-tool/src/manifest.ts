/** The manifest of a bundle: what is in it, who may run it, and until when. Its exact bytes are what is signed. */

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';
export const SCHEMA = 1;
export const APP = 'sdhealth';

export interface FileEntry {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

export interface Manifest {
  readonly schema: typeof SCHEMA;
  readonly app: string;
  readonly version: string;
  /** Rises with every release: the seconds of the commit since 1970, unless `BUNDLE_BUILD` says another. */
  readonly build: number;
  readonly createdAt: string;
  /** A phone does not take the bundle after it; one that runs it goes on and says that it is old. */
  readonly expiresAt: string;
  /** The bridge's protocol that the page speaks, and the oldest that it understands. */
  readonly protocol: { readonly bridge: string; readonly min: string };
  /** The least versions of the apps. */
  readonly host: { readonly android: string; readonly ios: string };
  readonly entry: string;
  readonly files: readonly FileEntry[];
  readonly policy: {
    readonly csp: string;
    /** Origins that the page calls. */
    readonly connect: readonly string[];
    /** Schemes that the page asks the app to open outside. */
    readonly external: readonly string[];
    /** Calls of the bridge that the page knows. */
    readonly methods: readonly string[];
  };
  /** The form of what the page keeps, and the forms that it reads: from the one before to the one after. */
  readonly storage: { readonly schema: number; readonly reads: readonly [number, number] };
  readonly rollout: { readonly percent: number; readonly salt: string };
  /** Key ids that no phone trusts from now on. */
  readonly revoked: readonly string[];
  /** The build that phones go back to instead of taking this one; null: none. */
  readonly rollbackTo: number | null;
  readonly keyid: string;
}

/** The text that is signed: keys in the order of the interface, two spaces, a last line end. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isVersion: Check = (value) => typeof value === 'string' && /^\d{1,9}(\.\d{1,9}){0,3}$/.test(value);
const isTime: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value));
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check(Object.getOwnPropertyDescriptor(value, name)?.value));

/** A file's name within the bundle: no way out of it, and nothing that one of the phones writes in another way. */
const isSafePath = (path: string): boolean =>
  /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i.test(path) && path !== MANIFEST && path !== SIGNATURE;

const isFile = isObject({
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

/** Tells if a value has the form of a manifest; fields that are not known are let through. */
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

/** The numbers at the beginning of a version: 6 and 3 of `6.3-beta`; undefined where it begins with none. */
export const numbersOf = (version: string): number[] | undefined =>
  /^\d{1,9}(\.\d{1,9})*(?!\d)/.exec(version)?.[0].split('.').map(Number);

/** Compares versions by the numbers that they begin with: negative where `first` is older, or begins with none. */
export function compareVersions(first: string, other: string): number {
  const [left, right] = [numbersOf(first), numbersOf(other) ?? []];
  if (!left) return -1;
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
