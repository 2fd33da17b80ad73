/** Tests of what the build refuses: a module that asks for a part of React that is cut out. */
import { expect, it } from 'vitest';
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
