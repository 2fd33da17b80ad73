/** Compares the drawn elements of phones, as the setting says: two side by side, or all phones with the first. */

import { COMPARE } from '../../words/table.ts';
import type { Phone } from '../phone.ts';
import type { SettingStore } from '../setting.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Drawing, drawingOf, layOutAll } from './drawn.ts';
import { createDifferenceList, type Titles, withoutIgnored } from './list.ts';
import { bringToView, type Mark } from './marks.ts';
import { pairOf } from './pair.ts';

export interface Comparison {
  /** The list beside two phones. */
  readonly element: HTMLElement;
  /** Compares the current pages and shows their differences. */
  update(): void;
}

interface Side {
  readonly phone: Phone;
  readonly page: Window;
  readonly drawing: Drawing;
  /** True if the page is still loading. */
  readonly isLoading: boolean;
}

/** Creates the comparison. `visiblePhones` returns the visible phones in their order. */
export function createComparison(
  setting: SettingStore,
  phones: ReadonlyMap<string, Phone>,
  visiblePhones: () => readonly Phone[],
): Comparison {
  let sides: readonly [Side, Side] | undefined;
  /** The differences of the last comparison, whose elements are still in the pages. */
  let listedDifferences: readonly Difference[] = [];
  const list = createDifferenceList(setting, (number) => {
    const difference = listedDifferences[number - 1];
    if (!difference) return;
    for (const side of sides ?? []) {
      const item = side === sides?.[0] ? difference.first : difference.second;
      const element = elementIn(side, item) ?? elementIn(side, difference.after);
      if (element) bringToView(element);
      side.phone.marks.highlight(number);
    }
  });
  const differences = (first: Side, second: Side): Difference[] =>
    differencesOf(first.drawing.elements, second.drawing.elements, {
      languages: setting.current.second === 'language',
    });

  const showPair = (first: Side, second: Side) => {
    sides = [first, second];
    const titles: Titles = { first: first.phone.title, second: second.phone.title };
    const matches = differences(first, second);
    const countedDifferences = withoutIgnored(matches, setting.current.ignored);
    listedDifferences = countedDifferences;
    first.phone.marks.show(marksOf(countedDifferences, 'first'), first.page);
    second.phone.marks.show(marksOf(countedDifferences, 'second'), second.page);
    list.draw(matches, titles, first.isLoading || second.isLoading);
  };
  const showAll = (first: Side, others: readonly Side[]) => {
    for (const other of others) {
      const countedDifferences = withoutIgnored(differences(first, other), setting.current.ignored);
      other.phone.marks.show(marksOf(countedDifferences, 'second'), other.page);
      if (other.isLoading) other.phone.marks.hide();
      const text = other.isLoading
        ? COMPARE.stillLoading
        : countedDifferences.length === 0
          ? COMPARE.sameAs(first.phone.title)
          : COMPARE.differencesFrom(countedDifferences.length, first.phone.title);
      other.phone.note.show(text, () => setting.change('second', other.phone.host));
    }
  };

  return {
    element: list.element,
    update() {
      const { current: now } = setting;
      const pair = pairOf(now);
      const first = phones.get(now.first);
      const others = visiblePhones().filter((phone) => phone !== first);
      const firstSide = now.differences && now.single === '' && first ? sideOf(first) : undefined;
      for (const { marks, note } of phones.values()) {
        if (!firstSide || pair) note.hide();
        if (!firstSide) marks.hide();
      }
      sides = undefined;
      if (!pair || !firstSide) list.hide();
      if (!firstSide) return;
      const [secondSide] = pair ? others.flatMap((phone) => sideOf(phone) ?? []) : [];
      if (pair && secondSide) showPair(firstSide, secondSide);
      if (pair) return;
      firstSide.phone.marks.hide();
      firstSide.phone.note.hide();
      showAll(
        firstSide,
        others.flatMap((phone) => sideOf(phone) ?? []),
      );
    },
  };
}

function sideOf(phone: Phone): Side | undefined {
  const document = phone.document();
  const page = document?.defaultView;
  if (!document || !page) return undefined;
  layOutAll(document);
  const isLoading = document.querySelector('main [aria-busy=true]') !== null;
  return { phone, page, drawing: drawingOf(document), isLoading };
}

const elementIn = ({ drawing }: Side, item: Difference['first']): Element | undefined =>
  item && drawing.elementOf(item);

const marksOf = (countedDifferences: readonly Difference[], side: 'first' | 'second'): Mark[] =>
  countedDifferences.flatMap((difference, index): Mark[] => {
    const kind = difference.kinds[0];
    if (!kind) return [];
    const common = { number: index + 1, kind };
    const item = difference[side];
    if (item) return [{ ...common, item }];
    return difference.after ? [{ ...common, item: difference.after, isMissing: true }] : [];
  });
