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
    /**
     * The most pictures that may be chosen, 1 to 9.
     *
     * @zh 最多可选的图片数，1 到 9。
     */
    count: Type.Integer({ minimum: 1, maximum: 9 }),

    /**
     * The place that pictures are taken from; default: the person decides.
     *
     * @zh 图片来源；默认由用户决定。
     */
    source: Type.Optional(OneOf('camera', 'album')),
  }),
  result: Type.Object({
    /**
     * The chosen pictures, in the person's order.
     *
     * @zh 所选的图片，按用户选择的顺序。
     */
    images: Type.Array(
      Type.Object({
        /**
         * The picture's data or blob url.
         *
         * @zh 图片的 data 或 blob 地址。
         */
        url: Text(),
        /**
         * The size in bytes; absent where it is not known.
         *
         * @zh 大小，单位为字节；未知时不返回。
         */
        sizeBytes: Type.Optional(Type.Integer()),
      }),
    ),
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
  params: Type.Object({
    /**
     * The address of the picture: https, data or blob.
     *
     * @zh 图片的地址：https、data 或 blob。
     */
    url: Address('picture'),
  }),
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
    /**
     * The addresses of the pictures, at least one.
     *
     * @zh 图片的地址，至少一个。
     */
    urls: Type.Array(Address('picture'), { minItems: 1 }),

    /**
     * The index in `urls` of the picture to begin with, from 0; default 0.
     *
     * @zh 最先显示的图片在 `urls` 中的序号，从 0 开始，默认为 0。
     */
    current: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  result: Nothing,
});

/** Opens a PDF or office document in the host's viewer. @zh 用宿主的阅读器打开 PDF 或 Office 文档。 */
export const openDocument = method('openDocument', {
  since: '2.1.0',
  params: Type.Object({
    /**
     * The address of the file: https or blob.
     *
     * @zh 文件的地址：https 或 blob。
     */
    url: Address('file'),
    /**
     * The title of the viewer; default: the host's choice.
     *
     * @zh 阅读器的标题；默认由宿主决定。
     */
    title: Type.Optional(Type.String()),
  }),
  result: Nothing,
  deadlineMs: 60_000,
});
