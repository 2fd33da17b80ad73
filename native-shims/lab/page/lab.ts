/** Builds the lab, in which all phones have one address and one user. */
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { overridesOf } from '../overrides.ts';
import { harOf } from '../own-answers/har.ts';
import { PHONE_NAMES } from '../phones.ts';
import { acceptDroppedFiles } from '../replay/replay-sheet.ts';
import { HEAD } from '../words/table.ts';
import { currentText, setLanguage, setText, type Text } from '../words/word.ts';
import { pairOf, TWIN } from './compare/pair.ts';
import { CUSTOM_OPTIONS } from './controls/contract.ts';
import { overridesOfText, textOfOverrides } from './controls/overrides-text.ts';
import { wireControls } from './controls/wiring.ts';
import { createDoctor, type OpenChat, orderOfChat } from './doctor.ts';
import { h } from './element.ts';
import { hasAppVersion, variantOf } from './hosts.ts';
import { createPhone, type Phone, type PhoneKind } from './phone.ts';
import { copyStorage } from './phone-storage.ts';
import { openSetting, type SettingStore } from './setting.ts';
import { slowProcessor } from './slow-processor.ts';
import type { Surroundings } from './surroundings.ts';
import { createToolbar, type ToolbarActions } from './toolbar.ts';
import { METHODS_PAGE, openMethodCard } from './trial.ts';
import { createDetails, type Details } from './views/details.ts';
import { createRecord } from './views/record.ts';
import { createRemotePhones } from './views/remote-phones.ts';
import { createViewBar } from './views/view-bar.ts';
import { createViews } from './views/views.ts';

export interface Lab {
  readonly setting: SettingStore;
  /** Returns the sandbox and the language of a phone. */
  callerOf(id: string): { sandbox: string; language: 'zh' | 'en' };
  /** Shows a problem that concerns the whole lab above the phones. */
  showNotice(text: Text): void;
  /** Opens the pages. */
  start(): void;
}

/** Draws the lab into the page. `start` opens the phones' pages. */
export function createLab(surroundings: Surroundings): Lab {
  const setting = openSetting(window);
  const title = h('title', { textContent: HEAD.title });
  document.querySelector('title')?.replaceWith(title);
  setLanguage(setting.current.words, document);
  setting.on('words', (words) => setLanguage(words, document));
  const phones = new Map<string, Phone>();
  const phonesRow = h('main', { className: 'phones', id: LEAK_MARKER });
  const record = createRecord((id) => phones.get(id)?.storage() ?? remote.storage(id), requestAnimationFrame);
  const details: Details = createDetails(record, setting, (id) => phones.get(id)?.title ?? remote.titleOf(id));
  const remote = createRemotePhones(record, setting, phonesRow, details, surroundings.send, (url, listener) => {
    // Without a server no phone can join.
    if (surroundings.isServed) new EventSource(url).onmessage = ({ data }) => listener(data);
  });

  /** Tells if a phone is recorded. Of a host's two phones only the first is. */
  const isRecorded = ({ id, host }: Phone): boolean => id === host;

  function goTo(address: string): void {
    setting.change('address', address);
    toolbar.showAddress(address);
    for (const phone of phones.values()) {
      if (isRecorded(phone)) wiring.recorder.navigated(phone.host, address);
      phone.go(address);
    }
    if (surroundings.isServed) remote.go(address);
    doctor.refresh();
  }

  const sendLanguage = () => surroundings.sendLanguage(setting.current.language);

  function reloadAll(): void {
    for (const phone of phones.values()) {
      if (isRecorded(phone)) wiring.recorder.reloaded(phone.host);
      phone.reload();
    }
  }

  async function reset(): Promise<void> {
    for (const phone of phones.values()) {
      if (isRecorded(phone)) {
        const { sandbox } = phone.frameSetup();
        const response = await surroundings.send('/__fixtures/reset', {
          method: 'POST',
          headers: { [SANDBOX_HEADER]: sandbox },
        });
        if (!response.ok) throw new Error(currentText(HEAD.resetFailedAt(response.status, phone.title)));
      }
      phone.reset();
      if (isRecorded(phone)) await wiring.controls.onReset(phone.host);
    }
    wiring.recorder.begin(true);
    goTo(setting.current.address);
  }

  const openChats = (): OpenChat[] =>
    [...phones.values()].filter(isRecorded).flatMap(({ id, title, address, frameSetup }) => {
      const orderNo = orderOfChat(address);
      return orderNo === undefined ? [] : [{ id, title, sandbox: frameSetup().sandbox, orderNo }];
    });
  const doctor = createDoctor(openChats, surroundings.send);

  const wiring = wireControls({
    phone: (id) => phones.get(id),
    setup: (host) => ({
      ...variantOf(host, setting.current).setup,
      ...(hasAppVersion(host) && { version: setting.current.version }),
    }),
    setting: () => ({ language: setting.current.language, isDark: setting.current.dark, answer: setting.current.user }),
    reset,
    send: surroundings.send,
    // Reads the lab's file, not the backend.
    schemas: async () => (await fetch(surroundings.schemas)).json(),
    har: (id) => harOf(record.events(id), location.origin),
  });

  /** Reloads phones after a change of setting. The record restarts, because a test has one setting. */
  function restart(affected: Iterable<Phone>): void {
    wiring.recorder.begin(false);
    for (const phone of phones.values()) if (isRecorded(phone)) wiring.recorder.navigated(phone.host, phone.address);
    for (const phone of affected) phone.reload();
  }

  const actions: ToolbarActions = {
    go: goTo,
    reload: reloadAll,
    reset,
    gallery: surroundings.gallery,
  };
  setting.on('language', () => void sendLanguage().then(() => restart(phones.values())));
  setting.on('dark', wiring.recorder.dark);
  const setProcessor = slowProcessor();
  setting.on('processor', setProcessor);
  setting.on('user', wiring.recorder.answer);
  setting.on('version', () => restart([...phones.values()].filter(({ host }) => hasAppVersion(host))));
  const toolbar = createToolbar(
    setting,
    actions,
    createViewBar(setting, remote.button),
    wiring.element,
    doctor.element,
  );

  const labPage: LabPage = {
    ownOptions: CUSTOM_OPTIONS,
    ...wiring.frameListeners,
    frameSetup: (id) => {
      phones.get(id)?.beginPage();
      return wiring.frameSetup(id);
    },
    loadState: wiring.loadState,
    saveState: (id, change) => phones.get(id)?.saveState(change),
    onPageEvent: (id, event) => record.event(id, { ...event, at: event.at - wiring.clockMs(id) }),
    onNavigate(id, address) {
      phones.get(id)?.onNavigate(address);
      doctor.refresh();
    },
    onTitle: (id, title) => phones.get(id)?.onTitle(title),
    onAsk: (id, question, decision) => phones.get(id)?.onAsk(question, decision),
    onOpen(id, frame) {
      const phone = phones.get(id);
      phone?.onOpen(frame);
      const page = phone?.document();
      if (phone && page && setting.current.trial && METHODS_PAGE.test(phone.address))
        openMethodCard(page, setting.current.trial);
      wiring.onOpen(id, frame);
    },
    onUserAction(id, action) {
      if (!setting.current.linked) return;
      for (const phone of phones.values()) if (phone.id !== id) phone.repeat(action);
    },
  };
  Object.defineProperty(window, LAB_PAGE, { value: labPage });

  function addPhone(kind: PhoneKind): Phone {
    const { host } = kind;
    const phone = createPhone(kind, setting, record, {
      surroundings,
      details,
      overrides: () => overridesOf(wiring.controls.overrides, host),
      openEverywhere: goTo,
      chooseVariant(index) {
        setting.change('variants', { ...setting.current.variants, [host]: index });
        restart([...phones.values()].filter((candidate) => candidate.host === host));
      },
      onBack: () => isRecorded(phone) && wiring.onBack(host),
      onUnload: () => wiring.onClose(phone.id),
    });
    phones.set(phone.id, phone);
    phonesRow.append(phone.element);
    return phone;
  }
  for (const host of PHONE_NAMES) addPhone({ host });

  /** Adds or removes a host's second phone for the comparison. It gets the first phone's storage, because both belong to one person. */
  function updateTwin(): void {
    const twinKind = pairOf(setting.current)?.twin;
    const oldTwin = phones.get(TWIN);
    if (JSON.stringify(twinKind) === lastTwin) return;
    lastTwin = JSON.stringify(twinKind);
    oldTwin?.reset();
    oldTwin?.unload();
    oldTwin?.element.remove();
    phones.delete(TWIN);
    const first = twinKind && phones.get(twinKind.host);
    if (!first) return;
    copyStorage(first.id, TWIN);
    const twin = addPhone({ id: TWIN, ...twinKind });
    twin.saveState(first.state);
    twin.setAddress(first.address);
  }
  let lastTwin: string | undefined;
  for (const name of ['differences', 'first', 'second', 'single', 'language', 'version'] as const)
    setting.on(name, updateTwin);
  updateTwin();

  const views = createViews({ setting, record, phones, remote, row: phonesRow, details });
  const notice = h('p', { className: 'notice', hidden: true, role: 'alert' });
  document.body.append(toolbar.element, notice, h('div', { className: 'bench' }, phonesRow, ...views), details.element);

  remote.button.hidden = !surroundings.isServed;
  acceptDroppedFiles(document);
  return {
    setting,
    callerOf(id) {
      const phone = phones.get(id);
      return {
        sandbox: phone?.frameSetup().sandbox ?? 'default',
        language: phone?.language ?? setting.current.language,
      };
    },
    showNotice(text) {
      setText(notice, 'textContent', text);
      notice.hidden = false;
    },
    start() {
      wiring.controls.restore(overridesOfText(setting.current.faults));
      wiring.controls.on(() => setting.change('faults', textOfOverrides(wiring.controls.overrides)));
      wiring.recorder.begin(false);
      setProcessor(setting.current.processor);
      void sendLanguage().then(() => goTo(setting.current.address));
    },
  };
}
