/**
 * Stores where a person stopped in an article. Rules:
 * 1. A position is the index of a part of the text, not a number of pixels, so that it is valid for any text size.
 * 2. The positions in the last 30 articles are stored for 30 days, as personal data. An article that was read to its end has none.
 * 3. An article that is opened again begins at its top, like every page, and offers to continue. (`app/scroll.ts` handles back and reload.)
 */
import { type RefObject, useEffect, useState } from 'react';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { debounce } from '../../../rules/debounce.ts';

interface ReadingPosition {
  readonly id: string;
  readonly part: number;
}

const STORAGE_NAME = 'reading';
const MAX_POSITIONS = 30;
const STORAGE_DAYS = 30;
/** The distance from the screen's top within which a part counts as being read. Pixels. */
const TOP = 96;
const PAUSE_MS = 400;
/** The longest wait for the text, in frames: about 5 s. */
const MAX_FRAMES = 300;

const isPositions = (value: unknown): value is ReadingPosition[] =>
  Array.isArray(value) && value.every((item) => typeof item?.id === 'string' && Number.isInteger(item?.part));

const storedPositions = (): ReadingPosition[] => recallPersonal(STORAGE_NAME, isPositions) ?? [];

function storePosition(id: string, part: number): void {
  const others = storedPositions().filter((element) => element.id !== id);
  keepPersonal(STORAGE_NAME, part > 0 ? [...others, { id, part }].slice(-MAX_POSITIONS) : others, {
    days: STORAGE_DAYS,
  });
}

/** Returns a function that scrolls to where the person stopped. It is undefined without a stored position and after its first use. */
export function useReadingPosition(
  id: string | undefined,
  text: RefObject<HTMLElement | null>,
): (() => void) | undefined {
  const [part, setPart] = useState(() => storedPositions().find((target) => target.id === id)?.part ?? 0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const storeCurrent = () => {
      const parts = [...(text.current?.children ?? [])];
      const last = parts.at(-1);
      const index = parts.findLastIndex((element) => element.getBoundingClientRect().top < TOP);
      if (!last || index < 1) return;
      storePosition(id, last.getBoundingClientRect().bottom <= innerHeight ? 0 : index);
    };
    const storeLater = debounce(storeCurrent, PAUSE_MS);
    addEventListener('scroll', storeLater, { passive: true });
    return () => {
      storeLater.cancel();
      removeEventListener('scroll', storeLater);
    };
  }, [id, text]);
  if (part === 0) return undefined;
  return () => {
    setPart(0);
    // The text may still be loading.
    const scrollWhenReady = (tries: number) => {
      const place = text.current?.children[part];
      if (place) place.scrollIntoView({ block: 'start' });
      else if (text.current && tries > 0) requestAnimationFrame(() => scrollWhenReady(tries - 1));
    };
    requestAnimationFrame(() => scrollWhenReady(MAX_FRAMES));
  };
}
