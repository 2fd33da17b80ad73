/** Computes the checksum files that a Maven repository has beside each file. */
import { createHash } from 'node:crypto';

export interface Artifact {
  readonly file: string;
  readonly content: Buffer;
}

const KINDS = ['md5', 'sha1', 'sha256', 'sha512'] as const;

export const digestsOf = (content: Buffer): Record<(typeof KINDS)[number], string> => ({
  md5: digest('md5', content),
  sha1: digest('sha1', content),
  sha256: digest('sha256', content),
  sha512: digest('sha512', content),
});

const digest = (kind: string, content: Buffer) => createHash(kind).update(content).digest('hex');

export const withDigests = ({ file, content }: Artifact): Artifact[] => [
  { file, content },
  ...Object.entries(digestsOf(content)).map(([kind, sum]) => ({ file: `${file}.${kind}`, content: Buffer.from(sum) })),
];
