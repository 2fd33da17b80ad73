/** `npm run check-tables`: what the tables promise is there, and what is there is in a table. */
import { en } from '../webview-app/src/messages/en.ts';
import { zh } from '../webview-app/src/messages/zh.ts';
import { routes } from '../webview-app/src/routes.ts';
import { checkRoutesAndScreens } from './tables/routes-and-screens.ts';
import { checkWords } from './tables/words.ts';
import { filesUnder } from './workspace/files.ts';

const SCREENS = 'webview-app/src/screens';

export async function main(): Promise<number> {
  const screenFiles = filesUnder(SCREENS, /\.tsx?$/).map((file) => file.slice(SCREENS.length + 1));
  const checks = [checkRoutesAndScreens(routes, screenFiles), checkWords({ en, zh })];
  for (const { line, faults } of checks) {
    console.log(line);
    for (const fault of faults) console.error(`  ${fault}`);
  }
  return checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
