/**
 * `npm run check-tables` checks that everything in the tables exists, and that everything that exists is in a table.
 * `--quick` skips the search for unused texts, which takes longer than all other checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_WORDS } from '../bridge-sdk/generator/src/contract/host-words.ts';
import * as contract from '../bridge-sdk/src/contract/index.ts';
import { detectHost, hosts } from '../bridge-sdk/src/hosts/index.ts';
import { refusalCodes } from '../fixtures/src/http/refusal.ts';
import { routePath } from '../fixtures/src/http/route.ts';
import { createBackend } from '../fixtures/src/server.ts';
import { userAgent } from '../native-shims/src/user-agents.ts';
import { handlingOf } from '../webview-app/src/client/codes.ts';
import { match, routes } from '../webview-app/src/routes.ts';
import { FRAME_QUERY } from '../webview-app/src/routing/frame-query.ts';
import { isSensitive } from '../webview-app/src/rules/sensitive.ts';
import { readTree } from './source/tree.ts';
import { checkAddressNames } from './tables/address-names.ts';
import { allWords } from './tables/all-words.ts';
import { calledRows, loadedWith } from './tables/called-rows.ts';
import { checkCodes } from './tables/codes.ts';
import { checkContract } from './tables/contract.ts';
import { checkDisplayedStates } from './tables/displayed-states.ts';
import { checkElderWords } from './tables/elder-words.ts';
import { checkEndpoints, type Endpoint, isEndpoint } from './tables/endpoints.ts';
import { checkFormFields } from './tables/form-fields.ts';
import { checkHosts } from './tables/hosts.ts';
import { checkIdentity } from './tables/identity.ts';
import { checkReach, pathsIn, withoutComments } from './tables/reachable.ts';
import { checkBackendReads, checkPersonalFields, type SendingRow } from './tables/request-fields.ts';
import { checkRoutesAndScreens } from './tables/routes-and-screens.ts';
import { secureFaults } from './tables/secure-screens.ts';
import { endpointDifferences, routeDifferences } from './tables/specification.ts';
import { checkStoredAnswers } from './tables/stored-answers.ts';
import { checkAnswerFields, hasAnswer } from './tables/unread-fields.ts';
import { unreadReasons } from './tables/unread-reasons.ts';
import { unusedWords } from './tables/unused-words.ts';
import { checkTitles, checkWords } from './tables/words.ts';
import { wordFindings } from './tables/words-by-area.ts';
import { filesUnder } from './workspace/files.ts';
import { root } from './workspace/root.ts';

const tableFiles = import.meta.glob<Record<string, unknown>>(['../webview-app/src/api/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const endpointTables = Object.values(tableFiles);
const isSending = (value: unknown): value is Omit<SendingRow, 'file' | 'name'> & Endpoint =>
  isEndpoint(value) && 'sends' in value;
const sendingRows = Object.entries(tableFiles).flatMap(([path, table]) =>
  Object.entries(table).flatMap(([name, row]) =>
    isSending(row) ? [{ ...row, file: path.slice('../'.length), name }] : [],
  ),
);

const tested = Object.values(
  import.meta.glob<{ cases: readonly { row: { method: string; path: string } }[] }>(
    ['../fixtures/src/**/*.cases.ts', '../fixtures/test/*.cases.ts'],
    {
      eager: true,
    },
  ),
).flatMap(({ cases }) => cases.map(({ row }) => row));

const { routes: handlers } = createBackend();

const source = (file: string) => readFileSync(join(root, file), 'utf8');
const APP = 'webview-app/src';
const SCREENS = `${APP}/screens`;
const screenPath = (id: string) => `${SCREENS}/${id.replace('.', '/')}.tsx`;

/** Recognizes the English text files: English is the type of every language. */
const isWords = (path: string) =>
  /\/webview-app\/src\/(?:.*\/en|messages\/(?:(?!later-)\w+-words|later-words-en))\.ts$/.test(path);
/** Excludes modules that name fields without reading them: the endpoint tables, and the lists of stored and masked fields. */
const isAnswerReader = ({ path }: { path: string }) =>
  !/\/src\/(?:api\/|rules\/(?:stored-answers|sensitive)\.ts)/.test(path);
const isReader = (path: string) => /\/webview-app\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !/\/zh\.ts$/.test(path);

export async function main(args: string[]): Promise<number> {
  const isQuick = args.includes('--quick');
  const screenFiles = filesUnder(SCREENS, /\.tsx?$/).map((file) => file.slice(SCREENS.length + 1));
  const app = readTree(filesUnder(APP, /(?<!\.test)\.tsx?$/).concat('webview-app/package.json'), source);
  const modules = app.files;
  const called = calledRows(app, loadedWith(app, `${APP}/main.tsx`));
  const offered = filesUnder('fixtures/src', /(?<!\.(?:test|cases))\.ts$|\.json$/)
    .flatMap((file) => pathsIn(withoutComments(source(file))))
    .flatMap((path) => match(path)?.id ?? []);
  const rows = endpointTables.flatMap((table) => Object.values(table).filter(isEndpoint));
  const checks = [
    checkRoutesAndScreens(routes, screenFiles, modules),
    {
      line: 'screens with identity or card numbers are secure',
      faults: secureFaults(routes, { modules: app, screenPath }),
    },
    checkReach(routes, { modules: app, start: 'home.main', screenPath, offered }),
    { line: 'as specified', faults: [...routeDifferences(routes), ...endpointDifferences(rows)] },
    checkWords(
      allWords,
      isQuick
        ? []
        : unusedWords(join(root, 'tsconfig.json'), isWords, isReader).map((text) => text.slice(root.length + 1)),
    ),
    checkElderWords(),
    checkTitles(Object.fromEntries(Object.entries(routes).map(([id, { title }]) => [id, title]))),
    checkAddressNames(
      modules.map(({ path }) => ({ path, text: source(path) })),
      routes,
      FRAME_QUERY,
    ),
    { line: 'texts are loaded before they are used', faults: wordFindings(modules) },
    checkEndpoints(endpointTables, {
      handlers,
      routePath,
      tested,
      called,
    }),
    checkAnswerFields(rows.filter(hasAnswer), modules.filter(isAnswerReader), unreadReasons),
    checkPersonalFields(sendingRows, source('docs/privacy.md'), isSensitive),
    checkIdentity(sendingRows),
    checkStoredAnswers(rows.filter(hasAnswer)),
    checkBackendReads(sendingRows, readTree(filesUnder('fixtures/src', /(?<!\.(?:test|cases))\.ts$/), source)),
    checkFormFields(modules),
    checkCodes(rows, refusalCodes(), (code) => handlingOf(code) !== undefined),
    checkDisplayedStates(rows),
    checkContract(contract),
    checkHosts(
      hosts.map(({ name }) => ({ name, title: HOST_WORDS[name].en })),
      ({ name }) => detectHost({ userAgent: userAgent({ host: name }) }).name,
    ),
  ];
  for (const { line, faults } of checks) {
    console.log(line);
    for (const fault of faults) console.error(`  ${fault}`);
  }
  return checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
