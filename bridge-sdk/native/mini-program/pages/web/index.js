// The page that holds the web view.
const config = require('../../sdhealth/config');
const { webPage } = require('../../sdhealth/index');

Page(webPage(config));
