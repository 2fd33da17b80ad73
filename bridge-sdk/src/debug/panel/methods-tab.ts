import type { Support } from '../../core/data-types.ts';
import type { AnyMethod } from '../../core/types.ts';
import { element, fill, tag } from './element.ts';
import type { Tab, TabContext } from './tab.ts';
import type { Words } from './words/index.ts';

/** Shows for every method whether it can be called here, and why not. Unsupported methods come first. */
export function methodsTab({ bridge, methods, words }: TabContext): Tab {
  const count = element('p', { class: 'soft' });
  const list = element('ul');
  let shownText = '';
  return {
    node: element('div', {}, count, list),
    refresh() {
      const answers = methods.map((method) => ({ method, support: bridge.supports(method) }));
      const text = JSON.stringify(answers.map(({ support }) => support));
      if (text === shownText) return;
      shownText = text;
      const supported = answers.filter(({ support }) => support.ok);
      const unsupported = answers.filter(({ support }) => !support.ok);
      count.textContent = words.methods.count(supported.length, answers.length);
      fill(
        list,
        unsupported.concat(supported).map(({ method, support }) => methodRow(method, support, words)),
      );
    },
  };
}

const methodRow = ({ name }: AnyMethod, support: Support, words: Words) =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'line' },
      element('span', { class: 'name' }, name),
      support.ok ? tag(words.methods.yes, 'good') : tag(support.reason, 'bad'),
    ),
    element('p', { class: 'soft' }, support.ok ? words.methods.sources[support.source] : refusalText(support, words)),
  );

/** Returns the reason for a lack of support, in full sentences. */
function refusalText(
  { reason, needs, option, source }: Extract<Support, { ok: false }>,
  { errors, methods, space }: Words,
): string {
  const details = [
    needs ? methods.needs(needs) : '',
    option ? methods.option(option) : '',
    methods.by(methods.sources[source]),
  ];
  return [Object(errors)[reason] || reason, ...details].filter(Boolean).join(space);
}
