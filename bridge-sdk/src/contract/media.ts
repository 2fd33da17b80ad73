import { Type } from 'typebox';
import { method, PERSON_MS } from '../rows.ts';
import { Address, Nothing, OneOf, Text } from './shapes.ts';

/**
 * Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in
 * bytes. CANCELLED: the person chooses none.
 *
 * @zh 让用户选择图片或拍照。每个 `url` 是 data 或 blob 地址，可用于 `<img>` 或上传；`sizeBytes` 是图片大小，
 * 单位为字节。CANCELLED：用户没有选择图片。
 */
export const chooseImages = method('chooseImages', {
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

/**
 * Saves a picture to the phone's album. DENIED: the app has no permission for the album.
 *
 * @zh 把图片保存到手机相册。DENIED：App 没有相册权限。
 */
export const saveImage = method('saveImage', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({ url: Address('picture') }),
  result: Nothing,
  deadlineMs: 60_000,
});

/**
 * Shows pictures on the full screen. `current` is the index of the first picture shown, default 0.
 *
 * @zh 全屏预览图片。`current` 是最先显示的图片的序号，默认为 0。
 */
export const previewImages = method('previewImages', {
  since: '2.0.0',
  params: Type.Object({
    urls: Type.Array(Address('picture'), { minItems: 1 }),
    current: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  result: Nothing,
});

/** Opens a PDF or office document in the host's viewer. @zh 用宿主的阅读器打开 PDF 或 Office 文档。 */
export const openDocument = method('openDocument', {
  since: '2.1.0',
  params: Type.Object({ url: Address('file'), title: Type.Optional(Type.String()) }),
  result: Nothing,
  deadlineMs: 60_000,
});
