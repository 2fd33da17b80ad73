/** WeCom: web standards, and the vendor's SDK, loaded with the first call that needs it. */
import type { OpenLink } from '../core/link.ts';
import { localLink } from '../core/local-link.ts';
import { later } from './later.ts';
import { unsupported } from './web.ts';
import { weixinPage } from './weixin-page.ts';

export const open: OpenLink = async (context) => {
  const driver = async () => {
    const { sign, wecom } = context.options;
    if (!sign || !wecom) throw unsupported('no sign or wecom identity configured');
    const driving = import('./wecom-driver.ts');
    driving.catch(() => {});
    // In a `try`: but for that webpack and esbuild end a build where this optional library is not installed.
    try {
      const vendor = await import('@wecom/jssdk');
      const { drive } = await driving;
      return drive(vendor, sign, wecom);
    } catch (error) {
      throw new Error(`@wecom/jssdk: ${error}`);
    }
  };
  const driven = later(driver, 'setShareContent', 'scanCode', 'previewImages', 'openDocument', 'closePage');
  return localLink({ ...weixinPage(context), ...driven }, context);
};
