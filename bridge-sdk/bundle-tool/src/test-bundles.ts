/** Writes keys and signed bundles for tests. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from './seal.ts';
import { signBundle, signingKey } from './signing.ts';
import { zip } from './zip.ts';

export interface KeyFiles {
  readonly key: KeyObject;
  readonly private: string;
  readonly public: string;
}

/** Writes a pair of keys in PEM. */
export function keyFiles(folder: string, name: string): KeyFiles {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const files = { private: join(folder, `${name}.pem`), public: join(folder, `${name}.pub.pem`) };
  writeFileSync(files.private, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.public, publicKey.export({ type: 'spki', format: 'pem' }));
  return { key: publicKey, ...files };
}

interface BundleSettings
  extends Readonly<
    Partial<Record<'BUNDLE_DAYS' | 'BUNDLE_PERCENT' | 'BUNDLE_MIN_ANDROID' | 'BUNDLE_MIN_IOS', string>>
  > {
  readonly page?: string;
  /** The version of the storage schema. */
  readonly schema?: number;
  readonly reads?: readonly [number, number];
}

/** The time of the commit of all bundles: 30 November 2026. */
const COMMIT = Date.parse('2026-11-30T00:00:00Z') / 1_000;

/** Writes the archive of a bundle and returns its path. Without a key it is signed with the one for tests. */
export function writeBundle(
  folder: string,
  key: string | undefined,
  build: number,
  { page = `<title>${build}</title>`, schema = 1, reads = [0, 2], ...settings }: BundleSettings = {},
): string {
  const signer = signingKey({ BUNDLE_KEY: key });
  const files = new Map([['index.html', Buffer.from(page)]]);
  const manifest = manifestOf(files, '1.2.3', signer.keyid, { ...settings, BUNDLE_BUILD: String(build) }, COMMIT);
  const csp = { ...manifest.policy, csp: "default-src 'none'" };
  const file = join(folder, `${build}.zip`);
  writeFileSync(file, zip(signBundle(files, { ...manifest, policy: csp, storage: { schema, reads } }, signer)));
  return file;
}
