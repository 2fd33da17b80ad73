/** The question for a page's first data before the app's program has come (`prefetch/head-data.ts` has the addresses). */
import { hasHostTitleBar } from '@sdhealth/bridge-sdk';
import { translatedPath } from '../../api/endpoint.ts';
import { headHeaders } from '../../client/prefetched-in-head.ts';
import { type Language, tagOf } from '../../messages/language.ts';
import { hasSessionMark } from '../first-page/known.ts';

/** True in the provider's own apps, by the user agent: of the hosts with a title bar of their own the messengers are none. */
const isOwnApp = ({ userAgent }: Navigator) =>
  hasHostTitleBar({ userAgent }) && !/MicroMessenger|wxwork/i.test(userAgent);

/** Requests the screen's first data exactly as the client will (`client/prefetched-in-head.ts`). */
export function askForData(file: string, language: Language, path: string): void {
  const isCall = file.startsWith('/api/');
  // The call of a known person carries their token, and an own app has one for pages with such a call.
  if (isCall && (hasSessionMark() || isOwnApp(navigator))) return;
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const origin = ((!isCall && meta('static-origin')) || meta('api-origin') || __API_ORIGIN__).replace(/\/+$/, '');
  // A single file whose page names no server has the file's own address, of which nothing is asked.
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
