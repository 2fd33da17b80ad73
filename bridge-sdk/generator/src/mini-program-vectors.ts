/**
 * Writes vectors for the pages of a mini-program, which has no channel: `{ name, page, query, client, out }`. `query` is the page's input.
 * `client` is the result of a payment (`ok`, `cancel` or `fail`). `out` lists the page's actions in order. `t=now` stands for any time.
 */
const ORIGIN = 'https://shop.example';
const HOME = `${ORIGIN}/health/`;
const PAYMENT = { timeStamp: '1790000000', nonceStr: 'n', package: 'prepay_id=wx1', signType: 'RSA', paySign: 's/+=' };
const ORDER = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 'a+b/=&c',
  payInfo: JSON.stringify({ subject: '体检 & 报告 100%', ...PAYMENT }),
  redirectUrl: `${ORIGIN}/health/success?x=1&y=2#top`,
  failUrl: `${ORIGIN}/health/sale`,
  biz: 'sdhealth',
};

const encoded = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeURIComponent(value)]));
const pay = (name: string, fields: Readonly<Record<string, string>>, client: string, out: readonly unknown[]) => ({
  name,
  page: 'pay',
  query: encoded(fields),
  client,
  out,
});
const back = (address: string) => [['show', address], ['navigateBack']];
const paid = (address: string) => [['requestPayment', PAYMENT], ...back(address)];
const shows = (src: string | undefined, address: string, name: string) => ({
  name,
  page: 'web',
  query: src === undefined ? {} : { src },
  client: 'ok',
  out: [['show', address]],
});

export const miniProgramVectors = {
  about:
    'What the pages of a mini-program make of an address. Each vector opens one page above a web view. A page pays by `requestPayment`, shows an address in the web view below (`show`), goes back (`navigateBack`), or does nothing.',
  home: HOME,
  origins: [ORIGIN],
  vectors: [
    pay(
      'a payment that is paid',
      ORDER,
      'ok',
      paid(`${ORIGIN}/health/success?x=1&y=2&t=now&payResult=success&paySeq=PS1#top`),
    ),
    pay('the person turns away', ORDER, 'cancel', paid(`${ORIGIN}/health/sale?t=now&payResult=cancel&paySeq=PS1`)),
    pay('the cashier refuses', ORDER, 'fail', paid(`${ORIGIN}/health/sale?t=now&payResult=fail&paySeq=PS1`)),
    pay('an address without fields pays nothing', {}, 'ok', []),
    pay('another biz pays nothing', { ...ORDER, biz: 'other' }, 'ok', []),
    pay('an order for another mini-program pays nothing', { ...ORDER, payInfo: '{}' }, 'ok', []),
    pay('broken JSON pays nothing', { ...ORDER, payInfo: '{' }, 'ok', []),
    ...['https://evil.example/', `${ORIGIN}.evil.example/`, 'javascript:alert(1)'].flatMap((address) => [
      pay(`nothing is paid that goes on to ${address}`, { ...ORDER, redirectUrl: address }, 'ok', []),
      pay(`nothing is paid that goes back to ${address}`, { ...ORDER, failUrl: address }, 'ok', []),
      shows(encodeURIComponent(address), HOME, `the web view does not show ${address}`),
    ]),
    shows(undefined, HOME, 'the web view begins with the home page'),
    shows(encodeURIComponent(`${ORIGIN}/a?b=1#c`), `${ORIGIN}/a?b=1#c`, 'the web view shows an own page'),
    shows('https%3A%2F%2Fshop.example%2', HOME, 'the web view begins anew where a link was cut'),
    {
      name: 'a login comes back with a ticket',
      page: 'login',
      query: encoded({ back: HOME }),
      client: 'ok',
      out: back(`${HOME}?t=now&userTicket=ticket%20of%20code`),
    },
    {
      name: 'a login to a foreign page does nothing',
      page: 'login',
      query: encoded({ back: 'https://evil.example/' }),
      client: 'ok',
      out: [],
    },
  ],
};
