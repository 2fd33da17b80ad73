/** Connects modules that must not import each other: client, session, host. Renders nothing. */
import { sessionChanged, updateAvailable } from '@sdhealth/bridge-sdk';
import { configureClient } from '../client/request.ts';
import { reloadCleanAddress } from '../flows/clean-reload.ts';
import { requireLogin, takeTicket } from '../flows/login.ts';
import { adoptToken, leaveSession, renewSession, restoreSession, sendLogout } from '../flows/session.ts';
import { languageTag, text } from '../messages/index.ts';
import { accountConfirmed, isAccountConfirmed } from '../platform/account-by-link.ts';
import { ticket } from '../platform/address-secrets.ts';
import { admin, clearAdmin } from '../platform/admin.ts';
import { bridge } from '../platform/bridge.ts';
import { stateChanged } from '../platform/changed-state.ts';
import { channelInfo, readChannel } from '../platform/channel.ts';
import { config, loadConfig } from '../platform/configuration.ts';
import { currentPath } from '../platform/history.ts';
import { noteReached, onRegained } from '../platform/network.ts';
import { builtInCopy, offlineCopies } from '../platform/offline-copies.ts';
import { noteWrite } from '../platform/personal.ts';
import { pictureUrl } from '../platform/picture-url.ts';
import { releaseName } from '../platform/release-name.ts';
import { settings } from '../platform/settings.ts';
import { match } from '../routes.ts';
import { showAlert } from '../store/frame.ts';
import { endSession, session, sessionToken } from '../store/session.ts';
import { setPictureSource } from '../ui/picture-source.ts';
import { notice } from '../ui/toast-store.ts';
import { isSamePersonSignedIn, watchOwner } from './watch-owner.ts';

/** Starts the app's services. Returns false if the page is about to be reloaded: the caller must then not start the app. */
export function boot(): boolean {
  // A ticket is only in memory, so a reload before its exchange would lose it.
  if (!ticket.value && reloadCleanAddress()) return false;
  setPictureSource(pictureUrl);
  readChannel();
  configureClient({
    token: sessionToken,
    owner: () => session.owner,
    isSamePersonSignedIn,
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
    scene: reportContext,
    offlineCopies,
    written: noteWrite,
    builtIn: builtInCopy,
    reached: noteReached,
    origins: definedOrigins(settings.origins),
  });
  bridge.on(sessionChanged, ({ loggedIn, token }) => {
    // A session of the host never replaces an admin's.
    if (session.status === 'admin') return;
    if (!loggedIn) endSession();
    else if (token) void adoptToken(token);
    else void restoreSession();
  });
  // N01: a session that could not be read offline is read again when the network is back.
  onRegained(() => {
    void sendLogout();
    if (session.status === 'unreachable') void restoreSession();
  });
  watchOwner();
  bridge.on(updateAvailable, () => notice(text().frame.updateReady));
  void restoreSession();
  // A reload would lose the ticket, so its exchange does not wait for the first render.
  if (ticket.isTrusted) void takeTicket();
  // The configuration describes the channel, so a page with a channel loads it now.
  if (channelInfo().channel) void loadConfig();
  return true;
}

/**
 * Sends an admin whose credentials are refused to the admin login, once. If the credentials cannot be removed, the page continues as a
 * visitor's page, because the next page load would send the admin there again. A customer's session stays, because the code is for admins.
 */
function leaveAdmin(): void {
  // If another page has replaced the credentials in the meantime, the current ones were not refused.
  if (!admin() || !isSamePersonSignedIn()) return;
  const isGone = clearAdmin();
  void leaveSession().finally(() => isGone && location.assign(settings.adminLoginUrl));
}

/** Returns the context of an error report: route pattern, host, release and phone, without values from the address. */
const reportContext = () => ({
  page: match(currentPath())?.row.path ?? '',
  host: bridge.host.name,
  release: releaseName(),
  phone: bridge.host.phone,
  hostVersion: bridge.host.app?.version,
  percent: config.reportPercent,
});

/** Removes origins that are not set. The client uses the page's origin instead of them. */
const definedOrigins = (origins: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin));
