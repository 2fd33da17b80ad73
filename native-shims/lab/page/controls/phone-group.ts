/** Draws the controls of a phone: clock, location, the host's theme and insets, and WeChat's text size. */
import { CLOCKS, EDGES, keyOf, type Override, PLACES, TEXT_STEPS } from '../../overrides.ts';
import { PHONE_WORDS } from '../../words/controls.ts';
import { h } from '../element.ts';
import { choose, labelled, type Option } from './forms.ts';
import type { GroupContext } from './group.ts';

const KINDS = {
  clock: Object.keys(CLOCKS),
  place: Object.keys(PLACES),
  theme: ['light', 'dark'],
  edges: Object.keys(EDGES),
  text: TEXT_STEPS,
} as const;
type Kind = keyof typeof KINDS;

/** Draws a list for each kind. A choice is applied immediately, and the first option removes the override. */
export function phoneGroup({ controls, phones, onPhones, showResult }: GroupContext): HTMLElement[] {
  const selects = (Object.keys(KINDS) as Kind[]).map((kind) => {
    const labels: Readonly<Record<string, Option[1]>> = PHONE_WORDS[kind].kinds;
    const options = KINDS[kind].map((value): Option => [value, labels[value] ?? value]);
    const select = choose(PHONE_WORDS[kind].name, [['', PHONE_WORDS[kind].unchanged], ...options]);
    const overrideOf = (value: string) => ({ kind, [kind]: value, phones: phones() }) as unknown as Override;
    select.onchange = () => {
      showResult('');
      if (select.value !== '') controls.set(overrideOf(select.value));
      else showResult(controls.unset(overrideOf('')));
    };
    const showCurrent = () => {
      const key = keyOf(overrideOf(''));
      const existing = controls.overrides.find((override) => keyOf(override) === key);
      select.value = existing ? String(Reflect.get(existing, kind)) : '';
    };
    controls.on(showCurrent);
    onPhones(showCurrent);
    return labelled(PHONE_WORDS[kind].name, select);
  });
  return [h('div', { className: 'line' }, ...selects)];
}
