import { type Static, Type } from 'typebox';
import { post } from './endpoint.ts';
import { Nothing, NotPersonal, Personal, Secret, Text } from './shapes.ts';

/** The logged-in person. The server masks `mobile`; null: no number. `thirdType` and `authList` name the channels that know the account. */
export const AccountInfo = Type.Object({
  userId: Text(),
  mobile: Type.Union([Type.String(), Type.Null()]),
  hasMobile: Type.Boolean(),
  thirdType: Type.Integer(),
  authList: Type.Array(Type.Integer()),
  nickname: Type.String(),
  avatar: Type.String(),
});
export type AccountInfo = Static<typeof AccountInfo>;

/** A new session. The token stays in the page's memory. After a reload `refreshToken` returns another token. */
export const Session = Type.Object({
  token: Secret(),
  /** The lifetime in seconds. */
  expiresInS: Type.Integer({ minimum: 1 }),
  user: AccountInfo,
});
export type Session = Static<typeof Session>;

/** The origin sent with every login: app key 51, biz `health`, bizType 15 (specification, section 9). */
const Origin = {
  thirdType: Type.Integer(),
  appKey: Type.Integer(),
  biz: NotPersonal('a constant'),
  bizType: Type.Integer(),
};

/** The version of the agreements that the person has accepted before this login. Absent if the service names none. */
const agreementsVersion = Type.Optional(Text());

/** The registration key of this installation. */
const key = NotPersonal('a setting of the installation');

/** Sends a verification code. The message of a failure is for the person. */
export const sendCode = post('/api/account/login/send-code', {
  unseen: 'begins or ends a session',
  form: Type.Object({ mobile: Personal('phone'), key }),
  data: Nothing,
  host: 'account',
});

/** Logs in by mobile number. With the token of an account without a number, it binds the number to that account. */
export const loginByMobile = post('/api/account/login/mobile-login', {
  unread: ['the account service knows the mini-program', 'allowWechatMiniProgram'],
  unseen: 'begins or ends a session',
  form: Type.Object({
    mobile: Personal('phone'),
    verifyCode: Secret(),
    key,
    allowWechatMiniProgram: Type.Optional(Type.Boolean()),
    agreementsVersion,
    ...Origin,
  }),
  data: Session,
  host: 'account',
});

/** Logs in with the carrier's confirmation of the number. `timeout` in milliseconds. */
export const loginByOnePass = post('/api/account/login/one-pass-login', {
  unread: ['the carrier and the account service know these', 'timeout', 'category', 'channel'],
  unseen: 'begins or ends a session',
  form: Type.Object({
    mobile: Personal('phone'),
    timeout: Type.Integer(),
    category: Type.Optional(NotPersonal('a constant')),
    channel: Type.Optional(Text()),
    agreementsVersion,
    ...Origin,
  }),
  data: Session,
  errors: [40930, 40931],
  host: 'account',
});

/** Exchanges the `userTicket` from a third-party login. */
export const loginByTicket = post('/api/account/login/ticket-login', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({ userTicket: Secret(), ...Origin }),
  data: Session,
  host: 'account',
});

/** Returns a new token for the session of the account service's own cookie. */
export const refreshSession = post('/api/account/login/refresh-token', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({}),
  data: Session,
  host: 'account',
});

export const logOut = post('/api/account/login/logout', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({}),
  data: Nothing,
  host: 'account',
});

export const getAccountUserInfo = post('/api/sdb/grow/user/account-user-info', {
  asks: true,
  json: Type.Object({}),
  data: AccountInfo,
});
