import { Check, Headset, WifiOff, X } from 'lucide-react';
import type { ofetch } from 'ofetch';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createLucideIcon } from '../../webview-app/src/ui/lucide-icon.ts';

/** Tags and attributes in any order, without lucide's own class names, which nothing here looks for. */
const parts = (markup: string) =>
  markup
    .replace(/\blucide(?:-[\w-]+)? */g, '')
    .replace(' class=""', '')
    .match(/<\/?\w+|[\w-]+="[^"]*"/g)
    ?.sort();

it.each([
  ['x', X, { size: 18, 'aria-hidden': true }],
  ['check', Check, { size: 14, strokeWidth: 3, 'aria-hidden': true }],
  ['headset', Headset, {}],
  ['wifi-off', WifiOff, { className: 'icon', 'aria-hidden': true }],
] as const)('the icon %s is drawn as lucide-react draws it', async (name, Theirs, props) => {
  const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const theirs = parts(renderToStaticMarkup(createElement(Theirs, props)));
  expect(theirs?.length).toBeGreaterThan(10);
  expect(parts(renderToStaticMarkup(createElement(createLucideIcon(__iconData), props)))).toEqual(theirs);
});

/** Returns what ofetch, or what stands in its place, sends and makes of the answers, asked as the client asks it. */
async function asked(module: { readonly ofetch: unknown }, log: unknown[]): Promise<void> {
  const { raw } = module.ofetch as typeof ofetch;
  const form = new FormData();
  form.append('a', 'b');
  const bodies = [undefined, { a: [1], b: undefined }, new URLSearchParams({ a: 'b c' }), form];
  for (const address of ['/a?b=c', '/broken', '/empty', '/gone', '/torn'])
    for (const body of bodies) {
      const headers = { Accept: 'application/json', 'X-A': 'b' };
      const call = { method: body ? 'POST' : 'GET', headers, ...(body && { body }), keepalive: true };
      const own = { credentials: 'include', responseType: 'text', retry: 0, ignoreResponseError: true } as const;
      await raw<string, 'text'>(address, { ...call, ...own }).then(
        ({ status, _data, headers: given }) => log.push([status, _data ?? '', given.get('x-of')]),
        (error: Error) => log.push(`${error.cause ?? error}`),
      );
    }
}

it('what stands in the place of ofetch sends and answers as it does', async () => {
  const log: unknown[][] = [[], []];
  let at = 0;
  vi.stubGlobal('fetch', async (address: string, { method, headers, body, credentials, keepalive }: RequestInit) => {
    const sent = body instanceof FormData ? [...body] : `${body}`;
    log[at]?.push([address, method, [...new Headers(headers)], sent, credentials, keepalive]);
    if (address === '/gone') throw new TypeError('the network failed');
    if (address === '/empty') return new Response(null, { status: 204 });
    if (address === '/torn') return new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('torn')) }));
    return new Response('{"a":1}', { status: address === '/broken' ? 500 : 200, headers: { 'X-Of': 'b' } });
  });
  await asked(await import('ofetch'), log[0] ?? []);
  at = 1;
  await asked(await import('../../webview-app/src/client/plain-fetch.ts'), log[1] ?? []);
  vi.unstubAllGlobals();
  expect(log[0]).toHaveLength(40);
  expect(JSON.stringify(log[0])).toMatch(/the network failed.*torn/);
  expect(log[1]).toEqual(log[0]);
});
