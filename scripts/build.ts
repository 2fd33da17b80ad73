/** `npm run build` writes the web build to `dist/web` (or `--out=<folder>`). It fails above the goals of size. */
import { build, weigh } from './bundler/build.ts';

export async function main(args: string[]): Promise<number> {
  const out = await build('web', args);
  return weigh(out) ? 0 : 1;
}
