/** Tests the initial size of a report, and zooming before it is known. */
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { actingLater, render, tap } from '../../../../test/render.tsx';
import type { Pdf } from './pdf.ts';
import { useZoom } from './use-report-zoom.ts';
import { useTextFit } from './use-text-fit.ts';

type Edges = readonly [number, number];

/** Creates a PDF of one page that reports its text's edges when the test calls `resolveEdges`. */
function slowPdf(): { pdf: Pdf; resolveEdges: () => Promise<void> } {
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
  const resolveEdges = () =>
    actingLater(async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      for (const resolve of pending.splice(0)) resolve([0.1, 0.9]);
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    });
  return { pdf: { pages: 1, page, close: () => undefined }, resolveEdges };
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

const levelText = () => document.querySelector('output')?.textContent;
/** The initial zoom in percent: 1 / (0.9 - 0.1 + the space at both sides). */
const FITTED_LEVEL = '119';

afterEach(() => vi.unstubAllGlobals());

test('a report when it opens: is zoomed so that its text is as wide as the phone', async () => {
  const { pdf, resolveEdges } = slowPdf();
  render(<Report pdf={pdf} width={390} />);
  expect(levelText()).toBe('100');
  await resolveEdges();
  expect(levelText()).toBe(FITTED_LEVEL);
});

test.each([
  ['larger', ['larger', 'larger'], '150'],
  ['larger and smaller', ['larger', 'smaller'], '100'],
])('a report when the person has zoomed %s: keeps that size', async (_, buttons, expectedLevel) => {
  vi.stubGlobal('scrollBy', () => undefined);
  const { pdf, resolveEdges } = slowPdf();
  const page = render(<Report pdf={pdf} width={390} />);
  for (const name of buttons) tap(page.role('button', name));
  await resolveEdges();
  expect(levelText()).toBe(expectedLevel);
});

test('a report when the person has scrolled: is not zoomed', async () => {
  vi.stubGlobal('scrollY', 300);
  const { pdf, resolveEdges } = slowPdf();
  render(<Report pdf={pdf} width={390} />);
  await resolveEdges();
  expect(levelText()).toBe('100');
});

test('a report when the phone is turned before the text is known: is zoomed to its text', async () => {
  const { pdf, resolveEdges } = slowPdf();
  const { rerender } = render(<Report pdf={pdf} width={390} />);
  rerender(<Report pdf={pdf} width={430} />);
  await resolveEdges();
  expect(levelText()).toBe(FITTED_LEVEL);
});
