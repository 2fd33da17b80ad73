// The share page, opened by the web app itself.
const config = require('../../sdhealth/config');
const { sharePage } = require('../../sdhealth/index');

Page(sharePage(config));
