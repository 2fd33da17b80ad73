/** Lists the differences beside two phones. A tap scrolls both phones to a difference. A tester can ignore kinds and single elements. */

import { COMPARE, HEAD, VIEW_BAR } from '../../words/table.ts';
import { joined, setText, type Text, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { type Difference, KINDS, type Kind, keyOf } from './differences.ts';
import type { DrawnElement } from './drawn.ts';

export interface Titles {
  readonly first: Text;
  readonly second: Text;
}

export interface DifferenceList {
  readonly element: HTMLElement;
  /** `isLoading` is true while a page is still loading. */
  draw(matches: readonly Difference[], titles: Titles, isLoading?: boolean): void;
  hide(): void;
}

const itemOf = ({ first, second }: Difference): DrawnElement | undefined => first ?? second;

/** Returns the key by which a difference is ignored. A kind's key is `#` and its name. */
const keyOfDifference = (difference: Difference): string => {
  const item = itemOf(difference);
  return item ? keyOf(item) : '';
};
const kindKey = (kind: Kind): string => `#${kind}`;

/** Returns the differences, except differences by design and differences that a tester ignores. */
export const withoutIgnored = (matches: readonly Difference[], ignored: readonly string[]): Difference[] =>
  matches.flatMap((difference) => {
    if (difference.expected !== undefined || ignored.includes(keyOfDifference(difference))) return [];
    const kinds = difference.kinds.filter((kind) => !ignored.includes(kindKey(kind)));
    return kinds.length > 0 ? [{ ...difference, kinds }] : [];
  });

const offset = (distance: number, describeMore: (px: number) => Word, describeLess: (px: number) => Word): Word[] =>
  distance === 0 ? [] : [distance > 0 ? describeMore(distance) : describeLess(-distance)];

/** Describes a difference for testers. */
export function describeDifference({ kinds, first, second }: Difference, titles: Titles): Word {
  if (!first) return COMPARE.onlyIn(titles.second);
  if (!second) return COMPARE.onlyIn(titles.first);
  const texts: Record<Kind, () => Text> = {
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
    kinds.map((kind) => texts[kind]()),
    COMPARE.semicolon,
  );
}

/** Creates the list. `showInPages` shows a difference, by its number, in both phones. */
export function createDifferenceList(setting: SettingStore, showInPages: (number: number) => void): DifferenceList {
  const head = h('h3', { aria: { live: 'polite' } });
  const kinds = h('div', { className: 'kinds', role: 'group', aria: { label: COMPARE.kindsOf } });
  const list = h('ol', { className: 'rows', tabIndex: 0, aria: { label: VIEW_BAR.differences } });
  const footer = h('footer', { className: 'left-out' });
  const element = h(
    'aside',
    { className: 'compare traffic', hidden: true, aria: { label: VIEW_BAR.differences } },
    h('header', {}, head),
    kinds,
    list,
    footer,
  );
  const { current: now } = setting;
  const ignore = (key: string) =>
    setting.change(
      'ignored',
      now.ignored.includes(key) ? now.ignored.filter((value) => value !== key) : [...now.ignored, key],
    );

  const row = (difference: Difference, number: number, titles: Titles) => {
    const item = itemOf(difference);
    const text = describeDifference(difference, titles);
    const showButton = h(
      'button',
      { type: 'button', className: 'go', title: text },
      h('b', { className: 'number', textContent: String(number) }),
      h('span', { className: 'what', textContent: `${item?.role ?? ''} «${item?.text ?? ''}»` }),
      h('span', { className: 'how', textContent: text }),
    );
    showButton.onclick = () => showInPages(number);
    const ignoreButton = h('button', {
      type: 'button',
      className: 'quiet',
      textContent: COMPARE.ignore,
      aria: { label: COMPARE.ignoreOne(number, item?.text ?? '') },
    });
    ignoreButton.onclick = () => ignore(keyOfDifference(difference));
    return h('li', { data: { kind: difference.kinds[0] ?? '' } }, showButton, ignoreButton);
  };
  const drawKinds = (matches: readonly Difference[]) => {
    const ignoredElements = now.ignored.filter((key) => !key.startsWith('#'));
    const countable = withoutIgnored(matches, ignoredElements);
    const present = KINDS.filter((kind) => countable.some((difference) => difference.kinds.includes(kind)));
    kinds.replaceChildren(
      ...present.map((kind) => {
        const count = countable.filter((difference) => difference.kinds.includes(kind)).length;
        const text = joined([COMPARE.kinds[kind], ` ${count}`]);
        const button = h('button', { type: 'button', className: 'toggle', textContent: text, data: { kind } });
        button.setAttribute('aria-pressed', String(!now.ignored.includes(kindKey(kind))));
        button.onclick = () => ignore(kindKey(kind));
        return button;
      }),
    );
  };
  const drawIgnored = (matches: readonly Difference[]) => {
    const ignored = matches.filter(
      (difference) => difference.expected === undefined && now.ignored.includes(keyOfDifference(difference)),
    );
    const restore = h('button', { type: 'button', className: 'quiet', textContent: COMPARE.countAgain });
    restore.onclick = () =>
      setting.change(
        'ignored',
        now.ignored.filter((key) => key.startsWith('#')),
      );
    const reasons = [...new Set(matches.flatMap(({ expected }) => expected ?? []))].map((reason) => {
      const count = matches.filter(({ expected }) => expected === reason).length;
      return h('p', { textContent: COMPARE.expectedCount(count, reason) });
    });
    footer.replaceChildren(
      ...reasons,
      ...(ignored.length > 0 ? [h('p', {}, COMPARE.ignored(ignored.length), restore)] : []),
    );
    footer.hidden = footer.children.length === 0;
  };

  let lastState = '';
  return {
    element,
    draw(matches, titles, isLoading = false) {
      element.hidden = false;
      const state = JSON.stringify([matches, titles, isLoading, now.ignored]);
      // Drawing the same list again would lose selection, focus and scroll position.
      if (state === lastState) return;
      lastState = state;
      const listed = withoutIgnored(matches, now.ignored);
      setText(head, 'textContent', joined([COMPARE.count(listed.length), isLoading ? COMPARE.loading : '']));
      drawKinds(matches);
      list.replaceChildren(...listed.map((difference, index) => row(difference, index + 1, titles)));
      if (listed.length === 0) {
        const text = isLoading ? COMPARE.waiting : COMPARE.same(titles.first, titles.second);
        list.append(h('li', { className: 'nothing', textContent: text }));
      }
      drawIgnored(matches);
    },
    hide() {
      element.hidden = true;
      lastState = '';
    },
  };
}
