const assert = require('node:assert/strict');
const { test } = require('node:test');

const order = {
  biz: 'sdhealth',
  paySeq: 'PS1',
  payServiceOrderId: 'O1',
  signature: 's',
  payInfo: JSON.stringify({ timeStamp: '1790000000', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }),
  redirectUrl: 'https://shop.example/paid',
  failUrl: 'https://shop.example/cart',
};

test('a payment asks WeChat once, and the web view goes to the page that says so', async () => {
  const asked = [];
  const shown = new Promise((resolve) => {
    let page;
    globalThis.Page = (one) => {
      page = Object.assign(one, { setData: (data) => Object.assign(one.data, data) });
    };
    globalThis.wx = {
      requestPayment(options) {
        asked.push(options.package);
        options.success({});
      },
      navigateBack() {},
    };
    // The pages that are open, the newest last.
    globalThis.getCurrentPages = () => [{ show: resolve }, page];
    require('../pages/pay/index.js');
    // A client hands over each value as it stands in the address.
    page.onLoad(Object.fromEntries(Object.entries(order).map(([name, value]) => [name, encodeURIComponent(value)])));
  });
  assert.match(await shown, /^https:\/\/shop\.example\/paid/);
  assert.deepEqual(asked, ['prepay_id=1']);
});
