/** Selects files of the web build's program for faults. */
import type { Cell } from '../fault.ts';

export const ASSETS = '/health/assets/';
export const PORTAL =
  '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p></body></html>';

/** Matches the browser's console lines about a file that is not a module or not a style sheet. */
export const NO_MODULE = /^Failed to load module script|^Refused to apply style|^The resource .+ was preloaded/;

export const isWords = (path: string): boolean => /(?:^|[/-])(?:en|zh)-[\w-]+\.js$/.test(path);

/** Tells if a script is lazy: the page itself does not reference it (`isFirst` is false), and it contains no texts. */
export const isLazy = (path: string, isFirst: boolean): boolean => !isFirst && path.endsWith('.js') && !isWords(path);

/** Resolves to the paths of the files that the page itself references. */
export async function filesOfPage({ context, address }: Cell): Promise<string[]> {
  const html = await (await context.request.get(address)).text();
  return [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
}
