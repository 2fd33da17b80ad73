import { isGoodSignature } from './keys.ts';
import { MANIFEST, SIGNATURE } from './manifest.ts';
import { HOST, offerVectors } from './vectors.ts';

/** Returns the valid signatures of the vectors, as lines of key, signature and manifest. Swift on Linux cannot verify signatures itself. */
export const goodSignatures = (): string[] =>
  offerVectors().flatMap(({ files }) => {
    const [manifest = '', signature = ''] = [files[MANIFEST], files[SIGNATURE]];
    const bytes = Buffer.from(manifest);
    return Object.values(HOST.keys)
      .filter((key) => isGoodSignature(bytes, signature, key))
      .map((key) => [key, signature.trim(), bytes.toString('base64')].join(' '));
  });
