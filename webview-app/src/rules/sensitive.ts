/** Lists names whose values never appear in an address, a log, a report or the visit history. */
import { withoutEnd } from './without-end.ts';

const SENSITIVE_NAMES = new Set(
  [
    // personal data
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
    // health data
    'histories',
    'allergies',
    'medicines',
    // session data
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
const SENSITIVE_ENDS = /(?:token|secret|password|openid|unionid|cookie)$/;

/** Matches Chinese names by their end, because other words precede them without a space: `用户姓名`. */
const CHINESE_ENDS =
  /(?:姓名|手机|手机号|手机号码|电话|身份证|身份证号|身份证号码|证件号|证件号码|银行卡|银行卡号|卡号|护照|护照号|护照号码|邮箱|密码|验证码|住址)$/;

/**
 * Checks that a parameter name is sensitive: in any case (`IDCARD`), with separators (`id_card`, `id-card`), and in an address that was
 * escaped twice (`amp;token`).
 */
export function isSensitive(name: string): boolean {
  const normalizedName = name
    .replace(/^(?:amp;)+/i, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
  return SENSITIVE_NAMES.has(normalizedName) || SENSITIVE_ENDS.test(normalizedName) || CHINESE_ENDS.test(name);
}

/** The minimum length of a login `code` in characters. The `code` of the error page is shorter. */
const MIN_LOGIN_CODE_LENGTH = 16;
/** Matches the name of an error, such as `RESPONSE_SHAPE_WRONG`. */
const ERROR_NAME = /^[A-Z_]+$/;

/** Checks that a named value of an address or text is secret. A long `code` is the authorization code of a third-party login. */
export const isSensitivePair = (name: string, value: string): boolean =>
  isSensitive(name) || (name === 'code' && value.length >= MIN_LOGIN_CODE_LENGTH && !ERROR_NAME.test(value));

/** The maximum depth of nested encoded addresses. */
const MAX_DEPTH = 3;

/** Removes the sensitive parameters of addresses within a value. A value without such parameters stays unchanged. */
export function withoutSensitiveInside(value: string): string {
  let text = value;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
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

/** Checks that a query has a sensitive parameter, directly or in an address within a value. */
export const hasSensitive = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => isSensitivePair(name, value) || withoutSensitiveInside(value) !== value);

/** Removes sensitive parameters from a query, also within nested addresses. Keeps the order and adds no leading `?`. */
export function withoutSensitive(query: URLSearchParams): string {
  const remaining = new URLSearchParams();
  for (const [name, value] of query)
    if (!isSensitivePair(name, value)) remaining.append(name, withoutSensitiveInside(value));
  return remaining.toString();
}
