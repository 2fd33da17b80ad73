/** Requests a page's first data before the app's program has loaded (`prefetch/head-data.ts` has the addresses). */
import { translatedPath } from '../../api/endpoint.ts';
import { headHeaders } from '../../client/prefetched-in-head.ts';
import { type Language, tagOf } from '../../messages/language.ts';
import { hasSessionMark, hasTitleBar } from '../first-page/environment.ts';

/** Tells if the host is one of the provider's apps. By the user agent it has a title bar and is no messenger. */
const isOwnApp = ({ userAgent }: Navigator) => hasTitleBar({ userAgent }) && !/MicroMessenger|wxwork/i.test(userAgent);

/** Requests the screen's first data exactly as the client will (`client/prefetched-in-head.ts`). */
export function requestHeadData(file: string, language: Language, path: string): void {
  const isCall = file.startsWith('/api/');
  // A known person's call needs their token, and in the provider's app there is one.
  if (isCall && (hasSessionMark() || isOwnApp(navigator))) return;
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const origin = ((!isCall && meta('static-origin')) || meta('api-origin') || __API_ORIGIN__).replace(/\/+$/, '');
  // A single file that names no server has its own address as origin, which answers no request.
  if (__BUILD__ === 'single' && !origin) return;
  const plain = file.replace(/\{(\d+)\}/g, (_, folder) => path.split('/')[folder] ?? '');
  const address = origin + (isCall || language === 'zh' ? plain : translatedPath(plain, language));
  if (globalThis.sdhealthPrefetchedInHead?.address === address) return;
  const headers = headHeaders(isCall ? tagOf(language) : undefined);
  const init: RequestInit = { headers, credentials: 'same-origin', ...(isCall && { cache: 'no-store' }) };
  const answer = fetch(address, init).then(async (response) => new Response((await response.text()) || null, response));
  answer.catch(() => undefined);
  globalThis.sdhealthPrefetchedInHead = { address, at: Date.now(), headers: JSON.stringify(headers), answer };
}
