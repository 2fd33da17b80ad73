// The share page, opened by the web app itself: only a button that a person taps opens the client's sheet.
const contract = require('../contract');
const { fieldsOf } = require('../query');
const { wayBack } = require('../web-view');

/** The options of `Page` for the share page. */
function sharePage(config) {
  const { isOurs, pathOf } = wayBack(config);

  return {
    data: { content: undefined },

    onLoad(options) {
      const content = fieldsOf(options, contract.openShareSheet);
      if (content && isOurs(content.link)) this.setData({ content });
    },

    onShareAppMessage() {
      const { title, link, imgUrl } = this.data.content;
      return { title, imageUrl: imgUrl, path: pathOf(link) };
    },

    back() {
      wx.navigateBack();
    },
  };
}

module.exports = { sharePage };
