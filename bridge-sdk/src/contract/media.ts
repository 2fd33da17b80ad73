import { Type } from 'typebox';
import { call, PERSON_MS } from '../rows.ts';
import { Address, Nothing, OneOf, Text } from './shapes.ts';

/**
 * Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in
 * bytes. CANCELLED: the person chooses none.
 */
export const chooseImages = call('chooseImages', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Type.Object({
    count: Type.Integer({ minimum: 1, maximum: 9 }),
    source: Type.Optional(OneOf('camera', 'album')),
  }),
  result: Type.Object({
    images: Type.Array(Type.Object({ url: Text(), sizeBytes: Type.Optional(Type.Integer()) })),
  }),
  deadlineMs: PERSON_MS,
});

/** Saves a picture to the phone's album. DENIED: the app has no permission for the album. */
export const saveImage = call('saveImage', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({ url: Address('picture') }),
  result: Nothing,
  deadlineMs: 60_000,
});

/** Shows pictures on the full screen. `current` is the index of the first picture shown, default 0. */
export const previewImages = call('previewImages', {
  since: '2.0.0',
  params: Type.Object({
    urls: Type.Array(Address('picture'), { minItems: 1 }),
    current: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  result: Nothing,
});

/** Opens a PDF or office document in the host's viewer. */
export const openDocument = call('openDocument', {
  since: '2.1.0',
  params: Type.Object({ url: Address('file'), title: Type.Optional(Type.String()) }),
  result: Nothing,
  deadlineMs: 60_000,
});
