/** Draws a phone of the lab: the host's bar and sheet, the frame with the page, and the bridge traffic. */
import type { HostState, TrafficEntry, UserAnswer } from '../../src/index.ts';
import { isObject, textOf } from '../../src/json.ts';
import { userAgent } from '../../src/user-agents.ts';
import type { Trail } from '../frame/history.ts';
import { FRAME_PREFIX, type FrameApi, type FrameSetup, type StorageAreas, type UserAction } from '../messages.ts';
import { edgesOf, type Override, textStepOf, themeOf } from '../overrides.ts';
import { hostOf, PHONES, type PhoneName } from '../phones.ts';
import { HOST_TITLES, PHONE, VARIANTS } from '../words/table.ts';
import type { Text } from '../words/word.ts';
import { createMarks, type Marks } from './compare/marks.ts';
import { createNote, type DifferenceNote } from './compare/note.ts';
import { h } from './element.ts';
import { hasAppVersion, variantOf } from './hosts.ts';
import { agentCaption, enlargeButton, flightButton, hostSheet } from './phone-parts.ts';
import { clearStorage } from './phone-storage.ts';
import type { Setting, SettingStore } from './setting.ts';
import type { Surroundings } from './surroundings.ts';
import type { Details } from './views/details.ts';
import { createPanel, type Panel } from './views/panel.ts';
import type { LabRecord } from './views/record.ts';
import { isLoaded, shapeOf } from './views/shape.ts';

/** Milliseconds that a user takes to decide, so that a tester sees the question. */
const THINK_MS = 900;

export interface Phone {
  /** The host's name. A second phone of a host has another id. */
  readonly id: string;
  readonly host: PhoneName;
  readonly element: HTMLElement;
  readonly title: Text;
  /** The address of the phone's page. */
  readonly address: string;
  readonly state: HostState;
  /** Returns the frame's setup without network, clock and place, which the controls add. */
  frameSetup(): Omit<FrameSetup, 'network' | 'clockMs' | 'location'>;
  /** Prepares a page load. After a reset it clears the storage again, because the previous page may have written to it. */
  beginPage(): void;
  go(address: string): void;
  /** Sets the address that is opened when the page begins. */
  setAddress(address: string): void;
  reload(): void;
  /** Presses the phone's back button. An own app asks its page first. */
  back(): void;
  /** Deletes the session, the history, the storage and the traffic. */
  reset(): void;
  readonly panel: Panel;
  readonly marks: Marks;
  readonly note: DifferenceNote;
  /** True if a page is open. */
  readonly isLoaded: boolean;
  readonly language: Setting['language'];
  /** Returns the document of the app's page. */
  document(): Document | undefined;
  storage(): StorageAreas | undefined;
  /** Applies setting and overrides to the phone and its page: theme, safe area, text size, orientation. */
  updateAppearance(): void;
  /** Closes the page. `go` opens it again. */
  unload(): void;
  repeat(action: UserAction): void;
  saveState(change: HostState): void;
  onTraffic(entry: TrafficEntry): void;
  onNavigate(address: string): void;
  onTitle(title: string): void;
  onAsk(question: string, decision: Promise<UserAnswer>): void;
  onOpen(frame: FrameApi): void;
}

export interface PhoneActions {
  readonly surroundings: Surroundings;
  readonly details: Details;
  /** Returns the overrides of the phone's host. */
  overrides(): readonly Override[];
  /** Opens this phone's address in every phone. */
  openEverywhere(address: string): void;
  chooseVariant(index: number): void;
  /** Reports that the phone's back button is pressed. */
  onBack(): void;
  /** Reports that the page closes and no other page opens. */
  onUnload(): void;
}

/** Describes a phone that differs from the first of its host. */
export interface PhoneKind {
  readonly id?: string;
  readonly host: PhoneName;
  readonly title?: Text;
  /** Overrides the setting's language. */
  readonly language?: Setting['language'];
  readonly version?: string;
}

export function createPhone(kind: PhoneKind, store: SettingStore, record: LabRecord, actions: PhoneActions): Phone {
  const { host, id = host } = kind;
  const { variants } = PHONES[host];
  const { title = HOST_TITLES[host] } = kind;
  const { current: setting } = store;
  let page: FrameApi | undefined;
  let scriptedDocument: Document | null = null;
  let address = setting.address;
  let state: HostState = {};
  let trail: Trail = { steps: [], index: -1 };
  let isReset = false;

  const flight = flightButton(title, `${id}.bridgelog`, () => page?.flightLog());
  const panel = createPanel({ id, title }, record, store, actions.details, [flight]);
  const marks = createMarks();
  const note = createNote(title);
  const frame = h('iframe', { name: FRAME_PREFIX + id, title: PHONE.frame(title) });
  const barTitle = h('span', { className: 'bar-title' });
  const back = h('button', { type: 'button', className: 'bar-back', textContent: '‹', aria: { label: PHONE.back } });
  const sheet = hostSheet();
  const screen = h('div', { className: 'screen' }, frame, marks.element, sheet.element);
  const agent = agentCaption();
  const addressButton = h('button', { type: 'button', className: 'where', title: PHONE.gather });
  const variant = h('select', { aria: { label: PHONE.variant(title) } });
  variant.append(
    ...variants.map(({ label }, index) => h('option', { value: String(index), textContent: VARIANTS[label] ?? label })),
  );
  const enlarge = enlargeButton(host, title, store);
  // Adds the frame's script to foreign pages (cashier, third-party login), which are served without it.
  frame.onload = () => {
    const document = frame.contentDocument;
    if (!document || document === scriptedDocument || document.URL === 'about:blank') return;
    const script = document.createElement('script');
    script.src = actions.surroundings.frameScript;
    document.head.append(script);
  };
  variant.onchange = () => actions.chooseVariant(Number(variant.value));
  addressButton.onclick = () => actions.openEverywhere(address);

  let isPageLoaded = false;
  const load = (url: string) => {
    isPageLoaded = true;
    sheet.hide();
    page = undefined;
    frame.contentWindow?.location.replace(actions.surroundings.addressOf(id, url));
  };

  const goBack = async () => {
    actions.onBack();
    const reply = hasAppVersion(host) ? await page?.emit('backPressed') : undefined;
    if (!isObject(reply) || reply.handled !== true) page?.back();
  };
  back.onclick = goBack;

  const textSizeSetup = () => {
    const step = textStepOf(actions.overrides());
    return host === 'wechat' && step ? { textSize: Number(step) } : {};
  };
  const currentSetup = () => ({
    ...variantOf(host, setting).setup,
    version: kind.version ?? setting.version,
    thinkMs: THINK_MS,
    ...textSizeSetup(),
    ...(state.token ? { token: state.token } : {}),
  });
  const appearance = () => {
    const overrides = actions.overrides();
    const theme = themeOf(overrides);
    const edges = edgesOf(overrides) ?? (setting.insets ? 'notch' : 'plain');
    return { dark: theme === undefined ? setting.dark : theme === 'dark', edges, shape: shapeOf(setting, edges) };
  };
  const showSetup = () => {
    agent.show(userAgent({ host: hostOf(host), ...currentSetup() }));
    variant.value = String(setting.variants[host] ?? 0);
    variant.disabled = variants.length === 1;
  };
  showSetup();

  const element = h(
    'article',
    { className: 'phone', data: { host: id } },
    h('header', {}, h('h2', { textContent: title }), id === host && enlarge),
    h('div', { className: 'kind' }, variant, agent.element),
    h(
      'div',
      { className: 'device' },
      h('div', { className: 'host-bar' }, back, barTitle, h('span', { className: 'capsule', textContent: '•••' })),
      screen,
    ),
    addressButton,
    note.element,
    panel.element,
  );
  const updateAppearance = () => {
    const { dark, edges, shape } = appearance();
    Object.assign(element.dataset, { scheme: dark ? 'dark' : 'light', edges });
    page?.setDark(dark);
    page?.setShape(shape);
  };
  updateAppearance();

  return {
    id,
    host,
    element,
    title,
    get address() {
      return address;
    },
    get state() {
      return { ...state, user: setting.user };
    },
    frameSetup: () => ({
      host: hostOf(host),
      setup: currentSetup(),
      sandbox: `lab-${host}`,
      dark: appearance().dark,
      shape: appearance().shape,
      languages: (kind.language ?? setting.language) === 'zh' ? ['zh-CN', 'zh'] : ['en-US', 'en'],
      trail,
    }),
    go(url) {
      address = url;
      showSetup();
      if (!isLoaded(id, setting)) return;
      load(url);
    },
    setAddress(url) {
      address = url;
    },
    reload() {
      showSetup();
      if (isLoaded(id, setting)) load(address);
    },
    back: () => void goBack(),
    reset() {
      state = {};
      trail = { steps: [], index: -1 };
      record.clear(id);
      clearStorage(id);
      isReset = true;
    },
    beginPage() {
      if (isReset) clearStorage(id);
      isReset = false;
    },
    panel,
    marks,
    note,
    document: () => (page ? (frame.contentDocument ?? undefined) : undefined),
    storage: () => page?.storage(),
    updateAppearance,
    get language() {
      return kind.language ?? setting.language;
    },
    get isLoaded() {
      return isPageLoaded;
    },
    unload() {
      isPageLoaded = false;
      page = undefined;
      frame.contentWindow?.location.replace('about:blank');
      actions.onUnload();
    },
    repeat: (action) => page?.repeat(action),
    saveState(change) {
      state = { ...state, ...change };
      showSetup();
    },
    onTraffic(entry) {
      record.traffic(id, entry);
      if (entry.name === 'setTitle' && entry.direction === 'to-host') barTitle.textContent = titleIn(entry.body);
      if (entry.direction === 'to-host' && OPENS_OUTSIDE.has(entry.name)) {
        sheet.show(PHONE.question(title, entry.name), PHONE.opensOutside);
        sheet.hideLater(1600);
      }
      if (closesPage(entry)) sheet.show(PHONE.closed, PHONE.closedHint);
    },
    onNavigate(next) {
      address = next;
      addressButton.textContent = next.replace(/^\/health/, '');
    },
    onTitle(text) {
      // A browser shows the page's origin, every other host the page's title.
      barTitle.textContent = host === 'browser' ? location.host : text;
    },
    onAsk(question, decision) {
      sheet.show(PHONE.question(title, question), PHONE.deciding);
      void decision.then((answer) => {
        sheet.show(PHONE.question(title, question), PHONE.decisions[answer]);
        sheet.hideLater(700);
      });
    },
    onOpen(next) {
      page = next;
      scriptedDocument = frame.contentDocument;
      sheet.hide();
      const body = { address: frame.contentWindow?.location.href.replace(location.origin, '') };
      record.traffic(id, {
        at: Date.now(),
        host: hostOf(host),
        direction: 'host-only',
        channel: 'page',
        name: 'page loaded',
        body,
      });
    },
  };
}

/** Lists the calls that open something outside the page. */
const OPENS_OUTSIDE = new Set([
  ...['openPage', 'openApp', 'openMiniProgram', 'openExternal', 'openStore', 'dialPhone', 'openCustomerService'],
  ...['openDocument', 'previewImages', 'imagePreview', 'previewFile'],
]);

const closesPage = ({ name, direction }: TrafficEntry): boolean =>
  name === 'web-view-destroyed' || (direction === 'to-page' && ['closePage', 'closeWindow'].includes(name));

const titleIn = (body: unknown): string =>
  isObject(body) && isObject(body.params) ? textOf(body.params, 'title') : '';
