/** Signs manifests with the key of a release, or with the key for tests. */
import { readFileSync } from 'node:fs';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import type { BundleFiles } from './decide.ts';
import { keyidOf, publicText, readKey, type SigningKey, sign } from './keys.ts';
import { MANIFEST, type Manifest, manifestText, SIGNATURE } from './manifest.ts';
import { TEST_KEYS, testKey } from './test-keys.ts';

/** Returns the key in the PEM file that `BUNDLE_KEY` names, else the key for tests. Throws if that file holds a key for tests. */
export function signingKey({ BUNDLE_KEY }: Readonly<Record<string, string | undefined>>): SigningKey {
  if (!BUNDLE_KEY) return testKey();
  let pem: string;
  try {
    pem = readFileSync(BUNDLE_KEY, 'utf8');
  } catch {
    throw new ClearError('BUNDLE_KEY or --key names no file that can be read: it is the path of a private key in PEM.');
  }
  const key = readKey(pem, 'private');
  if (Object.values(TEST_KEYS).includes(publicText(key)))
    throw new ClearError(
      'BUNDLE_KEY is a key for tests, which everybody has. Create a private one: bridge-sdk/docs/signed-bundles.md.',
    );
  return { keyid: keyidOf(key), key };
}

/** Signs the manifest. Returns the files together with manifest and signature. */
export function signBundle(files: BundleFiles, manifest: Manifest, { key }: SigningKey): Map<string, Uint8Array> {
  const bytes = Buffer.from(manifestText(manifest));
  return new Map([...files, [MANIFEST, bytes], [SIGNATURE, Buffer.from(sign(bytes, key))]]);
}

/** Returns a time in the form of manifests and offers: UTC, whole seconds. */
export const timeText = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
