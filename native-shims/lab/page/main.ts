/** The lab's page: one address, six phones, one user. */

import { LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { h } from './element.ts';
import { createPhone, type Phone } from './phone.ts';
import { keepSettings, LAB_HOSTS, readSettings } from './settings.ts';
import { createToolbar } from './toolbar.ts';

const settings = readSettings();
const inHash = decodeURIComponent(location.hash.slice(1));
if (inHash.startsWith('/')) settings.address = inHash;

const phones = new Map<string, Phone>();
const shelf = h('main', { className: 'shelf', id: LEAK_MARKER });

function goTo(address: string): void {
  settings.address = address;
  keepSettings(settings);
  history.replaceState(null, '', `#${encodeURI(address)}`);
  toolbar.showAddress(address);
  for (const phone of phones.values()) phone.go(address);
}

/** For pages that the backend writes: a frame cannot be given request headers, so the dev server has to know. */
const tellLanguage = () => fetch(`/lab/language?${settings.language}`, { method: 'POST' });

function reloadAll(): void {
  for (const phone of phones.values()) phone.reload();
}

async function reset(): Promise<void> {
  for (const phone of phones.values()) {
    const { world } = phone.order();
    await fetch('/__fixtures/reset', { method: 'POST', headers: { 'x-fixture-world': world } });
    phone.forget();
  }
  goTo(settings.address);
}

function showScheme(): void {
  shelf.dataset['scheme'] = settings.dark ? 'dark' : 'light';
  for (const phone of phones.values()) phone.setDark(settings.dark);
}

const toolbar = createToolbar(settings, {
  go: goTo,
  reload: reloadAll,
  reset,
  change(name, value) {
    settings[name] = value;
    keepSettings(settings);
    if (name === 'language') {
      void tellLanguage().then(reloadAll);
    }
    if (name === 'dark') showScheme();
    for (const lab of LAB_HOSTS) {
      if (name === 'version' && lab.versioned) phones.get(lab.host)?.reload();
    }
  },
});

const labPage: LabPage = {
  order: (id) => phones.get(id)?.order(),
  remember: (id) => phones.get(id)?.state ?? {},
  save: (id, change) => phones.get(id)?.save(change),
  heard: (id, entry) => phones.get(id)?.heard(entry),
  moved: (id, address) => phones.get(id)?.moved(address),
  titled: (id, title) => phones.get(id)?.titled(title),
  asked: (id, what, decision) => phones.get(id)?.asked(what, decision),
  opened: (id, frame) => phones.get(id)?.opened(frame),
  onUserAction(id, action) {
    if (!settings.linked) return;
    for (const phone of phones.values()) if (phone.id !== id) phone.repeat(action);
  },
};
Object.defineProperty(window, LAB_PAGE, { value: labPage });

for (const lab of LAB_HOSTS) {
  const phone = createPhone(lab, settings, {
    gather: goTo,
    choose(index) {
      settings.variants[lab.host] = index;
      keepSettings(settings);
      phone.reload();
    },
  });
  phones.set(lab.host, phone);
  shelf.append(phone.element);
}
document.body.append(toolbar.element, shelf);

/** A frame is 390 by 844 and shown as wide as its column is. */
const fit = () => {
  const device = shelf.querySelector('.screen');
  if (device) shelf.style.setProperty('--scale', String(device.clientWidth / 390));
};
new ResizeObserver(fit).observe(shelf);
fit();
showScheme();
void tellLanguage().then(() => goTo(settings.address));
