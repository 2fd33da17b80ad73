import { gzipSync } from 'node:zlib';

/** Returns the number of bytes after gzip at level 9, as a server sends them. */
export const gzipSizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** Returns a table with a line for each name, in kB (1,000 bytes). Several files under one name are summed. */
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
