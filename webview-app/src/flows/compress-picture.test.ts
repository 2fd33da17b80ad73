import { afterEach, expect, test, vi } from 'vitest';
import { drawsPictures } from '../../test/drawing.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';
import { JPEG_QUALITIES } from '../rules/picture-size.ts';
import { readyPicture } from './upload-queue.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HIDDEN = 'taken at 31.2304,121.4737';
const file = (type: string, size = HIDDEN.length) => new Blob([HIDDEN.padEnd(size)], { type });
const textOf = async (ready: Awaited<ReturnType<typeof readyPicture>>) =>
  typeof ready === 'string' ? ready : [ready.blob.type, (await ready.blob.text()).trim()];

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif', 'image/avif', 'image/bmp'])(
  'a picture of the type %s when compressed: a new JPEG, even if larger than the file',
  async (type) => {
    drawsPictures(() => 1_000);
    expect(await textOf(await readyPicture(file(type)))).toEqual(['image/jpeg', 'drawn']);
  },
);

test.each([
  ['the first quality that is no larger than the file', 700, 500],
  ['the smallest where all are larger', 300, 500],
])('a picture when the size of its JPEG depends on the quality: takes %s', async (_, chosen, size) => {
  drawsPictures((quality) => (quality > 0.7 ? 900 : 500));
  expect(await readyPicture(file('image/png', chosen))).toMatchObject({ blob: { size } });
});

test('a picture when a better quality is no larger than the file: keeps that quality', async () => {
  drawsPictures((quality) => (quality > 0.7 ? 900 : 500));
  expect(await readyPicture(file('image/png', 900))).toMatchObject({ blob: { size: 900 } });
});

test.each([
  ['a file of another kind', file('application/pdf'), () => drawsPictures()],
  ['an empty picture', new Blob([], { type: 'image/png' }), () => drawsPictures()],
  ['a picture in a window that draws nothing', file('image/png'), () => undefined],
])('%s when compressed: refused, and nothing of it is sent', async (_, chosen, prepare) => {
  prepare();
  expect(await readyPicture(chosen)).toBe('not-a-picture');
});

test('a picture when it stays too large after being drawn smaller: refused', async () => {
  drawsPictures(() => 5 * 1024 * 1024 + 1);
  expect(await readyPicture(file('image/png'))).toBe('too-big');
});

test('a picture when its JPEG is too large for the service: drawn smaller, and marked as hard to read', async () => {
  let times = 0;
  drawsPictures(() => {
    times += 1;
    return times > JPEG_QUALITIES.length ? 5 : MOST_PICTURE_BYTES + 1;
  });
  expect(await readyPicture(file('image/png'))).toMatchObject({ blob: { size: 5 }, isTooSmall: true });
});

test('a picture when the engine has no `createImageBitmap`: drawn by an image, whose address is freed', async () => {
  drawsPictures();
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
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  expect(await textOf(await readyPicture(file('image/png')))).toEqual(['image/jpeg', 'drawn']);
  expect(freed).toHaveBeenCalledOnce();
});
