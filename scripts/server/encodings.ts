/** Chooses and makes the form in which a file travels: brotli, gzip or as it is. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Brotli's best level takes ten times as long as this one and saves 5 %: too slow for a server that packs while it serves. */
const BROTLI_LEVEL = 9;
const GZIP_LEVEL = 9;
/** Smaller files gain nothing. */
const LEAST_BYTES = 512;
const TEXT = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

/** True for a type whose files are packed; pictures and fonts are packed already. */
export const isText = (type: string): boolean => TEXT.test(type);

/** Returns the best form that a request takes, by its `Accept-Encoding` (RFC 9110, section 12.5.3). Brotli wins a draw. */
export function encodingFor(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((word) => word.startsWith('q='))?.slice(2);
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(weightOf('br'), weightOf('gzip'));
  // A form that is not named is as good as any; one that is named must win.
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity';
  return weightOf('br') === best ? 'br' : 'gzip';
}

/** Packs a file; resolves to undefined where that would not make it smaller. */
export async function packed(content: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer | undefined> {
  if (content.length < LEAST_BYTES) return undefined;
  const smaller =
    encoding === 'gzip'
      ? await gzipOf(content, { level: GZIP_LEVEL })
      : await brotliOf(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
  return smaller.length < content.length ? smaller : undefined;
}
