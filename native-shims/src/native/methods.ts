/** Implements the methods of the provider's apps. The contract types them, so a wrong answer does not compile. */
import { compareVersions } from '@sdhealth/bridge-sdk';
import type { PhoneOs } from '../phones.ts';
import type { AppActions, AppEnvironment } from './app-environment.ts';
import type { CallContext, HostMethods } from './contract.ts';
import { decide } from './decide.ts';
import { payMethods } from './pay.ts';
import { sessionMethods } from './session.ts';
import { refused, WireError } from './wire-error.ts';

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const DAY_MS = 86_400_000;

const DEVICES: Readonly<Record<PhoneOs, { osVersion: string; model: string }>> = {
  android: { osVersion: '14', model: '23116PN5BC' },
  ios: { osVersion: '18.6', model: 'iPhone17,1' },
  harmony: { osVersion: '5.0', model: 'ALN-AL00' },
};

export function appMethods(env: AppEnvironment, app: AppActions): HostMethods {
  const askUser = (context: CallContext, refusal: string) =>
    decide(env, context, { declined: () => refused(refusal), leave: app.coverBriefly });
  const permission = (context: CallContext, subject: string) =>
    decide(env, context, {
      declined: () => new WireError(1, `no permission for ${subject}`, { code: 'DENIED', mayHaveHappened: false }),
      leave: app.coverBriefly,
    });
  const succeed = () => ({});

  return {
    ...sessionMethods(env, app),
    ...payMethods(env, app),

    openPage: succeed,
    closePage: succeed,
    openApp: succeed,
    openMiniProgram: succeed,
    openExternal: succeed,
    openStore: succeed,
    setTitle: succeed,
    openCustomerService: succeed,
    setShareContent: succeed,
    async openShareSheet(_params, context) {
      await askUser(context, 'sharing failed');
      return { channel: 'friend' };
    },

    getDeviceInfo: () => ({
      os: env.phone,
      ...DEVICES[env.phone],
      language: env.language,
    }),
    async getLocation(_params, context) {
      await permission(context, 'the position');
      return { latitude: 31.2304, longitude: 121.4737, accuracyM: 30 };
    },
    async scanCode(_params, context) {
      await askUser(context, 'the camera failed');
      return { text: 'https://example.com/card/6001' };
    },
    dialPhone: succeed,
    getNetwork: () => ({ type: '5g' }),

    async chooseImages({ count }, context) {
      await askUser(context, 'the camera failed');
      return { images: Array.from({ length: Math.min(count, 2) }, () => ({ url: PICTURE, sizeBytes: 70 })) };
    },
    async saveImage(_params, context) {
      await permission(context, 'the album');
      return {};
    },
    previewImages: succeed,
    openDocument: succeed,

    async getSteps({ days }, context) {
      await permission(context, 'the step counter');
      return { days: Array.from({ length: days }, (_, i) => stepsOn(Date.now() - (days - 1 - i) * DAY_MS)) };
    },
    async requestStepLicence(_params, context) {
      let granted = true;
      const refuse = () => {
        granted = false;
        return refused('the licence was refused');
      };
      await decide(env, context, { declined: refuse, denied: refuse, leave: app.coverBriefly }).catch(
        (error: unknown) => {
          if (granted) throw error;
        },
      );
      return { granted };
    },

    ready: succeed,
    reportFatal: succeed,
    setSecureScreen: succeed,
    getBundleInfo: () => ({ version: app.version, build: compareVersions(app.version, '2.8.0') >= 0 ? 2801 : 2401 }),
  };
}

/** The time zone of the phone, which is in China: UTC+8. */
const SHANGHAI_MS = 8 * 3_600_000;

/** Returns a plausible count of steps, the same for the same day. */
function stepsOn(time: number) {
  const local = time + SHANGHAI_MS;
  const date = new Date(local).toISOString().slice(0, 10);
  return { date, steps: 4000 + ((Math.floor(local / DAY_MS) * 2777) % 7000) };
}
