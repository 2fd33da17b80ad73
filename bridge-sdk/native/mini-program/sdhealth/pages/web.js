// The page that holds the web view.
const { wayBack } = require('../web-view');

/** How long a share waits for the page's messages; the client itself waits 3,000. */
const MESSAGES_MS = 200;

/** The address of a share link; undefined where the link was cut in the middle. */
function addressOf(src) {
  try {
    return decodeURIComponent(src);
  } catch {
    return undefined;
  }
}

/** The options of `Page` for the page with the web view. */
function webPage(config) {
  const { isOurs, pathOf } = wayBack(config);

  return {
    data: { src: '' },

    onLoad({ src }) {
      const url = src && addressOf(src);
      this.show(url && isOurs(url) ? url : config.home);
    },

    /** Called by the pages above this one. */
    show(url) {
      this.setData({ src: url });
    },

    /** The page's messages come late and all at once: when the person goes back, shares or copies the link. The last one counts. */
    onMessage({ detail }) {
      for (const message of detail.data)
        if (message && message.method === 'setShareContent') this.content = message.params;
    },

    onShareAppMessage({ webViewUrl }) {
      // Nobody promises that the messages come before this question: what they say counts until the client asks the promise.
      const promise = new Promise((resolve) => setTimeout(() => resolve(this.shared(webViewUrl)), MESSAGES_MS));
      return { ...this.shared(webViewUrl), promise };
    },

    /** What the page said last, to a chat; else the address that is shown. */
    shared(webViewUrl) {
      const { title, link, imgUrl, links } = this.content || {};
      const url = [links?.friend, link, webViewUrl].find((address) => address && isOurs(address)) || config.home;
      return { title, imageUrl: imgUrl, path: pathOf(url) };
    },
  };
}

module.exports = { webPage };
