/** Lists the differences beside two phones. A line scrolls both phones to its place. A tester can ignore kinds and single elements. */

import { COMPARE, HEAD, VIEW_BAR } from '../../words/table.ts';
import { joined, put, type Text, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { type Difference, KINDS, type Kind, keyOf } from './differences.ts';
import type { Drawn } from './drawn.ts';

export interface Titles {
  readonly first: Text;
  readonly second: Text;
}

export interface DifferenceList {
  readonly element: HTMLElement;
  /** `isComing` is true while a page is still loading. */
  draw(matches: readonly Difference[], titles: Titles, isComing?: boolean): void;
  hide(): void;
}

const thingOf = ({ first, second }: Difference): Drawn | undefined => first ?? second;

/** Returns the key by which a difference is ignored. A kind's key is `#` and its name. */
const ownKey = (difference: Difference): string => {
  const thing = thingOf(difference);
  return thing ? keyOf(thing) : '';
};
const kindKey = (kind: Kind): string => `#${kind}`;

/** Returns the differences without those by design and those that a tester ignores. */
export const counted = (matches: readonly Difference[], ignored: readonly string[]): Difference[] =>
  matches.flatMap((difference) => {
    if (difference.expected !== undefined || ignored.includes(ownKey(difference))) return [];
    const kinds = difference.kinds.filter((kind) => !ignored.includes(kindKey(kind)));
    return kinds.length > 0 ? [{ ...difference, kinds }] : [];
  });

const offset = (by: number, more: (px: number) => Word, less: (px: number) => Word): Word[] =>
  by === 0 ? [] : [by > 0 ? more(by) : less(-by)];

/** Describes a difference in words. */
export function wordsOf({ kinds, first, second }: Difference, titles: Titles): Word {
  if (!first) return COMPARE.onlyIn(titles.second);
  if (!second) return COMPARE.onlyIn(titles.first);
  const words: Record<Kind, () => Text> = {
    'only first': () => '',
    'only second': () => '',
    text: () => COMPARE.textIn(titles.second, second.text),
    'same text': () => COMPARE.untranslated,
    cut: () => COMPARE.cutIn(first.isCut ? titles.first : titles.second),
    size: () =>
      COMPARE.otherIn(`${first.width} × ${first.height}`, titles.second, `${second.width} × ${second.height}`),
    place: () => {
      const down = offset(second.y - first.y, COMPARE.lower, COMPARE.higher);
      const aside = offset(second.x - first.x, COMPARE.right, COMPARE.left);
      return COMPARE.placeIn(titles.second, joined([...down, ...aside], HEAD.comma));
    },
    colour: () => COMPARE.otherIn(first.colour, titles.second, second.colour),
  };
  return joined(
    kinds.map((kind) => words[kind]()),
    COMPARE.semicolon,
  );
}

/** Creates the list. `lead` shows a difference by its number in both phones. */
export function createDifferenceList(setting: SettingStore, lead: (number: number) => void): DifferenceList {
  const head = h('h3', { aria: { live: 'polite' } });
  const kinds = h('div', { className: 'kinds', role: 'group', aria: { label: COMPARE.kindsOf } });
  const list = h('ol', { className: 'rows', tabIndex: 0, aria: { label: VIEW_BAR.differences } });
  const leftOut = h('footer', { className: 'left-out' });
  const element = h(
    'aside',
    { className: 'compare traffic', hidden: true, aria: { label: VIEW_BAR.differences } },
    h('header', {}, head),
    kinds,
    list,
    leftOut,
  );
  const { now } = setting;
  const ignore = (key: string) =>
    setting.change(
      'ignored',
      now.ignored.includes(key) ? now.ignored.filter((value) => value !== key) : [...now.ignored, key],
    );

  const row = (difference: Difference, number: number, titles: Titles) => {
    const thing = thingOf(difference);
    const words = wordsOf(difference, titles);
    const go = h(
      'button',
      { type: 'button', className: 'go', title: words },
      h('b', { className: 'number', textContent: String(number) }),
      h('span', { className: 'what', textContent: `${thing?.role ?? ''} «${thing?.text ?? ''}»` }),
      h('span', { className: 'how', textContent: words }),
    );
    go.onclick = () => lead(number);
    const out = h('button', {
      type: 'button',
      className: 'quiet',
      textContent: COMPARE.ignore,
      aria: { label: COMPARE.ignoreOne(number, thing?.text ?? '') },
    });
    out.onclick = () => ignore(ownKey(difference));
    return h('li', { data: { kind: difference.kinds[0] ?? '' } }, go, out);
  };
  const drawKinds = (matches: readonly Difference[]) => {
    const rest = now.ignored.filter((key) => !key.startsWith('#'));
    const all = counted(matches, rest);
    const present = KINDS.filter((kind) => all.some((difference) => difference.kinds.includes(kind)));
    kinds.replaceChildren(
      ...present.map((kind) => {
        const count = all.filter((difference) => difference.kinds.includes(kind)).length;
        const words = joined([COMPARE.kinds[kind], ` ${count}`]);
        const button = h('button', { type: 'button', className: 'toggle', textContent: words, data: { kind } });
        button.setAttribute('aria-pressed', String(!now.ignored.includes(kindKey(kind))));
        button.onclick = () => ignore(kindKey(kind));
        return button;
      }),
    );
  };
  const drawLeftOut = (matches: readonly Difference[]) => {
    const own = matches.filter(
      (difference) => difference.expected === undefined && now.ignored.includes(ownKey(difference)),
    );
    const again = h('button', { type: 'button', className: 'quiet', textContent: COMPARE.again });
    again.onclick = () =>
      setting.change(
        'ignored',
        now.ignored.filter((key) => key.startsWith('#')),
      );
    const reasons = [...new Set(matches.flatMap(({ expected }) => expected ?? []))].map((reason) => {
      const count = matches.filter(({ expected }) => expected === reason).length;
      return h('p', { textContent: COMPARE.meant(count, reason) });
    });
    leftOut.replaceChildren(...reasons, ...(own.length > 0 ? [h('p', {}, COMPARE.ignored(own.length), again)] : []));
    leftOut.hidden = leftOut.children.length === 0;
  };

  let drawn = '';
  return {
    element,
    draw(matches, titles, isComing = false) {
      element.hidden = false;
      const state = JSON.stringify([matches, titles, isComing, now.ignored]);
      // Drawing the same list again would lose selection, focus and scroll position.
      if (state === drawn) return;
      drawn = state;
      const those = counted(matches, now.ignored);
      put(head, 'textContent', joined([COMPARE.count(those.length), isComing ? COMPARE.loading : '']));
      drawKinds(matches);
      list.replaceChildren(...those.map((difference, index) => row(difference, index + 1, titles)));
      if (those.length === 0) {
        const words = isComing ? COMPARE.waiting : COMPARE.same(titles.first, titles.second);
        list.append(h('li', { className: 'nothing', textContent: words }));
      }
      drawLeftOut(matches);
    },
    hide() {
      element.hidden = true;
      drawn = '';
    },
  };
}
