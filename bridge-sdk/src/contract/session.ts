import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { Address, Nothing, OpenEnum, Secret } from './shapes.ts';

/**
 * Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat,
 * mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person
 * closes the dialog.
 *
 * @zh 让用户以宿主的方式登录：自有 App 使用原生弹窗，微信、小程序和企业微信跳转到第三方登录地址，
 * 浏览器使用页面自己的弹窗。`redirected` 表示页面即将离开。CANCELLED：用户关闭了弹窗。
 */
export const login = method('login', {
  since: '1.0.0',
  errors: ['CANCELLED'],
  params: Type.Object({
    /**
     * Absolute url of the third-party login, for hosts that leave the page.
     *
     * @zh 第三方登录的绝对地址，用于需要离开页面才能登录的宿主。
     */
    thirdPartyUrl: Type.Optional(Address('web')),

    /**
     * A text for the person, why a login is needed.
     *
     * @zh 展示给用户的登录原因。
     */
    reason: Type.Optional(Type.String()),
  }),
  result: Type.Object({
    /**
     * `done`: the user is logged in; `redirected`: the page leaves.
     *
     * @zh `done`：已登录；`redirected`：页面即将离开。
     */
    outcome: OpenEnum('done', 'redirected'),
    /**
     * The session token of an own app. Never log it.
     *
     * @zh 自有 App 的登录令牌，切勿写入日志。
     */
    token: Type.Optional(Secret()),
  }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
  leaves: true,
});

/**
 * Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no
 * session.
 *
 * @zh 返回自有 App 新的登录令牌。同时发起的多次调用只刷新一次。NEEDS_LOGIN：App 未登录。
 */
export const refreshToken = method('refreshToken', {
  since: '1.0.0',
  errors: ['NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({
    /**
     * The new session token. Never log it.
     *
     * @zh 新的登录令牌，切勿写入日志。
     */
    token: Secret(),
  }),
  singleFlight: 'all',
});

/**
 * Ends the session in the host. The page calls it after it has ended its own.
 *
 * @zh 退出宿主的登录。页面先退出自己的登录，再调用它。
 */
export const logout = method('logout', { since: '1.0.0', errors: ['NEEDS_LOGIN'], params: Nothing, result: Nothing });

/**
 * Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the
 * dialog.
 *
 * @zh 让已登录的用户绑定手机号，绑定成功后返回。CANCELLED：用户关闭了弹窗。
 */
export const bindMobile = method('bindMobile', {
  since: '2.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({
    /**
     * `done`: a number is bound; `redirected`: the page leaves.
     *
     * @zh `done`：已绑定手机号；`redirected`：页面即将离开。
     */
    outcome: OpenEnum('done', 'redirected'),
  }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
});

/**
 * The host sends this when its session begins, ends or is another person's. The page must delete the data of the person
 * before.
 *
 * @zh 宿主登录、退出或切换用户时发送。页面必须删除前一个用户的数据。
 */
export const sessionChanged = event('sessionChanged', {
  since: '1.0.0',
  payload: Type.Object({
    /**
     * True if somebody is logged in now.
     *
     * @zh 为 true 表示当前已登录。
     */
    loggedIn: Type.Boolean(),
    /**
     * The session token now. Never log it.
     *
     * @zh 当前的登录令牌，切勿写入日志。
     */
    token: Type.Optional(Secret()),
  }),
  each: true,
});
