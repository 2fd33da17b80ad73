/** One phone of the lab: the host's own bar, the frame in it, what the host shows on top, and its bridge traffic. */
import type { HostState, TrafficEntry, UserAnswer } from '../../src/index.ts';
import { userAgent } from '../../src/user-agents.ts';
import type { Trail } from '../frame/history.ts';
import type { FrameEnd, FrameOrder, UserAction } from '../messages.ts';
import { FRAME_PREFIX, LEAK_MARKER } from '../messages.ts';
import { agentCaption } from './agent-caption.ts';
import { download } from './download.ts';
import { h } from './element.ts';
import { type LabHost, type Settings, variantOf } from './settings.ts';
import { trafficList } from './traffic-list.ts';

/** Milliseconds a user takes to decide, so that it can be seen. */
const THINK_MS = 900;
const WORDS: Record<UserAnswer, string> = {
  accept: 'Agreed',
  cancel: 'Cancelled',
  fail: 'Tried, and refused',
  leave: 'Left without a word',
};

export interface Phone {
  readonly id: string;
  readonly element: HTMLElement;
  readonly state: HostState;
  order(): FrameOrder;
  go(address: string): void;
  reload(): void;
  forget(): void;
  setDark(dark: boolean): void;
  repeat(action: UserAction): void;
  save(change: HostState): void;
  heard(entry: TrafficEntry): void;
  moved(address: string): void;
  titled(title: string): void;
  asked(what: string, decision: Promise<UserAnswer>): void;
  opened(frame: FrameEnd): void;
}

export interface PhoneActions {
  /** Brings every phone to this one's address. */
  gather(address: string): void;
  choose(index: number): void;
}

export function createPhone(lab: LabHost, settings: Settings, actions: PhoneActions): Phone {
  const { host: id, title } = lab;
  let end: FrameEnd | undefined;
  let scripted: Document | null = null;
  let address = settings.address;
  let state: HostState = {};
  let trail: Trail = { steps: [], at: -1 };

  const flight = h('button', {
    ...{ type: 'button', className: 'quiet flight', textContent: 'Flight recorder' },
    title: 'Download the page’s last 200 messages, without secrets, as a .bridgelog',
    aria: { label: `${title}: flight recorder` },
  });
  const list = trafficList(title, [flight]);
  const frame = h('iframe', { name: FRAME_PREFIX + id, title: `${title} frame` });
  const barTitle = h('span', { className: 'bar-title' });
  const back = h('button', { type: 'button', className: 'bar-back', textContent: '‹', aria: { label: 'Back' } });
  const sheet = h('div', { className: 'host-sheet', hidden: true, aria: { live: 'polite' } });
  const screen = h('div', { className: 'screen' }, frame, sheet);
  const agent = agentCaption();
  const where = h('button', { type: 'button', className: 'where', title: 'Bring all phones here' });
  const variant = h('select', { aria: { label: `${title}: variant` } });
  variant.append(...lab.variants.map(({ label }, index) => h('option', { value: String(index), textContent: label })));
  // A page that is not the app's own (cashier, third-party login) comes without the frame's script: it gets it here.
  frame.onload = () => {
    const page = frame.contentDocument;
    if (!page || page === scripted || page.URL === 'about:blank') return;
    const script = page.createElement('script');
    script.src = '/lab/frame.js';
    page.head.append(script);
  };
  variant.onchange = () => actions.choose(Number(variant.value));
  flight.onclick = () => {
    const log = end?.flightLog();
    if (log === undefined) flight.textContent = 'None here';
    else download(`${id}.bridgelog`, log);
    setTimeout(() => {
      flight.textContent = 'Flight recorder';
    }, 1200);
  };
  where.onclick = () => actions.gather(address);

  const show = (words: string, detail: string) => {
    sheet.replaceChildren(h('b', { textContent: words }), h('span', { textContent: detail }));
    sheet.hidden = false;
  };
  const hide = () => {
    sheet.hidden = true;
  };
  const load = (url: string) => {
    hide();
    end = undefined;
    if (frame.contentWindow) frame.contentWindow.location.replace(url);
  };

  back.onclick = async () => {
    const word = lab.versioned ? await end?.emit('backPressed') : undefined;
    const isHandled = typeof word === 'object' && word !== null && Reflect.get(word, 'handled') === true;
    if (!isHandled) end?.back();
  };

  const setup = () => ({
    ...variantOf(lab, settings).setup,
    ...{ version: settings.version, thinkMs: THINK_MS },
    ...(state.token ? { token: state.token } : {}),
  });
  const caption = () => {
    agent.show(userAgent({ host: id, ...setup() }));
    variant.value = String(settings.variants[id] ?? 0);
    variant.disabled = lab.variants.length === 1;
  };
  caption();

  return {
    id,
    element: h(
      'article',
      { className: 'phone', data: { host: id } },
      h('header', {}, h('h2', { textContent: title }), variant),
      agent.element,
      h(
        'div',
        { className: 'device' },
        h('div', { className: 'host-bar' }, back, barTitle, h('span', { className: 'capsule', textContent: '•••' })),
        screen,
      ),
      where,
      list.element,
    ),
    get state() {
      return { ...state, user: settings.user };
    },
    order: () => ({
      ...{ host: id, setup: setup(), world: `lab-${id}`, dark: settings.dark, trail },
      languages: settings.language === 'zh' ? ['zh-CN', 'zh'] : ['en-US', 'en'],
    }),
    go(url) {
      address = url;
      caption();
      load(url);
    },
    reload() {
      caption();
      load(address);
    },
    forget() {
      state = {};
      trail = { steps: [], at: -1 };
      list.clear();
      const prefix = `${LEAK_MARKER}:${id}:`;
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) storage.removeItem(key);
      }
    },
    setDark: (dark) => end?.setDark(dark),
    repeat: (action) => end?.repeat(action),
    save(change) {
      state = { ...state, ...change };
      caption();
    },
    heard(entry) {
      list.add(entry);
      if (entry.name === 'setTitle' && entry.direction === 'to-host') barTitle.textContent = titleIn(entry.body);
      if (entry.direction === 'to-host' && LEAVES.has(entry.name)) {
        show(`${title}: ${entry.name}`, 'Something of the host’s opens here');
        setTimeout(hide, 1600);
      }
      if (closes(entry)) show('The host has closed this page', 'Open an address to go on');
    },
    moved(next) {
      address = next;
      where.textContent = next.replace(/^\/health/, '');
    },
    titled(text) {
      // A browser shows where the page is from, every other host its title.
      barTitle.textContent = id === 'browser' ? location.host : text;
    },
    asked(what, decision) {
      show(`${title}: ${what}`, 'The user decides …');
      void decision.then((answer) => {
        show(`${title}: ${what}`, WORDS[answer]);
        setTimeout(hide, 700);
      });
    },
    opened(next) {
      end = next;
      scripted = frame.contentDocument;
      hide();
      const body = { address: frame.contentWindow?.location.href.replace(location.origin, '') };
      list.add({ at: Date.now(), host: id, direction: 'host-only', channel: 'page', name: 'page loaded', body });
    },
  };
}

/** Calls whose effect lies outside of the page. */
const LEAVES = new Set([
  ...['openPage', 'openApp', 'openMiniProgram', 'openExternal', 'openStore', 'dialPhone', 'openCustomerService'],
  ...['openDocument', 'previewImages', 'imagePreview', 'previewFile'],
]);

const closes = ({ name, direction }: TrafficEntry): boolean =>
  name === 'web-view-destroyed' || (direction === 'to-page' && ['closePage', 'closeWindow'].includes(name));

function titleIn(body: unknown): string {
  const params: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'params') : undefined;
  return typeof params === 'object' && params !== null ? String(Reflect.get(params, 'title') ?? '') : '';
}
