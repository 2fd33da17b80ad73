/** Vite plugin: the start page of `npm start`, and the site's root that leads to it. No build has it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { root } from '../workspace/root.ts';
import { TOUR, tourPage } from './page.ts';
import type { Language } from './texts.ts';

const STYLES = join(root, 'scripts/tour/tour.css');

/** The language that was chosen by the address, else the first that the browser asks for; English for all but Chinese. */
export function languageOf(search: string, accepted = ''): Language {
  const chosen = new URLSearchParams(search).get('lang');
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return /^zh\b/i.test(accepted) ? 'zh' : 'en';
}

const tourHandler: Connect.NextHandleFunction = (request, response, next) => {
  const [path, search = ''] = (request.url ?? '').split('?', 2);
  // An address with a query is of a program, such as a login that leads back.
  if (path === '/' && search === '') {
    response.writeHead(302, { location: TOUR }).end();
    return;
  }
  if (path !== TOUR) return next();
  const language = languageOf(search, request.headers['accept-language']);
  readFile(STYLES, 'utf8').then(
    (styles) => response.setHeader('content-type', 'text/html; charset=utf-8').end(tourPage(language, styles)),
    next,
  );
};

export const tour = (): Plugin => ({
  name: 'tour',
  // Before the root that leads to the app.
  enforce: 'pre',
  configureServer: ({ middlewares }) => void middlewares.use(tourHandler),
});
