import { Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDateTime, NotPersonal, Text } from './shapes.ts';

/** Returns the number of rights cards that all people have claimed. */
export const countRightsCards = get('/api/sdhealth/statistics/rights-card-count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Returns the number of phones on which the app was opened for the first time. */
export const countDeviceActivations = get('/api/sdhealth/statistics/device-activation-count', {
  query: Type.Object({ channel: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

export const hasReceivedRightsCard = get('/api/sdhealth/statistics/has-received-rights-card', {
  data: Type.Object({ received: Type.Boolean(), receivedAt: Type.Optional(IsoDateTime()) }),
});

/** Checks for a newer app. `phoneType` 1 Android, 2 iOS (specification, section 4). `version` is `a.b.c`. */
export const checkAppUpgrade = post('/api/sdhealth/statistics/app/upgrade', {
  asks: true,
  form: Type.Object({
    version: Text(),
    phoneType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    appName: Type.Optional(NotPersonal('a constant')),
  }),
  data: Type.Object({
    needUpgrade: Type.Boolean(),
    /** True if the current version is no longer supported. */
    force: Type.Boolean(),
    /** The newest version. */
    version: Text(),
    notes: Type.Array(Text()),
    /** The Android package's address. */
    packageUrl: Type.Optional(Address()),
    appStore: DownloadLinks.properties.appStore,
    yyb: DownloadLinks.properties.yyb,
  }),
});

/** Returns the code for counting a download from the channel. */
export const getChannelCode = get('/api/sdhealth/statistics/download-channel/get-channel-code', {
  query: Type.Object({ channel: Text() }),
  data: Type.Object({ channel: Text(), channelCode: Text() }),
});
