import { expect, test } from 'vitest';
import { isOurPicture } from './our-picture.ts';

test.each([
  '/static/img/scene-heart.svg',
  '/img/a picture.png?size=2#x',
  `${location.origin}/img/a.png`,
  'data:image/png;base64,iVBORw0KGgo=',
])('%j when in an article: loaded as our own picture', (src) => expect(isOurPicture(src)).toBe(true));

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  // A browser drops tabs and ends of lines, so these are two slashes.
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
])('H06: %j when in an article: not loaded', (src) => expect(isOurPicture(src)).toBe(false));
