/**
 * The text size of WeChat's menu. A page that hears `menu:setfont` decides itself, by `setFontSizeCallback`; for any other the client does. An Android
 * client sets the web view's text zoom, an iPhone's the property of the body. A browser on a desk has neither, so the page's root size stands in.
 * The names were seen in pages; the percentages, and the field of `getUserConfig`, are assumptions.
 */
import type { HostEnvironment } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import type { WechatBridge } from './bridge.ts';
import type { WechatFunction } from './functions.ts';

/** Percent of the usual size for the steps 1 to 8; the second is the usual one. */
export const TEXT_SIZES = [80, 100, 110, 120, 130, 140, 155, 175] as const;
const USUAL = 2;
export const SETS_TEXT_SIZE = 'menu:setfont';

const isStep = (value: unknown): value is number => TEXT_SIZES[Number(value) - 1] !== undefined;

export function createTextSize(env: HostEnvironment) {
  const { document } = env.window;
  let step = env.setup.textSize ?? USUAL;
  const apply = (level: unknown) => {
    // 0 is what a page says that wants no other size.
    step = isStep(level) ? Number(level) : USUAL;
    const size = `${TEXT_SIZES[step - 1]}%`;
    document.documentElement.style.fontSize = step === USUAL ? '' : size;
    if (env.phone === 'ios') document.body.style.setProperty('-webkit-text-size-adjust', size);
  };
  const functions: Readonly<Record<string, WechatFunction>> = {
    setFontSizeCallback: ({ fontSize }) => {
      apply(fontSize);
      return { err_msg: 'setFontSizeCallback:ok' };
    },
    getUserConfig: () => ({ err_msg: 'getUserConfig:ok', fontSize: String(step) }),
  };
  /** Tells the page of a size that the user has chosen. */
  const choose = (bridge: WechatBridge, data: JsonObject) => {
    bridge.emit(SETS_TEXT_SIZE, data);
    if (!bridge.hears(SETS_TEXT_SIZE)) apply(data.fontSize);
  };
  return {
    functions,
    choose,
    /** Enlarges a page from its start, as of a user who chose the size before. */
    begin(bridge: WechatBridge) {
      if (env.setup.textSize === undefined) return;
      const tell = () => choose(bridge, { fontSize: String(step) });
      if (document.readyState === 'loading') env.listen(document, 'DOMContentLoaded', tell);
      else env.later(tell, 0);
    },
  };
}
