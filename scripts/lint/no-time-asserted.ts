/**
 * Reports tests that assert a duration, which depends on the machine and its load. A test counts steps, compares growth
 * (`scripts/vitest/growth.ts`), or uses fake timers.
 */
import type { Node, NodeOf, Rule } from './rule.ts';

const CLOCKS = /^(?:Date\.now|performance\.now|process\.(?:cpuUsage|hrtime(?:\.bigint)?|uptime))$/;
/** Matches calls that fake the clock. `installWire` of `webview-app/test` does so too. */
const FAKE_CLOCK = /(?:^|\.)(?:useFakeTimers|setSystemTime|installWire)$/;
const MESSAGE =
  'No test asserts a time: count steps, compare growth by scripts/vitest/growth.ts, or use fake timers (scripts/lint/no-time-asserted.ts).';

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.name}`;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

function nodesIn(node: Node): Node[] {
  const children = Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat()));
  return [node, ...children.filter(isNode).flatMap(nodesIn)];
}

/** Reports each `expect` of a difference of two times, direct or through a variable. */
export const noTimeAsserted: Rule = {
  create(context) {
    const assignments: [name: string, value: Node][] = [];
    const asserted: Node[] = [];
    let isFake = false;
    return {
      VariableDeclarator({ id, init }) {
        if (!init) return;
        for (const part of nodesIn(id)) if (part.type === 'Identifier') assignments.push([part.name, init]);
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'Identifier') assignments.push([left.name, right]);
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        const { callee } = node;
        if (FAKE_CLOCK.test(nameOf(callee))) isFake = true;
        if (nameOf(callee) === 'expect') asserted.push(...node.arguments.slice(0, 1));
      },
      'Program:exit'() {
        if (isFake) return;
        const [clocks, times] = [new Set<string>(), new Set<string>()];
        const isClock = (node: Node) =>
          (node.type === 'CallExpression' && CLOCKS.test(nameOf(node.callee))) || clocks.has(nameOf(node));
        const isTime = (node: Node) =>
          nodesIn(node).some(
            (part) =>
              (part.type === 'BinaryExpression' &&
                part.operator === '-' &&
                isClock(part.left) &&
                isClock(part.right)) ||
              (part.type === 'CallExpression' && isClock(part) && part.arguments.length > 0) ||
              (part.type === 'Identifier' && times.has(part.name)),
          );
        for (let size = -1; size < clocks.size + times.size; ) {
          size = clocks.size + times.size;
          for (const [name, value] of assignments) {
            if (isTime(value)) times.add(name);
            else if (isClock(value)) clocks.add(name);
          }
        }
        for (const node of asserted) if (isTime(node)) context.report({ node, message: MESSAGE });
      },
    };
  },
};
