import { expect, test } from 'vitest';
import { isAllowedPicture } from './allowed-picture.ts';

test.each([
  '/static/img/scene-heart.svg',
  '/img/a picture.png?size=2#x',
  `${location.origin}/img/a.png`,
  'data:image/png;base64,iVBORw0KGgo=',
])('the picture %j when it is in an article: is loaded', (src) => expect(isAllowedPicture(src)).toBe(true));

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  // A browser removes tabs and line breaks from addresses, so these begin with two slashes.
  '/\t/evil.example/a.png',
  '/\n/evil.example/a.png',
  '/\r\\evil.example/a.png',
  'https:\t//evil.example/a.png',
  `https://${location.host}@evil.example/a.png`,
  'a.png',
  'blob:x',
  'data:image/svg+xml,<svg/>',
  'javascript:1',
  '',
])('H06: the picture %j when it is in an article: is not loaded', (src) => expect(isAllowedPicture(src)).toBe(false));
