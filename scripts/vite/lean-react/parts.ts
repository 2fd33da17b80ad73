/**
 * The parts of React 19.0.9 that this app has no use for, and the names of React that it may import: the two belong together. The app
 * draws with `createRoot` alone, shows and hides by state, loads screens by a loader of its own (decision 006), sends forms itself, and
 * has all of its document's head in the page.
 */
import type { Cuts } from './cut.ts';

const version = '19.0.9';

/** The names that modules may import, by the package's entry. `react/jsx-runtime` is whole. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['Children', 'Component', 'Fragment', 'cloneElement', 'createContext', 'createElement', 'forwardRef'],
    ...['isValidElement', 'memo', 'useCallback', 'useContext', 'useDebugValue', 'useEffect', 'useId'],
    ...['useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore'],
  ],
  'react-dom': [],
  'react-dom/client': ['createRoot'],
};

/** The names that React's own modules ask of each other. */
const OWN = [
  ...['version', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];

const exportsOf = (entry: string) => [...(NAMES[entry] ?? []), ...OWN];

/** Kinds of fibers that are never made, by React's numbers (`ReactWorkTags`). */
const TAGS = new Set([
  12, // Profiler
  13, // Suspense
  16, // lazy
  18, // a dehydrated part
  19, // SuspenseList
  21, // Scope
  22, // Offscreen, inside Suspense
  23, // LegacyHidden
  24, // Cache
  25, // TracingMarker
  26, // title, meta, link, style and script, which React moves into the head
  27, // html, head and body
]);

const HEAD = '/^(?:title|meta|link|style|script|html|head|body)$/';

const refused = (what: string) => `throw Error("react-dom: this build has no ${what}")`;

const CLIENT: Cuts = {
  version,
  exports: exportsOf('react-dom/client'),
  assignments: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration', 'ReactDOMSharedInternals.findDOMNode'],
  // Only a page that a server has drawn is hydrated.
  falseVariables: ['isHydrating'],
  falseMembers: ['isDehydrated'],
  tags: TAGS,
  cases: [
    ...['REACT_SUSPENSE_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_OFFSCREEN_TYPE', 'REACT_PROFILER_TYPE'],
    'REACT_LAZY_TYPE',
  ],
  bodies: {
    // An event waits for nothing to be hydrated.
    queueIfContinuousEvent: 'return !1',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    popHydrationState: 'return !1',
    // An element of the head is refused, so that it is not drawn into the body instead. Within an SVG its names mean something else.
    isHostHoistableType: `if (1 === hostContext || !${HEAD}.test(type)) return !1; throw Error("react-dom: this build draws no <" + type + ">")`,
    // No element of a kind of its own, no function as a form's action, no promise as a child.
    setPropOnCustomElement: refused('elements of kinds of their own'),
    startHostTransition: refused('actions of forms'),
    unwrapThenable: refused('promises'),
    // The stack of components goes with an error; nothing here reads it, and React would call components once more to find it.
    getStackByFiberInDevAndProd: 'return ""',
  },
  keys: {
    of: /Dispatcher/,
    names: [
      ...['use', 'useActionState', 'useFormState', 'useOptimistic', 'useTransition', 'useDeferredValue'],
      ...['useHostTransitionStatus', 'useCacheRefresh', 'useImperativeHandle'],
    ],
  },
  // `flushSync`; the others reset a form after its action, and ask for files ahead.
  keep: { of: 'ReactDOMSharedInternals.d', names: ['f'] },
};

/** The cuts of each module, by the end of its file's name. */
export const CUTS: Readonly<Record<string, Cuts>> = {
  'react/cjs/react.production.js': { version, exports: exportsOf('react') },
  'react-dom/cjs/react-dom.production.js': { version, exports: exportsOf('react-dom') },
  'react-dom/cjs/react-dom-client.production.js': CLIENT,
};
