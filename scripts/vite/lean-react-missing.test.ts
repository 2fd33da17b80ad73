/** Tests of what the build refuses: a module that asks for a part of React that is cut out. */
import { readFileSync } from 'node:fs';
import type { ComponentProps, CSSProperties } from 'react';
import { transformWithOxc } from 'vite';
import { assertType, expect, it } from 'vitest';
import type { ButtonProps } from '../../webview-app/src/ui/button.tsx';
import { TYPES, typesOfCuts } from './lean-react/types.ts';
import { leanReact, missingFor } from './lean-react.ts';

it.each([
  [`import { Suspense } from 'react';`, ['Suspense of react']],
  [`import{useState as s,lazy}from"react";`, ['lazy of react']],
  [`import { createPortal, flushSync } from "react-dom";`, ['createPortal of react-dom', 'flushSync of react-dom']],
  [`import { hydrateRoot } from "react-dom/client";`, ['hydrateRoot of react-dom/client']],
  [`import * as React from "react"; React.useRef(); React.startTransition();`, ['startTransition of react']],
  [`import { jsx } from "react/jsx-runtime"; jsx("link", { rel: "icon" })`, ['the element link']],
  [`import { jsx } from "react/jsx-runtime"; jsx("p", { onPlay: start })`, ['onPlay of an element']],
  [`import { jsx } from "react/jsx-runtime"; jsx("select", {})`, ['the element select']],
  [`import { jsx } from "react/jsx-runtime"; jsx("path", { vectorEffect: a })`, ['vectorEffect of an element']],
  [
    `import { jsx } from "react/jsx-runtime"; jsx("p", { popover: "", draggable: !0 })`,
    ['popover of an element', 'draggable of an element'],
  ],
  [`import { jsx } from "react/jsx-runtime"; jsx("p", { style: { "--a": 1, tabSize: 4 } })`, ['tabSize of an element']],
  [`import { jsx } from "react/jsx-runtime"; jsx(Select, { size: 4, style: { opacity: 1 } })`, []],
  [`import { jsx } from "react/jsx-runtime"; jsx("p", { onClickCapture: a }); jsx(Sheet, { onDone: a })`, []],
  [
    `import { Component } from "react"; class A extends Component { componentDidMount() {} }`,
    ['componentDidMount of a class'],
  ],
  [`import { useState } from "react"; document.createElement("link", {});`, []],
  [`import { useState, memo } from "react";`, []],
])('%s asks for %j, which the build does not have', (code, missing) => {
  expect(missingFor(code)).toEqual(missing);
});

const COMPONENT = `import { Component } from 'react';`;

it.each([
  ['<select>{list}</select>', ['the element select']],
  ['<select />', ['the element select']],
  ['<p>{a && <iframe src={a} />}<video>{b}{c}</video></p>', ['the element iframe', 'the element video']],
  ['<p key="a" {...b}><audio {...b} key="a" /></p>', ['the element audio']],
  ['<x-card />', ['the element x-card']],
  ['<title>{a}</title>', ['the element title']],
  ['<svg><title>{a}</title><g><image href={a} /></g></svg>', []],
  ['<g>{list.map((one) => <title key={one}>{one}</title>)}</g>', []],
  ['<svg><foreignObject><title>{a}</title></foreignObject></svg>', ['the element title']],
  ['<Card title="select" />', []],
  ['document.createElement("select", {})', []],
  ['<p onWheel={a} onClick={b} />', ['onWheel of an element']],
  ['<p {...(a && { onWheel })} />', ['onWheel of an element']],
  ['<p {...(a ? { onWheel() {} } : b)} />', ['onWheel of an element']],
  ['<p {...{ [onWheel]: a, ["onPlay"]: a, onDrag() {} }} />', ['onPlay of an element', 'onDrag of an element']],
  ['<p style={a ? { columnCount: 2 } : b} />', ['columnCount of an element']],
  ['<Sheet onWheel={a} style={{ columnCount: 2 }} />', []],
  [
    `import { createElement as h } from 'react'; h('select', { onWheel })`,
    ['the element select', 'onWheel of an element'],
  ],
  [`import React from 'react'; React.createElement('p', { onWheel })`, ['onWheel of an element']],
  [`import { Children } from 'react'; Children.toArray(a)`, ['Children of react']],
  [`import * as React from 'react'; React.Children.only(a)`, ['Children of react']],
  [`import * as React from 'react'; const { Children } = React; Children.count(a)`, ['all of react']],
  [`export * from 'react';`, ['all of react']],
  [`export { lazy } from 'react';`, ['lazy of react']],
  [`${COMPONENT} class A extends Component { static defaultProps = {} }`, ['defaultProps of a class']],
  [`${COMPONENT} class A extends Component { again = () => this.forceUpdate() }`, ['forceUpdate of a class']],
  [`${COMPONENT} class A extends Component { /* never forceUpdate */ render() { return 'componentDidMount'; } }`, []],
])('%s, as vite writes it, asks for %j', async (code, missing) => {
  const { code: written } = await transformWithOxc(`${code}; export {};`, 'page.tsx', {
    jsx: { runtime: 'automatic', development: false },
  });
  expect(missingFor(written)).toEqual(missing);
});

it('React’s types have no attribute, listener or style that is cut out', async () => {
  // After another release, or another cut, `vitest -u` writes the file.
  await expect(typesOfCuts()).toMatchFileSnapshot(TYPES);
  expect(readFileSync(TYPES, 'utf8')).toContain('onWheelCapture?: never;');
  const listen = () => undefined;
  const listeners = { onWheel: listen };
  const columns = { columnCount: 2 };
  // @ts-expect-error a listener that comes with others
  assertType<ComponentProps<'p'>>(listeners);
  // @ts-expect-error a listener that a component hands on
  assertType<ButtonProps>({ children: 'a', onContextMenu: listen });
  // @ts-expect-error a listener of an element of SVG
  assertType<ComponentProps<'path'>>(listeners);
  // @ts-expect-error an attribute of SVG
  assertType<ComponentProps<'path'>>({ vectorEffect: 'none' });
  // @ts-expect-error an attribute
  assertType<ComponentProps<'p'>>({ draggable: true });
  // @ts-expect-error a style of its own
  assertType<CSSProperties>(columns);
  assertType<ComponentProps<'p'>>({ onClickCapture: listen, style: { opacity: 1 }, hidden: true });
});

it('the build fails for a module that asks for what is not there', () => {
  const { transform } = leanReact();
  if (typeof transform !== 'function') throw new Error('no transform');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const look = (id: string) => () => transform.call(context as never, `import { use } from 'react';`, id, {} as never);
  expect(look('/app/page.tsx')).toThrow('/app/page.tsx asks for what the build takes out of React');
  // A build for tests has React for development.
  expect(look('/app/node_modules/react/cjs/react.development.js')).not.toThrow();
});
