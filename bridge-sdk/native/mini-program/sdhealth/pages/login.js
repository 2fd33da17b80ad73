// The login page: `login` of the SDK comes here. It goes back to the address it was called from, with a one-time ticket.
const contract = require('../contract');
const { fieldsOf } = require('../query');
const { wayBack } = require('../web-view');

/** The options of `Page` for the login page. */
function loginPage(config) {
  const { backTo, isOurs } = wayBack(config);

  return {
    data: { state: 'asking' },

    onLoad(options) {
      const fields = fieldsOf(options, contract.login);
      if (!fields || !isOurs(fields.back)) return this.setData({ state: 'broken' });
      this.address = fields.back;
    },

    /** By a tap: nobody is logged in who did not ask for it. */
    login() {
      if (this.data.state === 'busy') return;
      this.setData({ state: 'busy' });
      wx.login({
        success: ({ code }) =>
          config.ticket(code).then(
            (userTicket) => backTo(this.address, { userTicket }),
            () => this.setData({ state: 'failed' }),
          ),
        fail: () => this.setData({ state: 'failed' }),
      });
    },

    back() {
      wx.navigateBack();
    },
  };
}

module.exports = { loginPage };
