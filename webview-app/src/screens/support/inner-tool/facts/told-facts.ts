/** Requests facts from the host. If it lacks a call or does not answer, the facts of the call stay unknown. */
import { getBundleInfo, getDeviceInfo, getNetwork, type HostMethod, type ResultOf } from '@sdhealth/bridge-sdk';
import { bridge } from '../../../../platform/bridge.ts';
import type { ToolWords } from '../words/index.ts';
import { codeIn, type Fact, openFact, personalFact, releaseIn } from './group.ts';

export interface HostAnswers {
  readonly device?: ResultOf<typeof getDeviceInfo> | undefined;
  readonly network?: ResultOf<typeof getNetwork> | undefined;
  readonly bundle?: ResultOf<typeof getBundleInfo> | undefined;
}

/** The longest wait for an answer, because a silent host may be the very reason for looking at these facts. */
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

/** Returns a model in Apple's form. Other makers' models may be any text. */
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

/** Returns the fact about the network. Some kinds have translated names. The others are names such as 5G. */
export function connectionFact({ network: words, unknown }: ToolWords, { network }: HostAnswers): Fact {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return openFact(words.kind, network ? (kinds[network.type] ?? network.type.toUpperCase()) : unknown);
}
