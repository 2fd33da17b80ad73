/**
 * Remembers consent to the agreements, given on this phone by ticking a box. It is valid for one person, one version and the documents
 * next to the box. Any other case needs a new consent. A visitor's consent is not stored, because the next person is unknown (A04).
 */

import { STATE_CHANGED } from '../client/codes.ts';
import { isApiError } from '../client/request.ts';
import { serverNow } from '../client/server-clock.ts';
import { config } from '../platform/configuration.ts';
import { keepPersonal, recallPersonal } from '../platform/personal.ts';
import { isText, isTexts } from '../platform/storage.ts';
import { isLoggedIn } from '../store/session.ts';

/** The agreements next to the box: their version, empty if the service sends none, and their addresses. */
export interface Agreed {
  readonly version: string;
  readonly documents: readonly string[];
}

interface Consent extends Agreed {
  /** Milliseconds since 1970, by the service's clock. */
  readonly at: number;
}

/** The days after which the person must consent again. */
const VALID_DAYS = 365;
const GROUP = 'consent.';

/** Stores the consent of the signed-in person. */
export function storeConsent(to: 'login' | 'purchase', { version, documents }: Agreed): void {
  if (hasConsent(to, { version, documents })) return;
  const previous = recallPersonal(GROUP + to, isConsent);
  const others = previous?.version === version ? previous.documents.filter((name) => !documents.includes(name)) : [];
  keepPersonal(GROUP + to, { version, documents: [...others, ...documents], at: serverNow() }, { days: VALID_DAYS });
}

/** Checks that the signed-in person has agreed to all of these documents in this version. */
export function hasConsent(to: 'login' | 'purchase', { version, documents }: Agreed): boolean {
  if (!isLoggedIn()) return false;
  const consent = recallPersonal(GROUP + to, isConsent);
  return (
    consent !== undefined && consent.version === version && documents.every((name) => consent.documents.includes(name))
  );
}

/** Returns the known version of the current agreements. Empty if the service sends none. */
export const agreementsVersion = (): string => config.agreementsVersion;

/** Checks that an order was refused because newer agreements apply. The person must read them before a retry. */
export const mustReadAgain = (error: unknown): boolean =>
  isApiError(error, STATE_CHANGED) && valuesOf(error.data)['canRepeat'] === false;

/** Stores the current version from the refusal of an order. */
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
