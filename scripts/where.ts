/**
 * `npm run where -- <file>` prints the places in the sources that a stack, or a notice of the error service, names in built files:
 * `sale-Bx3kq9Zt.js:1:2345`. Without a file it reads the standard input. `--maps=<folder>` has the source maps of another release than the
 * last build (default: `dist/web-maps`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ClearError } from './workspace/clear-error.ts';
import { filesIn } from './workspace/files.ts';
import { root } from './workspace/root.ts';

const OPTION = '--maps=';
const STANDARD_INPUT = 0;
/** Matches a built file with line and column. Both count from 1. */
const FRAME = /[\w.-]+-[\w-]{8}\.js:(\d{1,6}):(\d{1,7})/g;

/** Returns one line for each distinct frame in a text, in its order: the frame, then file, line, column and name in the sources. */
export function originalPlaces(text: string, folder: string): string[] {
  const names = filesIn(folder);
  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (file: string) => {
    const name = names.find((candidate) => basename(candidate) === `${file}.map`);
    if (!maps.has(file)) maps.set(file, name ? new TraceMap(readFileSync(join(folder, name), 'utf8')) : undefined);
    return maps.get(file);
  };
  const frames = new Map([...text.matchAll(FRAME)].map(([frame, line, column]) => [frame, [line, column].map(Number)]));
  return [...frames].map(([frame, [line = 1, column = 1]]) => {
    const map = mapOf(frame.split(':', 1)[0] ?? '');
    if (!map) return `${frame}  is of no file of ${folder}: --maps= names the maps of its release`;
    const place = originalPositionFor(map, { line, column: column - 1 });
    if (place.source === null) return `${frame}  is code of the bundler`;
    const source = place.source.replace(/^(?:\.\.?\/)+/, '');
    return `${frame}  ${source}:${place.line}:${place.column + 1}${place.name ? `  ${place.name}` : ''}`;
  });
}

export function main(args: string[]): number {
  const maps = args.find((arg) => arg.startsWith(OPTION))?.slice(OPTION.length) ?? 'dist/web-maps';
  const file = args.find((arg) => !arg.startsWith('--'));
  if (file && !existsSync(file)) throw new ClearError(`${file} does not exist. Usage: npm run where -- <file>`);
  const places = originalPlaces(readFileSync(file ?? STANDARD_INPUT, 'utf8'), resolve(root, maps));
  if (places.length === 0) throw new ClearError('The text names no built file, such as sale-Bx3kq9Zt.js:1:2345.');
  console.log(places.join('\n'));
  return 0;
}
