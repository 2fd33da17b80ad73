/** Exports oxlint's plugin types, which only its rule tester declares, and computes a module's path within the app. */
import type { RuleTester } from 'oxlint/plugins-dev';

export type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
export type Node = Parameters<NonNullable<ReturnType<Rule['create']>[string]>>[0];
export type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;

const APP = 'webview-app/src/';

/** Returns a module's path within the app's sources. Throws for a file outside, because the rules are for the app only. */
export function pathInApp(filename: string): string {
  const path = filename.replaceAll('\\', '/');
  const index = path.lastIndexOf(APP);
  if (index === -1) throw new Error(`${path} is not in ${APP}`);
  return path.slice(index + APP.length);
}
