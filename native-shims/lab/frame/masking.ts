/** Masks tokens in what the lab shows, and in the reports of real phones, which cross the network as plain text. All else is unchanged. */
import type { PhoneReport } from '../remote/join.ts';

const SECRET_NAME = /(?:token|ticket|secret|password|authorization|openid)\w*$/i;
/** Matches a name with its value in (nested) JSON, an address, a form, a cookie, or an app's user agent. */
const SECRET_PAIR =
  /((?:token|ticket|secret|password|authorization|openid)\w*\\*["']?\s*[:=]\s*\\*["']?)(?!null\b|true\b|false\b|\[masked\])(?:bearer\s+)?[^"'\\&\s,;)}\]]+/gi;
const MASKED = '[masked]';

/** Returns the text with the value of each token in it masked. */
export const maskTokens = (text: string): string => text.replace(SECRET_PAIR, `$1${MASKED}`);

/** Returns the stored value of a name, masked if it is a token. */
export const maskValue = (name: string, value: string): string => (SECRET_NAME.test(name) ? MASKED : maskTokens(value));

/** Writes a report as JSON, with the tokens in it masked. */
export function withoutTokens(report: PhoneReport): string {
  const { local, session, cookie } = report.storage;
  const maskEntries = (entries: typeof local) =>
    entries.map(([name, value]) => [name, SECRET_NAME.test(name) ? MASKED : value]);
  const storage = { local: maskEntries(local), session: maskEntries(session), cookie: maskEntries(cookie) };
  return JSON.stringify({ ...report, storage }, (name, value: unknown) =>
    typeof value !== 'string' ? value : SECRET_NAME.test(name) ? MASKED : maskTokens(value),
  );
}
