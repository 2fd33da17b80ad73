/** `npm run check-tables`: what the tables promise is there, and what is there is in a table. */
import * as contract from '../bridge-sdk/src/contract/index.ts';
import { createBackend } from '../fixtures/src/server.ts';
import { APP_EVENTS, APP_METHODS } from '../native-shims/src/native/since.ts';
import { en } from '../webview-app/src/messages/en.ts';
import { zh } from '../webview-app/src/messages/zh.ts';
import { routes } from '../webview-app/src/routes.ts';
import { checkContract } from './tables/contract.ts';
import { checkEndpoints } from './tables/endpoints.ts';
import { checkRoutesAndScreens } from './tables/routes-and-screens.ts';
import { checkWords } from './tables/words.ts';
import { filesUnder } from './workspace/files.ts';

const endpointTables = Object.values(
  import.meta.glob<Record<string, unknown>>(['../webview-app/src/api/*.ts', '!**/*.test.ts', '!**/client*.ts'], {
    eager: true,
  }),
);

/** More than what stands before every address has to match. */
const { router } = createBackend();
const handlers = (method: string, path: string) => router.match(method, path)[0].length;
const isAnswered = (method: string, path: string) => handlers(method, path) > handlers(method, '/nobody/answers/this');

const SCREENS = 'webview-app/src/screens';

export async function main(): Promise<number> {
  const screenFiles = filesUnder(SCREENS, /\.tsx?$/).map((file) => file.slice(SCREENS.length + 1));
  const checks = [
    checkRoutesAndScreens(routes, screenFiles),
    checkWords({ en, zh }),
    checkEndpoints(endpointTables, isAnswered),
    checkContract(contract, { call: APP_METHODS, event: APP_EVENTS }),
  ];
  for (const { line, faults } of checks) {
    console.log(line);
    for (const fault of faults) console.error(`  ${fault}`);
  }
  return checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
