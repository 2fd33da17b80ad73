/**
 * Keeps where a person stopped in an article. Rules:
 * 1. It is a part of the text, counted from its beginning, and not a number of pixels: text of another size has it too.
 * 2. The last 30 articles are kept, for 30 days, and are the person's own. An article that was read to its end is not kept.
 * 3. An article that is opened anew begins at its top, like every page, and offers to go on. (Back and reload are `app/scroll.ts`.)
 */
import { type RefObject, useEffect, useState } from 'react';
import { keepPersonal, recallPersonal } from '../../platform/personal.ts';
import { debounce } from '../../rules/debounce.ts';

interface Place {
  readonly id: string;
  readonly part: number;
}

const NAME = 'reading';
const MOST = 30;
const DAYS = 30;
/** A part within so many pixels of the screen's top is the one that is read. */
const TOP = 96;
const PAUSE_MS = 400;
/** A text that comes later than this, about 5 s, is not waited for. */
const MOST_FRAMES = 300;

const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.every((item) => typeof item?.id === 'string' && Number.isInteger(item?.part));

const places = (): Place[] => recallPersonal(NAME, isPlaces) ?? [];

function keepPlace(id: string, part: number): void {
  const others = places().filter((place) => place.id !== id);
  keepPersonal(NAME, part > 0 ? [...others, { id, part }].slice(-MOST) : others, { days: DAYS });
}

/** Returns the way to where the person stopped; undefined where there is none, or once it was taken. */
export function useReadingPlace(id: string | undefined, text: RefObject<HTMLElement | null>): (() => void) | undefined {
  const [part, setPart] = useState(() => places().find((place) => place.id === id)?.part ?? 0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const note = () => {
      const parts = [...(text.current?.children ?? [])];
      const last = parts.at(-1);
      const index = parts.findLastIndex((element) => element.getBoundingClientRect().top < TOP);
      if (!last || index < 1) return;
      keepPlace(id, last.getBoundingClientRect().bottom <= innerHeight ? 0 : index);
    };
    const noteLater = debounce(note, PAUSE_MS);
    addEventListener('scroll', noteLater, { passive: true });
    return () => {
      noteLater.cancel();
      removeEventListener('scroll', noteLater);
    };
  }, [id, text]);
  if (part === 0) return undefined;
  return () => {
    setPart(0);
    // The text may still be on its way.
    const go = (tries: number) => {
      const place = text.current?.children[part];
      if (place) place.scrollIntoView({ block: 'start' });
      else if (text.current && tries > 0) requestAnimationFrame(() => go(tries - 1));
    };
    requestAnimationFrame(() => go(MOST_FRAMES));
  };
}
