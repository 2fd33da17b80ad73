import { ClearError } from '../workspace/clear-error.ts';

/** The public web address in the single files that tests build; their pages name another one in the meta tag. */
export const TEST_WEB_ORIGIN = 'https://web.health.example';

/** Returns the origin of the app's public web address. Throws where it is missing, or is more or other than an http(s) origin. */
export function webOriginOf(text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) return url.origin;
  throw new ClearError(
    `The single file needs the app's public web address: WEB_ORIGIN=https://health.example (it is ${text ? `"${text}"` : 'not set'}).`,
  );
}
