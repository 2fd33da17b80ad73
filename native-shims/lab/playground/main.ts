/** Runs the lab without a server. The backend is in this page, and a service worker forwards the phones' requests to it. */
import { createLab } from '../page/lab.ts';
import { HEAD } from '../words/table.ts';
import { type Asked, PLAYGROUND, prefixOf } from './addresses.ts';
import type { PageBackend } from './backend.ts';
import { narrowFirst, narrowLine } from './narrow.ts';

const place = new URL('./', location.href).pathname;

/** Loads the backend with the first request, after the lab is drawn. */
let opened: Promise<PageBackend> | undefined;
const backend = () => {
  opened ??= import('./backend.ts').then(({ openPageBackend }) => openPageBackend(location.origin, callerOf));
  return opened;
};
const send: typeof fetch = async (input, init) => (await backend()).send(input, init);

async function ownName(workers: ServiceWorkerContainer): Promise<string> {
  await workers.register(`${place}worker.js`);
  const { active } = await workers.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    active?.postMessage('name', [port2]);
  });
}

const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
const ready = workers ? Promise.all([ownName(workers), backend()]) : Promise.reject(new Error('no service workers'));
let name = '';

const lab = createLab({
  send,
  frameScript: `${place}frame.js`,
  schemas: `${place}schemas.json`,
  gallery: `${place}gallery.html`,
  isServed: false,
  // Phones have no address until the worker has named the page.
  addressOf: (phone, address) => (name === '' ? 'about:blank' : prefixOf(place, { client: name, phone }) + address),
  sayLanguage: async () => undefined,
});
function callerOf(phone: string) {
  return lab.callerOf(phone);
}

narrowFirst(lab.setting, window);
document.querySelector('.toolbar .line')?.after(narrowLine(lab.setting, document.body));
ready.then(
  ([own, page]) => {
    name = own;
    Object.defineProperty(window, PLAYGROUND, { value: { join: page.join } });
    workers?.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Asked>) => {
      void page.answer(data).then((answered) => port?.postMessage(answered, answered ? [answered.body] : []));
    });
    workers?.startMessages();
    lab.begin();
  },
  () => lab.say(HEAD.noWorkers),
);
