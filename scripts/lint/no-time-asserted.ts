/**
 * No test asserts how long something took: another machine is slower, and a busy one is slower than itself. A test counts steps, compares
 * growth (`scripts/vitest/growth.ts`), or has fake timers.
 */
import type { Node, NodeOf, Rule } from './rule.ts';

/** Reads of a clock, as they are written. */
const CLOCKS = /^(?:Date\.now|performance\.now|process\.(?:cpuUsage|hrtime(?:\.bigint)?|uptime))$/;
/** Has the clock of a file stand still, or go as the test says; `installWire` of `webview-app/test` does too. */
const FAKE = /(?:^|\.)(?:useFakeTimers|setSystemTime|installWire)$/;
const MESSAGE =
  'No test asserts a time: count steps, compare growth by scripts/vitest/growth.ts, or use fake timers (scripts/lint/no-time-asserted.ts).';

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.name}`;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** Lists a node and all below it, but for what its parent is. */
function within(node: Node): Node[] {
  const below = Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat()));
  return [node, ...below.filter(isNode).flatMap(within)];
}

/** Reports each `expect` of a difference of two times, written out or by a name of it. */
export const noTimeAsserted: Rule = {
  create(context) {
    const created: [name: string, value: Node][] = [];
    const asserted: Node[] = [];
    let isFake = false;
    return {
      VariableDeclarator({ id, init }) {
        if (!init) return;
        for (const part of within(id)) if (part.type === 'Identifier') created.push([part.name, init]);
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'Identifier') created.push([left.name, right]);
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        const { callee } = node;
        if (FAKE.test(nameOf(callee))) isFake = true;
        if (nameOf(callee) === 'expect') asserted.push(...node.arguments.slice(0, 1));
      },
      'Program:exit'() {
        if (isFake) return;
        const [clocks, times] = [new Set<string>(), new Set<string>()];
        const isRead = (node: Node) =>
          (node.type === 'CallExpression' && CLOCKS.test(nameOf(node.callee))) || clocks.has(nameOf(node));
        const isTime = (node: Node) =>
          within(node).some(
            (part) =>
              (part.type === 'BinaryExpression' && part.operator === '-' && isRead(part.left) && isRead(part.right)) ||
              (part.type === 'CallExpression' && isRead(part) && part.arguments.length > 0) ||
              (part.type === 'Identifier' && times.has(part.name)),
          );
        for (let before = -1; before < clocks.size + times.size; ) {
          before = clocks.size + times.size;
          for (const [name, value] of created) {
            if (isTime(value)) times.add(name);
            else if (isRead(value)) clocks.add(name);
          }
        }
        for (const node of asserted) if (isTime(node)) context.report({ node, message: MESSAGE });
      },
    };
  },
};
