// Yours: what these pages cannot know. Everything else in this folder may be taken as it is.
module.exports = {
  /** The address at which the web view opens. */
  home: 'https://shop.example/health/',

  /** Origins that the web view may show; also register them as business domains. Nothing else is ever opened. */
  origins: ['https://shop.example'],

  /**
   * The arguments of `wx.requestPayment` for an order: { timeStamp, nonceStr, package, signType, paySign }. They must have been made
   * for THIS mini-program's appid and the person's openid here; an order made for an official account ends in «appid mismatch».
   * Here: taken from `payInfo` where the server has put them there; else ask your server with `order.paySeq`.
   */
  payment(order) {
    const { timeStamp, nonceStr, package: prepay, signType, paySign } = order.payInfo;
    if (!prepay || !paySign) return Promise.reject(new Error('payInfo holds no order for this mini-program'));
    return Promise.resolve({ timeStamp: String(timeStamp), nonceStr, package: prepay, signType, paySign });
  },

  /** A one-time ticket for the page, for the code of `wx.login`: your server exchanges it. Never hand a session token to an address. */
  ticket(code) {
    return new Promise((resolve, reject) => {
      wx.request({
        url: `${module.exports.origins[0]}/api/mini-program/ticket`,
        method: 'POST',
        data: { code },
        success: ({ statusCode, data }) =>
          statusCode === 200 && data.userTicket ? resolve(data.userTicket) : reject(new Error(`HTTP ${statusCode}`)),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    });
  },
};
