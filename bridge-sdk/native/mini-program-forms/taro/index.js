// The pages for Taro (React): `export default payPage(config)` is a page. Nothing here is JSX, so that a build takes it as it is.
import { Button, Image, Text, View, WebView } from '@tarojs/components';
import { useLoad, useShareAppMessage } from '@tarojs/taro';
import { createElement as h, useState } from 'react';
import pages from '../miniprogram_dist/index.js';

/** The page's options as a component holds them: `setData` draws it anew, and a page above finds `show`. */
function usePage(make, config) {
  const [, draw] = useState(0);
  const [page] = useState(() => {
    const made = make(config);
    made.setData = (data) => {
      Object.assign(made.data, data);
      draw((count) => count + 1);
    };
    return made;
  });
  useLoad((options) => {
    const shown = getCurrentPages();
    if (page.show) shown[shown.length - 1].show = (url) => page.show(url);
    page.onLoad(options);
  });
  return page;
}

const frame = (...children) => h(View, { style: 'padding: 48rpx 32rpx; line-height: 1.6' }, ...children);
const text = (words) => h(Text, {}, words);
const button = (words, onClick, more = {}) => h(Button, { onClick, ...more }, words);
const back = (page) => button('返回 Back', () => page.back());

/** The page with the web view. */
export const webPage = (config) =>
  function WebPage() {
    const page = usePage(pages.webPage, config);
    useShareAppMessage((options) => page.onShareAppMessage(options));
    return h(WebView, { src: page.data.src, onMessage: (event) => page.onMessage(event) });
  };

/** The pay page. */
export const payPage = (config) =>
  function PayPage() {
    const page = usePage(pages.payPage, config);
    const { state } = page.data;
    if (state === 'paying') return frame(text('正在支付 Paying…'));
    if (state === 'broken') return frame(text('没有可支付的订单。 There is no order to pay.'), back(page));
    return frame(
      text('支付未能开始，没有扣款。 The payment could not begin; nothing was taken.'),
      button('再试一次 Try again', () => page.pay(), { type: 'primary' }),
      back(page),
    );
  };

/** The login page. */
export const loginPage = (config) =>
  function LoginPage() {
    const page = usePage(pages.loginPage, config);
    const { state } = page.data;
    if (state === 'broken') return frame(text('请从页面内登录。 Please log in from within the page.'), back(page));
    return frame(
      state === 'failed' && text('登录未成功，请再试一次。 The login did not succeed; please try again.'),
      button('微信登录 Log in with WeChat', () => page.login(), { type: 'primary', loading: state === 'busy' }),
      back(page),
    );
  };

/** The share page. */
export const sharePage = (config) =>
  function SharePage() {
    const page = usePage(pages.sharePage, config);
    useShareAppMessage(() => page.onShareAppMessage());
    const { content } = page.data;
    if (!content) return frame(text('没有可分享的内容。 There is nothing to share.'), back(page));
    return frame(
      content.imgUrl && h(Image, { src: content.imgUrl, mode: 'aspectFill' }),
      text(content.title),
      text(content.desc),
      button('发送给朋友 Send to a friend', undefined, { type: 'primary', openType: 'share' }),
      back(page),
    );
  };
