/** Checks that no row sends the person's identity: the server takes it from the session (A01). */
import type { SendingRow } from './request-fields.ts';
import type { TableCheck } from './table-check.ts';
import { fieldsOf } from './unread-fields.ts';

/** Matches field names of a person's identity. The client adds the admin area's `adminUserId`, which is in no row. */
const IDENTITY = /^(userId|userNo|uid|accountId|accountNo|memberId|customerId|openid|openId|unionid|unionId)$/;

type Row = Pick<SendingRow, 'file' | 'sends'> & { readonly path: string };

export const checkIdentity = (rows: readonly Row[]): TableCheck => ({
  line: 'no row sends an identity',
  faults: rows.flatMap(({ file, path, sends }) => {
    const names = [...path.matchAll(/(?<=\{)\w+(?=\})/g)].map(String).concat([...fieldsOf(sends)]);
    return names.filter((name) => IDENTITY.test(name)).map((name) => `${file}: ${path} sends ${name}`);
  }),
});
