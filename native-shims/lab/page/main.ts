/** The lab page: one address, six phones, one user. */
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { HOST_NAMES } from '../../src/index.ts';

import { LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { createDoctor, orderOfChat, type ShownChat } from './doctor.ts';
import { h } from './element.ts';
import { createPhone, type Phone } from './phone.ts';
import { hasAppVersion, keepSettings, readSettings } from './settings.ts';
import { createToolbar, type ToolbarActions } from './toolbar.ts';

const settings = readSettings();
const inHash = decodeURIComponent(location.hash.slice(1));
if (inHash.startsWith('/')) settings.address = inHash;
const asked = new URLSearchParams(location.search).get('lang');
if (asked === 'zh' || asked === 'en') settings.language = asked;

const phones = new Map<string, Phone>();
const row = h('main', { className: 'phones', id: LEAK_MARKER });

function goTo(address: string): void {
  settings.address = address;
  keepSettings(settings);
  history.replaceState(null, '', `#${encodeURI(address)}`);
  toolbar.showAddress(address);
  for (const phone of phones.values()) phone.go(address);
  doctor.refresh();
}

/** Sends the language to the dev server, for pages that the backend writes: a frame cannot be given request headers. */
const sendLanguage = () => fetch(`/lab/language?${settings.language}`, { method: 'POST' });

function reloadAll(): void {
  for (const phone of phones.values()) phone.reload();
}

async function reset(): Promise<void> {
  for (const phone of phones.values()) {
    const { sandbox } = phone.frameSetup();
    await fetch('/__fixtures/reset', { method: 'POST', headers: { [SANDBOX_HEADER]: sandbox } });
    phone.reset();
  }
  goTo(settings.address);
}

function showScheme(): void {
  row.dataset['scheme'] = settings.dark ? 'dark' : 'light';
  for (const phone of phones.values()) phone.setDark(settings.dark);
}

const shownChats = (): ShownChat[] =>
  [...phones.values()].flatMap(({ title, address, frameSetup }) => {
    const orderNo = orderOfChat(address);
    return orderNo === undefined ? [] : [{ title, sandbox: frameSetup().sandbox, orderNo }];
  });
const doctor = createDoctor(shownChats, fetch.bind(window));

const actions: ToolbarActions = {
  go: goTo,
  reload: reloadAll,
  reset,
  change(name, value) {
    settings[name] = value;
    keepSettings(settings);
    if (name === 'language') {
      void sendLanguage().then(reloadAll);
    }
    if (name === 'dark') showScheme();
    if (name === 'version') {
      for (const host of HOST_NAMES.filter(hasAppVersion)) phones.get(host)?.reload();
    }
  },
};
const toolbar = createToolbar(settings, actions, doctor.element);

const labPage: LabPage = {
  frameSetup: (id) => phones.get(id)?.frameSetup(),
  loadState: (id) => phones.get(id)?.state ?? {},
  saveState: (id, change) => phones.get(id)?.saveState(change),
  onTraffic: (id, entry) => phones.get(id)?.onTraffic(entry),
  onNavigate(id, address) {
    phones.get(id)?.onNavigate(address);
    doctor.refresh();
  },
  onTitle: (id, title) => phones.get(id)?.onTitle(title),
  onAsk: (id, question, decision) => phones.get(id)?.onAsk(question, decision),
  onOpen: (id, frame) => phones.get(id)?.onOpen(frame),
  onUserAction(id, action) {
    if (!settings.linked) return;
    for (const phone of phones.values()) if (phone.id !== id) phone.repeat(action);
  },
};
Object.defineProperty(window, LAB_PAGE, { value: labPage });

for (const host of HOST_NAMES) {
  const phone = createPhone(host, settings, {
    gather: goTo,
    chooseVariant(index) {
      settings.variants[host] = index;
      keepSettings(settings);
      phone.reload();
    },
  });
  phones.set(host, phone);
  row.append(phone.element);
}
document.body.append(toolbar.element, row);

/** Scales the frames, which are 390 by 844, to the width of their column. */
const fit = () => {
  const device = row.querySelector('.screen');
  if (device) row.style.setProperty('--scale', String(device.clientWidth / 390));
};
new ResizeObserver(fit).observe(row);
fit();
showScheme();
void sendLanguage().then(() => goTo(settings.address));
