import { type Static, Type } from 'typebox';
import { post } from './endpoint.ts';
import { Nothing, NotPersonal, Personal, Secret, Text } from './shapes.ts';

/**
 * The logged-in person. The server masks `mobile`; null: no number. `thirdType` and `authList` name the channels that know the account.
 * @zh 已登录用户。`mobile` 由服务端脱敏，null 表示未绑定；`thirdType` 和 `authList` 为已关联该账号的渠道。
 */
export const AccountInfo = Type.Object({
  userId: Text(),
  /** The mobile number, masked. Null without one. @zh 手机号，已脱敏；未绑定时为 null。 */
  mobile: Type.Union([Type.String(), Type.Null()]),
  hasMobile: Type.Boolean(),
  thirdType: Type.Integer(),
  authList: Type.Array(Type.Integer()),
  nickname: Type.String(),
  avatar: Type.String(),
});
export type AccountInfo = Static<typeof AccountInfo>;

/**
 * A new session. The token stays in the page's memory. After a reload `refreshToken` returns another token.
 * @zh 新会话；token 只保存在页面内存，刷新页面后由 `refreshToken` 换取新 token。
 */
export const Session = Type.Object({
  token: Secret(),
  /** The lifetime in seconds. @zh 有效时长，单位为秒。 */
  expiresInS: Type.Integer({ minimum: 1 }),
  user: AccountInfo,
});
export type Session = Static<typeof Session>;

/** The origin sent with every login: app key 51, biz `health`, bizType 15. @zh 每次登录携带的来源：app key 51、biz `health`、bizType 15。 */
const Origin = {
  thirdType: Type.Integer(),
  appKey: Type.Integer(),
  biz: NotPersonal('a constant'),
  bizType: Type.Integer(),
};

/** The version of the agreements that the person has accepted before this login. Absent if there is none. @zh 用户登录前同意的协议版本；没有时不传。 */
const agreementsVersion = Type.Optional(Text());

/** The registration key of this installation. @zh 本部署的注册键。 */
const key = NotPersonal('a setting of the installation');

/** Sends a verification code. The message of a failure is for the person. @zh 发送验证码。失败信息会展示给用户。 */
export const sendCode = post('/api/account/login/send-code', {
  unseen: 'begins or ends a session',
  form: Type.Object({ mobile: Personal('phone'), key }),
  data: Nothing,
  host: 'account',
});

/**
 * Logs in by mobile number and code. With the token of an account without a number, it binds the number to that account. Sets the account
 * cookie.
 * @zh 手机号验证码登录。带有未绑定手机号账号的 token 时，为该账号绑定手机号。会设置账号 cookie。
 */
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

/** Logs in with the carrier's confirmation of the number. `timeout` in milliseconds. @zh 使用运营商确认的号码登录。`timeout` 单位为毫秒。 */
export const loginByOnePass = post('/api/account/login/one-pass-login', {
  unread: ['the carrier and the account service know these', 'timeout', 'category', 'channel'],
  unseen: 'begins or ends a session',
  form: Type.Object({
    mobile: Personal('phone'),
    timeout: Type.Integer(),
    /** The kind of quick login: a constant of the app. @zh 一键登录类别，应用的常量。 */
    category: Type.Optional(NotPersonal('a constant')),
    channel: Type.Optional(Text()),
    agreementsVersion,
    ...Origin,
  }),
  data: Session,
  errors: [40930, 40931],
  host: 'account',
});

/** Exchanges the `userTicket` from a third-party login. @zh 用第三方登录返回的 `userTicket` 换取会话。 */
export const loginByTicket = post('/api/account/login/ticket-login', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({ userTicket: Secret(), ...Origin }),
  data: Session,
  host: 'account',
});

/**
 * Returns a new token for the session of the account service's own cookie. Called at each page load and after codes 20203 and 20205.
 * @zh 凭账号服务的 cookie 返回新 token。每次加载页面及收到 20203、20205 后调用。
 */
export const refreshSession = post('/api/account/login/refresh-token', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({}),
  data: Session,
  host: 'account',
});

/** Ends the session: the token and the cookie are no longer valid. @zh 结束会话，token 和 cookie 均失效。 */
export const logOut = post('/api/account/login/logout', {
  unconfirmed: 'session',
  unseen: 'begins or ends a session',
  form: Type.Object({}),
  data: Nothing,
  host: 'account',
});

/** Returns the logged-in person, after a login by the host or a new page. @zh 返回已登录用户，用于宿主登录后或新页面。 */
export const getAccountUserInfo = post('/api/sdb/grow/user/account-user-info', {
  asks: true,
  json: Type.Object({}),
  data: AccountInfo,
});
