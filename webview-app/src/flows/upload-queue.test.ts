import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../test/backend.ts';
import { installImitatedCanvas } from '../../test/imitated-canvas.ts';
import { sendUploadsByFetch } from '../../test/uploads.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';
import { UPLOADS, type UploadKind } from './upload.ts';
import { type QueuedPicture, UploadQueue } from './upload-queue.ts';

let service: Backend;
let queue: UploadQueue;

beforeEach(async () => {
  service = backend();
  await logIn();
  sendUploadsByFetch();
  installImitatedCanvas();
});
afterEach(() => {
  queue.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = (bytes = 64, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const pathOf = (kind: UploadKind) => UPLOADS[kind].path;
const uploads = (kind: UploadKind = 'special') => service.calls.filter(({ path }) => path === pathOf(kind)).length;
const states = () => queue.pictures().map(({ state }) => state);
const waitUntilSettled = () =>
  vi.waitFor(() => expect(states().every((state) => state === 'done' || state === 'failed')).toBe(true));
const fault = (kind: string, value?: unknown, times = 1) =>
  service.control('/__fixtures/faults', [{ match: `POST ${pathOf('special')}`, times, kind, value }]);
const first = (): QueuedPicture => {
  const [match] = queue.pictures();
  if (!match) throw new Error('no picture');
  return match;
};

test.each(['inquiry', 'special', 'tob'] as const)(
  'pictures of a question when its kind is %s: sent to that kind’s endpoint',
  async (kind) => {
    queue = new UploadQueue(kind, { sent: ['/static/img/sent.png'] });
    queue.add([picture(), picture()]);
    await waitUntilSettled();
    expect(uploads(kind)).toBe(2);
    expect(queue.pictures().map(({ url }) => url)).toEqual([
      '/static/img/sent.png',
      expect.stringContaining('/static/img/uploads/'),
      expect.stringContaining('/static/img/uploads/'),
    ]);
  },
);

test('pictures when many are chosen: sent two at a time, in order', async () => {
  const stateHistory: string[] = [];
  queue = new UploadQueue('special');
  queue.subscribe(() => stateHistory.push(states().join(' ')));
  queue.add([picture(), picture(), picture()]);
  await waitUntilSettled();
  expect(states()).toEqual(['done', 'done', 'done']);
  expect(stateHistory).toContain('uploading uploading waiting');
  expect(stateHistory.some((text) => text.split('uploading').length > 3)).toBe(false);
});

describe('a picture when its upload fails (P01)', () => {
  test.each([
    ['a server that fails', () => fault('status', 503), picture(), 'unsent', 1],
    ['a connection that is cut', () => fault('drop', 'before'), picture(), 'unsent', 1],
    ['a refused kind', () => fault('code', 40920), picture(), 'not-a-picture', 1],
    ['a refused size', () => fault('code', 40921), picture(), 'too-big', 1],
    ['a proxy that refuses the size', () => fault('status', 413), picture(), 'too-big', 1],
    ['a file that is not a picture', undefined, picture(64, 'application/pdf'), 'not-a-picture', 0],
    ['an empty file', undefined, picture(0), 'not-a-picture', 0],
    [
      'a picture that stays too large',
      () => installImitatedCanvas(() => MOST_PICTURE_BYTES + 1),
      picture(),
      'too-big',
      0,
    ],
  ] as const)(
    'an upload when it meets %s: fails visibly while others continue',
    async (_, prepare, badFile, reason, requestCount) => {
      await prepare?.();
      queue = new UploadQueue('special');
      queue.add([badFile]);
      await waitUntilSettled();
      expect(first()).toMatchObject({ state: 'failed', fault: reason });
      expect(uploads()).toBe(requestCount);
      installImitatedCanvas();
      queue.add([picture()]);
      await waitUntilSettled();
      expect(states()).toEqual(['failed', 'done']);
    },
  );

  test('a failed upload when the person retries: sent, and its fault is removed', async () => {
    await fault('status', 503);
    queue = new UploadQueue('special');
    queue.add([picture()]);
    await waitUntilSettled();
    queue.retry(first().id);
    await waitUntilSettled();
    expect(first()).toMatchObject({ state: 'done' });
    expect(first().fault).toBeUndefined();
  });
});

describe('an upload in progress', () => {
  const startPendingUploads = () => {
    const fetchMock = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    vi.stubGlobal('fetch', fetchMock);
    queue = new UploadQueue('special');
    queue.add([picture(), picture(), picture()]);
    return {
      untilBegun: () => vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2)),
      abortedStates: () => fetchMock.mock.calls.map(([, { signal }]) => signal?.aborted),
      requestCount: () => fetchMock.mock.calls.length,
    };
  };

  test('an upload in progress when its picture is removed: aborted, and the next upload starts', async () => {
    const sending = startPendingUploads();
    await sending.untilBegun();
    queue.remove(first().id);
    await vi.waitFor(() => expect(sending.requestCount()).toBe(3));
    expect(sending.abortedStates()).toEqual([true, false, false]);
    expect(states()).toEqual(['uploading', 'uploading']);
  });

  test('an upload in progress when the page is left: aborted, and no other upload starts', async () => {
    const sending = startPendingUploads();
    await sending.untilBegun();
    queue.stop();
    queue.add([picture()]);
    await Promise.resolve();
    expect(sending.abortedStates()).toEqual([true, true]);
    expect(sending.requestCount()).toBe(2);
  });
});
