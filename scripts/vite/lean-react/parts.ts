/**
 * The parts of React 19.0.9 that this app has no use for, and the names of React that it may import: the two belong together. The app
 * draws with `createRoot` alone, shows and hides by state, loads screens by a loader of its own (decision 006), sends forms itself, and
 * has all of its document's head in the page.
 */
import type { Cuts } from './cut.ts';
import { ELEMENTS, HEARD } from './elements.ts';
import { ONE_PASS } from './one-pass.ts';

const version = '19.0.9';

/** The names that modules may import, by the package's entry. `react/jsx-runtime` is whole. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['Component', 'Fragment', 'createContext', 'createElement', 'memo', 'useCallback', 'useContext'],
    ...['useDebugValue', 'useEffect', 'useId', 'useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useReducer'],
    ...['useRef', 'useState', 'useSyncExternalStore'],
  ],
  'react-dom': [],
  'react-dom/client': ['createRoot'],
};

/** The names that React's own modules ask of each other. */
const OWN = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];

const exportsOf = (entry: string) => [...(NAMES[entry] ?? []), ...OWN];

/** Kinds of fibers that are never made, by React's numbers (`ReactWorkTags`). */
const TAGS = new Set([
  4, // portal
  8, // StrictMode
  9, // a context's consumer
  11, // forwardRef
  12, // Profiler
  13, // Suspense
  16, // lazy
  17, // a class that is not there yet
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

const refused = (what: string) => `throw Error("react-dom: this build has no ${what}")`;

/** Attributes of the events that this build hears. An element with any other is refused, by the types, by `lean-react.ts` and where it is drawn. */
export const EVENTS: ReadonlySet<string> = new Set(
  [...HEARD, 'focus', 'blur', 'change'].map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
);

/** Methods and fields of classes that this build does not know: beside `render` it calls `getDerivedStateFromError` and `componentDidCatch` alone. */
export const LIFECYCLES = [
  ...['UNSAFE_componentWillMount', 'componentWillMount', 'componentDidMount', 'getDerivedStateFromProps'],
  ...['UNSAFE_componentWillReceiveProps', 'componentWillReceiveProps', 'shouldComponentUpdate'],
  ...['UNSAFE_componentWillUpdate', 'componentWillUpdate', 'getSnapshotBeforeUpdate', 'componentDidUpdate'],
  ...['componentWillUnmount', 'contextType', 'isPureReactComponent', 'defaultProps', 'forceUpdate'],
];

/** The parts of the events that no attribute here listens to (`HEARD`): hovering, selecting, composing, dragging, animations. */
const EVENT_CODE: Readonly<Record<string, string>> = {
  'registerSimpleEvent(ANIMATION_END, …': '',
  'registerSimpleEvent(ANIMATION_ITERATION, …': '',
  'registerSimpleEvent(ANIMATION_START, …': '',
  'registerSimpleEvent(TRANSITION_RUN, …': '',
  'registerSimpleEvent(TRANSITION_START, …': '',
  'registerSimpleEvent(TRANSITION_CANCEL, …': '',
  'registerSimpleEvent(TRANSITION_END, …': '',
  'registerSimpleEvent("dblclick", …': '',
  'registerDirectEvent("onMouseEnter", …': '',
  'registerDirectEvent("onMouseLeave", …': '',
  'registerDirectEvent("onPointerEnter", …': '',
  'registerDirectEvent("onPointerLeave", …': '',
  'registerTwoPhaseEvent("onSelect", …': '',
  'registerTwoPhaseEvent("onBeforeInput", …': '',
  'registerTwoPhaseEvent("onCompositionEnd", …': '',
  'registerTwoPhaseEvent("onCompositionStart", …': '',
  'registerTwoPhaseEvent("onCompositionUpdate", …': '',
  'canUseDOM && ((style = document.createElement("div").style), …': '',
  // Leaving and entering, which are made of `mouseout` and `mouseover`.
  '"mouseover" === domEventName || "pointerover" === domEventName': '!1',
  '"mouseout" === domEventName || "pointerout" === domEventName': '!1',
  'if (reactName && nativeEvent !== currentReplayingEvent …': '',
  'if (SyntheticEventCtor || reactName) …': '',
  // Selecting.
  'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window; …': '',
  'switch (domEventName) { case "focusin": if (isTextInputElement(handleEventFunc) …': '',
  // Composing, and input before it is there.
  'if (canUseCompositionEvent) b: …': '',
  'eventType && (useFallbackCompositionData …': '',
  'if ((fallbackData = canUseTextInputEvent …': '',
  // Actions of forms.
  'extractEvents$1(dispatchQueue, …': '',
};

/** Members of fibers, hooks, updates and roots, which no other module has. */
const OWN_MEMBERS = [
  ...['memoizedState', 'memoizedProps', 'pendingProps', 'updateQueue', 'stateNode', 'alternate', 'childLanes', 'flags'],
  ...['subtreeFlags', 'elementType', 'dependencies', 'deletions', 'refCleanup', 'lanes', 'sibling', 'child', 'return'],
  ...['baseState', 'baseQueue', 'lastRenderedState', 'lastRenderedReducer', 'hasEagerState', 'eagerState', 'lane'],
  ...['firstBaseUpdate', 'lastBaseUpdate', 'shared', 'callbacks', 'callback', 'payload', 'lastEffect', 'destroy'],
  ...['pendingLanes', 'suspendedLanes', 'finishedLanes', 'finishedWork', 'callbackNode', 'callbackPriority'],
  ...['containerInfo', 'firstContext', 'memoizedValue', 'focusedElem', 'selectionRange'],
];

const CLIENT: Cuts = {
  version,
  exports: exportsOf('react-dom/client'),
  assignments: [
    ...['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration', 'ReactDOMSharedInternals.findDOMNode'],
    'ReactSharedInternals.S',
  ],
  constants: {
    // Only a page that a server has drawn is hydrated.
    isHydrating: '!1',
    // No StrictMode, no tools of developers, nothing that waits for a promise.
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
    injectedHook: 'null',
    workInProgressRootDidAttachPingListener: '!1',
    workInProgressRootIsPrerendering: '!1',
    didReadFromEntangledAsyncAction: '!1',
    didReadFromEntangledAsyncAction$54: '!1',
    currentEventTransitionLane: '0',
    // All engines served have them.
    isInputEventSupported: '!0',
    passiveBrowserEventsSupported: '!0',
  },
  values: {
    ...Object.fromEntries(
      ['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_RUN', 'TRANSITION_START']
        .concat('TRANSITION_CANCEL', 'TRANSITION_END', 'vendorPrefixes', 'DragEventInterface', 'SyntheticDragEvent')
        .concat('AnimationEventInterface', 'SyntheticAnimationEvent', 'WheelEventInterface', 'SyntheticWheelEvent')
        .concat('TransitionEventInterface', 'SyntheticTransitionEvent')
        .concat('CompositionEventInterface', 'SyntheticCompositionEvent')
        .map((name) => [name, '0']),
    ),
    ...ELEMENTS.values,
  },
  falseMembers: [
    'isDehydrated',
    'defaultProps',
    'componentWillReceiveProps',
    'shouldComponentUpdate',
    'componentWillUnmount',
    'isPureReactComponent',
  ],
  tags: TAGS,
  tagVariables: ['tag', 'nodeTag', 'grandTag', '_instance', '_instance2', '_instance3'],
  // A render is going on, or something was thrown: nothing is ever waited for.
  only: { workInProgressSuspendedReason: [0, 1] },
  cases: [
    ...['REACT_SUSPENSE_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_OFFSCREEN_TYPE', 'REACT_PROFILER_TYPE'],
    ...['REACT_LAZY_TYPE', 'REACT_PORTAL_TYPE', 'REACT_STRICT_MODE_TYPE'],
    ...['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_END', 'REACT_PROVIDER_TYPE'],
    ...['REACT_CONSUMER_TYPE', 'REACT_FORWARD_REF_TYPE'],
  ],
  bodies: {
    // An event waits for nothing to be hydrated.
    queueIfContinuousEvent: 'return !1',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    getParentSuspenseInstance: 'return null',
    // No function as a form's action, no promise as a child.
    startHostTransition: refused('actions of forms'),
    unwrapThenable: refused('promises'),
    // The stack of components goes with an error; nothing here reads it, and React would call components once more to find it.
    getStackByFiberInDevAndProd: 'return ""',
    ...ONE_PASS.bodies,
    ...ELEMENTS.bodies,
    getHoistableRoot: 'return null',
    // No transition, no action.
    entangleTransitionUpdate: '',
    entangleTransitions: '',
    suspendIfUpdateReadFromEntangledAsyncAction: '',
    recursivelyResetForms: '',
    onCommitRoot: '',
  },
  code: {
    ...EVENT_CODE,
    ...ONE_PASS.code,
    ...ELEMENTS.code,
    'null !== value && "object" === typeof value && "function" === typeof value.then': '!1',
    'null !== thrownValue && "object" === typeof thrownValue && "function" === typeof thrownValue.then': '!1',
    'thrownValue === SuspenseException': '!1',
    'thrownValue === SuspenseyCommitException': '!1',
    'thrownValue === SelectiveHydrationException': '!1',
    'if (x === SuspenseException) throw x;': '',
    '1 === suspendedReason': '!0',
    // What a commit waits for: style sheets of the head.
    'subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408)': '!1',
    'null !== ReactSharedInternals.T': '!1',
    '0 === revertLane': '!0',
    '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '!1',
    // The state of a form's action, in the form's element.
    'null !== workInProgress.memoizedState && …': '',
    'null !== fiber.memoizedState && push(hostTransitionProviderCursor, fiber);': '',
    'hostTransitionProviderCursor.current === fiber && …': '',
  },
  keys: {
    of: /Dispatcher|^classComponentUpdater$/,
    names: [
      ...['isMounted', 'enqueueReplaceState', 'enqueueForceUpdate'],
      ...['use', 'useActionState', 'useFormState', 'useOptimistic', 'useTransition', 'useDeferredValue'],
      ...['useHostTransitionStatus', 'useCacheRefresh', 'useImperativeHandle', 'useMemoCache'],
    ],
  },
  // `flushSync`; the others reset a form after its action, and ask for files ahead.
  keep: { of: 'ReactDOMSharedInternals.d', names: ['f'] },
  words: ELEMENTS.words,
  unread: ELEMENTS.unread,
  own: OWN_MEMBERS,
};

const REACT: Cuts = {
  version,
  exports: exportsOf('react'),
  values: { pureComponentPrototype: '0' },
  assignments: ['Component.prototype.forceUpdate'],
  falseMembers: ['defaultProps'],
  code: {
    'ComponentDummy.prototype = Component.prototype;': '',
    'pureComponentPrototype.constructor = PureComponent;': '',
    'pureComponentPrototype.isPureReactComponent = !0;': '',
    'assign(pureComponentPrototype, Component.prototype);': '',
    // A class is made by the client alone.
    'updater || ReactNoopUpdateQueue': 'updater',
    'if ("object" !== typeof partialState && …': '',
  },
};

/**
 * React draws at once: it never asks for a task after a delay, and none goes on in another turn. A handful of tasks wait at a time, so a
 * sorted list does for a heap.
 */
const SCHEDULER: Cuts = {
  version: 'scheduler.production.js',
  digest: 'dc5b1f0458d97354aadf8aa39007fc2a8ed3eddceb53279176d7f6a1a83b1065',
  exports: [
    ...['unstable_now', 'unstable_cancelCallback', 'unstable_scheduleCallback', 'unstable_ImmediatePriority'],
    ...['unstable_UserBlockingPriority', 'unstable_NormalPriority'],
  ],
  constants: { localSetImmediate: 'null' },
  bodies: {
    advanceTimers: '',
    push: 'heap.push(node); heap.sort(compare)',
    pop: 'return heap.shift()',
    peek: 'return heap[0] || null',
  },
  code: {
    '"object" === typeof performance && "function" === typeof performance.now': '!0',
    'isHostTimeoutScheduled && …': '',
    'null !== firstTimer && …': '',
    'var firstTimer = peek(timerQueue);': '',
    'if ("function" === typeof continuationCallback) …': '',
    '"object" === typeof options && null !== options ? …': 'options = currentTime;',
    'options > currentTime ? …':
      'priorityLevel.sortIndex = timeout; push(taskQueue, priorityLevel); if (!isHostCallbackScheduled && !isPerformingWork) { isHostCallbackScheduled = !0; requestHostCallback(); }',
  },
};

/** The cuts of each module, by the end of its file's name. */
export const CUTS: Readonly<Record<string, Cuts>> = {
  'react/cjs/react.production.js': REACT,
  'scheduler/cjs/scheduler.production.js': SCHEDULER,
  'react-dom/cjs/react-dom.production.js': {
    version,
    exports: exportsOf('react-dom'),
    // `flushSync`, and the priority of what goes on.
    values: { Internals: '{ d: { f: noop }, p: 0 }' },
  },
  'react-dom/cjs/react-dom-client.production.js': CLIENT,
};
