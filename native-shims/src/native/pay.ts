import { compareVersions } from '../versions.ts';
import type { HostMethods } from './contract.ts';
import { decide } from './decide.ts';
import type { AppActions } from './methods.ts';
import { appToken } from './session.ts';
import { ABSOLUTE_URLS_SINCE } from './since.ts';
import type { Surroundings } from './surroundings.ts';
import { needsLogin, refused, unclear } from './wire-error.ts';

/** The app's cashier. The bank is told before the page is, so that the server's truth follows the user. */
export function payMethods(stage: Surroundings, app: AppActions): Pick<HostMethods, 'paySeq'> {
  const settle = async (paySeq: string, result: 'paid' | 'declined') => {
    try {
      await stage.backend.settle(paySeq, result);
    } catch (error) {
      throw unclear(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    async paySeq({ paySeq, redirectUrl, failUrl }, context) {
      if (!(await appToken(stage))) throw needsLogin();
      const absolute = compareVersions(app.version, ABSOLUTE_URLS_SINCE) >= 0;
      for (const url of [redirectUrl, failUrl]) {
        if (/^[a-z]+:\/\//.test(url) !== absolute) {
          throw refused(`app ${app.version} takes ${absolute ? 'absolute urls' : 'paths'}, not ${url}`);
        }
      }
      await decide(stage, context, {
        declined: async () => {
          await settle(paySeq, 'declined');
          return refused('the bank declined');
        },
        leave: app.awayAndBack,
      });
      await settle(paySeq, 'paid');
      return { outcome: 'paid' };
    },
  };
}
