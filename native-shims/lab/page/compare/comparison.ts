/** Compares the drawn elements of phones: two side by side, or all with the first, by the setting. */

import { COMPARE } from '../../words/table.ts';
import type { Phone } from '../phone.ts';
import type { SettingStore } from '../setting.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Drawing, drawingOf, layOutAll } from './drawn.ts';
import { counted, createDifferenceList, type Titles } from './list.ts';
import { bringToView, type Mark } from './marks.ts';
import { pairOf } from './pair.ts';

export interface Comparison {
  /** The list beside two phones. */
  readonly element: HTMLElement;
  /** Compares the current pages and shows their differences. */
  look(): void;
}

interface Side {
  readonly phone: Phone;
  readonly page: Window;
  readonly drawing: Drawing;
  /** True if the page is still loading. */
  readonly isComing: boolean;
}

/** Creates the comparison. `shown` returns the visible phones, in their order. */
export function createComparison(
  setting: SettingStore,
  phones: ReadonlyMap<string, Phone>,
  shown: () => readonly Phone[],
): Comparison {
  let sides: readonly [Side, Side] | undefined;
  /** The differences of the last comparison, whose elements are still in the pages. */
  let shownNow: readonly Difference[] = [];
  const list = createDifferenceList(setting, (number) => {
    const difference = shownNow[number - 1];
    if (!difference) return;
    for (const side of sides ?? []) {
      const thing = side === sides?.[0] ? difference.first : difference.second;
      const element = elementIn(side, thing) ?? elementIn(side, difference.after);
      if (element) bringToView(element);
      side.phone.marks.shine(number);
    }
  });
  const differences = (first: Side, second: Side): Difference[] =>
    differencesOf(first.drawing.things, second.drawing.things, { languages: setting.now.second === 'language' });

  const showPair = (first: Side, second: Side) => {
    sides = [first, second];
    const titles: Titles = { first: first.phone.title, second: second.phone.title };
    const matches = differences(first, second);
    const those = counted(matches, setting.now.ignored);
    shownNow = those;
    first.phone.marks.show(marksOf(those, 'first'), first.page);
    second.phone.marks.show(marksOf(those, 'second'), second.page);
    list.draw(matches, titles, first.isComing || second.isComing);
  };
  const showAll = (first: Side, others: readonly Side[]) => {
    for (const other of others) {
      const those = counted(differences(first, other), setting.now.ignored);
      other.phone.marks.show(marksOf(those, 'second'), other.page);
      if (other.isComing) other.phone.marks.hide();
      const words = other.isComing
        ? COMPARE.stillLoading
        : those.length === 0
          ? COMPARE.asIn(first.phone.title)
          : COMPARE.from(those.length, first.phone.title);
      other.phone.note.show(words, () => setting.change('second', other.phone.host));
    }
  };

  return {
    element: list.element,
    look() {
      const { now } = setting;
      const pair = pairOf(now);
      const first = phones.get(now.first);
      const others = shown().filter((phone) => phone !== first);
      const seen = now.differences && now.single === '' && first ? sideOf(first) : undefined;
      for (const { marks, note } of phones.values()) {
        if (!seen || pair) note.hide();
        if (!seen) marks.hide();
      }
      sides = undefined;
      if (!pair || !seen) list.hide();
      if (!seen) return;
      const [other] = pair ? others.flatMap((phone) => sideOf(phone) ?? []) : [];
      if (pair && other) showPair(seen, other);
      if (pair) return;
      seen.phone.marks.hide();
      seen.phone.note.hide();
      showAll(
        seen,
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
  const isComing = document.querySelector('main [aria-busy=true]') !== null;
  return { phone, page, drawing: drawingOf(document), isComing };
}

const elementIn = ({ drawing }: Side, thing: Difference['first']): Element | undefined =>
  thing && drawing.elementOf(thing);

const marksOf = (those: readonly Difference[], side: 'first' | 'second'): Mark[] =>
  those.flatMap((difference, index): Mark[] => {
    const kind = difference.kinds[0];
    if (!kind) return [];
    const common = { number: index + 1, kind };
    const thing = difference[side];
    if (thing) return [{ ...common, thing }];
    return difference.after ? [{ ...common, thing: difference.after, isMissing: true }] : [];
  });
