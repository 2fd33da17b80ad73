/**
 * The answer that the page's own markup asked for while the program was on its way (`app/ask-first.ts`): a public file, or a call without a
 * token, so it is nobody's. It is
 * given to the first call that would send the very same request, once, and only while young. Nothing depends on it.
 */
import { isSoon } from '../rules/periods.ts';
import type { WireAnswer, WireCall } from './wire.ts';

export interface HeadAnswer {
  readonly address: string;
  /** The time at which it was asked for: milliseconds since 1970. */
  readonly at: number;
  /** As `headHeaders` made them, in JSON. */
  readonly headers: string;
  readonly answer: Promise<WireAnswer>;
}

declare global {
  var sdhealthHeadAnswer: HeadAnswer | undefined;
}

const FRESH_MS = 10_000;
/** The headers of the head's request: those of a public file's, or with a language those of a visitor's call. */
export const headHeaders = (languageTag?: string): Record<string, string> => ({
  Accept: 'application/json',
  ...(languageTag && { 'Accept-Language': languageTag }),
});

/** Returns the head's answer to this very request; undefined where the call is to be sent. Resolves to undefined where the head's failed. */
export function takeHeadAnswer(call: WireCall): Promise<WireAnswer | undefined> | undefined {
  const held = globalThis.sdhealthHeadAnswer;
  const { address, method, headers, body, withCookies, signal } = call;
  if (held?.address !== address || method !== 'GET' || body || withCookies) return undefined;
  if (JSON.stringify(headers) !== held.headers) return undefined;
  globalThis.sdhealthHeadAnswer = undefined;
  if (!isSoon(held.at + FRESH_MS, FRESH_MS)) return undefined;
  const left = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  return Promise.race([held.answer.catch(() => undefined), left]);
}
