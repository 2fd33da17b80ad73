/** Facts that are there at once: the app, its host, the session, the network, the bridge. */

import { PROTOCOL_VERSION, pending, SDK_VERSION, type Support } from '@sdhealth/bridge-sdk';
import { platformWords } from '../../../../kit/platform-words.ts';
import type { KitWords } from '../../../../kit/words/index.ts';
import { languageTag } from '../../../../messages/index.ts';
import { inOneLine } from '../../../../messages/one-line.ts';
import { bridge } from '../../../../platform/bridge.ts';
import { currentPath } from '../../../../platform/history.ts';
import { network } from '../../../../platform/network.ts';
import { ownRelease } from '../../../../platform/new-release.ts';
import { maskIdCard } from '../../../../rules/masking.ts';
import { hadSession, session } from '../../../../store/session.ts';
import type { ToolWords } from '../words/index.ts';
import type { Fact, Group } from './group.ts';
import { methods } from './methods.ts';
import { connectionFact, type Told, toldHostFacts } from './told-facts.ts';

export const appFacts = (words: ToolWords): Group => ({
  title: words.groups.app,
  facts: [
    [words.app.release, ownRelease().split('/').at(-1) || words.none],
    [words.app.build, words.app.builds[__BUILD__]],
    [words.app.language, languageTag()],
    [words.app.sdk, SDK_VERSION],
    [words.app.protocol, PROTOCOL_VERSION],
    [words.app.page, currentPath()],
  ],
});

export function hostFacts(words: ToolWords, kit: KitWords, told: Told): Group {
  const { name, platform, phone, app } = bridge.host;
  return {
    title: words.groups.host,
    facts: [
      [words.host.name, name],
      [words.host.platform, `${platform} · ${platformWords(kit, platform)}`],
      [words.host.phone, words.host.phones[phone]],
      [words.host.app, app ? `${app.name} ${app.version}`.trim() : words.none],
      ...toldHostFacts(words, told),
      [words.host.signed, yesOrNo(words, bridge.sessionToken() !== undefined)],
    ],
  };
}

/** Neither token nor name; the customer's number is masked. */
export function sessionFacts(words: ToolWords): Group {
  const { status, account } = session;
  const ofAccount: Fact[] = account
    ? [
        [words.session.user, maskIdCard(account.userId)],
        [words.session.mobile, account.mobile ?? words.none],
        [words.session.bound, yesOrNo(words, account.hasMobile)],
        [words.session.thirdType, String(account.thirdType)],
      ]
    : [];
  return {
    title: words.groups.session,
    facts: [
      [words.session.status, words.session.statuses[status]],
      ...ofAccount,
      [words.session.before, yesOrNo(words, hadSession())],
    ],
  };
}

export const networkFacts = (words: ToolWords, told: Told): Group => ({
  title: words.groups.network,
  facts: [
    [words.network.reached, yesOrNo(words, network.online)],
    [words.network.browser, yesOrNo(words, navigator.onLine)],
    connectionFact(words, told),
    [words.network.regained, String(network.regained)],
  ],
});

export function bridgeFacts(words: ToolWords, isOpen: boolean): Group {
  const { open, queued, dropped } = bridge.health();
  return {
    title: words.groups.bridge,
    facts: [
      [words.bridge.handshake, isOpen ? words.bridge.open : words.bridge.opening],
      [words.bridge.openCalls, String(open)],
      [words.bridge.queued, String(queued)],
      ...Object.entries(dropped).map(([reason, count]): Fact => [words.bridge.dropped(reason), String(count)]),
      // Without its key: that is the number of a payment.
      ...pending(bridge).map(({ method, state, hint }): Fact => [words.bridge.pending(method), inOneLine(state, hint)]),
    ],
  };
}

export const methodFacts = (words: ToolWords): Group => ({
  title: words.groups.methods,
  facts: methods.map((method): Fact => [method.name, supportWords(words, bridge.supports(method))]),
});

/** Tells in words whether a call is supported, by what that is known, and what is missing: an app's version, an option of this page. */
export function supportWords(words: ToolWords, support: Support): string {
  const source = words.sources[support.source];
  if (support.ok) return words.can(source);
  if (support.option) return words.lacks(support.option, source);
  return support.needs ? words.needs(support.needs, source) : words.cannot(source);
}

const yesOrNo = (words: ToolWords, is: boolean): string => (is ? words.yes : words.no);
