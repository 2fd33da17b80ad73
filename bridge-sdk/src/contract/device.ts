import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { Nothing, OneOf, OpenEnum, Text } from './shapes.ts';

/**
 * Returns facts about the phone. A field other than `os` is absent where the host does not know it.
 *
 * @zh 返回手机信息。除 `os` 外，宿主不知道的字段不返回。
 */
export const getDeviceInfo = method('getDeviceInfo', {
  since: '1.0.0',
  params: Nothing,
  result: Type.Object({
    /**
     * The system of the phone.
     *
     * @zh 手机的操作系统。
     */
    os: OpenEnum('android', 'ios', 'harmony', 'other'),

    /**
     * The version of the system, for example `18.6`.
     *
     * @zh 系统版本，例如 `18.6`。
     */
    osVersion: Type.Optional(Type.String()),

    /**
     * The maker's name of the model, for example `iPhone17,2`.
     *
     * @zh 厂商的机型名称，例如 `iPhone17,2`。
     */
    model: Type.Optional(Type.String()),

    /**
     * The language of the phone as BCP 47 has it, for example `zh-CN`.
     *
     * @zh 手机语言，BCP 47 格式，例如 `zh-CN`。
     */
    language: Type.Optional(Type.String()),
  }),
});

/**
 * Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the
 * phone refuses.
 *
 * @zh 返回手机的位置：纬度和经度以度为单位，`accuracyM` 以米为单位。DENIED：用户或系统拒绝定位。
 */
export const getLocation = method('getLocation', {
  since: '1.0.0',
  errors: ['DENIED'],
  params: Type.Object({
    /**
     * The system of coordinates; default `wgs84`. Maps in China use `gcj02`.
     *
     * @zh 坐标系，默认 `wgs84`；`gcj02` 是国内地图使用的坐标系。
     */
    coordinates: Type.Optional(OneOf('wgs84', 'gcj02')),
  }),
  result: Type.Object({
    /**
     * Degrees north, from -90 to 90.
     *
     * @zh 纬度，单位为度，-90 到 90，北纬为正。
     */
    latitude: Type.Number({ minimum: -90, maximum: 90, secret: true }),

    /**
     * Degrees east, from -180 to 180.
     *
     * @zh 经度，单位为度，-180 到 180，东经为正。
     */
    longitude: Type.Number({ minimum: -180, maximum: 180, secret: true }),

    /**
     * The radius in metres within which the phone is; absent where it is not known.
     *
     * @zh 精度半径，单位为米；未知时不返回。
     */
    accuracyM: Type.Optional(Type.Number()),
  }),
  deadlineMs: 30_000,
});

/**
 * Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner.
 *
 * @zh 扫描一个条形码或二维码，返回其中的文本。CANCELLED：用户关闭了扫码界面。
 */
export const scanCode = method('scanCode', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Nothing,
  result: Type.Object({
    /**
     * The text of the code; it may be any text, also an address of somebody else.
     *
     * @zh 码中的文本；内容不限，也可能是他人的地址。
     */
    text: Type.String(),
  }),
  deadlineMs: PERSON_MS,
});

/**
 * Opens the phone's dialler with the number; the person still has to press call.
 *
 * @zh 打开拨号界面并填入号码；仍需用户自己按下拨打。
 */
export const dialPhone = method('dialPhone', {
  since: '1.0.0',
  params: Type.Object({
    /**
     * The number, with a country code where it needs one; not empty.
     *
     * @zh 电话号码，需要时带国家代码；不能为空。
     */
    number: Text(),
  }),
  result: Nothing,
});

/**
 * Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a
 * network.
 *
 * @zh 返回宿主所知的网络类型。仅供参考：只有实际发出请求才能证明网络可用。
 */
export const getNetwork = method('getNetwork', {
  since: '1.0.0',
  params: Nothing,
  result: Type.Object({
    /**
     * The kind of connection; `online` if the phone is connected but the kind is not known.
     *
     * @zh 网络类型；只知道已联网时为 `online`。
     */
    type: OpenEnum('none', 'wifi', '2g', '3g', '4g', '5g', 'online'),
  }),
});

/** The host sends this when the network connection changes. @zh 网络连接变化时由宿主发送。 */
export const networkChanged = event('networkChanged', {
  since: '1.0.0',
  payload: Type.Object({
    /**
     * The kind of connection now, as in `getNetwork`.
     *
     * @zh 当前的网络类型，同 `getNetwork`。
     */
    type: OpenEnum('none', 'wifi', '2g', '3g', '4g', '5g', 'online'),
  }),
});
