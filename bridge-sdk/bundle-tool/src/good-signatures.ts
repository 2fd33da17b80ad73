import { isGoodSignature } from './keys.ts';
import { MANIFEST, SIGNATURE } from './manifest.ts';
import { HOST, offerVectors } from './vectors.ts';

/**
 * The signatures among the vectors that are good, one text for each: key, signature and manifest, in base64. On Linux Swift has no
 * verifier of its own.
 */
export const goodSignatures = (): string[] =>
  offerVectors().flatMap(({ files }) => {
    const [manifest = '', signature = ''] = [files[MANIFEST], files[SIGNATURE]];
    const bytes = Buffer.from(manifest);
    return Object.values(HOST.keys)
      .filter((key) => isGoodSignature(bytes, signature, key))
      .map((key) => [key, signature.trim(), bytes.toString('base64')].join(' '));
  });
