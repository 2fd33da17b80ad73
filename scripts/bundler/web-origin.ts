import { ClearError } from '../workspace/clear-error.ts';

/** The public web address in single-file builds of tests. The meta tag of their pages has another address. */
export const TEST_WEB_ORIGIN = 'https://web.health.example';

/** Returns the origin of the app's public web address. Throws when it is missing or is not a bare http(s) origin. */
export function webOriginOf(text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) return url.origin;
  throw new ClearError(
    `The single file needs the app's public web address: WEB_ORIGIN=https://health.example (it is ${text ? `"${text}"` : 'not set'}).`,
  );
}

/** Throws if a single file has no service: a file on a phone has no server of its own. With `--sample-files` tests give it one later. */
export function assertService(apiOrigin: unknown): void {
  if (apiOrigin) return;
  throw new ClearError(
    'The single file needs the origin of its service: API_ORIGIN=https://api.example, or settings.api-origin of the installation.',
  );
}
