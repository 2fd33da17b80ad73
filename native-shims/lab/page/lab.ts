/** Builds the lab: one address in all phones, one user. */
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { overridesOf } from '../overrides.ts';
import { harOf } from '../own-answers/har.ts';
import { PHONE_NAMES } from '../phones.ts';
import { takeDropped } from '../replay/replay-sheet.ts';
import { HEAD } from '../words/table.ts';
import { put, say, speak, type Text } from '../words/word.ts';
import { pairOf, TWIN } from './compare/pair.ts';
import { OWN_OPTIONS } from './controls/contract.ts';
import { overridesOfText, textOfOverrides } from './controls/overrides-text.ts';
import { wireControls } from './controls/wiring.ts';
import { createDoctor, orderOfChat, type ShownChat } from './doctor.ts';
import { h } from './element.ts';
import { hasAppVersion, variantOf } from './hosts.ts';
import { createPhone, type Phone, type PhoneKind } from './phone.ts';
import { copyStorage } from './phone-storage.ts';
import { openSetting, type SettingStore } from './setting.ts';
import { slowProcessor } from './slow-processor.ts';
import type { Surroundings } from './surroundings.ts';
import { createToolbar, type ToolbarActions } from './toolbar.ts';
import { openTrial, TRIAL_PAGE } from './trial.ts';
import { createDetails, type Details } from './views/details.ts';
import { createRecord } from './views/record.ts';
import { createRemotePhones } from './views/remote-phones.ts';
import { createViewBar } from './views/view-bar.ts';
import { createViews } from './views/views.ts';

export interface Lab {
  readonly setting: SettingStore;
  /** Returns the sandbox and the language of a phone. */
  callerOf(id: string): { sandbox: string; language: 'zh' | 'en' };
  /** Shows a problem of the whole lab above the phones. */
  say(words: Text): void;
  /** Opens the pages. */
  begin(): void;
}

/** Draws the lab into the page. `begin` opens the phones' pages. */
export function createLab(surroundings: Surroundings): Lab {
  const setting = openSetting(window);
  const title = h('title', { textContent: HEAD.title });
  document.querySelector('title')?.replaceWith(title);
  speak(setting.now.words, document);
  setting.on('words', (words) => speak(words, document));
  const phones = new Map<string, Phone>();
  const row = h('main', { className: 'phones', id: LEAK_MARKER });
  const record = createRecord((id) => phones.get(id)?.storage() ?? remote.storage(id), requestAnimationFrame);
  const details: Details = createDetails(record, setting, (id) => phones.get(id)?.title ?? remote.titleOf(id));
  const remote = createRemotePhones(record, setting, row, details, surroundings.send, (url, listener) => {
    // Without a server no phone can join.
    if (surroundings.isServed) new EventSource(url).onmessage = ({ data }) => listener(data);
  });

  /** Only the first of a host's two phones is recorded. */
  const isRecorded = ({ id, host }: Phone): boolean => id === host;

  function goTo(address: string): void {
    setting.change('address', address);
    toolbar.showAddress(address);
    for (const phone of phones.values()) {
      if (isRecorded(phone)) wired.recorder.went(phone.host, address);
      phone.go(address);
    }
    if (surroundings.isServed) remote.go(address);
    doctor.refresh();
  }

  const sendLanguage = () => surroundings.sayLanguage(setting.now.language);

  function reloadAll(): void {
    for (const phone of phones.values()) {
      if (isRecorded(phone)) wired.recorder.reloaded(phone.host);
      phone.reload();
    }
  }

  async function reset(): Promise<void> {
    for (const phone of phones.values()) {
      if (isRecorded(phone)) {
        const { sandbox } = phone.frameSetup();
        const answer = await surroundings.send('/__fixtures/reset', {
          method: 'POST',
          headers: { [SANDBOX_HEADER]: sandbox },
        });
        if (!answer.ok) throw new Error(say(HEAD.refusedReset(answer.status, phone.title)));
      }
      phone.reset();
      if (isRecorded(phone)) await wired.controls.onReset(phone.host);
    }
    wired.recorder.begin(true);
    goTo(setting.now.address);
  }

  const shownChats = (): ShownChat[] =>
    [...phones.values()].filter(isRecorded).flatMap(({ id, title, address, frameSetup }) => {
      const orderNo = orderOfChat(address);
      return orderNo === undefined ? [] : [{ id, title, sandbox: frameSetup().sandbox, orderNo }];
    });
  const doctor = createDoctor(shownChats, surroundings.send);

  const wired = wireControls({
    phone: (id) => phones.get(id),
    setup: (host) => ({
      ...variantOf(host, setting.now).setup,
      ...(hasAppVersion(host) && { version: setting.now.version }),
    }),
    setting: () => ({ language: setting.now.language, isDark: setting.now.dark, answer: setting.now.user }),
    reset,
    send: surroundings.send,
    // Reads a file beside the page instead of the backend.
    schemas: async () => (await fetch(surroundings.schemas)).json(),
    har: (id) => harOf(record.events(id), location.origin),
  });

  /** Reloads phones after a change of setting. The record restarts, as a test has one setting. */
  function renew(those: Iterable<Phone>): void {
    wired.recorder.begin(false);
    for (const phone of phones.values()) if (isRecorded(phone)) wired.recorder.went(phone.host, phone.address);
    for (const phone of those) phone.reload();
  }

  const actions: ToolbarActions = {
    go: goTo,
    reload: reloadAll,
    reset,
    gallery: surroundings.gallery,
  };
  setting.on('language', () => void sendLanguage().then(() => renew(phones.values())));
  setting.on('dark', wired.recorder.dark);
  const setProcessor = slowProcessor();
  setting.on('processor', setProcessor);
  setting.on('user', wired.recorder.answer);
  setting.on('version', () => renew([...phones.values()].filter(({ host }) => hasAppVersion(host))));
  const toolbar = createToolbar(setting, actions, createViewBar(setting, remote.button), wired.element, doctor.element);

  const labPage: LabPage = {
    ownOptions: OWN_OPTIONS,
    ...wired.heard,
    frameSetup: (id) => {
      phones.get(id)?.beginPage();
      return wired.frameSetup(id);
    },
    loadState: wired.loadState,
    saveState: (id, change) => phones.get(id)?.saveState(change),
    onPageEvent: (id, event) => record.event(id, { ...event, at: event.at - wired.clockMs(id) }),
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
      if (phone && page && setting.now.trial && TRIAL_PAGE.test(phone.address)) openTrial(page, setting.now.trial);
      wired.onOpen(id, frame);
    },
    onUserAction(id, action) {
      if (!setting.now.linked) return;
      for (const phone of phones.values()) if (phone.id !== id) phone.repeat(action);
    },
  };
  Object.defineProperty(window, LAB_PAGE, { value: labPage });

  function addPhone(kind: PhoneKind): Phone {
    const { host } = kind;
    const phone = createPhone(kind, setting, record, {
      surroundings,
      details,
      overrides: () => overridesOf(wired.controls.overrides, host),
      gather: goTo,
      chooseVariant(index) {
        setting.change('variants', { ...setting.now.variants, [host]: index });
        renew([...phones.values()].filter((candidate) => candidate.host === host));
      },
      onBack: () => isRecorded(phone) && wired.onBack(host),
      onUnload: () => wired.onClose(phone.id),
    });
    phones.set(phone.id, phone);
    row.append(phone.element);
    return phone;
  }
  for (const host of PHONE_NAMES) addPhone({ host });

  /** Adds or removes the second phone of a host for the comparison. It copies the first phone's storage, as both belong to one person. */
  function keepTwin(): void {
    const otherPhone = pairOf(setting.now)?.twin;
    const old = phones.get(TWIN);
    if (JSON.stringify(otherPhone) === twinNow) return;
    twinNow = JSON.stringify(otherPhone);
    old?.reset();
    old?.unload();
    old?.element.remove();
    phones.delete(TWIN);
    const first = otherPhone && phones.get(otherPhone.host);
    if (!first) return;
    copyStorage(first.id, TWIN);
    const twin = addPhone({ id: TWIN, ...otherPhone });
    twin.saveState(first.state);
    twin.setAddress(first.address);
  }
  let twinNow: string | undefined;
  for (const name of ['differences', 'first', 'second', 'single', 'language', 'version'] as const)
    setting.on(name, keepTwin);
  keepTwin();

  const views = createViews({ setting, record, phones, remote, row, details });
  const notice = h('p', { className: 'notice', hidden: true, role: 'alert' });
  document.body.append(toolbar.element, notice, h('div', { className: 'bench' }, row, ...views), details.element);

  remote.button.hidden = !surroundings.isServed;
  takeDropped(document);
  return {
    setting,
    callerOf(id) {
      const phone = phones.get(id);
      return { sandbox: phone?.frameSetup().sandbox ?? 'default', language: phone?.language ?? setting.now.language };
    },
    say(words) {
      put(notice, 'textContent', words);
      notice.hidden = false;
    },
    begin() {
      wired.controls.restore(overridesOfText(setting.now.faults));
      wired.controls.on(() => setting.change('faults', textOfOverrides(wired.controls.overrides)));
      wired.recorder.begin(false);
      setProcessor(setting.now.processor);
      void sendLanguage().then(() => goTo(setting.now.address));
    },
  };
}
