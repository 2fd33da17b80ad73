import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { configureClient } from '../../client/request.ts';
import { PersonalPicture } from './personal-picture.tsx';

const sourceOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? '';

afterEach(() => {
  configureClient({});
  vi.unstubAllGlobals();
});

function stubFetch(answer: () => Promise<Response>): RequestInit[] {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit = {}) => {
    requests.push(init);
    return answer();
  });
  return requests;
}

test('a personal picture when the service stores it: bypasses the cache and is freed with the page', async () => {
  const requests = stubFetch(async () => new Response('png', { headers: { 'content-type': 'image/png' } }));
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { container, unmount } = render(<PersonalPicture src="/static/img/uploads/UP1.png" alt="" eager />);
  expect(sourceOf(container)).toMatch(/^data:/);
  await vi.waitFor(() => expect(sourceOf(container)).toMatch(/^blob:/));
  expect(requests.map(({ cache }) => cache)).toEqual(['no-store']);
  const address = sourceOf(container);
  unmount();
  expect(revoke).toHaveBeenCalledWith(address);
});

test.each([
  ['it cannot be read', '/static/img/uploads/UP1.png', 1],
  ['it is on another server', 'https://store.example/UP1.png?key=x', 0],
])('a personal picture when %s: is shown by its address', async (_, src, count) => {
  const requests = stubFetch(() => Promise.reject(new TypeError('refused')));
  const { container } = render(<PersonalPicture src={src} alt="" eager />);
  await vi.waitFor(() => expect(sourceOf(container)).toContain(src));
  expect(requests).toHaveLength(count);
});

test('a personal picture when it is far below the screen: is requested only when it comes near', async () => {
  let reportVisible: () => void = () => undefined;
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      reportVisible = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const requests = stubFetch(async () => new Response('png'));
  render(<PersonalPicture src="/static/img/uploads/UP1.png" alt="" />);
  expect(requests).toHaveLength(0);
  reportVisible();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});
