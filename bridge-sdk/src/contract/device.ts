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
    os: OpenEnum('android', 'ios', 'harmony', 'other'),
    osVersion: Type.Optional(Type.String()),
    model: Type.Optional(Type.String()),
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
  params: Type.Object({ coordinates: Type.Optional(OneOf('wgs84', 'gcj02')) }),
  result: Type.Object({
    latitude: Type.Number({ minimum: -90, maximum: 90, secret: true }),
    longitude: Type.Number({ minimum: -180, maximum: 180, secret: true }),
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
  result: Type.Object({ text: Type.String() }),
  deadlineMs: PERSON_MS,
});

/**
 * Opens the phone's dialler with the number; the person still has to press call.
 *
 * @zh 打开拨号界面并填入号码；仍需用户自己按下拨打。
 */
export const dialPhone = method('dialPhone', {
  since: '1.0.0',
  params: Type.Object({ number: Text() }),
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
  result: Type.Object({ type: OpenEnum('none', 'wifi', '2g', '3g', '4g', '5g', 'online') }),
});

/** The host sends this when the network connection changes. @zh 网络连接变化时由宿主发送。 */
export const networkChanged = event('networkChanged', {
  since: '1.0.0',
  payload: Type.Object({ type: OpenEnum('none', 'wifi', '2g', '3g', '4g', '5g', 'online') }),
});
