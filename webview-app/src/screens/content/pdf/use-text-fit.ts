import { useEffect, useRef } from 'react';
import type { Pdf } from './pdf.ts';
import type { Zoom } from './use-report-zoom.ts';

/** The widest screen, in CSS pixels, that is a phone's: there a page's margins cost the size of its letters. */
const PHONE = 600;
/** The room beside the text, as a share of the page's width. */
const ROOM = 0.02;
/** Below this the whole page stays in sight. */
const WORTH_IT = 1.05;
const MOST = 1.6;
/** A table of a later page may be wider than the first page's text. */
const LOOKED_AT = 5;

/** Begins with the text of the first pages as wide as a phone, the margins outside. Once only: from then on the person decides. */
export function useTextFit(pdf: Pdf, width: number, { begin }: Pick<Zoom, 'begin'>): void {
  const isDone = useRef<Pdf>(undefined);
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (width === 0 || isDone.current === pdf) return undefined;
    if (width > PHONE) {
      isDone.current = pdf;
      return undefined;
    }
    let isMounted = true;
    const fit = async () => {
      const first = Array.from({ length: Math.min(pdf.pages, LOOKED_AT) }, async (_, index) =>
        (await pdf.page(index + 1)).textEdges(),
      );
      const edges = await Promise.all(first);
      const leftEdge = Math.min(...edges.map(([edge]) => edge));
      const right = Math.max(...edges.map(([, edge]) => edge));
      const level = Math.min(MOST, 1 / (right - leftEdge + 2 * ROOM));
      if (!isMounted) return;
      isDone.current = pdf;
      if (level >= WORTH_IT) latest.current(level, Math.max(0, leftEdge - ROOM));
    };
    // A page that cannot be read says so in its own place.
    fit().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [pdf, width]);
}
