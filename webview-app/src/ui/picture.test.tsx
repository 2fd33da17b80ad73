import { afterEach, expect, it, vi } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { Picture } from './picture.tsx';
import { setPictureSource } from './picture-source.ts';

afterEach(() => vi.unstubAllGlobals());

const fail = (container: HTMLElement) =>
  acting(() => container.querySelector('img')?.dispatchEvent(new Event('error')));

it('a picture when it fails twice: is retried once and then replaced by the placeholder', () => {
  const { container } = render(<Picture eager src="/a.webp" alt="A doctor" />);
  const first = container.querySelector('img');
  fail(container);
  const second = container.querySelector('img');
  expect(second?.getAttribute('src')).toBe('/a.webp');
  expect(second).not.toBe(first);
  fail(container);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('A doctor');
});

it('a picture when its address is missing: keeps the space of its ratio', () => {
  const { container } = render(<Picture eager src="" alt="" ratio={2} />);
  expect(container.querySelector('span')?.style.aspectRatio).toMatch(/^2( \/ 1)?$/);
});

it('a failed picture when its address changes: is fetched from the new address', () => {
  const { container, rerender } = render(<Picture eager src="/a.webp" alt="" />);
  fail(container);
  fail(container);
  rerender(<Picture eager src="/b.webp" alt="" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
});

it('a picture when it comes within 1.3 screen heights: is fetched', () => {
  let reportIntersection: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const margins: (string | undefined)[] = [];
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(callback: typeof reportIntersection, options: IntersectionObserverInit) {
      reportIntersection = callback;
      margins.push(options.rootMargin);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<Picture src="/a.webp" alt="" />);
  expect(container.querySelector('img')).toBeNull();
  expect(margins).toEqual(['30% 0px']);
  acting(() => reportIntersection([{ isIntersecting: false }]));
  expect(container.querySelector('img')).toBeNull();
  acting(() => reportIntersection([{ isIntersecting: true }]));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
});

it('a picture when the app maps its address: is fetched from the mapped address', () => {
  setPictureSource((src) => `https://img.example${src}?quality=80`);
  const { container } = render(<Picture eager src="/a.jpg" alt="" />);
  setPictureSource((src) => src);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://img.example/a.jpg?quality=80');
});
