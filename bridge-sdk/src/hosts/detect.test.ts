// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { setSecureScreen } from '../contract/index.ts';
import { appIn } from './hints.ts';
import { detectHost } from './index.ts';
import { supportsOn } from './support.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; X; wv) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/114.0 ArkWeb/4.1.6.1 Mobile';

const rows = [
  ['wechat', 1, 1, `${ANDROID} XWEB/1380085 MicroMessenger/8.0.61.2880(0x28003D57) WeChat/arm64 Weixin`],
  ['wechat', 1, 2, `${IPHONE} MicroMessenger/8.0.61(0x18003d2b) NetType/WIFI Language/zh_CN`],
  ['wechat', 1, 3, `${HARMONY} MicroMessenger/8.0.10.41(0xf3100a29) Weixin`],
  ['wechat', 1, 3, 'Mozilla/5.0 (Windows NT 10.0) NetType/WIFI MicroMessenger/7.0.20 MiniProgramEnv/Windows'],
  ['mini-program', 5, 1, `${ANDROID} MicroMessenger/8.0.61 WeChat/arm64 miniProgram/wxd4185d00bf7e08ac`],
  ['mini-program', 5, 2, `${IPHONE} MicroMessenger/8.0.76 NetType/WIFI miniProgram/wx2c1c63e28bb33be1`],
  ['wecom', 1, 1, `${ANDROID} wxwork/5.0.6 MicroMessenger/7.0.1 NetType/WIFI`],
  // A mini-program inside WeCom has the methods of a mini-program.
  ['mini-program', 5, 1, `${ANDROID} wxwork/5.0.6 MicroMessenger/7.0.1 miniProgram/wx5d4ea17400c0ff00`],
  ['wecom', 1, 3, 'Mozilla/5.0 (linux; Android 13; Phone; OpenHarmony 6.1) MicroMessenger/7.0.1 wxwork/5.0.8'],
  ['android-app', 3, 1, `${ANDROID} SdHealthApp/2.8.0`],
  ['android-app', 3, 1, `${ANDROID}SdInsuranceApp/3.3.0 (android; build 1)`],
  ['ios-app', 4, 2, `${IPHONE} SdHealthApp/2.8.0 (token=YWJj-_)`],
  ['browser', 2, 1, ANDROID],
  ['browser', 2, 2, `${IPHONE} Version/18.6 Safari/604.1`],
  ['browser', 2, 3, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0'],
  ['browser', 2, 3, ''],
] as const;

describe('the detected host', () => {
  test.each(rows)('the detected host: is %s, platform %i, phone %i for %s', (name, platform, phone, userAgent) => {
    expect(detectHost({ userAgent })).toMatchObject({ name, platform, phone });
  });

  test('the detected host when it is a mini-program: has the appid of the user agent, or no app if none is named', () => {
    const agent = `${ANDROID} MicroMessenger/8.0.61 miniProgram`;
    expect(detectHost({ userAgent: `${agent}/wxd4185d00bf7e08ac Language/zh` }).app).toEqual({
      name: 'miniProgram',
      version: '',
      id: 'wxd4185d00bf7e08ac',
    });
    for (const userAgent of [agent, `${agent}/`, `${agent}/8.0`])
      expect(detectHost({ userAgent, environment: 'miniprogram' })).not.toHaveProperty('app');
    expect(detectHost({ userAgent: `${ANDROID} MicroMessenger/8.0.61` })).not.toHaveProperty('app');
  });

  test('the detected host when the user agent names neither mini-program nor iPad: environment and touch points decide', () => {
    expect(detectHost({ userAgent: `${IPHONE} MicroMessenger/6.5`, environment: 'miniprogram' }).name).toBe(
      'mini-program',
    );
    expect(detectHost({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 5 }).phone).toBe(2);
  });

  test('the detected host when an iOS app’s user agent has a session token: does not contain the token', () => {
    const hints = { userAgent: `${IPHONE} SdHealthApp/2.8.0 (ios; token=YWJj-_)` };
    expect(appIn(hints).session).toBe('YWJj-_');
    expect(JSON.stringify(detectHost(hints))).not.toContain('YWJj');
    expect(detectHost(hints).app).toEqual({ name: 'SdHealth', version: '2.8.0' });
  });

  test('the detected host when the option `apps` has a custom token: is an own app only with exactly that token', () => {
    expect(detectHost({ userAgent: `${ANDROID} ACME.App/1.2`, apps: ['ACME.App'] })).toMatchObject({
      name: 'android-app',
    });
    expect(detectHost({ userAgent: `${ANDROID} ACMExApp/1.2`, apps: ['ACME.App'] })).toMatchObject({ name: 'browser' });
  });

  test('the support by app version when versions are compared: 2.10.0 is newer than 2.4.0, and 2.4.0 than 2.3.9', () => {
    const supportOn = (version: string, method: Parameters<typeof supportsOn>[1]) =>
      supportsOn(detectHost({ userAgent: `${ANDROID} SdHealthApp/${version}` }), method);
    expect(supportOn('2.10.0', setSecureScreen)).toEqual({ ok: true, source: 'table' });
    expect(supportOn('2.3.9', setSecureScreen)).toMatchObject({ ok: false, reason: 'HOST_TOO_OLD', needs: '2.4.0' });
    expect(supportOn('9.0.0', { name: 'constructor' })).toMatchObject({ ok: false, reason: 'UNSUPPORTED' });
  });
});
