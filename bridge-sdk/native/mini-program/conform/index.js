// An adapter for `npx @sdhealth/native-shims conform`: runs these pages in Node, with the client imitated. `node conform/index.js` reads one line of JSON and
// answers one. For pages of your own, say in `open` how one is made.
const { createInterface } = require('node:readline');
const { payment } = require('../sdhealth/config');
const pages = require('../sdhealth/index');

let begun = {};
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens a page above a web view; resolves to what it does. */
async function open({ page: name, query, client }) {
  const did = [];
  globalThis.wx = {
    requestPayment({ success, fail, ...order }) {
      did.push(['requestPayment', order]);
      if (client === 'ok') success({});
      else fail({ errMsg: `requestPayment:fail ${client === 'cancel' ? 'cancel' : 'no money'}` });
    },
    login: ({ success }) => success({ code: 'code' }),
    navigateBack: () => did.push(['navigateBack']),
    redirectTo: (options) => did.push(['redirectTo', options]),
  };
  const config = { home: begun.home, origins: begun.origins, payment, ticket: async (code) => `ticket of ${code}` };
  const page = pages[`${name}Page`](config);
  page.setData = (data) => Object.assign(page.data, data);
  if (name === 'web') page.show = (url) => did.push(['show', url]);
  globalThis.getCurrentPages = () => [{ show: (url) => did.push(['show', url]) }, page];
  page.onLoad(query);
  if (name === 'login' && page.data.state === 'asking') page.login();
  await turn();
  return did;
}

async function answer(request) {
  if (request.do === 'mini-program') return { did: await open(request) };
  if (request.do !== 'begin') return { error: 'unknown' };
  begun = request;
  return { name: 'Mini-program', kinds: ['mini-program'] };
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  console.log(JSON.stringify(await answer(JSON.parse(line))));
});
