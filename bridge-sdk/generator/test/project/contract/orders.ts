import {
  Address,
  event,
  IsoDate,
  method,
  Nothing,
  OpenEnum,
  PERSON_MS,
  Secret,
  Text,
  Type,
} from '@sdhealth/bridge-generator/contract';

const Card = Type.Object(
  {
    /** How it is paid. @zh 支付方式。 */
    kind: Type.Literal('card'),
    /** The card's token. @zh 银行卡令牌。 */
    card: Secret(),
    /** The instalments, 1 to 24. @zh 分期数，1 到 24。 */
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  },
  { description: 'A card of the person.', 'x-zh': '用户的银行卡。' },
);
const Points = Type.Object({
  kind: Type.Literal('points'),
  /** The points of each account, 1 at least. @zh 各账户的积分，至少 1。 */
  accounts: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
});
const AtCounter = Type.Object({ kind: Type.Literal('at-counter') });

/** Pays an order in the app. @zh 在 App 内支付订单。 */
export const payOrder = method('shop.payOrder', {
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Type.Object({
    /** The order's number. @zh 订单号。 */
    order: Text(),
    /** The signature of the backend. @zh 后端签名。 */
    signature: Secret(),
    /** The lines of the order. @zh 订单明细。 */
    lines: Type.Array(
      Type.Object({
        /** The name. @zh 名称。 */
        name: Text(),
        /** The price in cents. @zh 价格，单位分。 */
        cents: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      }),
      { minItems: 1 },
    ),
    /** What it is paid with. @zh 支付使用的方式。 */
    by: Type.Optional(Type.Union([Card, Points, AtCounter])),
  }),
  result: Type.Object({
    /** How it ended. @zh 支付结果。 */
    outcome: OpenEnum('paid', 'handed-over', '3rd-party'),
  }),
  journal: 'order',
  deadlineMs: PERSON_MS,
});

/** Returns the orders since a day. @zh 返回某天以来的订单。 */
export const listOrders = method('shop.listOrders', {
  params: Type.Object({
    /** The first day. @zh 起始日期。 */
    since: IsoDate(),
  }),
  result: Type.Object({
    /** The orders' numbers. @zh 订单号列表。 */
    orders: Type.Array(Type.String()),
    /** Notes of the shop, by order. @zh 按订单的备注。 */
    notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
  singleFlight: 'per:since',
});

/** Cancels an order. @zh 取消订单。 */
export const cancelOrder = method('shop.cancelOrder', {
  params: Type.Object({
    /** The order's number. @zh 订单号。 */
    order: Text(),
    /** Why, in the person's words. @zh 用户填写的原因。 */
    reason: Type.Optional(Type.String()),
  }),
  result: Nothing,
});

/** Prints a receipt. @zh 打印小票。 */
export const printReceipt = method('shop.printReceipt', {
  params: Type.Object({
    /** The order's number. @zh 订单号。 */
    order: Text(),
    /** The copies, 1 to 3. @zh 份数，1 到 3。 */
    copies: Type.Integer({ minimum: 1, maximum: 3 }),
    /** Where it goes. @zh 输出位置。 */
    to: Type.Array(
      Type.Union([
        Type.Object({
          /** The kind of place. @zh 位置种类。 */
          type: Type.Literal('printer'),
          /** The printer's name. @zh 打印机名称。 */
          name: Text(),
        }),
        Type.Object({
          type: Type.Literal('page'),
          /** A page that shows it. @zh 显示小票的页面。 */
          page: Address('page'),
        }),
      ]),
    ),
  }),
  result: Type.Object({
    /** The pages that came out. @zh 实际打印页数。 */
    pages: Type.Integer(),
  }),
});

/** Asks the person for a note. @zh 请用户填写备注。 */
export const askNote = method('shop.askNote', {
  errors: ['CANCELLED'],
  params: Type.Object({
    /** The question. @zh 问题。 */
    question: Text(),
  }),
  result: Type.Object({
    /** The note. @zh 备注。 */
    note: Type.String(),
    /** The scale that was chosen, if one was. @zh 选择的评分，可能没有。 */
    stars: Type.Optional(Type.Number({ minimum: 0.5, maximum: 5 })),
  }),
  deadlineMs: PERSON_MS,
});

/** Lends a tool until a day. @zh 借用工具至某天。 */
export const lendTool = method('shop.lendTool', {
  params: Type.Object({
    /** The tool. @zh 工具。 */
    tool: Text(),
    /** The person who lends it. @zh 借用人。 */
    person: Type.Object({
      /** The name. @zh 姓名。 */
      name: Text(),
      /** A token of the app. @zh App 的令牌。 */
      token: Type.Optional(Secret()),
    }),
  }),
  result: Type.Object({
    /** The day by which it must be back. @zh 归还日期。 */
    until: IsoDate(),
  }),
});

/** An order is ready. @zh 订单已备好。 */
export const orderReady = event('shop.orderReady', {
  payload: Type.Object({
    /** The order's number. @zh 订单号。 */
    order: Text(),
    /** Where it waits. @zh 存放位置。 */
    place: OpenEnum('counter', 'locker'),
    /** How it is taken. @zh 取货方式。 */
    pickup: Type.Union([
      Type.Object({
        /** The way. @zh 方式。 */
        way: Type.Literal('code'),
        /** The code. @zh 取货码。 */
        code: Text(),
      }),
      Type.Object({ way: Type.Literal('open') }),
    ]),
  }),
});

/** The shop's catalogue has changed. @zh 商品目录已更新。 */
export const catalogueChanged = event('shop.catalogueChanged', { payload: Nothing });
