import { compareVersions } from '@sdhealth/bridge-sdk';
import type { AppActions, AppEnvironment } from './app-environment.ts';
import type { HostMethods } from './contract.ts';
import { decide } from './decide.ts';
import { appToken } from './session.ts';
import { needsLogin, refused, unknownOutcome } from './wire-error.ts';

/** The first version (210) whose payment message has absolute urls. Older ones have paths. */
const ABSOLUTE_URLS_SINCE = '2.1.0';

/** Implements the app's cashier. It reports to the bank before it answers the page, so that the server already has the result. */
export function payMethods(env: AppEnvironment, app: AppActions): Pick<HostMethods, 'paySeq'> {
  const settle = async (paySeq: string, result: 'paid' | 'declined') => {
    try {
      await env.backend.settle(paySeq, result);
    } catch (error) {
      throw unknownOutcome(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    async paySeq({ paySeq, redirectUrl, failUrl }, context) {
      if (!(await appToken(env))) throw needsLogin();
      const absolute = compareVersions(app.version, ABSOLUTE_URLS_SINCE) >= 0;
      for (const url of [redirectUrl, failUrl]) {
        if (/^[a-z]+:\/\//.test(url) !== absolute) {
          throw refused(`app ${app.version} takes ${absolute ? 'absolute urls' : 'paths'}, not ${url}`);
        }
      }
      await decide(env, context, {
        declined: async () => {
          await settle(paySeq, 'declined');
          return refused('the bank declined');
        },
        leave: app.coverBriefly,
      });
      await settle(paySeq, 'paid');
      return { outcome: 'paid' };
    },
  };
}
