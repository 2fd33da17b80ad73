/** Tests the initial size of a report, and zooming before it is known. */
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { actingLater, render, tap } from '../../../../test/render.tsx';
import type { Pdf } from './pdf.ts';
import { useZoom } from './use-report-zoom.ts';
import { useTextFit } from './use-text-fit.ts';

type Edges = readonly [number, number];

/** Creates a PDF of one page that reports its text's edges when the test calls `found`. */
function slowPdf(): { pdf: Pdf; found: () => Promise<void> } {
  const pending: ((edges: Edges) => void)[] = [];
  const textEdges = () => new Promise<Edges>((resolve) => pending.push(resolve));
  const page = async () => ({
    width: 100,
    height: 100,
    draw: async () => ({ canvas: document.createElement('canvas'), gap: undefined }),
    write: async () => undefined,
    textEdges,
    free: () => undefined,
  });
  const expectFound = () =>
    actingLater(async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      for (const resolve of pending.splice(0)) resolve([0.1, 0.9]);
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    });
  return { pdf: { pages: 1, page, close: () => undefined }, found: expectFound };
}

function Report({ pdf, width }: { pdf: Pdf; width: number }) {
  const pages = useRef<HTMLElement>(null);
  const zoom = useZoom(pages);
  useTextFit(pdf, width, zoom);
  return (
    <section ref={pages}>
      <output>{Math.round(zoom.level * 100)}</output>
      <button type="button" onClick={zoom.larger}>
        larger
      </button>
      <button type="button" onClick={zoom.smaller}>
        smaller
      </button>
    </section>
  );
}

const level = () => document.querySelector('output')?.textContent;
/** The initial zoom in percent: 1 / (0.9 - 0.1 + the space at both sides). */
const FITS = '119';

afterEach(() => vi.unstubAllGlobals());

test('a report when it opens: its text is as wide as the phone', async () => {
  const { pdf, found } = slowPdf();
  render(<Report pdf={pdf} width={390} />);
  expect(level()).toBe('100');
  await found();
  expect(level()).toBe(FITS);
});

test.each([
  ['larger', ['larger', 'larger'], '150'],
  ['larger and back', ['larger', 'smaller'], '100'],
])('a report when the person made it %s before the text is known: keeps that size', async (_, presses, stays) => {
  vi.stubGlobal('scrollBy', () => undefined);
  const { pdf, found } = slowPdf();
  const page = render(<Report pdf={pdf} width={390} />);
  for (const press of presses) tap(page.role('button', press));
  await found();
  expect(level()).toBe(stays);
});

test('a report when the person has scrolled on: stays at that line', async () => {
  vi.stubGlobal('scrollY', 300);
  const { pdf, found } = slowPdf();
  render(<Report pdf={pdf} width={390} />);
  await found();
  expect(level()).toBe('100');
});

test('a report when the phone is turned before the text is known: is fitted', async () => {
  const { pdf, found } = slowPdf();
  const { rerender } = render(<Report pdf={pdf} width={390} />);
  rerender(<Report pdf={pdf} width={430} />);
  await found();
  expect(level()).toBe(FITS);
});
