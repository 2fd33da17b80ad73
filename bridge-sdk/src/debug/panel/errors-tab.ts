import type { RecordedError } from '../watch.ts';
import { element, facts, fill, tag } from './element.ts';
import type { Tab, TabContext } from './tab.ts';

const FACT_NAMES = ['path', 'needs', 'option', 'hostCode'] as const;
/** Matches a version that an app names. Any other text of a host is hidden. */
const VERSION_PATTERN = /^[\w.+-]{1,32}$/;

/** Shows the failed calls, newest first, each with the meaning of its code and the next step. */
export function errorsTab(context: TabContext): Tab {
  const { watch, words } = context;
  const list = element('ul');
  const empty = element('p', { class: 'soft' }, words.errorList.empty);
  let newestShown: RecordedError | undefined;
  return {
    node: element('div', {}, empty, list),
    refresh() {
      const errors = watch.errors.slice().reverse();
      empty.hidden = errors.length > 0;
      if (errors[0] === newestShown) return;
      newestShown = errors[0];
      fill(
        list,
        errors.map((error) => errorRow(error, context)),
      );
    },
  };
}

function errorRow(recordedError: RecordedError, { watch, words, contract }: TabContext): HTMLElement {
  const { at, row, error, reason, isForeign } = recordedError;
  const { code, mayHaveHappened } = error;
  const time = new Date(at).toLocaleTimeString();
  // Hide the reason of a team's own method, because its check may quote the value.
  const isContract = !isForeign && contract.has(row.name);
  const text = reason && (isContract ? watch.mask(reason) : words.errorList.hidden);
  const pairs = factsOf(recordedError).map(([name, value]) => [name, watch.mask(value)] as const);
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'ends' },
      element('span', { class: 'line' }, element('span', { class: 'name' }, watch.mask(row.name)), tag(code, 'bad')),
      element('span', { class: 'time' }, time),
    ),
    element('p', {}, Object(words.errors)[code] || code),
    element('p', { class: 'soft' }, mayHaveHappened ? words.errorList.mayHaveHappened : words.errorList.notDone),
    ...(text ? [element('p', { class: 'soft' }, text)] : []),
    ...(pairs.length ? [facts(pairs)] : []),
  );
}

function factsOf({ error, isForeign }: RecordedError): (readonly [name: string, value: string])[] {
  const facts = FACT_NAMES.map((name) => [name, `${error[name] === undefined ? '' : error[name]}`] as const);
  // The host wrote the path of a foreign error, so hide it like its other text.
  return facts.filter(([name, value]) => value && (!isForeign || (name !== 'path' && VERSION_PATTERN.test(value))));
}
