import { gzipSync } from 'node:zlib';

/** Bytes after gzip, as a server sends it (level 9). */
export const gzipSizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** One line a name, in kB (1,000 bytes), as written and as sent; several files under one name are summed. */
export function sizeTable(rows: readonly (readonly [name: string, files: readonly Buffer[]])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, ...columns: readonly string[]) =>
    `  ${name.padEnd(width)}${columns.map((column) => column.padStart(12)).join('')}`;
  const kilobytes = (files: readonly Buffer[], sizeOf: (file: Buffer) => number) =>
    `${(files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toFixed(1)} kB`;
  return [
    line('', 'raw', 'gzip'),
    ...rows.map(([name, files]) =>
      line(
        name,
        kilobytes(files, ({ length }) => length),
        kilobytes(files, gzipSizeOf),
      ),
    ),
  ].join('\n');
}
