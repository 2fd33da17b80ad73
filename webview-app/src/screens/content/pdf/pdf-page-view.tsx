import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Hidden } from '../../../ui/hidden.tsx';
import { useWords } from '../words/index.ts';
import { PageNote } from './page-note.tsx';
import type { PageGap, Pdf } from './pdf.ts';
import styles from './pdf-view.module.css';
import { usePage } from './use-pdf-page.ts';

export interface PdfPageViewProps {
  pdf: Pdf;
  /** The file of the pages, to be saved. */
  file: Blob;
  /** The page number, counted from 1. */
  number: number;
  /** The width in CSS pixels, or 0 until it is known. */
  width: number;
  /** The height-to-width ratio. */
  ratio: number;
  onRatio: (number: number, ratio: number) => void;
}

/**
 * Shows one page as a picture with its text over it. Both are created when the page is near the screen. The picture of a distant page is
 * released. Its text stays until the page leaves the drawn window.
 */
export function PdfPageView({ pdf, file, number, width, ratio, onRatio }: PdfPageViewProps) {
  const words = useWords().report;
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const { page, failed } = usePage(pdf, number, isNear);
  const [gap, setGap] = useState<PageGap>();
  const scale = page && width ? width / page.width : 0;

  useEffect(() => {
    if (page) onRatio(number, page.height / page.width);
  }, [page, number, onRatio]);

  useLayoutEffect(() => frame.current?.style.setProperty('--total-scale-factor', String(scale || 1)), [scale]);

  useEffect(() => {
    const container = picture.current;
    if (!page || !container || !isNear || scale === 0) return undefined;
    const controller = new AbortController();
    page.draw(scale, controller.signal).then(
      (result) => {
        if (controller.signal.aborted) return;
        container.replaceChildren(result.canvas);
        setGap(result.gap);
      },
      () => {
        if (!controller.signal.aborted) setGap('failed');
      },
    );
    return () => controller.abort();
  }, [page, isNear, scale]);

  useEffect(() => {
    if (isNear || !page) return;
    picture.current?.replaceChildren();
    page.free();
  }, [page, isNear]);

  useEffect(() => {
    const container = text.current;
    if (!page || !container) return;
    container.replaceChildren();
    page.write(container).catch(() => undefined);
  }, [page]);

  return (
    <section className={styles.page} ref={frame} data-page={number} style={{ width, height: width * ratio }}>
      <Hidden>
        <h2>{words.page(number, pdf.pages)}</h2>
      </Hidden>
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      <div ref={text} className={styles.text} />
      {failed || gap ? <PageNote gap={gap ?? 'failed'} file={file} /> : null}
    </section>
  );
}

/** The distance from the screen at which a page is drawn: one screen. */
const MARGIN = '100% 0px';

/** Tells if the element is on the screen or within one screen of it. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
