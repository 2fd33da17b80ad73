import { choice } from './choice.ts';
import { h } from './element.ts';
import { ANSWERS, type SettingStore, VERSIONS } from './setting.ts';
import { versionNoteElement } from './views/version-note.ts';

/** The first pages of the product's main journeys. */
const LINKS: readonly [label: string, address: string][] = [
  ['Packages', '/health/package-list'],
  ['Sale page', '/health/pecSale/yj_gefmtj'],
  ['Order', '/health/pecState/yj_gefmtj/O1001'],
  ['Booked', '/health/pecState/yj_gefmtj/O1002'],
  ['Doctor', '/health/online/client/yj_gefmtj/O1001'],
  ['Rights card', '/health/medical-services'],
  ['Home', '/health/'],
  ['Hybrid example', '/health/hybrid-example'],
];

export interface ToolbarActions {
  go(address: string): void;
  reload(): void;
  reset(): Promise<void>;
}

export interface Toolbar {
  readonly element: HTMLElement;
  showAddress(address: string): void;
}

/** `more`: lines below its own. */
export function createToolbar(setting: SettingStore, actions: ToolbarActions, ...more: HTMLElement[]): Toolbar {
  const field = h('input', {
    type: 'text',
    name: 'address',
    value: setting.now.address,
    spellcheck: false,
    autocomplete: 'off',
    aria: { label: 'Address of all phones' },
  });
  const form = h('form', { className: 'address' }, field);
  form.onsubmit = (event) => {
    event.preventDefault();
    actions.go(field.value.trim().startsWith('/') ? field.value.trim() : `/${field.value.trim()}`);
  };
  const reload = h('button', { type: 'button', className: 'icon', textContent: '↻', title: 'Load all phones again' });
  reload.onclick = actions.reload;

  const links = h('nav', { className: 'links', aria: { label: 'Quick links' } });
  for (const [label, address] of LINKS) {
    const link = h('button', { type: 'button', textContent: label, title: address });
    link.onclick = () => actions.go(address);
    links.append(link);
  }

  const reset = h('button', { type: 'button', className: 'reset framed', textContent: 'Reset backend' });
  reset.onclick = async () => {
    reset.disabled = true;
    reset.textContent = await actions.reset().then(
      () => 'Reset backend',
      () => 'Not reset: the backend refused. Again',
    );
    reset.disabled = false;
  };

  const element = h(
    'header',
    { className: 'toolbar' },
    h('div', { className: 'line' }, h('h1', { textContent: 'Device lab' }), reload, form, links),
    h(
      'div',
      { className: 'line' },
      choice(
        setting,
        'App',
        'version',
        VERSIONS.map((version) => [version, version] as const),
      ),
      versionNoteElement(setting),
      choice(
        setting,
        'The user',
        'user',
        ANSWERS.map((answer) => [answer, answer] as const),
      ),
      choice(setting, 'Language', 'language', [
        ['中文', 'zh'],
        ['English', 'en'],
      ]),
      choice(setting, 'Appearance', 'dark', [
        ['Light', false],
        ['Dark', true],
      ]),
      choice(setting, 'Taps', 'linked', [
        ['In all phones', true],
        ['In one', false],
      ]),
      reset,
    ),
    ...more,
  );
  return {
    element,
    showAddress(address) {
      field.value = address;
    },
  };
}
