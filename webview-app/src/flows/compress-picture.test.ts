import { afterEach, expect, test, vi } from 'vitest';
import { installImitatedCanvas } from '../../test/imitated-canvas.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';
import { JPEG_QUALITIES } from '../rules/picture-size.ts';
import { preparePicture } from './upload-queue.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HIDDEN_TEXT = 'taken at 31.2304,121.4737';
const file = (type: string, size = HIDDEN_TEXT.length) => new Blob([HIDDEN_TEXT.padEnd(size)], { type });
const textOf = async (picture: Awaited<ReturnType<typeof preparePicture>>) =>
  typeof picture === 'string' ? picture : [picture.blob.type, (await picture.blob.text()).trim()];

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif', 'image/avif', 'image/bmp'])(
  'a picture of the type %s when it is compressed: redrawn as a JPEG, even if that is larger',
  async (type) => {
    installImitatedCanvas(() => 1_000);
    expect(await textOf(await preparePicture(file(type)))).toEqual(['image/jpeg', 'drawn']);
  },
);

test.each([
  ['the first quality that is no larger than the file', 700, 500],
  ['the smallest where all are larger', 300, 500],
])('a picture when the size of its JPEG depends on the quality: takes %s', async (_, fileSize, size) => {
  installImitatedCanvas((quality) => (quality > 0.7 ? 900 : 500));
  expect(await preparePicture(file('image/png', fileSize))).toMatchObject({ blob: { size } });
});

test('a picture when a better quality is no larger than the file: keeps that quality', async () => {
  installImitatedCanvas((quality) => (quality > 0.7 ? 900 : 500));
  expect(await preparePicture(file('image/png', 900))).toMatchObject({ blob: { size: 900 } });
});

test.each([
  ['a file of another kind', file('application/pdf'), () => installImitatedCanvas()],
  ['an empty picture', new Blob([], { type: 'image/png' }), () => installImitatedCanvas()],
  ['a picture in a window without a canvas', file('image/png'), () => undefined],
])('%s when it is compressed: rejected as not a picture', async (_, file, prepare) => {
  prepare();
  expect(await preparePicture(file)).toBe('not-a-picture');
});

test('a picture when it stays too large after redrawing: rejected', async () => {
  installImitatedCanvas(() => 5 * 1024 * 1024 + 1);
  expect(await preparePicture(file('image/png'))).toBe('too-big');
});

test('a picture when its JPEG is too large for the service: drawn smaller, and marked as hard to read', async () => {
  let times = 0;
  installImitatedCanvas(() => {
    times += 1;
    return times > JPEG_QUALITIES.length ? 5 : MOST_PICTURE_BYTES + 1;
  });
  expect(await preparePicture(file('image/png'))).toMatchObject({ blob: { size: 5 }, isTooSmall: true });
});

test('a picture when the engine has no `createImageBitmap`: drawn from an `<img>`, whose object URL is revoked', async () => {
  installImitatedCanvas();
  vi.stubGlobal('createImageBitmap', undefined);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 40;
      naturalHeight = 30;
      decode = async () => undefined;
    },
  );
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  expect(await textOf(await preparePicture(file('image/png')))).toEqual(['image/jpeg', 'drawn']);
  expect(revoke).toHaveBeenCalledOnce();
});
