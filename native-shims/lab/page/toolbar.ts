import { GALLERY, HEAD } from '../words/table.ts';
import { setText, type Word } from '../words/word.ts';
import { choice } from './choice.ts';
import { h } from './element.ts';
import { ANSWERS, type SettingStore, VERSIONS } from './setting.ts';
import { versionNoteElement } from './views/version-note.ts';

/** Links the first pages of the product's main journeys. */
const LINKS: readonly [label: Word, address: string][] = [
  [HEAD.packages, '/health/package-list'],
  [HEAD.sale, '/health/pecSale/yj_gefmtj'],
  [HEAD.order, '/health/pecState/yj_gefmtj/O1001'],
  [HEAD.booked, '/health/pecState/yj_gefmtj/O1002'],
  [HEAD.doctor, '/health/online/client/yj_gefmtj/O1001'],
  [HEAD.rightsCard, '/health/medical-services'],
  [HEAD.home, '/health/'],
  [HEAD.hybrid, '/health/hybrid-example'],
];

export interface ToolbarActions {
  go(address: string): void;
  reload(): void;
  reset(): Promise<void>;
  /** The address of the gallery of the app's parts. */
  readonly gallery: string;
}

export interface Toolbar {
  readonly element: HTMLElement;
  showAddress(address: string): void;
}

/** Creates the toolbar. `lines` are drawn below the toolbar's first lines. */
export function createToolbar(setting: SettingStore, actions: ToolbarActions, ...lines: HTMLElement[]): Toolbar {
  const addressField = h('input', {
    type: 'text',
    name: 'address',
    value: setting.current.address,
    spellcheck: false,
    autocomplete: 'off',
    aria: { label: HEAD.address },
  });
  const form = h('form', { className: 'address' }, addressField);
  form.onsubmit = (event) => {
    event.preventDefault();
    actions.go(addressField.value.trim().startsWith('/') ? addressField.value.trim() : `/${addressField.value.trim()}`);
  };
  const reload = h('button', {
    type: 'button',
    className: 'icon',
    textContent: '↻',
    title: HEAD.reload,
    ariaLabel: HEAD.reload,
  });
  reload.onclick = actions.reload;

  const links = h('nav', { className: 'links', aria: { label: HEAD.links } });
  for (const [label, address] of LINKS) {
    const link = h('button', { type: 'button', textContent: label, title: address });
    link.onclick = () => actions.go(address);
    links.append(link);
  }

  const gallery = h('a', { target: '_blank', rel: 'noopener', textContent: GALLERY.link });
  const drawGallery = () => {
    gallery.href = `${actions.gallery}?lang=${setting.current.words}`;
  };
  setting.on('words', drawGallery);
  drawGallery();
  links.append(gallery);

  const reset = h('button', { type: 'button', className: 'reset framed', textContent: HEAD.reset });
  reset.onclick = async () => {
    reset.disabled = true;
    const label = await actions.reset().then(
      () => HEAD.reset,
      () => HEAD.resetRefused,
    );
    setText(reset, 'textContent', label);
    reset.disabled = false;
  };

  const element = h(
    'header',
    { className: 'toolbar' },
    h('div', { className: 'line' }, h('h1', { textContent: HEAD.title }), reload, form, wordsSwitch(setting), links),
    h(
      'div',
      { className: 'line' },
      choice(
        setting,
        HEAD.app,
        'version',
        VERSIONS.map((version) => [version, version] as const),
      ),
      versionNoteElement(setting),
      choice(
        setting,
        HEAD.user,
        'user',
        ANSWERS.map((answer) => [HEAD.answers[answer], answer] as const),
      ),
      choice(setting, HEAD.language, 'language', [
        ['中文', 'zh'],
        ['English', 'en'],
      ]),
      choice(setting, HEAD.appearance, 'dark', [
        [HEAD.light, false],
        [HEAD.dark, true],
      ]),
      choice(setting, HEAD.taps, 'linked', [
        [HEAD.inAll, true],
        [HEAD.inOne, false],
      ]),
      reset,
    ),
    ...lines,
  );
  return {
    element,
    showAddress(address) {
      addressField.value = address;
    },
  };
}

/** Creates the switch of the lab's language, labelled in the other language. */
function wordsSwitch(setting: SettingStore): HTMLElement {
  const button = h('button', { type: 'button', className: 'words-switch', textContent: HEAD.otherLanguage });
  const draw = () => {
    button.lang = setting.current.words === 'zh' ? 'en' : 'zh-CN';
  };
  button.onclick = () => setting.change('words', setting.current.words === 'zh' ? 'en' : 'zh');
  setting.on('words', draw);
  draw();
  return button;
}
