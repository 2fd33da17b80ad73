// The four pages that the SDK opens in a mini-program. Each function takes your configuration and returns the options of `Page`.
const { loginPage } = require('./pages/login');
const { payPage } = require('./pages/pay');
const { sharePage } = require('./pages/share');
const { webPage } = require('./pages/web');

module.exports = { loginPage, payPage, sharePage, webPage };
