/** Runs one test for each cell (screen x fault x host). It causes the fault, waits until the page is at rest, and judges the page. */
import { pathToFileURL } from 'node:url';
import type { HostOption } from '../../native-shims/src/playwright.ts';
import { userAgent } from '../../native-shims/src/user-agents.ts';
import { hosts } from '../e2e/hosts.ts';
import { singleFile } from '../e2e/single-file/opened.ts';
import { watchErrors } from '../matrix/errors.ts';
import { pictureOf } from '../matrix/matrix-test.ts';
import { cellName } from '../matrix/result.ts';
import { addPicture, addResult, choiceFromEnvironment, remainingFromEnvironment } from '../matrix/run.ts';
import { type CellOf, type Choice, cellsOf } from './cells.ts';
import { expect, test } from './chaos-test.ts';
import type { Cell } from './fault.ts';
import { faultsOf, remainingErrorStates } from './page-findings.ts';
import { installClock, newestPage, pageTime } from './page-time.ts';
import { settle } from './settle.ts';
import { watchTraffic } from './traffic.ts';

function setupOf(name: string): Exclude<HostOption, string> {
  const host = hosts[name];
  if (host === undefined) throw new Error(`no host ${name}`);
  return typeof host === 'string' ? { name: host } : host;
}

/** Returns the setup of the imitated host, or a browser's setup if only the user agent identifies the host. */
function hostOf({ fault, host }: CellOf): Exclude<HostOption, string> {
  const setup = setupOf(host);
  const backend = fault.build === 'single' ? { backend: process.env['BASE_URL'] ?? '' } : {};
  if (fault.hostIsAbsent) return { name: 'browser', ...backend };
  return { ...(fault.host?.(setup) ?? setup), ...backend };
}

const agentOf = ({ host }: CellOf): string => {
  const { name, ...setup } = setupOf(host);
  return userAgent({ host: name, ...setup });
};

for (const cellOfRun of remainingFromEnvironment(cellsOf(choiceFromEnvironment<Choice>()))) {
  const { fault, route, host, state, lang } = cellOfRun;
  test.describe(() => {
    test.use({
      host: hostOf(cellOfRun),
      serviceWorkers: fault.withWorker ? 'allow' : 'block',
      separateServer: fault.withWorker ?? false,
    });

    test(cellName(cellOfRun), async ({ page, context, shim, baseURL, site: server }, testInfo) => {
      const site = baseURL ?? '';
      const path = `${cellOfRun.address}${cellOfRun.address.includes('?') ? '&' : '?'}lang=${lang}`;
      const address = fault.build === 'web' ? `${site}${path}` : `${pathToFileURL(singleFile(testInfo, site))}#${path}`;
      const time = pageTime(context);
      const traffic = watchTraffic(context);
      const errors = watchErrors(context);
      const waitUntilAtRest = () => settle(context, time, traffic);
      const settled = () => waitUntilAtRest().then(() => undefined);
      const cell: Cell = { page, context, shim, time, traffic, address, site: server, settled };
      if (fault.hostIsAbsent) {
        await context.addInitScript((agent) => {
          Object.defineProperty(navigator, 'userAgent', { get: () => agent });
        }, agentOf(cellOfRun));
        // Responds to the vendor's report, which no imitated host does here, so that it does not leave the test.
        await context.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }));
      }
      await installClock(context, Date.now() + (fault.clockMs ?? 0));
      await fault.before?.(cell);
      time.restart();
      await page.goto(address, { waitUntil: 'commit' });
      let pageAtRest = await waitUntilAtRest();
      if (fault.after) {
        time.restart();
        await fault.after(cell);
        pageAtRest = await waitUntilAtRest();
      }
      const remainingErrors = fault.heals ? remainingErrorStates(route, pageAtRest, lang) : [];
      const ownFindings = (await fault.findings?.(cell)) ?? [];
      const findings = [
        ...faultsOf(pageAtRest),
        ...remainingErrors,
        ...ownFindings,
        ...errors.list(fault.consoleLines ?? [], time.thrown()),
      ];
      addResult({ route, host, state, lang, ms: pageAtRest.ms, findings });
      const picture = findings.length > 0 ? await pictureOf(newestPage(context)).catch(() => undefined) : undefined;
      if (picture) addPicture(cellName(cellOfRun), picture);
      expect(findings).toEqual([]);
    });
  });
}
