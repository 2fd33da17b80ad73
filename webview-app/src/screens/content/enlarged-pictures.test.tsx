/** Tests full-screen pictures of goods in a browser. */
import { expect, test } from 'vitest';
import { newBrowser, see, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const GOODS = '/healthGoldGoodsDetail/K7001?cityId=110000';

const thumbnails = () => document.querySelectorAll<HTMLElement>('main button[aria-label$="view larger"]');
const stage = () => document.querySelector<HTMLElement>('dialog [data-stage]');
const enlarged = () => document.querySelector<HTMLImageElement>('dialog [data-stage] img');
const scale = () => Number(/scale\(([\d.]+)\)/.exec(enlarged()?.style.transform ?? '')?.[1]);
const pressKey = (name: string) => stage()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

async function openFirst(): Promise<void> {
  await soon(() => expect(thumbnails().length).toBeGreaterThan(1));
  thumbnails()[0]?.click();
  await soon(() => expect(enlarged()).not.toBeNull());
}

test('an open picture when keys are pressed: is enlarged, replaced by the next one, and closed', async () => {
  await asCustomer(newBrowser(), GOODS);
  await soon(() => expect(thumbnails().length).toBeGreaterThan(1));
  thumbnails()[0]?.focus();
  await openFirst();
  const first = enlarged()?.alt;
  expect(first).toBeTruthy();
  await see(/^Picture 1 of 2$/);
  pressKey('+');
  await soon(() => expect(scale()).toBe(1.5));
  await see('150%');
  // An arrow key moves an enlarged picture. Without enlargement it shows the next picture.
  pressKey('ArrowRight');
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
  pressKey('-');
  await soon(() => expect(scale()).toBe(1));
  pressKey('ArrowRight');
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 2 of 2'));
  pressKey('Escape');
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  expect(document.activeElement).toBe(thumbnails()[0]);
});

test('an open picture when it is tapped twice: is enlarged, and a second time reduced', async () => {
  await asCustomer(newBrowser(), GOODS);
  await openFirst();
  swipe([100, 100], [100, 100]);
  swipe([100, 100], [100, 100]);
  await soon(() => expect(scale()).toBe(2.5));
  // A swipe moves an enlarged picture.
  swipe([200, 100], [80, 100]);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
  swipe([100, 100], [100, 100]);
  swipe([100, 100], [100, 100]);
  await soon(() => expect(scale()).toBe(1));
  swipe([200, 100], [80, 100]);
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 2 of 2'));
  swipe([80, 100], [200, 100]);
  await soon(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2'));
});

test('an open picture when two fingers move apart: is enlarged', async () => {
  await asCustomer(newBrowser(), GOODS);
  await openFirst();
  dispatchPointer('pointerdown', [100, 100], 1);
  dispatchPointer('pointerdown', [140, 100], 2);
  dispatchPointer('pointermove', [180, 100], 2);
  await soon(() => expect(scale()).toBe(2));
  dispatchPointer('pointerup', [180, 100], 2);
  dispatchPointer('pointerup', [100, 100], 1);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Picture 1 of 2');
});

type Point = readonly [x: number, y: number];

function dispatchPointer(type: string, [clientX, clientY]: Point, id: number): void {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
  Object.defineProperty(event, 'pointerId', { value: id });
  stage()?.dispatchEvent(event);
}

/** Presses a finger, moves and lifts it. */
function swipe(from: Point, to: Point): void {
  dispatchPointer('pointerdown', from, 1);
  if (from !== to) dispatchPointer('pointermove', to, 1);
  dispatchPointer('pointerup', to, 1);
}
