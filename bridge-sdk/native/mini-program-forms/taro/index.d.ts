import type { Config } from '../miniprogram_dist/index';

type Page = () => unknown;

/** The page with the web view, a component of React; its page configuration needs `enableShareAppMessage`. */
export function webPage(config: Config): Page;
/** The pay page. */
export function payPage(config: Config): Page;
/** The login page. */
export function loginPage(config: Config): Page;
/** The share page; its page configuration needs `enableShareAppMessage`. */
export function sharePage(config: Config): Page;
