/** Connects the parts that must not know each other: client, session, host. Draws nothing. */
import { sessionChanged } from '@sdhealth/bridge-sdk';
import { configureClient } from '../api/client.ts';
import { adoptToken, leaveSession, renewSession, requireLogin, restoreSession } from '../flows/login.ts';
import { watchShares } from '../flows/share-count.ts';
import { languageTag, text } from '../messages/index.ts';
import { admin, clearAdmin } from '../store/admin.ts';
import { showAlert } from '../store/alert.ts';
import { bridge } from '../store/bridge.ts';
import { builtInCopy } from '../store/built-in.ts';
import { channelInfo, readChannel } from '../store/channel.ts';
import { loadConfig } from '../store/config.ts';
import { lastSeen } from '../store/last-seen.ts';
import { noteReached, onRegained } from '../store/online.ts';
import { pictureUrl } from '../store/pictures.ts';
import { endSession, session, sessionToken } from '../store/session.ts';
import { settings } from '../store/settings.ts';
import { fetchPicturesBy } from '../ui/picture-source.ts';
import { notice } from '../ui/toast-store.ts';

export function boot(): void {
  fetchPicturesBy(pictureUrl);
  readChannel();
  configureClient({
    token: sessionToken,
    owner: () => session.owner,
    refreshToken: renewSession,
    requireLogin,
    notify: (message) => notice(message),
    noPermission: () => showAlert(text().states.noPermission),
    leaveAdmin,
    admin: () => admin(),
    language: languageTag,
    lastSeen,
    builtIn: builtInCopy,
    reached: noteReached,
    origins: given(settings.origins),
  });
  bridge.on(sessionChanged, ({ loggedIn, token }) => {
    if (!loggedIn) endSession();
    else if (token) void adoptToken(token);
    else void restoreSession();
  });
  // N01: who is here was to be found out without a network.
  onRegained(() => {
    if (session.status === 'unreachable') void restoreSession();
  });
  watchShares();
  void restoreSession();
  // What a channel is, is known from the configuration; without a channel nothing waits for it.
  if (channelInfo().channel) void loadConfig();
}

function leaveAdmin(): void {
  clearAdmin();
  void leaveSession().finally(() => location.assign(settings.adminLoginUrl));
}

/** An origin that is not set is the page's own, which the client takes by itself. */
const given = (origins: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin));
