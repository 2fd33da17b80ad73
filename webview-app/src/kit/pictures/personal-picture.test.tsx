import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { configureClient } from '../../client/request.ts';
import { PersonalPicture } from './personal-picture.tsx';

const sourceOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? '';

afterEach(() => {
  configureClient({});
  vi.unstubAllGlobals();
});

function served(answer: () => Promise<Response>): RequestInit[] {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit = {}) => {
    requests.push(init);
    return answer();
  });
  return requests;
}

test('a personal picture when the service stores it: bypasses the cache, is freed with the page', async () => {
  const requests = served(async () => new Response('png', { headers: { 'content-type': 'image/png' } }));
  const forget = vi.spyOn(URL, 'revokeObjectURL');
  const { container, unmount } = render(<PersonalPicture src="/static/img/uploads/UP1.png" alt="" eager />);
  expect(sourceOf(container)).toMatch(/^data:/);
  await vi.waitFor(() => expect(sourceOf(container)).toMatch(/^blob:/));
  expect(requests.map(({ cache }) => cache)).toEqual(['no-store']);
  const address = sourceOf(container);
  unmount();
  expect(forget).toHaveBeenCalledWith(address);
});

test.each([
  ['it cannot be read', '/static/img/uploads/UP1.png', 1],
  ['it is of another server', 'https://store.example/UP1.png?key=x', 0],
])('a personal picture when %s: shown by its address', async (_, src, count) => {
  const requests = served(() => Promise.reject(new TypeError('refused')));
  const { container } = render(<PersonalPicture src={src} alt="" eager />);
  await vi.waitFor(() => expect(sourceOf(container)).toContain(src));
  expect(requests).toHaveLength(count);
});

test('a personal picture when it is far below the screen: requested only once it comes near', async () => {
  let come: () => void = () => undefined;
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      come = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const requests = served(async () => new Response('png'));
  render(<PersonalPicture src="/static/img/uploads/UP1.png" alt="" />);
  expect(requests).toHaveLength(0);
  come();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});
