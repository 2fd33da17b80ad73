/** Tests full-screen pictures of goods in a browser. */
import { expect, test } from 'vitest';
import { newBrowser, see, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const GOODS = '/healthGoldGoodsDetail/K7001?cityId=110000';

const thumb = () => document.querySelectorAll<HTMLElement>('main button[aria-label$="view larger"]');
const stage = () => document.querySelector<HTMLElement>('dialog [data-stage]');
const enlarged = () => document.querySelector<HTMLImageElement>('dialog [data-stage] img');
const scale = () => Number(/scale\(([\d.]+)\)/.exec(enlarged()?.style.transform ?? '')?.[1]);
const key = (name: string) => stage()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

async function openFirst(): Promise<void> {
  await soon(() => expect(thumb().length).toBeGreaterThan(1));
  thumb()[0]?.click();
  await soon(() => expect(enlarged()).not.toBeNull());
}

test('a picture when it is opened: keys turn and enlarge it, Escape closes it, and the focus returns', async () => {
  await asCustomer(newBrowser(), GOODS);
  await soon(() => expect(thumb().length).toBeGreaterThan(1));
  thumb()[0]?.focus();
  await openFirst();
  const first = enlarged()?.alt;
  expect(first).toBeTruthy();
  await see(/^Picture 1 of 2$/);
  key('+');
  await soon(() => expect(scale()).toBe(1.5));
  await see('150%');
  // An arrow key moves an enlarged picture. Without enlargement it shows the next picture.
  key('ArrowRight');
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
  key('-');
  await soon(() => expect(scale()).toBe(1));
  key('ArrowRight');
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 2 of 2'));
  key('Escape');
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  expect(document.activeElement).toBe(thumb()[0]);
});

test('a picture when it is tapped twice: is enlarged, and strokes to the side turn pages', async () => {
  await asCustomer(newBrowser(), GOODS);
  await openFirst();
  finger([100, 100], [100, 100]);
  finger([100, 100], [100, 100]);
  await soon(() => expect(scale()).toBe(2.5));
  // A swipe moves an enlarged picture.
  finger([200, 100], [80, 100]);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
  finger([100, 100], [100, 100]);
  finger([100, 100], [100, 100]);
  await soon(() => expect(scale()).toBe(1));
  finger([200, 100], [80, 100]);
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 2 of 2'));
  finger([80, 100], [200, 100]);
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2'));
});

test('a picture when two fingers move apart: is enlarged', async () => {
  await asCustomer(newBrowser(), GOODS);
  await openFirst();
  point('pointerdown', [100, 100], 1);
  point('pointerdown', [140, 100], 2);
  point('pointermove', [180, 100], 2);
  await soon(() => expect(scale()).toBe(2));
  point('pointerup', [180, 100], 2);
  point('pointerup', [100, 100], 1);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
});

type At = readonly [x: number, y: number];

function point(type: string, [clientX, clientY]: At, id: number): void {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
  Object.defineProperty(event, 'pointerId', { value: id });
  stage()?.dispatchEvent(event);
}

/** Presses a finger, moves and lifts it. */
function finger(from: At, to: At): void {
  point('pointerdown', from, 1);
  if (from !== to) point('pointermove', to, 1);
  point('pointerup', to, 1);
}
