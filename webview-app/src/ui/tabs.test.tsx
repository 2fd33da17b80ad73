/** Tests which part of a strip of many tabs is visible. The strip is 300 px wide, each tab 120 px. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { acting, render, tap } from '../../test/render.tsx';
import { Tabs } from './tabs.tsx';

const STRIP_WIDTH = 300;
const TAB_WIDTH = 120;
const IDS = ['all', 'open', 'rate', 'done'] as const;

function StripExample({ initialId }: { initialId: (typeof IDS)[number] }) {
  const [value, setValue] = useState(initialId);
  return (
    <>
      <Tabs label="Kinds" tabs={IDS.map((id) => ({ id, label: id }))} value={value} onChange={setValue} />
      <button type="button" data-from-elsewhere="" onClick={() => setValue('done')} />
    </>
  );
}

function show(initialId: (typeof IDS)[number]) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const strip = this.closest('[role=tablist]');
    if (!strip || this === strip) return new DOMRect(0, 0, STRIP_WIDTH, 44);
    const index = [...strip.children].indexOf(this);
    return new DOMRect(index * TAB_WIDTH - strip.scrollLeft, 0, TAB_WIDTH, 44);
  });
  const { container } = render(<StripExample initialId={initialId} />);
  const strip = () => container.querySelector('[role=tablist]');
  const tab = (id: string) => container.querySelector(`[role=tab][id$="-${id}"]`);
  return { container, scrollLeft: () => strip()?.scrollLeft, tab };
}

afterEach(() => vi.restoreAllMocks());

test('the strip of tabs when it opens: is scrolled to the chosen tab', () => {
  expect(show('rate').scrollLeft()).toBe(2 * TAB_WIDTH - STRIP_WIDTH / 3);
  expect(show('all').scrollLeft()).toBe(0);
});

test('the chosen tab when it is clipped: is scrolled into view', () => {
  const { container, scrollLeft, tab } = show('all');
  tap(tab('open'));
  expect(scrollLeft()).toBe(0);
  tap(tab('rate'));
  expect(scrollLeft()).toBe(2 * TAB_WIDTH - STRIP_WIDTH / 3);
  acting(() => container.querySelector<HTMLElement>('[data-from-elsewhere]')?.click());
  expect(scrollLeft()).toBe(3 * TAB_WIDTH - STRIP_WIDTH / 3);
  tap(tab('all'));
  expect(scrollLeft()).toBeLessThanOrEqual(0);
});
