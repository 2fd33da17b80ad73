// The share page, opened by the web app itself: only a button that a person taps opens the client's sheet.
const contract = require('../../sdhealth/contract');
const { fieldsOf } = require('../../sdhealth/query');
const { isOurs, WEB } = require('../../sdhealth/web-view');

Page({
  data: { content: undefined },

  onLoad(options) {
    const content = fieldsOf(options, contract.openShareSheet);
    if (content && isOurs(content.link)) this.setData({ content });
  },

  onShareAppMessage() {
    const { title, link, imgUrl } = this.data.content;
    return { title, imageUrl: imgUrl, path: `${WEB}?src=${encodeURIComponent(link)}` };
  },

  back() {
    wx.navigateBack();
  },
});
