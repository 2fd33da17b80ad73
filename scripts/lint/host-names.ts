/**
 * Reports modules of the app that depend on a host's name. A screen calls `bridge.supports(method)` instead. `bridge.host` may be passed
 * on or displayed, but is never a condition.
 */
import { hosts } from '../../bridge-sdk/src/hosts/index.ts';
import type { Node, NodeOf, Rule } from './rule.ts';

const VENDOR_GLOBALS = new Set(['wx', 'jWeixin', 'WeixinJSBridge', 'webkit', '__wxjs_environment', 'WWOpenData']);
const USER_AGENT = new Set(['userAgent', 'userAgentData', 'appVersion']);
/** Lists the hosts' names without `browser`, which is also an ordinary word in the app. */
const HOSTS = new Set<string>(hosts.map(({ name }) => name).filter((name) => name !== 'browser'));
const HOST_FACTS = new Set(['name', 'platform', 'phone']);

const REMEDY = 'ask bridge.supports(method) instead';

export const hostNames: Rule = {
  create(context) {
    const report = (node: Node, problem: string) =>
      context.report({ node, message: `Code of the app must not depend on a host, but this ${problem}: ${REMEDY}.` });
    return {
      Identifier(node) {
        if (VENDOR_GLOBALS.has(node.name)) report(node, `names a vendor's bridge, ${node.name}`);
      },
      MemberExpression(node) {
        const name = memberName(node);
        if (USER_AGENT.has(name)) report(node, `reads the user agent, ${name}`);
        if (node.computed && VENDOR_GLOBALS.has(name)) report(node, `names a vendor's bridge, ${name}`);
        if (node.computed && isHostFact(node.property)) report(node, 'looks something up by host');
      },
      BinaryExpression(node) {
        const { operator, left, right } = node;
        if (!/^[!=]==?$/.test(operator)) return;
        if (isHostFact(left) || isHostFact(right)) report(node, 'compares what the host is');
        else if (isHostName(left) || isHostName(right)) report(node, "compares with a host's name");
      },
      SwitchStatement(node) {
        if (isHostFact(node.discriminant)) report(node, 'branches on what the host is');
      },
      SwitchCase({ test }) {
        if (test && isHostName(test)) report(test, "compares with a host's name");
      },
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression' || memberName(callee) !== 'includes' || !args[0]) return;
        if (callee.object.type === 'ArrayExpression' && isHostFact(args[0])) report(node, 'compares what the host is');
      },
    };
  },
};

const isHostName = (node: Node): boolean => node.type === 'Literal' && HOSTS.has(String(node.value));

/** Returns the name in `x.name` and `x['name']`, empty for a computed name. */
function memberName({ property, computed }: NodeOf<'MemberExpression'>): string {
  if (!computed) return property.type === 'Identifier' ? property.name : '';
  return property.type === 'Literal' ? String(property.value) : '';
}

/** Recognizes `bridge.host.name`, `host.platform` and the like. */
function isHostFact(node: Node): boolean {
  if (node.type === 'ChainExpression') return isHostFact(node.expression);
  if (node.type !== 'MemberExpression' || !HOST_FACTS.has(memberName(node))) return false;
  const { object } = node;
  return object.type === 'Identifier'
    ? object.name === 'host'
    : object.type === 'MemberExpression' && memberName(object) === 'host';
}
