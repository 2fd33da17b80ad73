/**
 * Imitates the text size of WeChat's menu. A page that handles `menu:setfont` sets the size itself, by `setFontSizeCallback`. For any other
 * page the client sets it. An Android client sets the web view's text zoom, an iPhone's client a property of the body. A desktop browser
 * has neither, so the root font size replaces them. The names were observed in pages. The percentages and the field of `getUserConfig` are
 * assumptions.
 */
import type { HostEnvironment } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import type { WechatBridge } from './bridge.ts';
import type { WechatFunction } from './functions.ts';

/** The text sizes of the steps 1 to 8, in percent of the usual size, which is step 2. */
export const TEXT_SIZES = [80, 100, 110, 120, 130, 140, 155, 175] as const;
const DEFAULT_STEP = 2;
export const TEXT_SIZE_EVENT = 'menu:setfont';

const isStep = (value: unknown): value is number => TEXT_SIZES[Number(value) - 1] !== undefined;

export function createTextSize(env: HostEnvironment) {
  const { document } = env.window;
  let step = env.setup.textSize ?? DEFAULT_STEP;
  const apply = (level: unknown) => {
    // A page sends 0 to keep the usual size.
    step = isStep(level) ? Number(level) : DEFAULT_STEP;
    const size = `${TEXT_SIZES[step - 1]}%`;
    document.documentElement.style.fontSize = step === DEFAULT_STEP ? '' : size;
    if (env.phone === 'ios') document.body.style.setProperty('-webkit-text-size-adjust', size);
  };
  const functions: Readonly<Record<string, WechatFunction>> = {
    setFontSizeCallback: ({ fontSize }) => {
      apply(fontSize);
      return { err_msg: 'setFontSizeCallback:ok' };
    },
    getUserConfig: () => ({ err_msg: 'getUserConfig:ok', fontSize: String(step) }),
  };
  /** Sends the user's chosen size to the page, or applies it if the page does not handle it. */
  const choose = (bridge: WechatBridge, data: JsonObject) => {
    bridge.emit(TEXT_SIZE_EVENT, data);
    if (!bridge.hasHandler(TEXT_SIZE_EVENT)) apply(data.fontSize);
  };
  return {
    functions,
    choose,
    /** Applies the setup's size when the page starts, as if the user had chosen it before. */
    applyInitialSize(bridge: WechatBridge) {
      if (env.setup.textSize === undefined) return;
      const sendInitialSize = () => choose(bridge, { fontSize: String(step) });
      if (document.readyState === 'loading') env.listen(document, 'DOMContentLoaded', sendInitialSize);
      else env.later(sendInitialSize, 0);
    },
  };
}
