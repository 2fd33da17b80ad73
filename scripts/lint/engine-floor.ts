/**
 * Reports features that are newer than the oldest engines (`scripts/engines`): globals, members, methods, kinds of expressions.
 * A feature test allows them: `x.name?.()`, `'name' in x`, `typeof x`.
 */
import { featureAt, INTERFACES, lackedBy, MEMBERS } from '../engines/compatibility.ts';
import type { Node, NodeOf, Rule } from './rule.ts';

/** Matches expressions that a build does not transpile, by their names in the data. */
const EXPRESSIONS: Readonly<Record<string, RegExp>> = {
  'regular_expressions.lookbehind_assertion': /\(\?<[=!]/,
  'regular_expressions.modifier': /\(\?[ims]*-?[ims]+:/,
  'builtins.RegExp.unicodeSets': /\/[dgimsy]*v[dgimsy]*$/,
};

/** Lists allowed uses by the end of the module's path and the name, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/first-page/render.tsx json': 'it runs only in the build',
  'debug/panel/style.ts replaceSync': 'an engine without it has a `<style>` instead',
  'testing/replay.ts dispose': 'a method of the SDK’s own bridge',
};

export const engineFloor: Rule = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    const isAllowedUse = (name: string) => Object.keys(ALLOWED).some((row) => `${path} ${name}`.endsWith(`/${row}`));
    const guarded = new Set<string>();
    const declared = new Set<string>();
    const uses: { readonly node: Node; readonly name: string; readonly since: readonly string[] }[] = [];
    const addUse = (node: Node, name: string, since: readonly string[] | undefined) => {
      if (since?.length) uses.push({ node, name, since });
    };
    return {
      ImportSpecifier: ({ local }) => void declared.add(local.name),
      VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && declared.add(id.name)),
      FunctionDeclaration: ({ id }) => void (id && declared.add(id.name)),
      ClassDeclaration: ({ id }) => void (id && declared.add(id.name)),
      MethodDefinition: ({ key }) => void (key.type === 'Identifier' && declared.add(key.name)),
      Property: ({ key }) => void (key.type === 'Identifier' && declared.add(key.name)),
      TSPropertySignature: ({ key }) => void (key.type === 'Identifier' && declared.add(key.name)),
      TSMethodSignature: ({ key }) => void (key.type === 'Identifier' && declared.add(key.name)),
      BinaryExpression({ operator, left }) {
        if (operator === 'in' && left.type === 'Literal') guarded.add(String(left.value));
      },
      UnaryExpression({ operator, argument }) {
        if (operator === 'typeof') guarded.add(nameOf(argument));
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier') addUse(callee, callee.name, sinceOfGlobal(callee.name));
        if (callee.type === 'MemberExpression') addUse(callee, nameOf(callee), sinceOfMember(callee));
      },
      CallExpression({ callee, optional }) {
        if (optional) return;
        if (callee.type === 'Identifier') addUse(callee, callee.name, sinceOfGlobal(callee.name));
        if (callee.type === 'MemberExpression' && !callee.computed)
          addUse(callee, nameOf(callee), sinceOfMember(callee));
      },
      Literal(node) {
        if (!('regex' in node) || !node.raw) return;
        for (const [name, pattern] of Object.entries(EXPRESSIONS))
          if (pattern.test(node.raw)) addUse(node, name, lackedBy(featureOf(name)));
      },
      'Program:exit'() {
        for (const { node, name, since } of uses)
          if (!guarded.has(name) && !declared.has(name) && !isAllowedUse(name))
            context.report({ node, message: `${name} is younger than the oldest engines (${since.join(', ')}).` });
      },
    };
  },
};

/** Returns a feature of JavaScript. Throws where the data has none of this name. */
function featureOf(name: string) {
  const feature = featureAt(['javascript', ...name.split('.')]);
  if (!feature) throw new Error(`the compatibility data has no javascript.${name}`);
  return feature;
}

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
};

function sinceOfGlobal(name: string): readonly string[] | undefined {
  const feature = INTERFACES.get(name)?.__compat;
  return feature && lackedBy(feature);
}

/** Returns the engines that lack a member. Without a global owner a method is young when no older method has its name. */
function sinceOfMember({ object, property }: NodeOf<'MemberExpression'>): readonly string[] | undefined {
  if (property.type !== 'Identifier') return undefined;
  const { name } = property;
  const owner = object.type === 'Identifier' ? object.name : '';
  // `navigator` is the only instance of `Navigator`.
  const single = INTERFACES.get(`${owner.charAt(0).toUpperCase()}${owner.slice(1)}`);
  const statics = INTERFACES.get(owner);
  const member = statics ? (statics[`${name}_static`] ?? statics[name]) : single?.[name];
  if (member?.__compat) return lackedBy(member.__compat);
  const owners = (MEMBERS.get(name) ?? []).map((feature) => lackedBy(feature));
  return owners.length > 0 && owners.every((since) => since.length > 0) ? owners[0] : undefined;
}
