import { useEffect, useRef } from 'react';
import type { Pdf } from './pdf.ts';
import type { Zoom } from './use-report-zoom.ts';

/** The widest screen of a phone, in CSS pixels. On a phone a page's margins make its letters too small. */
const PHONE = 600;
/** The space beside the text, as a share of the page's width. */
const ROOM = 0.02;
/** The least zoom. For less, the whole page stays visible. */
const WORTH_IT = 1.05;
const MOST = 1.6;
/** The number of first pages that are measured, as a later page's table may be wider than the first page's text. */
const LOOKED_AT = 5;

/** Zooms once so that the text of the first pages is as wide as a phone. After that the person decides. */
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
    // A page that cannot be read shows its own message.
    fit().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [pdf, width]);
}
