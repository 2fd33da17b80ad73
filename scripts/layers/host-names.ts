/**
 * Only the SDK names a host. In the app a screen asks `bridge.supports(method)`; `bridge.host` is data to hand on
 * or to look up in a table, never something to branch on.
 */
import { type ESTree, Visitor } from 'vite';
import { hosts } from '../../bridge-sdk/src/hosts/index.ts';
import type { SourceModule } from './read-module.ts';

const VENDOR_GLOBALS = new Set(['wx', 'jWeixin', 'WeixinJSBridge', 'webkit', '__wxjs_environment', 'WWOpenData']);
const USER_AGENT = new Set(['userAgent', 'userAgentData', 'appVersion']);
/** `browser` is also a plain word of the app's. */
const HOSTS = new Set<string>(hosts.map(({ name }) => name).filter((name) => name !== 'browser'));
const HOST_FACTS = new Set(['name', 'platform', 'phone']);

/** Returns one sentence for each place where a module of the app depends on a host. */
export function hostFindings({ path, program }: SourceModule): string[] {
  const found = new Set<string>();
  const say = (what: string) => found.add(`${path} ${what}`);
  new Visitor({
    Identifier: ({ name }) => {
      if (VENDOR_GLOBALS.has(name)) say(`names a vendor's bridge: ${name}`);
    },
    MemberExpression: (node) => {
      const name = memberName(node);
      if (USER_AGENT.has(name)) say(`reads the user agent: ${name}`);
      if (node.computed && VENDOR_GLOBALS.has(name)) say(`names a vendor's bridge: ${name}`);
      if (node.computed && isHostFact(node.property)) say('looks something up by host');
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^[!=]==?$/.test(operator)) return;
      if (isHostFact(left) || isHostFact(right)) say('compares what the host is');
      for (const side of [left, right])
        if (side.type === 'Literal' && HOSTS.has(String(side.value))) say(`compares with a host's name: ${side.value}`);
    },
    SwitchStatement: ({ discriminant }) => {
      if (isHostFact(discriminant)) say('branches on what the host is');
    },
    SwitchCase: ({ test }) => {
      if (test?.type === 'Literal' && HOSTS.has(String(test.value))) say(`compares with a host's name: ${test.value}`);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || memberName(callee) !== 'includes' || !first) return;
      if (callee.object.type === 'ArrayExpression' && isHostFact(first)) say('compares what the host is');
    },
  }).visit(program);
  return [...found];
}

/** Returns the name in `x.name` and `x['name']`; empty for a name that is known only at run time. */
function memberName({ property, computed }: ESTree.MemberExpression): string {
  if (!computed) return property.type === 'Identifier' ? property.name : '';
  return property.type === 'Literal' ? String(property.value) : '';
}

/** True for `bridge.host.name`, `host.platform` and the like. */
function isHostFact(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression') return isHostFact(node.expression);
  if (node.type !== 'MemberExpression' || !HOST_FACTS.has(memberName(node))) return false;
  const { object } = node;
  return object.type === 'Identifier'
    ? object.name === 'host'
    : object.type === 'MemberExpression' && memberName(object) === 'host';
}
