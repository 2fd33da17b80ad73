// The login page: `login` of the SDK comes here.
const config = require('../../sdhealth/config');
const { loginPage } = require('../../sdhealth/index');

Page(loginPage(config));
