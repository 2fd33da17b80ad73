/** The params of `wx.requestPayment`: the server makes them for this mini-program's appid and the person's openid. */
export interface Payment {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** An order as the SDK sends it to the pay page; `payInfo` comes from the web app's server. */
export interface Order {
  paySeq: string;
  payServiceOrderId: string;
  payInfo: Record<string, unknown>;
  redirectUrl: string;
  failUrl: string;
  biz: string;
}

/** The configuration that your app passes to the pages. */
export interface Config {
  /** The address at which the web view opens. */
  home: string;
  /** Origins that the web view may show; also register them as business domains. No other origin is ever opened. */
  origins: readonly string[];
  /** The path of the page with the web view; default `/pages/web/index`. */
  webPage?: string;
  /** Resolves to the arguments of `wx.requestPayment`; rejects if there is no order for this mini-program. */
  payment(order: Order): Promise<Payment>;
  /** Resolves to a one-time ticket for the code of `wx.login`. Never a session token: it goes into an address. */
  ticket(code: string): Promise<string>;
}

/** Options of `Page`. A framework of components takes them by `taro` or `uni`. */
export interface PageOptions {
  data: Record<string, unknown>;
  onLoad(options: Record<string, string | undefined>): void;
  [method: string]: unknown;
}

/** The page with the web view. It opens only `origins`, and shares the content that the web page set last. */
export function webPage(config: Config): PageOptions;
/** The pay page: calls `wx.requestPayment`, then goes back by address. It never throws. `data.state` is `paying`, `failed` or `broken`. */
export function payPage(config: Config): PageOptions;
/** The login page: calls `wx.login` after a tap, then returns with a ticket. `data.state` is `asking`, `busy`, `failed` or `broken`. */
export function loginPage(config: Config): PageOptions;
/** The share page: a button that opens the client's sheet. `data.content` is the shared content. */
export function sharePage(config: Config): PageOptions;
