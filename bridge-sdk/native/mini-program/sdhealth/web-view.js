// The way back into the web view: there is none but a new address.
const { origins } = require('./config');
const { withQuery } = require('./query');

const WEB = '/pages/web/index';

/** True for an address of ours. Compared to the slash, so that `https://shop.example.evil.com` is none. */
const isOurs = (url) => origins.some((origin) => url === origin || url.startsWith(`${origin}/`));

/** Shows the address in the web view below this page; where there is none, in a new one in this page's place. */
function backTo(url, more) {
  // The same address twice would not load again: hence the time.
  const address = withQuery(url, Object.assign({ t: Date.now() }, more));
  if (!isOurs(address)) return wx.navigateBack();
  const pages = getCurrentPages();
  const below = pages[pages.length - 2];
  if (!below?.show) return wx.redirectTo({ url: `${WEB}?src=${encodeURIComponent(address)}` });
  below.show(address);
  wx.navigateBack();
}

module.exports = { backTo, isOurs, WEB };
