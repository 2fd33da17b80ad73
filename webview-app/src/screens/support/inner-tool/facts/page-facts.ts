/** Lists facts that are available at once: app, host, session, network, bridge. */

import { PROTOCOL_VERSION, pending, SDK_VERSION, type Support } from '@sdhealth/bridge-sdk';
import { ports } from '../../../../client/ports.ts';
import type { KitWords } from '../../../../kit/words/index.ts';
import { platformWords } from '../../../../kit/words/platform-words.ts';
import { languageTag } from '../../../../messages/index.ts';
import { inOneLine } from '../../../../messages/join-text.ts';
import { bridge } from '../../../../platform/bridge.ts';
import { currentPath } from '../../../../platform/history.ts';
import { network } from '../../../../platform/network.ts';
import { ownRelease } from '../../../../platform/release-name.ts';
import { maskIdCard } from '../../../../rules/masking.ts';
import { hadSession, session } from '../../../../store/session.ts';
import type { ToolWords } from '../words/index.ts';
import { codeIn, type Fact, type Group, openFact, personalFact, releaseIn } from './group.ts';
import { connectionFact, type HostResponses, hostResponseFacts } from './host-facts.ts';
import { methods } from './methods.ts';

export const appFacts = (words: ToolWords): Group => ({
  title: words.groups.app,
  facts: [
    openFact(words.app.release, ownRelease().split('/').at(-1) || words.none),
    openFact(words.app.build, words.app.builds[__BUILD__]),
    openFact(words.app.language, languageTag()),
    openFact(words.app.sdk, SDK_VERSION),
    openFact(words.app.protocol, PROTOCOL_VERSION),
    personalFact(words.app.page, currentPath(), ports().scene().page),
  ],
});

export function hostFacts(words: ToolWords, kit: KitWords, host: HostResponses): Group {
  const { name, platform, phone, app } = bridge.host;
  return {
    title: words.groups.host,
    facts: [
      openFact(words.host.name, name),
      openFact(words.host.platform, `${platform} · ${platformWords(kit, platform)}`),
      openFact(words.host.phone, words.host.phones[phone]),
      personalFact(words.host.app, app ? `${app.name} ${app.version}`.trim() : words.none, releaseIn(app?.version)),
      ...hostResponseFacts(words, host),
      openFact(words.host.signed, yesOrNo(words, bridge.sessionToken() !== undefined)),
    ],
  };
}

/** Lists facts of the session, without token and name. The phone number is masked. */
export function sessionFacts(words: ToolWords): Group {
  const { status, account } = session;
  const accountFacts: Fact[] = account
    ? [
        personalFact(words.session.user, maskIdCard(account.userId)),
        personalFact(words.session.mobile, account.mobile ?? words.none),
        openFact(words.session.bound, yesOrNo(words, account.hasMobile)),
        personalFact(words.session.thirdType, String(account.thirdType), codeIn(account.thirdType)),
      ]
    : [];
  return {
    title: words.groups.session,
    facts: [
      openFact(words.session.status, words.session.statuses[status]),
      ...accountFacts,
      openFact(words.session.before, yesOrNo(words, hadSession())),
    ],
  };
}

export const networkFacts = (words: ToolWords, host: HostResponses): Group => ({
  title: words.groups.network,
  facts: [
    openFact(words.network.reached, yesOrNo(words, network.online)),
    openFact(words.network.browser, yesOrNo(words, navigator.onLine)),
    connectionFact(words, host),
    openFact(words.network.regained, String(network.regained)),
  ],
});

export function bridgeFacts(words: ToolWords, isOpen: boolean): Group {
  const { open, queued, dropped } = bridge.health();
  return {
    title: words.groups.bridge,
    facts: [
      openFact(words.bridge.handshake, isOpen ? words.bridge.open : words.bridge.opening),
      openFact(words.bridge.openCalls, String(open)),
      openFact(words.bridge.queued, String(queued)),
      ...Object.entries(dropped).map(([reason, count]) => openFact(words.bridge.dropped(reason), String(count))),
      // The key is left out, because it is the number of a payment.
      ...pending(bridge).map(({ method, state, hint }) => {
        const isContractMethod = methods.some(({ name }) => name === method);
        return personalFact(
          words.bridge.pending(method),
          inOneLine(state, hint),
          isContractMethod ? words.yes : undefined,
        );
      }),
    ],
  };
}

export const methodFacts = (words: ToolWords): Group => ({
  title: words.groups.methods,
  facts: methods.map((method) => openFact(method.name, supportText(words, bridge.supports(method)))),
});

/** Returns as text whether a call is supported and the source of that. It includes what is missing: an app version or a page option. */
export function supportText(words: ToolWords, support: Support): string {
  const source = words.sources[support.source];
  if (support.ok) return words.can(source);
  if (support.option) return words.lacks(support.option, source);
  return support.needs ? words.needs(support.needs, source) : words.cannot(source);
}

const yesOrNo = (words: ToolWords, value: boolean): string => (value ? words.yes : words.no);
