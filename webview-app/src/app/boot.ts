/** Connects the parts that must not know each other: client, session, host. Draws nothing. */
import { sessionChanged, updateAvailable } from '@sdhealth/bridge-sdk';
import { configureClient } from '../client/request.ts';
import { landAgain } from '../flows/landing.ts';
import { requireLogin, takeTicket } from '../flows/login.ts';
import { adoptToken, leaveSession, renewSession, restoreSession, tellLogout } from '../flows/session.ts';
import { languageTag, text } from '../messages/index.ts';
import { accountConfirmed, isAccountConfirmed } from '../platform/account-by-link.ts';
import { ticket } from '../platform/address-secrets.ts';
import { admin, clearAdmin } from '../platform/admin.ts';
import { bridge } from '../platform/bridge.ts';
import { stateChanged } from '../platform/changed-state.ts';
import { channelInfo, readChannel } from '../platform/channel.ts';
import { loadConfig } from '../platform/configuration.ts';
import { currentPath } from '../platform/history.ts';
import { noteReached, onRegained } from '../platform/network.ts';
import { builtInCopy, offlineCopies } from '../platform/offline-copies.ts';
import { noteWrite } from '../platform/personal.ts';
import { pictureUrl } from '../platform/picture-url.ts';
import { settings } from '../platform/settings.ts';
import { match } from '../routes.ts';
import { showAlert } from '../store/frame.ts';
import { endSession, session, sessionToken } from '../store/session.ts';
import { fetchPicturesBy } from '../ui/picture-source.ts';
import { notice } from '../ui/toast-store.ts';
import { isStillHere, watchOwner } from './watch-owner.ts';

/** False where the page is about to be loaded again: nothing is to be begun then. */
export function boot(): boolean {
  // With a ticket only after its exchange: it is in memory alone.
  if (!ticket.value && landAgain()) return false;
  fetchPicturesBy(pictureUrl);
  readChannel();
  configureClient({
    token: sessionToken,
    owner: () => session.owner,
    isStillHere,
    isAccountConfirmed,
    accountConfirmed,
    stateChanged,
    refreshToken: renewSession,
    requireLogin,
    notify: (message) => notice(message),
    noPermission: () => showAlert(text().states.noPermission),
    leaveAdmin,
    admin,
    language: languageTag,
    scene,
    offlineCopies,
    written: noteWrite,
    builtIn: builtInCopy,
    reached: noteReached,
    origins: configured(settings.origins),
  });
  bridge.on(sessionChanged, ({ loggedIn, token }) => {
    // The host's session is not the admin's.
    if (session.status === 'admin') return;
    if (!loggedIn) endSession();
    else if (token) void adoptToken(token);
    else void restoreSession();
  });
  // N01: the session could not be read without a network, so it is read again now.
  onRegained(() => {
    void tellLogout();
    if (session.status === 'unreachable') void restoreSession();
  });
  watchOwner();
  bridge.on(updateAvailable, () => notice(text().frame.updateReady));
  void restoreSession();
  // A reload would lose it, so it does not wait until something can be drawn.
  if (ticket.isTrusted) void takeTicket();
  // The configuration has the channel's meaning; without a channel nothing waits for it.
  if (channelInfo().channel) void loadConfig();
  return true;
}

/**
 * Leads an admin whose credentials are refused to the admin login, once: where they will be here again with the next page load, too, the page
 * goes on as a visitor's. To a customer the code means nothing: their session stays.
 */
function leaveAdmin(): void {
  // Newer credentials of another page are not those that were refused.
  if (!admin() || !isStillHere()) return;
  const isGone = clearAdmin();
  void leaveSession().finally(() => isGone && location.assign(settings.adminLoginUrl));
}

/** The scene of a fault: names of tables, and no value of the address. */
const scene = () => ({
  page: match(currentPath())?.row.path ?? '',
  host: bridge.host.name,
  release: document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? '',
});

/** An origin that is not set is the page's own, which the client takes by itself. */
const configured = (origins: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin));
