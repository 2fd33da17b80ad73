// The page that holds the web view.
const { home } = require('../../sdhealth/config');
const { isOurs, WEB } = require('../../sdhealth/web-view');

Page({
  data: { src: '' },

  onLoad({ src }) {
    const url = src ? decodeURIComponent(src) : home;
    this.show(isOurs(url) ? url : home);
  },

  /** Called by the pages above this one. */
  show(url) {
    this.setData({ src: url });
  },

  /** Messages of the page come late and all at once: when the person goes back, shares or copies the link. The last one counts. */
  onMessage({ detail }) {
    for (const message of detail.data)
      if (message && message.method === 'setShareContent') this.content = message.params;
  },

  onShareAppMessage({ webViewUrl }) {
    const { title, link, imgUrl } = this.content || {};
    const url = link && isOurs(link) ? link : webViewUrl || home;
    return { title, imageUrl: imgUrl, path: `${WEB}?src=${encodeURIComponent(url)}` };
  },
});
