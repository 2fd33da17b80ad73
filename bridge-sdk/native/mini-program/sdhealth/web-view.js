// The way back into the web view: there is none but a new address.
const { withQuery } = require('./query');

const WEB = '/pages/web/index';

/** The addresses of an app: which are its own, and how a page above the web view goes back into it. */
function wayBack({ origins, webPage = WEB }) {
  /** True for an address of ours. Compared to the slash, so that `https://shop.example.evil.com` is none. */
  const isOurs = (url) => origins.some((origin) => url === origin || url.startsWith(`${origin}/`));

  /** The path of the page with the web view, for an address that it shall show. */
  const pathOf = (url) => `${webPage}?src=${encodeURIComponent(url)}`;

  /** Shows the address in the web view below this page; where there is none, in a new one in this page's place. */
  function backTo(url, more) {
    // The same address twice would not load again: hence the time.
    const address = withQuery(url, Object.assign({ t: Date.now() }, more));
    if (!isOurs(address)) return wx.navigateBack();
    const pages = getCurrentPages();
    const below = pages[pages.length - 2];
    if (!below?.show) return wx.redirectTo({ url: pathOf(address) });
    below.show(address);
    wx.navigateBack();
  }

  return { isOurs, pathOf, backTo };
}

module.exports = { wayBack };
