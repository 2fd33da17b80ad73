/** Draws random pages by React while a translator changes them, and compares each with the same page untranslated. Runs in a browser. */
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { keepOwnTexts } from '../../src/app/own-texts.ts';
import { TRANSLATORS, withoutTranslation } from './translators.ts';

export { keepOwnTexts };

type Key = 'one' | 'two' | 'three';

/** Describes a child of an element: text, nothing, or an element. */
type NodeModel = string | null | ElementModel;
interface ElementModel {
  readonly tag: string;
  readonly key?: Key;
  readonly children: readonly NodeModel[];
}

const { tree } = fc.letrec<{ tree: NodeModel; branch: ElementModel }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, fc.constantFrom('共', '3', ' 项', '¥10.00', 'a b'), fc.constant(null), tie('branch')),
  branch: fc.record(
    {
      tag: fc.constantFrom('i', 'b', 'label'),
      key: fc.constantFrom('one', 'two', 'three'),
      children: fc.array(tie('tree'), { maxLength: 5 }),
    },
    { requiredKeys: ['tag', 'children'] },
  ),
}));

const keyOf = (child: NodeModel): Key | undefined => (child && typeof child === 'object' ? child.key : undefined);

/** Removes children with the key of an earlier child. */
const withUniqueKeys = (children: readonly NodeModel[]): NodeModel[] =>
  children.filter(
    (child, index) => !keyOf(child) || children.findIndex((other) => keyOf(other) === keyOf(child)) === index,
  );

const renderModel = (model: NodeModel): ReactNode =>
  model && typeof model === 'object'
    ? createElement(
        model.tag,
        model.key ? { key: model.key } : null,
        ...withUniqueKeys(model.children).map(renderModel),
      )
    : model;

const draw = (root: Root, model: NodeModel) =>
  flushSync(() => root.render(createElement('main', null, renderModel(model))));

/** Returns the markup of the page without a translation. */
function untranslated(model: NodeModel): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  draw(root, model);
  const markup = withoutTranslation(place);
  root.unmount();
  return markup;
}

/** Returns the difference of a translated page from an untranslated page. Undefined if none of `runs` pages differs. */
export function differenceUnder(name: string, runs: number): string | undefined {
  const steps = fc.array(fc.tuple(tree, fc.integer({ min: 0, max: 2 })), { minLength: 2, maxLength: 6 });
  const property = fc.property(steps, (pages) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    try {
      for (const [model, times] of pages) {
        draw(root, model);
        const [own, expected] = [withoutTranslation(place), untranslated(model)];
        if (own !== expected) throw new Error(`${own} instead of ${expected}`);
        for (let time = 0; time < times; time++) TRANSLATORS[name]?.(place);
      }
      root.unmount();
    } finally {
      place.remove();
    }
  });
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: runs });
  return failed ? `${String(errorInstance)} after ${JSON.stringify(counterexample)}` : undefined;
}
