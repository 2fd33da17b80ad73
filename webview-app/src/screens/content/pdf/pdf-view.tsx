import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Note, Row } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import type { Pdf } from './pdf.ts';
import { PdfPageView } from './pdf-page-view.tsx';
import styles from './pdf-view.module.css';
import { usePageWindow } from './use-page-window.ts';
import { useZoom } from './use-report-zoom.ts';
import { useTextFit } from './use-text-fit.ts';

/** Shows the pages of a PDF below each other. In a long PDF only the pages near the screen are drawn. Buttons, keys and a pinch zoom. */
export function PdfView({ title, pdf, file }: { title: string; pdf: Pdf; file: Blob }) {
  const words = useWords().report;
  const pages = useRef<HTMLElement>(null);
  const width = useWidth(pages);
  const zoom = useZoom(pages);
  useTextFit(pdf, width, zoom);
  const { middle, from, to, above, below, ratioOf, onRatio } = usePageWindow(pages, pdf.pages, width * zoom.level);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <ScreenFrame
      title={title}
      titleHidden
      bottom={
        <BottomBar summary={<Note as="span">{words.page(middle, pdf.pages)}</Note>}>
          <Row gap={2} align="center" justify="end">
            <IconButton label={words.smaller} icon={<ZoomOut />} aria-disabled={zoom.isMin} onClick={zoom.smaller} />
            <output className={styles.size}>{words.size(Math.round(zoom.level * 100))}</output>
            <IconButton label={words.larger} icon={<ZoomIn />} aria-disabled={zoom.isMax} onClick={zoom.larger} />
          </Row>
        </BottomBar>
      }
    >
      {/* The region takes the focus, so that keys can scroll larger pages sideways. */}
      <section
        className={styles.pages}
        ref={pages}
        aria-label={words.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {above > 0 ? <div style={{ height: above }} /> : null}
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => (
          <PdfPageView
            key={number}
            pdf={pdf}
            file={file}
            number={number}
            width={width * zoom.level}
            ratio={ratioOf(number)}
            onRatio={onRatio}
          />
        ))}
        {below > 0 ? <div style={{ height: below }} /> : null}
      </section>
    </ScreenFrame>
  );
}

/** Returns the width of an element in whole CSS pixels, as it is now, or 0 before it is known. */
function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setWidth(Math.floor(target.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}
