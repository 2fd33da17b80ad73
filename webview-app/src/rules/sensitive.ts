/** Names whose values never appear in clear in an address, a log, a report or the visit history. */
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
    'email',
    // of a session
    'token',
    'sessionToken',
    'accessToken',
    'refreshToken',
    'authorization',
    'userTicket',
    'adminToken',
    'adminUserId',
    'verifyCode',
    'verifyToken',
    'password',
    'passwd',
    'pwd',
    'signature',
  ].map((name) => name.toLowerCase()),
);

/** The same in Chinese, where other words stand before them without a space: `用户姓名`. */
const IN_CHINESE =
  /(?:姓名|手机|手机号|手机号码|电话|身份证|身份证号|身份证号码|证件号|证件号码|银行卡|银行卡号|卡号|邮箱|密码|验证码|住址)$/;

/** True for the name of a sensitive parameter, in any case (`IDCARD`) and with separators (`id_card`, `id-card`). */
export const isSensitive = (name: string): boolean =>
  SENSITIVE.has(name.replace(/[-_]/g, '').toLowerCase()) || IN_CHINESE.test(name);

/** A query without its sensitive parameters, order kept, no leading `?`. */
export function withoutSensitive(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of query) if (!isSensitive(name)) kept.append(name, value);
  return kept.toString();
}
