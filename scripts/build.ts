/** `npm run build` writes the web build to `dist/web` (or `--out=<folder>`). */
import { build, buildSize } from './bundler/build.ts';

export async function main(args: string[]): Promise<number> {
  const out = await build('web', args);
  console.log(buildSize(out));
  return 0;
}
