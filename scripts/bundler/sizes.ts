import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes: as written, and as a server sends it (gzip level 9, brotli level 11). Brotli takes many times as long, and may be left out. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli?: number;
}

/** Bytes after gzip alone. */
export const gzipSizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

export const sizeOf = (content: Buffer, withBrotli = true): Size => ({
  raw: content.length,
  gzip: gzipSizeOf(content),
  ...(withBrotli && { brotli: brotliCompressSync(content).length }),
});

/** One line a name, in kB (1,000 bytes); several sizes under one name are summed. A dash for what was left out. */
export function sizeTable(rows: [string, Size[]][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const kilobytes = (sizes: Size[], key: keyof Size) =>
    (sizes.every((size) => size[key] !== undefined)
      ? `${(sizes.reduce((sum, size) => sum + (size[key] ?? 0), 0) / 1000).toFixed(1)} kB`
      : '–'
    ).padStart(10);
  const line = ([name, sizes]: [string, Size[]]) =>
    `  ${name.padEnd(width)}${kilobytes(sizes, 'raw')}${kilobytes(sizes, 'gzip')}${kilobytes(sizes, 'brotli')}`;
  return [
    `  ${''.padEnd(width)}${'raw'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`,
    ...rows.map(line),
  ].join('\n');
}
