/** Checks the sources: live regions that interrupt, gestures, refused pastes, and repeated questions. Each table has reasons. */
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../src/', import.meta.url);

/** Lists the live regions that interrupt a screen reader, for errors and urgent messages. All others are polite. */
export const AT_ONCE: Readonly<Record<string, string>> = {
  'ui/labelled.tsx': 'a field cannot be sent as it is',
  'ui/empty-state.tsx': 'the page, or its main part, cannot be shown',
  'ui/dialog.tsx': 'what was confirmed has failed',
  'kit/page/form-of.tsx': 'a form was not sent',
  'app/login-dialog.tsx': 'the login has failed',
  'screens/content/articles/marks-bar.tsx': 'a mark was not kept',
  'screens/support/inner-tool/record-card.tsx': 'a recording cannot be played',
  'screens/support/inner-tool/debugger-card.tsx': 'the debugger cannot be opened',
  'screens/support/inner-tool/bar/bar.tsx': 'a call comes in, and rings for seconds only',
  'screens/health-gold/my-account/task-row.tsx': 'coins were not paid out',
};

/** Files that follow a finger or a pointer, and the other way to the same (2.5.1, 2.5.7). */
export const FOLLOWED: Readonly<Record<string, string>> = {
  'app/scroll.ts': 'only notes that a hand scrolls',
  'kit/pictures/picture-viewer.tsx':
    'a swipe goes to the next picture; so do two buttons, and the arrows of a keyboard',
  'kit/pictures/use-zoom.ts': 'two fingers enlarge a picture; so do a double tap, and + and - on a keyboard',
  'kit/pull/pull.ts': 'pulled down at its top a list is asked for anew; so is it by a button',
  'screens/content/pdf/use-report-zoom.ts':
    'two fingers enlarge a report; so do two buttons, and + and - on a keyboard',
};

const SECURITY = 'security: it is sent once and never kept on the phone';
const KNOWN = `who was given before is chosen by one tap; for somebody new, ${SECURITY}`;
const ANEW = 'agreed to anew each time: the agreement is about this person and this product, in the words of today';
const PARCEL = `for a parcel alone, whose receiver may be another person each time; ${SECURITY}`;
const PROOF = 'security: the proof that the number is the person’s own, now';
const OTHER = 'another person’s number than the one that the person is logged in with';

/** Lists forms that may ask for known data again, by file and field, with reasons (3.3.7). */
export const MAY_ASK_AGAIN: Readonly<Record<string, Readonly<Partial<Record<AskedField, string>>>>> = {
  'app/login-dialog.tsx': {
    phone: PROOF,
    code: PROOF,
    agreement: 'nobody knows before a login who agreed to what',
  },
  'features/ask/person-part.tsx': { phone: KNOWN, agreement: ANEW },
  'features/exam/person-choice.tsx': { name: KNOWN, 'identity number': KNOWN },
  'features/exam/person-fields.tsx': { phone: KNOWN, agreement: ANEW },
  'features/exam/phone-fields.tsx': { phone: KNOWN, code: PROOF },
  'kit/purchase/purchase-consent.tsx': { agreement: 'once for a person, a version and the documents beside the box' },
  'screens/campaign/bind/bind-form.tsx': { agreement: ANEW },
  'screens/campaign/gift/gift-form.tsx': { name: PARCEL, phone: PARCEL },
  'screens/support/inner-tool/bar/bar.tsx': { phone: 'the number that an agent dials: a new one each time' },
  'screens/services/current/package-part.tsx': { agreement: 'once for each version of the package’s protocols' },
  'screens/health-gold/goods-detail/exchange-sheet.tsx': { name: PARCEL, phone: PARCEL },
  'screens/value-added/service/new-service.tsx': { phone: KNOWN, agreement: ANEW },
  'screens/rights-card/hpv/activation-form.tsx': { phone: PROOF, agreement: ANEW },
  'screens/rights/claim/claim-bar.tsx': { agreement: ANEW },
  'screens/rights/own/coupon-sheet.tsx': { phone: OTHER },
  'screens/rights/renewal/sign-form.tsx': { agreement: ANEW },
  'screens/service-detail/phone-doctor/activation.tsx': {
    phone: `the bound number is chosen by one tap; else ${OTHER}`,
  },
};

/** Matches the fields for data that a person may have entered before. */
const FIELDS = {
  name: /form="name"/,
  'identity number': /form="idCard"/,
  phone: /<(?:TextField\b[^>]*?form="(?:phone|dial)"|PhoneFields\b)/,
  code: /<CodeField\b/,
  agreement: /<(?:AgreementRow|Agreement)\b/,
};
type AskedField = keyof typeof FIELDS;

/** Files of the fields themselves. */
const OWN_FILES: readonly string[] = ['kit/form/agreement-row.tsx', 'kit/form/text-fields.tsx'];

/** Returns the files of forms with the fields that they ask for. Primitives and the row of an agreement itself ask for nothing. */
export function fieldsByFile(): Record<string, string[]> {
  const match: Record<string, string[]> = {};
  for (const [field, pattern] of Object.entries(FIELDS))
    for (const path of filesWith(pattern))
      if (!path.startsWith('ui/') && !OWN_FILES.includes(path)) match[path] = [...(match[path] ?? []), field];
  return match;
}

/** Returns the files of the app, without tests, whose text has the pattern: paths below `src`, in order. */
export function filesWith(pattern: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(new URL(path, SOURCES), 'utf8')))
    .sort();
}
