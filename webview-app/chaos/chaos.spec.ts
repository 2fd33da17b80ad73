/** Runs one test for each cell of the matrix. It causes the fault, waits until the page is at rest, and judges the page. */
import { pathToFileURL } from 'node:url';
import type { HostOption } from '../../native-shims/src/playwright.ts';
import { userAgent } from '../../native-shims/src/user-agents.ts';
import { hosts } from '../e2e/hosts.ts';
import { singleFile } from '../e2e/single-file/opened.ts';
import { watchErrors } from '../matrix/errors.ts';
import { pictureOf } from '../matrix/matrix-test.ts';
import { cellName } from '../matrix/result.ts';
import { addPicture, addResult, choiceHere, remainingHere } from '../matrix/run.ts';
import { type CellOf, type Choice, cellsOf } from './cells.ts';
import { expect, test } from './chaos-test.ts';
import type { Cell } from './fault.ts';
import { faultsOf, leftOver } from './judge.ts';
import { installClock, newestPage, pageTime } from './page-time.ts';
import { settle } from './settle.ts';
import { watchTraffic } from './traffic.ts';

function setupOf(name: string): Exclude<HostOption, string> {
  const host = hosts[name];
  if (host === undefined) throw new Error(`no host ${name}`);
  return typeof host === 'string' ? { name: host } : host;
}

/** Returns the setup of the imitated host; a browser's if only the user agent names the host. */
function hostOf({ fault, host }: CellOf): Exclude<HostOption, string> {
  const setup = setupOf(host);
  const backend = fault.build === 'single' ? { backend: process.env['BASE_URL'] ?? '' } : {};
  if (fault.hostIsAbsent) return { name: 'browser', ...backend };
  return { ...(fault.host?.(setup) ?? setup), ...backend };
}

/** Returns the user agent of the host. */
const agentOf = ({ host }: CellOf): string => {
  const { name, ...setup } = setupOf(host);
  return userAgent({ host: name, ...setup });
};

for (const planned of remainingHere(cellsOf(choiceHere<Choice>()))) {
  const { fault, route, host, state, lang } = planned;
  test.describe(() => {
    test.use({
      host: hostOf(planned),
      serviceWorkers: fault.withWorker ? 'allow' : 'block',
      ownSite: fault.withWorker ?? false,
    });

    test(cellName(planned), async ({ page, context, shim, baseURL, site: ownSite }, testInfo) => {
      const site = baseURL ?? '';
      const target = `${planned.address}${planned.address.includes('?') ? '&' : '?'}lang=${lang}`;
      const address =
        fault.build === 'web' ? `${site}${target}` : `${pathToFileURL(singleFile(testInfo, site))}#${target}`;
      const time = pageTime(context);
      const traffic = watchTraffic(context);
      const errors = watchErrors(context);
      const atRest = () => settle(context, time, traffic);
      const settled = () => atRest().then(() => undefined);
      const cell: Cell = { page, context, shim, time, traffic, address, site: ownSite, settled };
      if (fault.hostIsAbsent) {
        await context.addInitScript((agent) => {
          Object.defineProperty(navigator, 'userAgent', { get: () => agent });
        }, agentOf(planned));
        // Answers the vendor's report instead of an imitated host, so that it does not leave the test.
        await context.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }));
      }
      await installClock(context, Date.now() + (fault.clockMs ?? 0));
      await fault.before?.(cell);
      time.restart();
      await page.goto(address, { waitUntil: 'commit' });
      let rest = await atRest();
      if (fault.after) {
        time.restart();
        await fault.after(cell);
        rest = await atRest();
      }
      const remaining = fault.heals ? leftOver(route, rest, lang) : [];
      const own = (await fault.findings?.(cell)) ?? [];
      const findings = [...faultsOf(rest), ...remaining, ...own, ...errors.list(fault.says ?? [], time.thrown())];
      addResult({ route, host, state, lang, ms: rest.ms, findings });
      const picture = findings.length > 0 ? await pictureOf(newestPage(context)).catch(() => undefined) : undefined;
      if (picture) addPicture(cellName(planned), picture);
      expect(findings).toEqual([]);
    });
  });
}
