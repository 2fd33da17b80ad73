// The pay page: `paySeq` of the SDK comes here. It pays by the client's cashier and goes back by address. What it says there is a
// hint only: the page asks the server in every case, also when the person leaves here by the back gesture.
const contract = require('../contract');
const { fieldsOf } = require('../query');
const { wayBack } = require('../web-view');

/** The options of `Page` for the pay page. */
function payPage(config) {
  const { backTo, isOurs } = wayBack(config);

  return {
    data: { state: 'paying' },

    onLoad(options) {
      const order = fieldsOf(options, contract.paySeq);
      const good = order && order.biz === 'sdhealth' && isOurs(order.redirectUrl) && isOurs(order.failUrl);
      if (!good) return this.setData({ state: 'broken' });
      this.order = order;
      this.pay();
    },

    pay() {
      // One at a time, whatever is tapped.
      if (this.busy) return;
      this.busy = true;
      this.setData({ state: 'paying' });
      config.payment(this.order).then(
        (payment) => this.request(payment),
        () => {
          this.busy = false;
          this.setData({ state: 'failed' });
        },
      );
    },

    request(payment) {
      wx.requestPayment(
        Object.assign({}, payment, {
          success: () => this.leave('success'),
          fail: ({ errMsg }) => this.leave(/cancel/.test(errMsg) ? 'cancel' : 'fail'),
        }),
      );
    },

    leave(payResult) {
      const { redirectUrl, failUrl, paySeq } = this.order;
      backTo(payResult === 'success' ? redirectUrl : failUrl, { payResult, paySeq });
    },

    back() {
      wx.navigateBack();
    },
  };
}

module.exports = { payPage };
