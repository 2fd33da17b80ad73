import type { Support } from '../../core/data-types.ts';
import type { AnyMethod } from '../../core/types.ts';
import { element, fill, tag } from './element.ts';
import type { Seen, Tab } from './tab.ts';
import type { Words } from './words/index.ts';

/** Shows for every method whether it can be called here, and why not. Unsupported methods come first. */
export function methodsTab({ bridge, methods, words }: Seen): Tab {
  const count = element('p', { class: 'soft' });
  const list = element('ul');
  let shown = '';
  return {
    node: element('div', {}, count, list),
    refresh() {
      const answers = methods.map((method) => ({ method, support: bridge.supports(method) }));
      const text = JSON.stringify(answers.map(({ support }) => support));
      if (text === shown) return;
      shown = text;
      const can = answers.filter(({ support }) => support.ok);
      const cannot = answers.filter(({ support }) => !support.ok);
      count.textContent = words.methods.count(can.length, answers.length);
      fill(
        list,
        cannot.concat(can).map(({ method, support }) => row(method, support, words)),
      );
    },
  };
}

const row = ({ name }: AnyMethod, support: Support, words: Words) =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'line' },
      element('span', { class: 'name' }, name),
      support.ok ? tag(words.methods.yes, 'good') : tag(support.reason, 'bad'),
    ),
    element('p', { class: 'soft' }, support.ok ? words.methods.sources[support.source] : whyNot(support, words)),
  );

/** Returns the reason for a lack of support, in full sentences. */
function whyNot(
  { reason, needs, option, source }: Extract<Support, { ok: false }>,
  { errors, methods, space }: Words,
): string {
  const more = [
    needs ? methods.needs(needs) : '',
    option ? methods.option(option) : '',
    methods.by(methods.sources[source]),
  ];
  return [Object(errors)[reason] || reason, ...more].filter(Boolean).join(space);
}
