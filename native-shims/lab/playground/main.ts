/** Runs the lab without a server. The backend is in this page, and a service worker forwards the phones' requests to it. */
import { createLab } from '../page/lab.ts';
import { HEAD } from '../words/table.ts';
import { type PageRequest, PLAYGROUND, prefixOf } from './addresses.ts';
import type { PageBackend } from './backend.ts';
import { narrowFirst, narrowLine } from './narrow.ts';

const root = new URL('./', location.href).pathname;

/** Loads the backend with the first request, after the lab is drawn. */
let backendPromise: Promise<PageBackend> | undefined;
const backend = () => {
  backendPromise ??= import('./backend.ts').then(({ openPageBackend }) => openPageBackend(location.origin, callerOf));
  return backendPromise;
};
const send: typeof fetch = async (input, init) => (await backend()).send(input, init);

async function clientIdOf(workers: ServiceWorkerContainer): Promise<string> {
  await workers.register(`${root}worker.js`);
  const { active } = await workers.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    active?.postMessage('name', [port2]);
  });
}

const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
const ready = workers ? Promise.all([clientIdOf(workers), backend()]) : Promise.reject(new Error('no service workers'));
let clientId = '';

const lab = createLab({
  send,
  frameScript: `${root}frame.js`,
  schemas: `${root}schemas.json`,
  gallery: `${root}gallery.html`,
  isServed: false,
  // Phones have no address until the worker has named the page.
  addressOf: (phone, address) =>
    clientId === '' ? 'about:blank' : prefixOf(root, { client: clientId, phone }) + address,
  sendLanguage: async () => undefined,
});
function callerOf(phone: string) {
  return lab.callerOf(phone);
}

narrowFirst(lab.setting, window);
document.querySelector('.toolbar .line')?.after(narrowLine(lab.setting, document.body));
ready.then(
  ([id, page]) => {
    clientId = id;
    Object.defineProperty(window, PLAYGROUND, { value: { join: page.join } });
    workers?.addEventListener('message', ({ data, ports: [port] }: MessageEvent<PageRequest>) => {
      void page.answer(data).then((response) => port?.postMessage(response, response ? [response.body] : []));
    });
    workers?.startMessages();
    lab.start();
  },
  () => lab.showNotice(HEAD.noWorkers),
);
