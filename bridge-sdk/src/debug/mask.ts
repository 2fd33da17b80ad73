/**
 * Masks secrets before a message is shown or shared. `redact` of the recorder has already removed the values that rows mark as secret.
 * This second step masks unmarked values by their names, by the shape of numbers and tokens, and by the secrets seen before.
 */
import { shapeOf } from '../recorder/redact.ts';

/** Replaces the secrets in a text before it is shown or shared. */
export type Mask = (text: string) => string;

/** The minimum length of a remembered secret. A shorter text could be a common word. */
const MIN_SECRET_LENGTH = 6;

/** Matches field names of personal or session data, in any case and without `_` and `-`. */
const SENSITIVE_NAME =
  /token|secret|passw|pwd|ticket|cookie|authorization|session(?:id|key)|openid|unionid|signature|sign$|idcard|idno|cardn|bankcard|passport|mobile|phone|tel$|email|realname|username|nickname|patient|insured|birth|姓名|手机|电话|证件|身份|银行卡|邮箱|密码|验证码/i;

/** Matches field names of health data. Booleans and numbers are masked too, because they may be answers. */
const MEDICAL_NAME = /diagnos|symptom|disease|allerg|medica|answer|questionnaire|病|症|过敏|答案/i;

const plainName = (name: string) => name.replace(/[-_]/g, '');
const isSensitive = (name: string) => SENSITIVE_NAME.test(plainName(name)) || MEDICAL_NAME.test(plainName(name));
const hidesValue = (name: string, value: unknown) =>
  MEDICAL_NAME.test(plainName(name)) || (typeof value !== 'boolean' && SENSITIVE_NAME.test(plainName(name)));

/** Patterns of secrets, with their replacements: tokens, email addresses, numbers of identity cards, bank cards and phones. */
const PATTERNS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\beyJ[\w-]+\.[\w.-]+/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, '[token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/(^|[^\d])(?:\d[ -]?){14,}[\dXx](?![\dA-Za-z])/g, '$1[number]'],
  [/(^|\D)((?:86[ -]?)?1[3-9]\d)[ -]?\d{4}[ -]?\d{4}(?!\d)/g, '$1$2********'],
  [/\b(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
];

/** Matches a name and its value in the query or hash of an address. */
const PAIR = /([?&#;]|%3F|%26)([^?&#;=%\s"]{1,60})(=|%3D)((?:(?!%26)[^?&#;\s"])*)/gi;

const maskPatterns: Mask = (text) =>
  PATTERNS.reduce(
    (masked, [pattern, replacement]) => masked.replace(pattern, replacement),
    text.replace(PAIR, (pair: string, prefix: string, name: string, equals: string) =>
      isSensitive(name) || /^code$/i.test(name) ? `${prefix}${name}${equals}[secret]` : pair,
    ),
  );

/** The secrets seen so far. Each is replaced wherever it occurs. They stay in memory as long as the bridge. */
export interface Secrets {
  /** Remembers all texts of a value, at every depth. */
  add(value: unknown): void;
  readonly mask: Mask;
}

/** The maximum number of remembered secrets, far more than the recorded messages can contain. */
const MAX_SECRETS = 1_000;

export function rememberSecrets(): Secrets {
  const secrets = new Set<string>();
  let longestFirst: readonly string[] | undefined;
  const addText = (text: string) => {
    if (text.length < MIN_SECRET_LENGTH || secrets.has(text)) return;
    secrets.add(text).add(encodeURIComponent(text));
    if (secrets.size > MAX_SECRETS) secrets.delete(secrets.values().next().value || '');
    longestFirst = undefined;
  };
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value) for (const member of Object.values(value)) add(member);
    else addText(`${value}`);
  };
  return {
    add,
    mask(text) {
      // Replace the longest first, because a secret may begin with another.
      longestFirst = longestFirst || Array.from(secrets).sort((a, b) => b.length - a.length);
      return longestFirst.reduce((masked, secret) => masked.split(secret).join('[secret]'), text);
    },
  };
}

/** Returns the mask of a debugger. It applies the secrets seen, then the page's own mask, then the patterns. */
export const maskOf =
  (secrets: Secrets, pageMask: Mask = (text) => text): Mask =>
  (text) =>
    maskPatterns(pageMask(secrets.mask(text)));

/** Returns a masked copy of a recorded message. Values below a key `methods` stay, because they are the versions in a handshake. */
export function maskMessage(value: unknown, mask: Mask, key = ''): unknown {
  if (value !== null && value !== undefined && hidesValue(key, value)) return shapeOf(value);
  if (typeof value === 'string') return mask(value);
  if (typeof value === 'number') return mask(`${value}`) === `${value}` ? value : 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => maskMessage(member, mask));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, member]) => [mask(name), key === 'methods' ? member : maskMessage(member, mask, name)]),
  );
}
