/**
 * The second wall before a screen or a shared file: `redact` of the recorder has removed what the contract marks; here goes what stands in
 * values that nobody has marked. It looks at names, at the shape of numbers and tokens, and for every secret that has passed before.
 */
import { shapeOf } from '../recorder/redact.ts';

/** Changes a text that is about to be shown or shared. */
export type Mask = (text: string) => string;

/** Shorter texts are words, and would be found everywhere. */
const LEAST_SECRET = 6;

/** Names whose values are of a person or of a session, in any case, with `_` or `-` between their parts. */
const NAMED =
  /token|secret|passw|pwd|ticket|cookie|authorization|session(?:id|key)|openid|unionid|signature|sign$|idcard|idno|cardn|bankcard|passport|mobile|phone|tel$|email|realname|username|nickname|patient|insured|birth|姓名|手机|电话|证件|身份|银行卡|邮箱|密码|验证码/i;

/** Names of what a person has told about their health: also a yes or a number is an answer. */
const MEDICAL = /diagnos|symptom|disease|allerg|medica|answer|questionnaire|病|症|过敏|答案/i;

const plainName = (name: string) => name.replace(/[-_]/g, '');
const isNamed = (name: string) => NAMED.test(plainName(name)) || MEDICAL.test(plainName(name));
const isHidden = (name: string, value: unknown) =>
  MEDICAL.test(plainName(name)) || (typeof value !== 'boolean' && NAMED.test(plainName(name)));

/** Texts that are secret by their look: a token, an address of mail, a number of an identity card or a bank card, of a phone. */
const LOOKS: readonly (readonly [look: RegExp, instead: string])[] = [
  [/\beyJ[\w-]+\.[\w.-]+/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, '[token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/(^|[^\d])(?:\d[ -]?){14,}[\dXx](?![\dA-Za-z])/g, '$1[number]'],
  [/(^|\D)((?:86[ -]?)?1[3-9]\d)[ -]?\d{4}[ -]?\d{4}(?!\d)/g, '$1$2********'],
  [/\b(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
];

/** Values of an address's query or hash, by their names. */
const PAIR = /([?&#;]|%3F|%26)([^?&#;=%\s"]{1,60})(=|%3D)((?:(?!%26)[^?&#;\s"])*)/gi;

const byLook: Mask = (text) =>
  LOOKS.reduce(
    (masked, [look, instead]) => masked.replace(look, instead),
    text.replace(PAIR, (pair: string, prefix: string, name: string, equals: string) =>
      isNamed(name) || /^code$/i.test(name) ? `${prefix}${name}${equals}[secret]` : pair,
    ),
  );

/** Secrets that have passed: each is removed wherever it stands. They are kept in memory, as long as the bridge. */
export interface Secrets {
  /** Remembers the texts of a value, at every depth. */
  add(value: unknown): void;
  readonly mask: Mask;
}

/** The most secrets that are remembered: far more than the messages that are kept can name. */
const MOST_SECRETS = 1_000;

export function rememberSecrets(): Secrets {
  const known = new Set<string>();
  let longestFirst: readonly string[] | undefined;
  const addText = (text: string) => {
    if (text.length < LEAST_SECRET || known.has(text)) return;
    known.add(text).add(encodeURIComponent(text));
    if (known.size > MOST_SECRETS) known.delete(known.values().next().value || '');
    longestFirst = undefined;
  };
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value) for (const member of Object.values(value)) add(member);
    else addText(`${value}`);
  };
  return {
    add,
    mask(text) {
      // One may begin with another.
      longestFirst = longestFirst || Array.from(known).sort((a, b) => b.length - a.length);
      return longestFirst.reduce((masked, secret) => masked.split(secret).join('[secret]'), text);
    },
  };
}

/** Returns the mask of a debugger: the known secrets, the page's own mask, then what looks like a secret. */
export const maskOf =
  (secrets: Secrets, own: Mask = (text) => text): Mask =>
  (text) =>
    byLook(own(secrets.mask(text)));

/** Returns a copy of a recorded message that may be shown. The methods of a handshake are names of the contract: they stay. */
export function masked(value: unknown, mask: Mask, key = ''): unknown {
  if (value !== null && value !== undefined && isHidden(key, value)) return shapeOf(value);
  if (typeof value === 'string') return mask(value);
  if (typeof value === 'number') return mask(`${value}`) === `${value}` ? value : 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => masked(member, mask));
  const inside = Object.entries(value);
  return Object.fromEntries(
    inside.map(([name, member]) => [mask(name), key === 'methods' ? member : masked(member, mask, name)]),
  );
}
