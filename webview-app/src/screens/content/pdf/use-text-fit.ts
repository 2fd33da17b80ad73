import { useEffect, useRef } from 'react';
import type { Pdf } from './pdf.ts';
import type { Zoom } from './use-report-zoom.ts';

/** The widest screen of a phone, in CSS pixels. On a phone a page's margins make its letters too small. */
const MAX_PHONE_WIDTH = 600;
/** The space beside the text, as a share of the page's width. */
const MARGIN_SHARE = 0.02;
/** The minimum zoom. A smaller zoom is not applied. */
const MIN_ZOOM = 1.05;
const MAX_ZOOM = 1.6;
/** The number of pages that are measured. One is not enough: a later page's table may be wider than the first page's text. */
const MEASURED_PAGES = 5;

/** Zooms once so that the text of the first pages is as wide as a phone. After that the person decides. */
export function useTextFit(pdf: Pdf, width: number, { setInitial }: Pick<Zoom, 'setInitial'>): void {
  const isDone = useRef<Pdf>(undefined);
  const latestSetInitial = useRef(setInitial);
  useEffect(() => {
    latestSetInitial.current = setInitial;
  });
  useEffect(() => {
    if (width === 0 || isDone.current === pdf) return undefined;
    if (width > MAX_PHONE_WIDTH) {
      isDone.current = pdf;
      return undefined;
    }
    let isMounted = true;
    const fit = async () => {
      const measurements = Array.from({ length: Math.min(pdf.pages, MEASURED_PAGES) }, async (_, index) =>
        (await pdf.page(index + 1)).textEdges(),
      );
      const edges = await Promise.all(measurements);
      const leftEdge = Math.min(...edges.map(([edge]) => edge));
      const rightEdge = Math.max(...edges.map(([, edge]) => edge));
      const level = Math.min(MAX_ZOOM, 1 / (rightEdge - leftEdge + 2 * MARGIN_SHARE));
      if (!isMounted) return;
      isDone.current = pdf;
      if (level >= MIN_ZOOM) latestSetInitial.current(level, Math.max(0, leftEdge - MARGIN_SHARE));
    };
    // A page that cannot be read shows a message.
    fit().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [pdf, width]);
}
