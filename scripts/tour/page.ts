/** The start page for who is new: a minute's tour, accounts, what to try on which host, and every page with a sample address. It has no program of its own. */
import { ACCOUNT } from '../../fixtures/src/sandbox/seeds.ts';
import { HOST_NAMES } from '../../native-shims/src/hosts/index.ts';
import { SCREENS } from '../../webview-app/chaos/cells.ts';
import { match, type RouteId, routes } from '../../webview-app/src/routes.ts';
import { AREAS, type Area, LANGUAGES, type Language, TRIALS, WORDS } from './texts.ts';

export const TOUR = '/start';
const FIRST_TICKET = `/health/?userTicket=${ACCOUNT.noMobileTicket}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Pages that are made, by area, in the order of `AREAS`. */
const areas = (): readonly (readonly [Area, RouteId[]])[] => {
  const made = Object.keys(routes).filter((id): id is RouteId => SCREENS.some((screen) => screen.id === id));
  return (Object.keys(AREAS) as Area[]).map((area) => [area, made.filter((id) => id.startsWith(`${area}.`))] as const);
};

const sampleOf = (id: RouteId): string =>
  SCREENS.find((screen) => screen.id === id)?.address ?? `/health${routes[id].path}`;

const withLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The lab has a choice of language, which an address with a language would outdo. */
const inLab = (id: RouteId, language: Language): string => `/lab?lang=${language}#${sampleOf(id)}`;

/** Returns the page's HTML. */
export function tourPage(language: Language, styles: string): string {
  const w = (text: keyof typeof WORDS): string => escaped(WORDS[text][language]);
  const link = (address: string, words: string, more = ''): string =>
    `<a href="${escaped(address)}"${more}>${words}</a>`;
  const other = LANGUAGES.find((one) => one !== language) ?? language;

  const steps = [
    [w('step1'), w('step1Text'), link(inLab('checkup.package-list', language), w('openLab'), ' class="main"')],
    [w('step2'), w('step2Text'), link(inLab('checkup.sale', language), w('openPackages'))],
    [w('step3'), w('step3Text'), link(inLab('checkup.state', language), w('openOrder'))],
  ].map(([name, text, to]) => `<li><h3>${name}</h3><p>${text}</p>${to}</li>`);

  const lab = (['lab1', 'lab2', 'lab3', 'lab4', 'lab5'] as const).map((line) => `<li>${w(line)}</li>`);

  const accounts = [
    [w('customer'), `<b>${ACCOUNT.phone}</b>`, `<b>${ACCOUNT.verifyCode}</b>`, w('customerHas')],
    [w('newcomer'), w('newcomerPhone'), `<b>${ACCOUNT.verifyCode}</b>`, w('newcomerHas')],
    [link(withLanguage(FIRST_TICKET, language), w('unbound')), w('unboundPhone'), '–', w('unboundHas')],
  ].map(
    ([who, phone, code, has]) =>
      `<tr><th scope="row">${who}</th><td data-label="${w('phone')}">${phone}</td><td data-label="${w('code')}">${code}</td><td data-label="${w('has')}">${has}</td></tr>`,
  );

  const hosts = HOST_NAMES.map((host) => {
    const { name, trials } = TRIALS[host];
    const tries = trials.map(({ text, route }) => `<li>${link(inLab(route, language), escaped(text[language]))}</li>`);
    return `<li><h3>${escaped(name[language])}</h3><ul>${tries.join('')}</ul></li>`;
  });

  const pages = areas().map(([area, ids]) => {
    const { name, about } = AREAS[area];
    const rows = ids.map((id) => {
      const address = withLanguage(sampleOf(id), language);
      const title = escaped(routes[id].title[language]);
      const six = link(
        inLab(id, language),
        w('six'),
        ` class="six" aria-label="${w('sixOf')}: ${title} ${routes[id].path}"`,
      );
      return `<li>${link(address, `${title} <code>${escaped(routes[id].path)}</code>`)}${six}</li>`;
    });
    return `<details class="pages"><summary><span class="name">${escaped(name[language])}</span><span class="about">${escaped(about[language])}</span><span class="count">${ids.length} ${w('pages')}</span></summary><ul>${rows.join('')}</ul></details>`;
  });

  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8" />
<title>${w('title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="data:," />
<style>${styles}</style>
</head>
<body>
<header>
<p class="language">${link(`${TOUR}?lang=${other}`, w('other'), ` lang="${other}"`)}</p>
<h1>${w('title')}</h1>
<p class="lead">${w('lead')}</p>
</header>
<main>
<section aria-labelledby="minute"><h2 id="minute">${w('minute')}</h2><ol class="steps">${steps.join('')}</ol><p class="more">${link(withLanguage('/health/', language), w('openApp'))}</p></section>
<section aria-labelledby="lab"><h2 id="lab">${w('lab')}</h2><ol class="lines">${lab.join('')}</ol></section>
<section aria-labelledby="accounts"><h2 id="accounts">${w('accounts')}</h2>
<table><thead><tr><th scope="col">${w('who')}</th><th scope="col">${w('phone')}</th><th scope="col">${w('code')}</th><th scope="col">${w('has')}</th></tr></thead><tbody>${accounts.join('')}</tbody></table></section>
<section aria-labelledby="hosts"><h2 id="hosts">${w('hosts')}</h2><p class="note">${w('hostsLead')}</p><ul class="hosts">${hosts.join('')}</ul></section>
<section aria-labelledby="areas"><h2 id="areas">${w('areas')}</h2><p class="note">${w('areasLead')}</p>${pages.join('')}</section>
</main>
<footer class="more">${link(withLanguage('/health/hybrid-example', language), w('bridge'))}</footer>
</body>
</html>
`;
}

/** Returns every address that the page links to, in its order. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** Returns the page of the app that an address of this site opens; undefined where it is none. */
export function routeOf(address: string): RouteId | undefined {
  const { pathname } = new URL(address.replace(/^\/lab\?lang=\w+#/, ''), 'http://localhost');
  return pathname.startsWith('/health/') ? match(pathname.slice('/health'.length))?.id : undefined;
}
