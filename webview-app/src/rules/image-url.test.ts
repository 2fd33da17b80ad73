import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageUrl } from './image-url.ts';

const cdn = 'https://img.example';

test.each([
  ['/a/b.jpg', true, 'https://img.example/a/b.jpg?quality=80&format=webp'],
  ['a/b.png', false, 'https://img.example/a/b.png?quality=80'],
  ['https://img.example/c.jpeg', true, 'https://img.example/c.jpeg?quality=80&format=webp'],
  ['/a/b.svg', true, 'https://img.example/a/b.svg'],
  ['/a/b.jpg?quality=30', true, 'https://img.example/a/b.jpg?quality=30'],
  ['https://other.example/d.jpg', true, 'https://other.example/d.jpg'],
  ['https://img.example.evil.com/d.jpg', true, 'https://img.example.evil.com/d.jpg'],
  ['//other.example/d.jpg', true, '//other.example/d.jpg'],
  ['data:image/png;base64,AA', true, 'data:image/png;base64,AA'],
  ['blob:https://x/1', true, 'blob:https://x/1'],
  ['', true, ''],
])('the picture %j when webp support is %s: fetched from %s', (src, webp, address) => {
  expect(imageUrl(src, { cdn, webp })).toBe(address);
});

test('a path when there is no CDN: stays on the page’s origin', () => {
  expect(imageUrl('/a.jpg', { cdn: '', webp: false })).toBe('/a.jpg?quality=80');
});

const FORMS = {
  none: { form: '{path}' },
  folder: { form: 'quality=80/{path}' },
  suffix: { form: '{path}!q80.jpg', webp: '{path}!q80.webp' },
  query: { form: '{path}?x-oss-process=image/quality,q_80' },
};

test.each([
  ['none', true, '/a.jpg'],
  ['folder', true, '/quality=80/a.jpg'],
  ['suffix', true, '/a.jpg!q80.webp'],
  ['suffix', false, '/a.jpg!q80.jpg'],
  ['query', false, '/a.jpg?x-oss-process=image/quality,q_80'],
] as const)('a photograph when the CDN has the form %s and webp support is %s: %s', (name, webp, path) => {
  expect(imageUrl('/a.jpg', { cdn, webp, forms: FORMS[name] })).toBe(cdn + path);
});

test.each([undefined, ...Object.values(FORMS)])(
  'an address when it was already converted to %j: unchanged',
  (forms) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z/:.?]{0,9}$/),
        fc.constantFrom('.jpg', '.svg', ''),
        fc.boolean(),
        (path, kind, webp) => {
          const once = imageUrl(path + kind, { cdn, webp, ...(forms && { forms }) });
          expect(imageUrl(once, { cdn, webp, ...(forms && { forms }) })).toBe(once);
        },
      ),
    );
  },
);
