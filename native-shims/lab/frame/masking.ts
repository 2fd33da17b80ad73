/** Masks tokens in what the lab shows, and in what a real phone reports, which crosses the network as plain text. Everything else stays as the page has it. */
import type { PhoneReport } from '../remote/join.ts';

const NAME = /(?:token|ticket|secret|password|authorization|openid)\w*$/i;
/** Matches a name with its value in (nested) JSON, an address, a form, a cookie, or an app's user agent. */
const PAIR =
  /((?:token|ticket|secret|password|authorization|openid)\w*\\*["']?\s*[:=]\s*\\*["']?)(?!null\b|true\b|false\b|\[masked\])(?:bearer\s+)?[^"'\\&\s,;)}\]]+/gi;
const MASKED = '[masked]';

/** Returns the text with the value of each token in it masked. */
export const masked = (text: string): string => text.replace(PAIR, `$1${MASKED}`);

/** Returns the stored value of a name, masked if it is a token. */
export const maskedValue = (name: string, value: string): string => (NAME.test(name) ? MASKED : masked(value));

/** Writes a report as JSON, with the tokens in it masked. */
export function withoutTokens(report: PhoneReport): string {
  const { local, session, cookie } = report.storage;
  const maskedEntries = (entries: typeof local) =>
    entries.map(([name, value]) => [name, NAME.test(name) ? MASKED : value]);
  const storage = { local: maskedEntries(local), session: maskedEntries(session), cookie: maskedEntries(cookie) };
  return JSON.stringify({ ...report, storage }, (name, value: unknown) =>
    typeof value !== 'string' ? value : NAME.test(name) ? MASKED : masked(value),
  );
}
