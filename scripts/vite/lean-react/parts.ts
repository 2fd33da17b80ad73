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
  4, // portal
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

/** The names of DOM events that an element's attribute listens to here, but `change`; `onAbort` is refused (`EVENTS`). */
const HEARD = [
  ...['cancel', 'click', 'close', 'error', 'input', 'invalid', 'keyDown', 'keyUp', 'load', 'mouseDown', 'paste'],
  ...['pointerCancel', 'pointerDown', 'pointerMove', 'pointerUp', 'reset', 'submit', 'touchCancel', 'touchEnd'],
  ...['touchMove', 'touchStart', 'scroll', 'toggle'],
];
/** Attributes of the events that this build hears. React draws any other as released, and never calls it: `lean-react.ts` refuses it. */
export const EVENTS: ReadonlySet<string> = new Set(
  [...HEARD, 'focus', 'blur', 'change'].map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
);

/** Methods and fields of classes that this build does not know: beside `render` it calls `getDerivedStateFromError` and `componentDidCatch` alone. */
export const LIFECYCLES = [
  ...['UNSAFE_componentWillMount', 'componentWillMount', 'componentDidMount', 'getDerivedStateFromProps'],
  ...['UNSAFE_componentWillReceiveProps', 'componentWillReceiveProps', 'shouldComponentUpdate'],
  ...['UNSAFE_componentWillUpdate', 'componentWillUpdate', 'getSnapshotBeforeUpdate', 'componentDidUpdate'],
  ...['componentWillUnmount', 'contextType', 'isPureReactComponent'],
];

/** Attributes of SVG whose names have hyphens in the markup. */
const HYPHENED =
  'acceptCharset accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical httpEquiv horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight';

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
    simpleEventPluginEvents: `"${HEARD.join(' ')}".split(" ")`,
    ...Object.fromEntries(
      ['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_RUN', 'TRANSITION_START']
        .concat('TRANSITION_CANCEL', 'TRANSITION_END', 'vendorPrefixes', 'DragEventInterface', 'SyntheticDragEvent')
        .concat('AnimationEventInterface', 'SyntheticAnimationEvent', 'WheelEventInterface', 'SyntheticWheelEvent')
        .concat('TransitionEventInterface', 'SyntheticTransitionEvent')
        .concat('CompositionEventInterface', 'SyntheticCompositionEvent')
        .map((name) => [name, '0']),
    ),
    // The same map.
    aliases: `new Map("${HYPHENED}".split(" ").map(function (name) { return [name, name.replace(/[A-Z]/g, "-$&").toLowerCase()]; }).concat([["htmlFor", "for"], ["crossOrigin", "crossorigin"], ["panose-1", "panose-1"], ["xmlnsXlink", "xmlns:xlink"]]))`,
    // Without the names of old engines.
    unitlessNumbers:
      'new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns flex flexGrow flexShrink gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth WebkitLineClamp".split(" "))',
    normalizeKey: '{}',
    translateToKey:
      '{ 8: "Backspace", 9: "Tab", 13: "Enter", 27: "Escape", 32: " ", 35: "End", 36: "Home", 37: "ArrowLeft", 38: "ArrowUp", 39: "ArrowRight", 40: "ArrowDown" }',
  },
  falseMembers: ['isDehydrated', 'defaultProps', ...LIFECYCLES],
  tags: TAGS,
  tagVariables: ['tag', 'nodeTag', 'grandTag', '_instance', '_instance2', '_instance3'],
  // A render is going on, or something was thrown: nothing is ever waited for.
  only: { workInProgressSuspendedReason: [0, 1] },
  cases: [
    ...['REACT_SUSPENSE_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_OFFSCREEN_TYPE', 'REACT_PROFILER_TYPE'],
    ...['REACT_LAZY_TYPE', 'REACT_PORTAL_TYPE', 'REACT_STRICT_MODE_TYPE'],
    ...['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_END'],
  ],
  bodies: {
    // An event waits for nothing to be hydrated.
    queueIfContinuousEvent: 'return !1',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    popHydrationState: 'return !1',
    getParentSuspenseInstance: 'return null',
    // An element of the head is refused, so that it is not drawn into the body instead. Within an SVG its names mean something else.
    isHostHoistableType: `if (1 === hostContext || !${HEAD}.test(type)) return !1; throw Error("react-dom: this build draws no <" + type + ">")`,
    // No element of a kind of its own, no function as a form's action, no promise as a child.
    setPropOnCustomElement: refused('elements of kinds of their own'),
    startHostTransition: refused('actions of forms'),
    unwrapThenable: refused('promises'),
    // The stack of components goes with an error; nothing here reads it, and React would call components once more to find it.
    getStackByFiberInDevAndProd: 'return ""',
    // The app is drawn into an element of its page, never into the document.
    clearContainerSparingly: '',
    getHoistableRoot: 'return null',
    // No transition, no action.
    entangleTransitionUpdate: '',
    entangleTransitions: '',
    suspendIfUpdateReadFromEntangledAsyncAction: '',
    recursivelyResetForms: '',
    onCommitRoot: '',
    // The same, in less words.
    computeExpirationTime: 'return lane & 15 ? currentTime + 250 : lane & 4194288 ? currentTime + 5e3 : -1',
  },
  code: {
    ...EVENT_CODE,
    'null !== value && "object" === typeof value && "function" === typeof value.then': '!1',
    'null !== thrownValue && "object" === typeof thrownValue && "function" === typeof thrownValue.then': '!1',
    'thrownValue === SuspenseException': '!1',
    'thrownValue === SuspenseyCommitException': '!1',
    'thrownValue === SelectiveHydrationException': '!1',
    'if (x === SuspenseException) throw x;': '',
    '1 === suspendedReason': '!0',
    // What a commit waits for: style sheets of the head.
    'subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408)': '!1',
    // What is shown after a fallback.
    '(lanes & 62914560) === lanes && …': '!1',
    'null !== ReactSharedInternals.T': '!1',
    '0 === revertLane': '!0',
    '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '!1',
    // The state of a form's action, in the form's element.
    'null !== workInProgress.memoizedState && …': '',
    'null !== fiber.memoizedState && push(hostTransitionProviderCursor, fiber);': '',
    'hostTransitionProviderCursor.current === fiber && …': '',
  },
  keys: {
    of: /Dispatcher/,
    names: [
      ...['use', 'useActionState', 'useFormState', 'useOptimistic', 'useTransition', 'useDeferredValue'],
      ...['useHostTransitionStatus', 'useCacheRefresh', 'useImperativeHandle', 'useMemoCache'],
    ],
  },
  // `flushSync`; the others reset a form after its action, and ask for files ahead.
  keep: { of: 'ReactDOMSharedInternals.d', names: ['f'] },
};

const REACT: Cuts = {
  version,
  exports: exportsOf('react'),
  cases: ['REACT_LAZY_TYPE'],
  values: { pureComponentPrototype: '0' },
  code: {
    'ComponentDummy.prototype = Component.prototype;': '',
    'pureComponentPrototype.constructor = PureComponent;': '',
    'pureComponentPrototype.isPureReactComponent = !0;': '',
    'assign(pureComponentPrototype, Component.prototype);': '',
    // A promise among the children is refused, as any other object is.
    'if ("function" === typeof children.then) …': '',
  },
  keep: { of: 'exports.Children', names: ['map'] },
};

/** React draws at once: it never asks for a task after a delay. */
const SCHEDULER: Cuts = {
  version: 'scheduler.production.js',
  digest: 'dc5b1f0458d97354aadf8aa39007fc2a8ed3eddceb53279176d7f6a1a83b1065',
  exports: [
    ...['unstable_now', 'unstable_cancelCallback', 'unstable_getCurrentPriorityLevel', 'unstable_requestPaint'],
    ...['unstable_scheduleCallback', 'unstable_shouldYield', 'unstable_ImmediatePriority', 'unstable_IdlePriority'],
    ...['unstable_UserBlockingPriority', 'unstable_NormalPriority', 'unstable_LowPriority'],
  ],
  constants: { localSetImmediate: 'null' },
  bodies: { advanceTimers: '' },
  code: {
    '"object" === typeof performance && "function" === typeof performance.now': '!0',
    'isHostTimeoutScheduled && …': '',
    'null !== firstTimer && …': '',
    '"object" === typeof options && null !== options ? …': 'options = currentTime;',
    'options > currentTime ? …':
      'priorityLevel.sortIndex = timeout; push(taskQueue, priorityLevel); if (!isHostCallbackScheduled && !isPerformingWork) { isHostCallbackScheduled = !0; requestHostCallback(); }',
  },
};

/** The client asks for texts, once, without hooks, and tells every failure of the network by an error of its own. */
const OFETCH: Cuts = {
  version: 'ofetch',
  digest: '4896de5350da5c0fbef4967e55c95ad1e72e3056f87d8bbf95cac74faaa05688',
  bodies: {
    createFetchError: 'return new FetchError("no response", { cause: ctx.error });',
    detectResponseType: 'throw new Error("ofetch: this build reads texts");',
    callHooks: '',
    onError: 'throw createFetchError(context);',
  },
};

/** The cuts of each module, by the end of its file's name. */
export const CUTS: Readonly<Record<string, Cuts>> = {
  'react/cjs/react.production.js': REACT,
  'scheduler/cjs/scheduler.production.js': SCHEDULER,
  'ofetch/dist/shared/ofetch.CWycOUEr.mjs': OFETCH,
  'react-dom/cjs/react-dom.production.js': { version, exports: exportsOf('react-dom') },
  'react-dom/cjs/react-dom-client.production.js': CLIENT,
};
