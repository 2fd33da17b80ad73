// The pay page: `paySeq` of the SDK comes here.
const config = require('../../sdhealth/config');
const { payPage } = require('../../sdhealth/index');

Page(payPage(config));
