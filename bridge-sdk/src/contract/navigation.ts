import { Type } from 'typebox';
import { event, method } from '../rows.ts';
import { Address, Nothing, Text } from './shapes.ts';

/**
 * Opens one of our pages in a new web view of the host, on top of this one.
 *
 * @zh 在宿主的新 WebView 中打开自己的页面，覆盖在当前页面之上。
 */
export const openPage = method('openPage', {
  since: '1.0.0',
  params: Type.Object({
    /**
     * The address of a page of one's own origins; it may be relative.
     *
     * @zh 自己域名下的页面地址，可以是相对地址。
     */
    url: Address('own'),
    /**
     * The title until the page sets its own.
     *
     * @zh 页面设置自己的标题之前显示的标题。
     */
    title: Type.Optional(Type.String()),
  }),
  result: Nothing,
});

/** Closes this web view. @zh 关闭当前 WebView。 */
export const closePage = method('closePage', { since: '1.0.0', params: Nothing, result: Nothing });

/**
 * Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app
 * opened.
 *
 * @zh 通过 scheme 打开服务商的自有 App。向系统发出请求后即返回；App 是否真的打开，只能由 `paused` 事件得知。
 */
export const openApp = method('openApp', {
  since: '1.0.0',
  params: Type.Object({
    /**
     * The address that opens the app: its scheme is listed in the option `appSchemes`, or it is https.
     *
     * @zh 打开 App 的地址：https，或配置项 `appSchemes` 中列出的 scheme。
     */
    url: Address('app'),
  }),
  result: Nothing,
});

/** Opens a page of a WeChat mini-program, by default its first page. @zh 打开微信小程序的某个页面，默认为首页。 */
export const openMiniProgram = method('openMiniProgram', {
  since: '2.0.0',
  params: Type.Object({
    /**
     * The mini-program's original or app id; not empty.
     *
     * @zh 小程序的原始 ID 或 appId；不能为空。
     */
    appId: Text(),
    /**
     * The mini-program's page, with its query; default: the first page.
     *
     * @zh 小程序内的页面及参数；默认为首页。
     */
    path: Type.Optional(Type.String()),
  }),
  result: Nothing,
});

/**
 * Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page.
 *
 * @zh 打开第三方页面，且不提供 bridge：在 WebView 之外打开；在浏览器中则替换当前页面。
 */
export const openExternal = method('openExternal', {
  since: '1.0.0',
  params: Type.Object({
    /**
     * The address of the page: http or https.
     *
     * @zh 页面的地址：http 或 https。
     */
    url: Address('page'),
  }),
  result: Nothing,
});

/**
 * Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone.
 *
 * @zh 在手机的应用商店中打开 App 的页面。UNSUPPORTED：没有适用于该手机的链接。
 */
export const openStore = method('openStore', {
  since: '2.1.0',
  params: Type.Object({
    /**
     * The page in Apple's store, for iOS.
     *
     * @zh App Store 中的页面，用于 iOS。
     */
    appStoreUrl: Type.Optional(Address('app')),

    /**
     * The address for Android where no `marketUrl` is given.
     *
     * @zh 没有 `marketUrl` 时用于 Android 的地址。
     */
    androidUrl: Type.Optional(Address('app')),

    /**
     * The page in the phone's own store (`market:`), for Android.
     *
     * @zh 手机自带应用商店中的页面（`market:`），用于 Android。
     */
    marketUrl: Type.Optional(Address('app')),
  }),
  result: Nothing,
});

/**
 * Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own.
 *
 * @zh 设置宿主标题栏的标题。没有标题栏的宿主不支持该调用，由页面自己显示标题。
 */
export const setTitle = method('setTitle', {
  since: '1.0.0',
  params: Type.Object({
    /**
     * The title; an empty text leaves the bar without one.
     *
     * @zh 标题；空文本表示不显示标题。
     */
    title: Type.String(),
  }),
  result: Nothing,
});

/**
 * The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of
 * true) has handled it; else the host goes back.
 *
 * @zh 用户按返回键时由宿主发送，并等待页面回应。监听函数返回 true（或结果为 true 的 Promise）表示已处理，
 * 否则由宿主返回上一页。
 */
export const backPressed = event('backPressed', { since: '1.0.0', payload: Nothing, answered: true });
