/** Tests which part of a strip of many tabs is visible. The strip is 300 px wide, each tab 120 px. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { acting, render, tap } from '../../test/render.tsx';
import { Tabs } from './tabs.tsx';

const STRIP = 300;
const TAB = 120;
const IDS = ['all', 'open', 'rate', 'done'] as const;

function Strip({ from }: { from: (typeof IDS)[number] }) {
  const [value, setValue] = useState(from);
  return (
    <>
      <Tabs label="Kinds" tabs={IDS.map((id) => ({ id, label: id }))} value={value} onChange={setValue} />
      <button type="button" data-from-elsewhere="" onClick={() => setValue('done')} />
    </>
  );
}

function show(from: (typeof IDS)[number]) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const strip = this.closest('[role=tablist]');
    if (!strip || this === strip) return new DOMRect(0, 0, STRIP, 44);
    const index = [...strip.children].indexOf(this);
    return new DOMRect(index * TAB - strip.scrollLeft, 0, TAB, 44);
  });
  const { container } = render(<Strip from={from} />);
  const strip = () => container.querySelector('[role=tablist]');
  const tab = (id: string) => container.querySelector(`[role=tab][id$="-${id}"]`);
  return { container, at: () => strip()?.scrollLeft, tab };
}

afterEach(() => vi.restoreAllMocks());

test('the strip of tabs when it opens: scrolled to the chosen tab', () => {
  expect(show('rate').at()).toBe(2 * TAB - STRIP / 3);
  expect(show('all').at()).toBe(0);
});

test('the chosen tab when it is cut off: scrolled into view, else it stays', () => {
  const { container, at, tab } = show('all');
  tap(tab('open'));
  expect(at()).toBe(0);
  tap(tab('rate'));
  expect(at()).toBe(2 * TAB - STRIP / 3);
  acting(() => container.querySelector<HTMLElement>('[data-from-elsewhere]')?.click());
  expect(at()).toBe(3 * TAB - STRIP / 3);
  tap(tab('all'));
  expect(at()).toBeLessThanOrEqual(0);
});
