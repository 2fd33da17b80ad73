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
    'signature',
  ].map((name) => name.toLowerCase()),
);

/** True for the name of a sensitive parameter, in any case (`IDCARD`) and with separators (`id_card`, `id-card`). */
export const isSensitive = (name: string): boolean => SENSITIVE.has(name.replace(/[-_]/g, '').toLowerCase());

/** A query without its sensitive parameters, order kept, no leading `?`. */
export function withoutSensitive(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of query) if (!isSensitive(name)) kept.append(name, value);
  return kept.toString();
}
