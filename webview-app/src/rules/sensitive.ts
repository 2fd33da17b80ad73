/** Names whose values never appear in clear in an address, a log, a report or the visit history. */
import { withoutEnd } from './without-end.ts';

const SENSITIVE = new Set(
  [
    // of a person
    'mobile',
    'phone',
    'phoneNumber',
    'idCard',
    'idCardNo',
    'idCardNos',
    'idCardNumber',
    'idCardNumbers',
    'idCardList',
    'idCode',
    'insuredIdCard',
    'freeIdCard',
    'physicalId',
    'tobPhoneNumber',
    'medicalPhoneNumber',
    'realName',
    'freeRealName',
    'physicalName',
    'insuredName',
    'userName',
    'nickname',
    'personName',
    'patientName',
    'holder',
    'bankCard',
    'bankCardNo',
    'cardNo',
    'cardNumber',
    'cvv',
    'cvv2',
    'cvc',
    'cvn',
    'passport',
    'passportNo',
    'passportNumber',
    'email',
    'seenPerson',
    // of their health
    'histories',
    'allergies',
    'medicines',
    // of a session
    'token',
    'sessionToken',
    'accessToken',
    'refreshToken',
    'authorization',
    'sessionId',
    'sessionKey',
    'apiKey',
    'accessKey',
    'privateKey',
    'secretKey',
    'userTicket',
    'adminToken',
    'adminUserId',
    'verifyCode',
    'verifyToken',
    'password',
    'passwd',
    'pwd',
    'signature',
    'jwt',
    'auth',
    'credential',
    'credentials',
    'otp',
  ].map((name) => name.toLowerCase()),
);

/** Names of many services end so: `x-auth-token`, `clientSecret`, `set-cookie`. */
const ENDS = /(?:token|secret|password|openid|unionid|cookie)$/;

/** The same in Chinese, where other words stand before them without a space: `用户姓名`. */
const IN_CHINESE =
  /(?:姓名|手机|手机号|手机号码|电话|身份证|身份证号|身份证号码|证件号|证件号码|银行卡|银行卡号|卡号|护照|护照号|护照号码|邮箱|密码|验证码|住址)$/;

/**
 * True for the name of a sensitive parameter, in any case (`IDCARD`), with separators (`id_card`, `id-card`), and where an address was
 * escaped for a page once too often (`amp;token`).
 */
export function isSensitive(name: string): boolean {
  const plain = name
    .replace(/^(?:amp;)+/i, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
  return SENSITIVE.has(plain) || ENDS.test(plain) || IN_CHINESE.test(name);
}

/** Characters: a `code` of the error page is shorter, one that a login can be made of is longer. */
const PERMISSION_CODE = 16;
/** The name of an error, such as `RESPONSE_SHAPE_WRONG`. */
const ERROR_NAME = /^[A-Z_]+$/;

/**
 * True for a parameter of an address, or a named value of a text, that nobody else may see. A long `code` is the permission of a login by a
 * third party.
 */
export const isSensitivePair = (name: string, value: string): boolean =>
  isSensitive(name) || (name === 'code' && value.length >= PERMISSION_CODE && !ERROR_NAME.test(value));

/** Decodes as often as an address was put inside of another. */
const DEEPEST = 3;

/** The value of a parameter, an address in it without its own sensitive parameters. What has none stays to the letter. */
export function withoutSensitiveInside(value: string): string {
  let text = value;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const clean = text.replace(
      /([?&#;])([^?&#;=/]{1,60})=([^&#]*)/g,
      (pair: string, prefix: string, name: string, inner: string) => (isSensitivePair(name, inner) ? prefix : pair),
    );
    if (clean !== text) return withoutSensitiveInside(withoutEnd(clean.replace(/([?&#;])&+/g, '$1'), '?&#;'));
    try {
      text = decodeURIComponent(text);
    } catch {
      return value;
    }
  }
  return value;
}

/** True for a query with a sensitive parameter, of its own or in an address within a value. */
export const hasSensitive = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => isSensitivePair(name, value) || withoutSensitiveInside(value) !== value);

/** A query without its sensitive parameters, also in the addresses of others, order kept, no leading `?`. */
export function withoutSensitive(query: URLSearchParams): string {
  const stored = new URLSearchParams();
  for (const [name, value] of query)
    if (!isSensitivePair(name, value)) stored.append(name, withoutSensitiveInside(value));
  return stored.toString();
}
