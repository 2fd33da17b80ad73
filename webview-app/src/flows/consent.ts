/**
 * Consent to the agreements, as the person gave it on this phone by ticking a box. It is remembered for one person, for one version and
 * for the documents that stood beside the box: anything else is asked anew. A visitor has none, as nobody knows who comes next (A04).
 */

import { STATE_CHANGED } from '../client/codes.ts';
import { isApiError } from '../client/request.ts';
import { serverNow } from '../client/server-clock.ts';
import { config } from '../platform/configuration.ts';
import { keepPersonal, recallPersonal } from '../platform/personal.ts';
import { isText, isTexts } from '../platform/storage.ts';
import { isLoggedIn } from '../store/session.ts';

/** The agreements as they stood beside the box: their version, empty where the service names none, and their addresses. */
export interface Agreed {
  readonly version: string;
  readonly documents: readonly string[];
}

interface Consent extends Agreed {
  /** Milliseconds since 1970, by the service's clock. */
  readonly at: number;
}

/** Days after which the person is asked again in any case. */
const KEPT_DAYS = 365;
const GROUP = 'consent.';

/** Remembers the consent of the person who is logged in. */
export function noteConsent(to: 'login' | 'purchase', { version, documents }: Agreed): void {
  if (hasConsent(to, { version, documents })) return;
  const previous = recallPersonal(GROUP + to, isConsent);
  const others = previous?.version === version ? previous.documents.filter((name) => !documents.includes(name)) : [];
  keepPersonal(GROUP + to, { version, documents: [...others, ...documents], at: serverNow() }, { days: KEPT_DAYS });
}

/** Tells if the person who is logged in has agreed to all of these documents in this version. */
export function hasConsent(to: 'login' | 'purchase', { version, documents }: Agreed): boolean {
  if (!isLoggedIn()) return false;
  const consent = recallPersonal(GROUP + to, isConsent);
  return (
    consent !== undefined && consent.version === version && documents.every((name) => consent.documents.includes(name))
  );
}

/** The version of the agreements in force, as far as it is known; empty where the service names none. */
export const agreementsVersion = (): string => config.agreementsVersion;

/** Tells if an order is refused as other agreements are in force by now: they are to be read before it is tried again. */
export const mustReadAgain = (error: unknown): boolean =>
  isApiError(error, STATE_CHANGED) && valuesOf(error.data)['canRepeat'] === false;

/** Learns the version in force from the refusal of an order. */
export function learnAgreements(error: unknown): void {
  const { agreementsVersion: version } = valuesOf(isApiError(error) ? valuesOf(error.data)['state'] : undefined);
  if (isText(version)) config.agreementsVersion = version;
}

const valuesOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' ? { ...value } : {});

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { version, documents, at }: { [K in keyof Consent]?: unknown } = value;
  return isText(version) && isTexts(documents) && typeof at === 'number';
}
