/** Facts that the host tells when it is asked. A call that it does not have, or does not answer, leaves its facts unknown. */
import { getBundleInfo, getDeviceInfo, getNetwork, type HostMethod, type ResultOf } from '@sdhealth/bridge-sdk';
import { bridge } from '../../../../platform/bridge.ts';
import type { ToolWords } from '../words/index.ts';
import { codeIn, type Fact, openFact, personalFact, releaseIn } from './group.ts';

export interface HostAnswers {
  readonly device?: ResultOf<typeof getDeviceInfo> | undefined;
  readonly network?: ResultOf<typeof getNetwork> | undefined;
  readonly bundle?: ResultOf<typeof getBundleInfo> | undefined;
}

/** The page waits no longer: whoever looks at these facts may have a host that is silent. */
const DEADLINE_MS = 2_000;

async function ask<Result>(method: HostMethod<string, Record<string, never>, Result>): Promise<Result | undefined> {
  if (!bridge.supports(method).ok) return undefined;
  return bridge.call(method, {}, { deadlineMs: DEADLINE_MS }).catch(() => undefined);
}

export async function readTold(): Promise<HostAnswers> {
  await bridge.opened;
  const [device, network, bundle] = await Promise.all([ask(getDeviceInfo), ask(getNetwork), ask(getBundleInfo)]);
  return { device, network, bundle };
}

/** Makers of phones give models any name; those of this form are Apple's. */
const modelIn = (model = '') => (/^i(?:Phone|Pad)\d{1,2},\d{1,2}$/.test(model) ? model : undefined);
const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

export function toldHostFacts({ host, unknown }: ToolWords, { device, bundle }: HostAnswers): readonly Fact[] {
  const bundleOf = (version: string) => host.bundleOf(version, bundle?.build ?? 0);
  const known = releaseIn(bundle?.version);
  return [
    personalFact(
      host.bundle,
      bundle ? bundleOf(bundle.version) : unknown,
      known && codeIn(bundle?.build ?? 0) && bundleOf(known),
    ),
    personalFact(
      host.system,
      joined(device?.os, device?.osVersion) || unknown,
      joined(device?.os, releaseIn(device?.osVersion)),
    ),
    personalFact(host.model, device?.model ?? unknown, modelIn(device?.model)),
  ];
}

/** The kinds with words of their own; the others are names such as 5G. */
export function connectionFact({ network: words, unknown }: ToolWords, { network }: HostAnswers): Fact {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return openFact(words.kind, network ? (kinds[network.type] ?? network.type.toUpperCase()) : unknown);
}
