import { isGoodSignature } from './keys.ts';
import { MANIFEST, SIGNATURE } from './manifest.ts';
import { rolloutVectors } from './rollout-vectors.ts';
import { HOST, offerVectors } from './vectors.ts';

/** Returns the valid signatures of the vectors, as lines of key, signature and signed text. Swift on Linux cannot verify signatures itself. */
export const goodSignatures = (): string[] => {
  const manifests = offerVectors().map(({ files }) => [files[SIGNATURE] ?? '', files[MANIFEST] ?? ''] as const);
  const offers = rolloutVectors().map(({ file }) => {
    const end = file.indexOf('\n');
    return [file.slice(0, Math.max(0, end)), file.slice(end + 1)] as const;
  });
  return [...manifests, ...offers].flatMap(([signature, text]) => {
    const bytes = Buffer.from(text);
    return Object.values(HOST.keys)
      .filter((key) => isGoodSignature(bytes, signature, key))
      .map((key) => [key, signature.trim(), bytes.toString('base64')].join(' '));
  });
};
