/** Adds the debugger as a tab to a console of the page: vConsole or eruda. Their libraries are never imported. */
import type { Bridge } from '../core/types.ts';
import type { DebuggerOptions } from './options.ts';
import { watchOf } from './watch.ts';

const PLUGIN_ID = 'sdhealth-bridge';
const PLUGIN_NAME = 'Bridge';
/** The error text when the panel fails to load. It has both languages, because the words load with the panel. */
const LOAD_ERROR = 'The debugger could not be loaded. 调试器加载失败。';

/** The part of a vConsole plugin that is used. */
export interface VConsoleTab {
  /** Listens to an event of the console. */
  on(event: string, listener: (give: (content: HTMLElement) => void) => void): unknown;
}

/** The part of vConsole's class that is used. */
export interface VConsoleClass<Tab extends VConsoleTab> {
  /** The class of plugins. */
  readonly VConsolePlugin: new (
    id: string,
    name: string,
  ) => Tab;
}

/** The part of an element of eruda that is used. */
export interface ErudaElement {
  /** Returns the element itself. */
  get(index: number): unknown;
}

/** The part of eruda's tools that is used. */
export interface ErudaTool {
  /** The name on the tab. */
  name?: string;
  /** Creates the tool in its element. eruda calls it. */
  init(element: ErudaElement, console?: unknown): void;
  /** Removes the tool. eruda calls it. */
  destroy(): void;
}

/** The part of eruda that is used. */
export interface Eruda<Made> {
  /** The class of tools. */
  readonly Tool: new () => Made;
}

/** Mounts a panel in an element when its code has loaded. Returns the function that stops it. */
function fillWithPanel(element: HTMLElement, bridge: Bridge, options: DebuggerOptions): () => void {
  let stop: (() => void) | undefined = () => {};
  import('./panel/panel.ts').then(
    ({ mountPanel }) => {
      if (stop) stop = mountPanel(element.attachShadow({ mode: 'open' }), bridge, options);
    },
    () => element.append(LOAD_ERROR),
  );
  return () => {
    if (stop) stop();
    stop = undefined;
  };
}

/** Creates a plugin for `vConsole.addPlugin`. Recording starts at once. */
export function vConsolePlugin<Tab extends VConsoleTab>(
  { VConsolePlugin }: VConsoleClass<Tab>,
  bridge: Bridge,
  options: DebuggerOptions = {},
): Tab {
  watchOf(bridge, options);
  const plugin = new VConsolePlugin(PLUGIN_ID, PLUGIN_NAME);
  let stop = () => {};
  plugin.on('renderTab', (render) => {
    const element = document.createElement('div');
    stop();
    stop = fillWithPanel(element, bridge, options);
    render(element);
  });
  plugin.on('remove', () => stop());
  return plugin;
}

/** Creates a tool for `eruda.add`. Recording starts at once. */
export function erudaPlugin<Made extends ErudaTool>(
  { Tool }: Eruda<Made>,
  bridge: Bridge,
  options: DebuggerOptions = {},
): Made {
  watchOf(bridge, options);
  const tool = new Tool();
  const { init, destroy } = tool;
  let stop = () => {};
  return Object.assign(tool, {
    name: PLUGIN_NAME,
    init(parent: ErudaElement, console: unknown) {
      init.call(tool, parent, console);
      const element = document.createElement('div');
      (parent.get(0) as HTMLElement).append(element);
      stop = fillWithPanel(element, bridge, options);
    },
    destroy() {
      stop();
      destroy.call(tool);
    },
  });
}
