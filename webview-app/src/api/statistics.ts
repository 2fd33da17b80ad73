import { Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDateTime, NotPersonal, Text } from './shapes.ts';

/** Returns the number of claimed rights cards, as a decoration. It must answer within 1 s. @zh 返回所有人已领取的权益卡数量，仅作装饰，须在 1 秒内返回。 */
export const countRightsCards = get('/api/sdhealth/statistics/rights-card-count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Returns the number of phones on which the app was opened for the first time. @zh 返回首次打开应用的手机数量。 */
export const countDeviceActivations = get('/api/sdhealth/statistics/device-activation-count', {
  query: Type.Object({ channel: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Tells whether the person has claimed the rights card, for the campaign for new people. @zh 判断用户是否已领取权益卡，供拉新活动使用。 */
export const hasReceivedRightsCard = get('/api/sdhealth/statistics/has-received-rights-card', {
  data: Type.Object({ received: Type.Boolean(), receivedAt: Type.Optional(IsoDateTime()) }),
});

/**
 * Checks for a newer app. `phoneType` 1 Android, 2 iOS, 3 other. `version` is `a.b.c`.
 * @zh 检查应用更新。`phoneType` 1 为 Android、2 为 iOS、3 为其他，`version` 形如 `a.b.c`。
 */
export const checkAppUpgrade = post('/api/sdhealth/statistics/app/upgrade', {
  asks: true,
  form: Type.Object({
    /** The version of the open app, `a.b.c`. @zh 当前应用版本，形如 `a.b.c`。 */
    version: Text(),
    phoneType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    appName: Type.Optional(NotPersonal('a constant')),
  }),
  data: Type.Object({
    needUpgrade: Type.Boolean(),
    /** True if the current version is no longer supported. @zh 当前版本不再支持时为 true。 */
    force: Type.Boolean(),
    /** The newest version. @zh 最新版本。 */
    version: Text(),
    notes: Type.Array(Text()),
    /** The Android package's address. @zh Android 安装包地址。 */
    packageUrl: Type.Optional(Address()),
    appStore: DownloadLinks.properties.appStore,
    yyb: DownloadLinks.properties.yyb,
  }),
});

/** Returns the code for counting a download from the channel. @zh 返回统计该渠道下载量的渠道码。 */
export const getChannelCode = get('/api/sdhealth/statistics/download-channel/get-channel-code', {
  query: Type.Object({ channel: Text() }),
  data: Type.Object({ channel: Text(), channelCode: Text() }),
});
