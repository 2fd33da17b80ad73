/** Runs the action of each stop until the address has no stop. */
import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { handOffToApp, leadToDownload, opensApps } from '../flows/hand-off.ts';
import {
  ensureBoundMobile,
  ensureLogin,
  leavesForLogin,
  linkThirdParty,
  logInByDialog,
  takeTicket,
  thirdPartyMatches,
  trustTicket,
} from '../flows/login.ts';
import { restoreSession, sessionReady, waitsForHost } from '../flows/session.ts';
import { ticket } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { config } from '../platform/configuration.ts';
import { currentQuery } from '../platform/history.ts';
import type { Match } from '../routing/find-route.ts';
import { HOST_PATIENCE_MS } from '../rules/constants.ts';
import { session } from '../store/session.ts';
import { firstStop, opensWithStoredData, type Stop } from './guards.ts';

export interface Guard {
  /** The current stop of the address. Undefined if the screen may be shown. */
  readonly stop: Stop | undefined;
  /** The reason why the service has closed this page while it was open. The page stays under it. */
  readonly stopWhileOpen: SwitchStop | undefined;
  /** True if the person has declined the stop's action, or it failed, or the host does not answer. */
  readonly refused: boolean;
  /** Retries the action of the stop. */
  retry(): void;
  /** Logs in on this page. Present if a login would leave the page or the host is silent. */
  readonly logInByDialog?: (() => void) | undefined;
}

type SwitchStop = Extract<Stop, 'maintenance' | 'screen-off'>;

/** Returns whether the service has closed the page, and whether that was so when the page was opened. */
function useSwitch(id: string): { off: SwitchStop | undefined; wasOff: boolean } {
  const { maintenance, screensOff } = useSnapshot(config);
  const off = maintenance ? 'maintenance' : screensOff.includes(id) ? 'screen-off' : undefined;
  const [wasOff, setWasOff] = useState(off !== undefined);
  if (wasOff && !off) setWasOff(false);
  return { off, wasOff };
}

export function useGuard({ id, row }: Match, query: URLSearchParams): Guard {
  const { status, account, unreadOwner } = useSnapshot(session);
  // The configuration of channels may load late: the guard runs again then.
  useSnapshot(config.channels);
  const [refused, setRefused] = useState<Stop>();
  const [attempt, setAttempt] = useState(0);
  // An action may end its stop without a change of the session, such as a third-party link that is offered only once.
  const [, checkAgain] = useReducer((times: number) => times + 1, 0);
  const { off, wasOff } = useSwitch(id);
  const firstGuardStop = firstStop(row, query, {
    platform: bridge.host.platform,
    status,
    unreadOwner,
    hasTicket: useSnapshot(ticket).value !== undefined,
    hasMobile: account?.hasMobile === true,
    thirdPartyMatches: thirdPartyMatches(),
  });
  const guardStop = (wasOff ? off : undefined) ?? firstGuardStop;
  const usesStoredData = opensWithStoredData(row, { status, unreadOwner });
  // A page that is shown offline stays while the session is restored again. Only the result that another person is signed in may close it.
  const [isOpen, setOpen] = useState(guardStop === undefined && (row.offline === true || usesStoredData));
  const stop = isOpen && guardStop === 'restore' ? undefined : guardStop;
  useEffect(
    () =>
      setOpen(
        (wasOpen) =>
          stop === undefined && (row.offline === true || usesStoredData || (wasOpen && status === 'restoring')),
      ),
    [stop, row, usesStoredData, status],
  );
  useEffect(() => {
    if (!stop || ACTIONS[stop] === undefined) return;
    // Runs the action in a later task: leaving a page closes its open dialog first, and React's strict mode mounts twice.
    const timer = setTimeout(() => {
      void ACTIONS[stop]?.(attempt > 0).then((isResolved) => {
        if (isResolved) checkAgain();
        else setRefused(stop);
      });
    });
    return () => clearTimeout(timer);
  }, [stop, attempt]);

  // B05: a silent host has several deadlines in a row. The page does not wait for all of them, but still accepts a late answer.
  const waitsForSession = stop === 'restore' || stop === 'login';
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    setSilent(false);
    if (!waitsForSession) return;
    const timer = setTimeout(() => setSilent(waitsForHost()), HOST_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waitsForSession, attempt]);

  return {
    stop,
    stopWhileOpen: wasOff ? undefined : off,
    refused: refused === stop || isSilent,
    retry() {
      if (stop === 'ticket') trustTicket();
      if (stop === 'unreachable') void restoreSession();
      setRefused(undefined);
      setAttempt((count) => count + 1);
    },
    ...(((stop === 'login' && leavesForLogin()) || isSilent) && { logInByDialog: () => void logInByDialog() }),
  };
}

/**
 * The action of each stop. It resolves to false if the person declined, and to true if the stop no longer applies. `isRequested` is true
 * after a tap of the person.
 */
const ACTIONS: Readonly<Partial<Record<Stop, (isRequested: boolean) => Promise<boolean>>>> = {
  async 'hand-off'() {
    // A host that blocks schemes shows how to go on by hand, and the person chooses.
    if (!opensApps()) {
      await takeTicket();
      return false;
    }
    // A person who has navigated to another page in the meantime stays there.
    if ((await handOffToApp()) || !currentQuery().has('jumpType')) return true;
    await takeTicket();
    leadToDownload({ replace: true });
    return false;
  },
  ticket: takeTicket,
  restore: () => sessionReady().then(() => true),
  login: (isRequested) => ensureLogin(isRequested ? 'asked' : 'page'),
  'third-party': linkThirdParty,
  'bound-mobile': ensureBoundMobile,
};
