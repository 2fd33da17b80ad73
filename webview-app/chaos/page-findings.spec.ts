/** Tests the findings with planted mistakes, because a matrix that cannot fail proves nothing. */
import { expect, test } from '@playwright/test';
import { watchErrors } from '../matrix/errors.ts';
import { faultsOf, RAW_TEXT } from './page-findings.ts';
import { installClock, pageTime } from './page-time.ts';
import { settle } from './settle.ts';
import { watchTraffic } from './traffic.ts';

const GOOD = '<main><h1>Your appointment</h1><button>Cancel</button></main>';
const good = (body: string): string => `${GOOD}${body}`;

const PLANTS: readonly (readonly [name: string, body: string, finding: RegExp | undefined])[] = [
  ['no mistake', GOOD, undefined],
  [
    'loaded for 20 s',
    '<main aria-busy="true">Please wait</main><script>setTimeout(() => { document.body.innerHTML = `<main>There<a href="/">Home</a></main>` }, 20_000)</script>',
    undefined,
  ],
  ['no content', '<div id="root"></div>', /^blank: nothing can be read/],
  [
    'only a hidden heading',
    '<main><h1 style="position:absolute;width:1px;height:1px;overflow:hidden">Title</h1><button aria-label="x" style="width:40px;height:40px"></button></main>',
    /^blank: nothing can be read/,
  ],
  ['an endless spinner', good('<main><p aria-busy="true">Please wait</p></main>'), /^busy after 3\d s: <p aria-busy/],
  [
    'a dialog for which the page waits',
    '<main aria-busy="true">Please wait</main><dialog open>Your number? <button>Go on</button></dialog>',
    undefined,
  ],
  [
    'an endlessly loading dialog',
    good('<dialog open><p aria-busy="true">Please wait</p></dialog>'),
    /^busy after 3\d s: <p aria-busy/,
  ],
  [
    'an endless start page',
    '<div id="root"><main class="start"><div class="start-opening">Opening health services</div><button>Try again</button></main></div>',
    /^busy after 3\d s: the start page/,
  ],
  [
    'neither links nor enabled buttons',
    '<nav><button>Back</button></nav><main>We are closed. <button disabled>Go on</button></main>',
    /^no way on/,
  ],
  ['a server’s text', good(`<p>${RAW_TEXT}</p>`), /^raw text, the server’s own text/],
  ['the text undefined', good('<p>Dear undefined</p>'), /^raw text, undefined/],
  ['NaN in a name', good('<img alt="NaN items" src="data:,">'), /^raw text, NaN/],
  ['an object as text', good('<p>[object Object]</p>'), /^raw text, an object/],
  ['a key without its text', good('<p>states.offline</p>'), /^raw text, a key/],
  ['a field at which iOS zooms', good('<input style="font-size:15px">'), /^a field of less than 16 px: 15px <input/],
  ['a crash', good('<p>Code: CRASH</p>'), /^the screen crashed/],
  [
    'an unhandled rejection',
    good('<script>Promise.reject(new Error("nobody listens"))</script>'),
    /^an error that nothing caught: nobody listens/,
  ],
  [
    'a late exception',
    good('<script>setTimeout(() => { throw new Error("too late") }, 2_000)</script>'),
    /^an error that nothing caught: too late/,
  ],
  ['an error in the console', good('<script>console.error("oh no")</script>'), /^console: oh no/],
  [
    'a console error beside the fault’s own',
    good('<script>console.error("Failed to load resource: planted"); console.error("another")</script>'),
    /^console: another/,
  ],
];

for (const [name, body, finding] of PLANTS)
  test(`a page when it has ${name}: ${finding ? 'reported' : 'accepted'}`, async ({ page, context }) => {
    await context.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8"><body>${body}` })
        : route.fulfill({ status: 204 }),
    );
    const time = pageTime(context);
    const traffic = watchTraffic(context);
    const errors = watchErrors(context);
    await installClock(context);
    time.restart();
    await page.goto('http://planted.example/', { waitUntil: 'commit' });
    const findings = [
      ...faultsOf(await settle(context, time, traffic)),
      ...errors.list([/^Failed to load resource: /], time.thrown()),
    ];
    if (finding === undefined) expect(findings).toEqual([]);
    else expect(findings).toContainEqual(expect.stringMatching(finding));
  });
