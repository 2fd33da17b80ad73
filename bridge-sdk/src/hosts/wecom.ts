/** WeCom: web standards, and the vendor's SDK, loaded with the first call that needs it. */
import type { OpenLink } from '../core/link.ts';
import { localLink } from '../core/local-link.ts';
import { PREPARE_MS, within } from '../core/within.ts';
import { later } from './later.ts';
import { unsupported } from './web.ts';
import { weixinPage } from './weixin-page.ts';

/** In a `try`: but for that webpack and esbuild end a build where this optional library is not installed. */
const library = async () => {
  try {
    return await import('@wecom/jssdk');
  } catch (error) {
    throw new Error(`@wecom/jssdk: ${error}`);
  }
};

export const open: OpenLink = async (context) => {
  const driver = async () => {
    const { sign, wecom } = context.options;
    if (!sign || !wecom) throw unsupported('no sign or wecom identity configured');
    const [{ drive }, vendor] = await Promise.all([import('./wecom-driver.ts'), library()]);
    return drive(vendor, (request) => within(context, PREPARE_MS, sign(request)), wecom);
  };
  const driven = later(driver, 'setShareContent', 'scanCode', 'previewImages', 'openDocument', 'closePage');
  return localLink({ ...weixinPage(context), ...driven }, context);
};
