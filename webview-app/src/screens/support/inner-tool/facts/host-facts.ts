/** Requests facts from the host. If it lacks a call or does not respond, the facts of the call stay unknown. */
import { getBundleInfo, getDeviceInfo, getNetwork, type HostMethod, type ResultOf } from '@sdhealth/bridge-sdk';
import { bridge } from '../../../../platform/bridge.ts';
import type { ToolWords } from '../words/index.ts';
import { codeIn, type Fact, openFact, personalFact, releaseIn } from './group.ts';

export interface HostResponses {
  readonly device?: ResultOf<typeof getDeviceInfo> | undefined;
  readonly network?: ResultOf<typeof getNetwork> | undefined;
  readonly bundle?: ResultOf<typeof getBundleInfo> | undefined;
}

/** The maximum wait for a response. A silent host may be the fault that support is looking for. */
const DEADLINE_MS = 2_000;

async function requestFact<Result>(
  method: HostMethod<string, Record<string, never>, Result>,
): Promise<Result | undefined> {
  if (!bridge.supports(method).ok) return undefined;
  return bridge.call(method, {}, { deadlineMs: DEADLINE_MS }).catch(() => undefined);
}

export async function readHostFacts(): Promise<HostResponses> {
  await bridge.opened;
  const [device, network, bundle] = await Promise.all([
    requestFact(getDeviceInfo),
    requestFact(getNetwork),
    requestFact(getBundleInfo),
  ]);
  return { device, network, bundle };
}

/** Returns a model in Apple's form. A model of another maker may be any text. */
const modelIn = (model = '') => (/^i(?:Phone|Pad)\d{1,2},\d{1,2}$/.test(model) ? model : undefined);
const joinTexts = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

export function hostResponseFacts({ host, unknown }: ToolWords, { device, bundle }: HostResponses): readonly Fact[] {
  const bundleText = (version: string) => host.bundleOf(version, bundle?.build ?? 0);
  const release = releaseIn(bundle?.version);
  return [
    personalFact(
      host.bundle,
      bundle ? bundleText(bundle.version) : unknown,
      release && codeIn(bundle?.build ?? 0) && bundleText(release),
    ),
    personalFact(
      host.system,
      joinTexts(device?.os, device?.osVersion) || unknown,
      joinTexts(device?.os, releaseIn(device?.osVersion)),
    ),
    personalFact(host.model, device?.model ?? unknown, modelIn(device?.model)),
  ];
}

/** Returns the fact about the network. Some kinds have translated names. The others are names such as 5G. */
export function connectionFact({ network: words, unknown }: ToolWords, { network }: HostResponses): Fact {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return openFact(words.kind, network ? (kinds[network.type] ?? network.type.toUpperCase()) : unknown);
}
