/** Lists names whose values never appear in an address, a log, a report or the visit history. */
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

/** Matches names of many services by their end: `x-auth-token`, `clientSecret`, `set-cookie`. */
const ENDS = /(?:token|secret|password|openid|unionid|cookie)$/;

/** Matches Chinese names by their end, because other words precede them without a space: `用户姓名`. */
const IN_CHINESE =
  /(?:姓名|手机|手机号|手机号码|电话|身份证|身份证号|身份证号码|证件号|证件号码|银行卡|银行卡号|卡号|护照|护照号|护照号码|邮箱|密码|验证码|住址)$/;

/**
 * Tells whether a parameter name is sensitive: in any case (`IDCARD`), with separators (`id_card`, `id-card`), and in an address that was
 * escaped once too often (`amp;token`).
 */
export function isSensitive(name: string): boolean {
  const plain = name
    .replace(/^(?:amp;)+/i, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
  return SENSITIVE.has(plain) || ENDS.test(plain) || IN_CHINESE.test(name);
}

/** The minimum length of a login `code` in characters. A `code` of the error page is shorter. */
const PERMISSION_CODE = 16;
/** Matches the name of an error, such as `RESPONSE_SHAPE_WRONG`. */
const ERROR_NAME = /^[A-Z_]+$/;

/** Tells whether a named value of an address or text is secret. A long `code` is the authorization code of a third-party login. */
export const isSensitivePair = (name: string, value: string): boolean =>
  isSensitive(name) || (name === 'code' && value.length >= PERMISSION_CODE && !ERROR_NAME.test(value));

/** The maximum depth of nested encoded addresses. */
const DEEPEST = 3;

/** Removes the sensitive parameters of addresses within a value. A value without such parameters stays exactly the same. */
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

/** Tells whether a query has a sensitive parameter, directly or in an address within a value. */
export const hasSensitive = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => isSensitivePair(name, value) || withoutSensitiveInside(value) !== value);

/** Removes sensitive parameters from a query, also within nested addresses. Keeps the order. No leading `?`. */
export function withoutSensitive(query: URLSearchParams): string {
  const stored = new URLSearchParams();
  for (const [name, value] of query)
    if (!isSensitivePair(name, value)) stored.append(name, withoutSensitiveInside(value));
  return stored.toString();
}
