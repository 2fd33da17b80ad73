import { Address, event, method, Nothing, OneOf, OpenEnum, Text, Type } from '@sdhealth/bridge-generator/contract';

const Locker = Type.Object({
  /** The locker's number. @zh 柜格编号。 */
  id: Text(),
  /** Its size. @zh 尺寸。 */
  size: OpenEnum('small', 'middle', 'x-large'),
  /** How warm it is inside, in degrees Celsius. @zh 柜内温度，单位摄氏度。 */
  degrees: Type.Number({ minimum: -30, maximum: 60 }),
  /** Its place in the hall, if it is known. @zh 在大厅中的位置，可能未知。 */
  place: Type.Optional(
    Type.Object({
      /** The row, 1 at the door. @zh 排号，门口为 1。 */
      row: Type.Integer({ minimum: 1 }),
      /** The height in metres. @zh 高度，单位米。 */
      height: Type.Number(),
    }),
  ),
});

/** Opens a locker. CANCELLED: the person cancelled. @zh 打开一个柜格。CANCELLED：用户取消。 */
export const openLocker = method('shop.openLocker', {
  errors: ['CANCELLED'],
  params: Type.Object({
    /** The locker's number. @zh 柜格编号。 */
    id: Text(),
    /** How it is opened. @zh 打开方式。 */
    by: Type.Optional(OneOf('code', 'face')),
  }),
  result: Type.Object({
    /** True if it is open. @zh 为 true 表示已打开。 */
    open: Type.Boolean(),
  }),
  deadlineMs: 10_000,
});

/** Lists the lockers of a hall. @zh 列出大厅中的柜格。 */
export const listLockers = method('shop.listLockers', {
  params: Type.Object({
    /** The sizes that are wanted, at least one. @zh 需要的尺寸，至少一个。 */
    sizes: Type.Array(OneOf('small', 'middle', 'x-large'), { minItems: 1 }),
    /** The most that are answered, 1 to 100. @zh 最多返回的数量，1 到 100。 */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  result: Type.Object({
    /** The lockers. @zh 柜格列表。 */
    lockers: Type.Array(Locker),
  }),
});

/** Tells how full the hall is. @zh 查询大厅占用情况。 */
export const hallLoad = method('shop.hallLoad', {
  params: Nothing,
  result: Type.Object({
    /** The free lockers, by size. @zh 各尺寸的空闲数量。 */
    free: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    /** The part that is taken, 0 to 1. @zh 占用比例，0 到 1。 */
    taken: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  singleFlight: 'all',
});

/** Beeps once. @zh 响一声。 */
export const beep = method('shop.beep', { params: Nothing, result: Nothing });

/** Shows the way to a hall on a map page. @zh 在地图页面上显示前往大厅的路线。 */
export const showWay = method('shop.showWay', {
  params: Type.Object({
    /** The page with the map. @zh 地图页面地址。 */
    page: Address('page'),
    /** Further pages of the same way. @zh 同一路线的其他页面。 */
    stops: Type.Optional(Type.Array(Address('own'))),
    /** Halls on the way. @zh 沿途大厅。 */
    halls: Type.Optional(
      Type.Array(
        Type.Object({
          /** The hall's page. @zh 大厅页面。 */
          page: Address('own'),
          /** Its signs, by language. @zh 各语言的指示牌。 */
          signs: Type.Record(
            Type.String(),
            Type.Object({
              /** The picture. @zh 图片。 */
              picture: Address('picture'),
            }),
          ),
        }),
      ),
    ),
  }),
  result: Nothing,
});

/** Reads a sensor of a locker. @zh 读取柜格传感器。 */
export const readSensor = method('shop.readSensor', {
  version: 2,
  params: Type.Object({
    /** The sensor. @zh 传感器。 */
    sensor: Type.Union([Type.Literal('door'), Type.Literal('weight')]),
  }),
  result: Type.Object({
    /** Anything that the sensor says. @zh 传感器返回的任意内容。 */
    value: Type.Unknown(),
    /** What it means. @zh 含义。 */
    state: Type.Union(
      [
        Type.Object({
          /** The kind of sensor. @zh 传感器种类。 */
          of: Type.Literal('door'),
          /** True if the door is open. @zh 为 true 表示门已开。 */
          open: Type.Boolean(),
        }),
        Type.Object({
          of: Type.Literal('weight'),
          /** The weight in grams. @zh 重量，单位克。 */
          grams: Type.Number({ minimum: 0 }),
        }),
      ],
      { open: true },
    ),
  }),
});

/** A door was left open. @zh 柜门未关。 */
export const doorOpen = event('shop.doorOpen', { payload: Locker });

/** The hall closes soon; a page that says so itself has handled it. @zh 大厅即将关闭；页面自行提示则表示已处理。 */
export const closing = event('shop.closing', {
  answered: true,
  payload: Type.Object({
    /** The minutes that are left. @zh 剩余分钟数。 */
    minutes: Type.Integer({ minimum: 0 }),
  }),
});
