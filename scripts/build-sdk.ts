/** `npm run build:sdk`: the package as it is published, in `bridge-sdk/dist`. */
import { buildPackage } from './package/build.ts';

export async function main(): Promise<number> {
  await buildPackage();
  return 0;
}
