/**
 * The elements, attributes and events that react-dom's client 19.0.9 knows and this app does not use, and what it does for pages of other
 * kinds: with frames, with text that is edited in place, drawn by a server, or shared by several roots.
 */
import type { Cuts } from './cut.ts';

/** Elements that are refused where they are drawn: those of the document's head, and those that need code of their own. */
export const REFUSED_ELEMENTS = [
  ...['title', 'meta', 'link', 'style', 'script', 'html', 'head', 'body'],
  ...['select', 'option', 'iframe', 'object', 'embed', 'video', 'audio', 'source', 'image', 'math'],
];
/** Elements whose only code is a message about children that they must not have. */
const CHILDLESS = ['area', 'base', 'col', 'keygen', 'meta', 'param', 'track', 'wbr', 'menuitem'];

/** Attributes of SVG with another name in the markup: those that this app may use, and those that are refused. */
const HYPHENED =
  'clipPath clipRule dominantBaseline fillOpacity fillRule stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor';
const REFUSED_OF_SVG =
  'acceptCharset accentHeight alignmentBaseline arabicForm baselineShift capHeight colorInterpolation colorInterpolationFilters colorProfile colorRendering enableBackground floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX httpEquiv imageRendering letterSpacing lightingColor markerEnd markerMid markerStart overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering strikethroughPosition strikethroughThickness textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight xmlnsXlink';

/** Attributes that React draws in a way of its own, which this build has not. */
const OWN_WAY = [
  ...['dangerouslySetInnerHTML', 'innerHTML', 'innerText', 'textContent', 'suppressContentEditableWarning'],
  ...['suppressHydrationWarning', 'muted', 'is', 'popover', 'contentEditable', 'draggable', 'autoReverse'],
  ...['externalResourcesRequired', 'focusable', 'preserveAlpha', 'allowFullScreen', 'async', 'autoPlay', 'controls'],
  ...['default', 'defer', 'disablePictureInPicture', 'disableRemotePlayback', 'formNoValidate', 'loop', 'noModule'],
  ...['scoped', 'seamless', 'itemScope', 'cols', 'size', 'span', 'xlinkHref', 'xlinkActuate', 'xlinkArcrole'],
  ...['xlinkRole', 'xlinkShow', 'xlinkTitle', 'xlinkType', 'xmlBase', 'xmlLang', 'xmlSpace'],
];
/** Attributes of elements that a module must not use. */
export const REFUSED_ATTRIBUTES: ReadonlySet<string> = new Set([...OWN_WAY, ...REFUSED_OF_SVG.split(' ')]);

/** Styles whose numbers have no unit: those that this app may use, and those that are refused. */
const UNITLESS = 'aspectRatio flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order zIndex';
export const REFUSED_STYLES: ReadonlySet<string> = new Set(
  'animationIterationCount borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flexPositive flexNegative flexOrder gridArea gridRowEnd gridRowSpan gridRowStart gridColumnEnd gridColumnSpan gridColumnStart lineClamp orphans scale tabSize widows zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth'.split(
    ' ',
  ),
);

/** The names of DOM events that an element's attribute listens to here, but `change`; `onAbort` is refused (`EVENTS`). */
export const HEARD = [
  ...['cancel', 'click', 'close', 'error', 'input', 'invalid', 'keyDown', 'keyUp', 'load', 'mouseDown', 'paste'],
  ...['pointerCancel', 'pointerDown', 'pointerMove', 'pointerUp', 'reset', 'submit', 'touchCancel', 'touchEnd'],
  ...['touchMove', 'touchStart', 'scroll', 'toggle'],
];

const UNHEARD = [
  ...['auxclick', 'dblclick', 'drag', 'dragend', 'dragenter', 'dragexit', 'dragleave', 'dragover', 'dragstart', 'drop'],
  ...['keypress', 'mouseout', 'mouseover', 'pointerout', 'pointerover', 'wheel', 'beforeblur', 'afterblur', 'copy'],
  ...['cut', 'contextmenu', 'mousemove', 'mouseup', 'beforetoggle'],
];

/** The members of an event, as the engine has them. Those of an event's interface are for all of its kind. */
const members = (names: string, of?: string) => (of ? `${of}.concat("${names}".split(" "))` : `"${names}".split(" ")`);
const KEYS = 'ctrlKey shiftKey altKey metaKey';

const EVENT_VALUES: Readonly<Record<string, string>> = {
  EventInterface: members('eventPhase bubbles cancelable timeStamp defaultPrevented isTrusted'),
  UIEventInterface: members('view detail', 'EventInterface'),
  MouseEventInterface: members(
    `screenX screenY clientX clientY pageX pageY ${KEYS} button buttons relatedTarget movementX movementY`,
    'UIEventInterface',
  ),
  FocusEventInterface: members('relatedTarget', 'UIEventInterface'),
  ClipboardEventInterface: members('clipboardData', 'EventInterface'),
  KeyboardEventInterface: members(`key code location ${KEYS} repeat locale charCode keyCode which`, 'UIEventInterface'),
  PointerEventInterface: members(
    'pointerId width height pressure tangentialPressure tiltX tiltY twist pointerType isPrimary',
    'MouseEventInterface',
  ),
  TouchEventInterface: members(`touches targetTouches changedTouches ${KEYS}`, 'UIEventInterface'),
  ToggleEventInterface: members('newState oldState', 'EventInterface'),
  // Of media and pictures alone this one does not bubble to the root.
  mediaEventTypes: '["error"]',
};

const WORDS: NonNullable<Cuts['words']> = {
  getEventPriority: [
    ...['auxclick', 'dblclick', 'dragend', 'dragstart', 'drop', 'keypress', 'pause', 'play', 'ratechange', 'seeked'],
    ...['volumechange', 'textInput', 'compositionstart', 'compositionend', 'compositionupdate', 'beforeblur'],
    ...['afterblur', 'beforeinput', 'drag', 'dragenter', 'dragexit', 'dragleave', 'dragover', 'mouseout', 'mouseover'],
    ...['pointerout', 'pointerover', 'wheel', 'mouseenter', 'mouseleave', 'pointerenter', 'pointerleave'],
    // What React's own tasks do has its priority from them.
    'message',
  ],
  dispatchEventForPluginEventSystem: [...UNHEARD, 'gotpointercapture', 'lostpointercapture', 'scrollend'],
  getListener: ['onDoubleClick', 'onMouseMove', 'onMouseUp']
    .flatMap((name) => [name, `${name}Capture`])
    .concat('onMouseEnter'),
  setProp: [...OWN_WAY, 'data', 'onScrollEnd'],
  setInitialProperties: [...REFUSED_ELEMENTS.slice(8, -1).filter((name) => name !== 'math'), ...CHILDLESS, 'link'],
  updateProperties: ['select', 'option', 'link', 'embed', 'source', ...CHILDLESS],
  commitHostMount: ['select'],
  completeWork: ['math', 'script', 'select'],
  getOwnHostContext: ['http://www.w3.org/1998/Math/MathML'],
  getChildHostContextProd: ['math'],
  restoreStateOfTarget: ['select'],
};

const BODIES: Readonly<Record<string, string>> = {
  // An element that this build cannot draw is refused. Within an SVG the names mean something else.
  isHostHoistableType: `if (1 === hostContext || !/^(?:${REFUSED_ELEMENTS.join('|')}|.*-.*)$/.test(type)) return !1; throw Error("react-dom: this build draws no <" + type + ">")`,
  formatProdErrorMessage:
    'return "React error #" + [].slice.call(arguments).join(" ") + "; see https://react.dev/errors/" + code',
  throwOnInvalidObjectType: 'throw Error(formatProdErrorMessage(31, Object.keys(newChild)))',
  // One root, whose element is no frame, no comment and no fragment, and which nothing around it draws.
  pushHostContainer: `
    push(rootInstanceStackCursor, nextRootInstance);
    push(contextFiberStackCursor, fiber);
    push(contextStackCursor, 0);`,
  getClosestInstanceFromNode: `
    for (; targetNode; targetNode = targetNode.parentNode) {
      var found = targetNode[internalInstanceKey] || targetNode[internalContainerInstanceKey];
      if (found) return found;
    }
    return null;`,
  insertOrAppendPlacementNodeIntoContainer: 'insertOrAppendPlacementNode(node, before, parent)',
  getOwnerDocumentFromRootContainer: 'return document',
  listenToAllSupportedEvents: `
    allNativeEvents.forEach(function (name) {
      if ("selectionchange" === name) return;
      nonDelegatedEvents.has(name) || listenToNativeEvent(name, !1, rootContainerElement);
      listenToNativeEvent(name, !0, rootContainerElement);
    });`,
  getActiveElement: 'return doc.activeElement || doc.body',
  dispatchEvent: `
    if (!_enabled) return;
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);`,
  getEventTarget: `
    nativeEvent = nativeEvent.target || window;
    return 3 === nativeEvent.nodeType ? nativeEvent.parentNode : nativeEvent;`,
  createSyntheticEvent: `
    function SyntheticBaseEvent(reactName, reactEventType, targetInst, nativeEvent, nativeEventTarget) {
      this.type = reactEventType;
      this.nativeEvent = nativeEvent;
      this.target = nativeEventTarget;
      this.currentTarget = null;
      for (var name of Interface) this[name] = nativeEvent[name];
      this.isDefaultPrevented = nativeEvent.defaultPrevented ? functionThatReturnsTrue : functionThatReturnsFalse;
      this.isPropagationStopped = functionThatReturnsFalse;
    }
    assign(SyntheticBaseEvent.prototype, {
      preventDefault: function () {
        this.defaultPrevented = !0;
        this.nativeEvent.preventDefault();
        this.isDefaultPrevented = functionThatReturnsTrue;
      },
      stopPropagation: function () {
        this.nativeEvent.stopPropagation();
        this.isPropagationStopped = functionThatReturnsTrue;
      },
      persist: function () {},
      isPersistent: functionThatReturnsTrue
    });
    return SyntheticBaseEvent;`,
  // The focus, and what is selected in a field: a frame keeps its own, and nothing else is edited.
  getActiveElementDeep: 'return getActiveElement(document)',
  restoreSelection: `
    var field = priorSelectionInformation.focusedElem, range = priorSelectionInformation.selectionRange;
    if (getActiveElement(document) === field || !field || !document.documentElement.contains(field)) return;
    if (range && hasSelectionCapabilities(field)) {
      field.selectionStart = range.start;
      field.selectionEnd = Math.min(range.end, field.value.length);
    }
    var scrolled = [];
    for (var around = field.parentNode; around; around = around.parentNode)
      1 === around.nodeType && scrolled.push([around, around.scrollLeft, around.scrollTop]);
    field.focus();
    for (var one of scrolled) (one[0].scrollLeft = one[1]), (one[0].scrollTop = one[2]);`,
  // Nothing asks a class what was there before. The root's element is emptied by its first commit.
  commitBeforeMutationEffects: `
    eventsEnabled = _enabled;
    _enabled = !1;
    var field = getActiveElement(document);
    selectionInformation = {
      focusedElem: field,
      selectionRange: hasSelectionCapabilities(field) ? { start: field.selectionStart, end: field.selectionEnd } : null
    };
    if (0 !== (firstChild.flags & 1024)) root.containerInfo.textContent = "";`,
  // No promise, no cache.
  createCache: '',
  releaseCache: '',
  releaseRootPooledCache: '',
  pushAsyncDispatcher: 'return null',
  popTreeContext: '',
  resetHydrationState: '',
  FiberRootNode: `
    this.containerInfo = containerInfo;
    this.finishedWork = this.current = this.callbackNode = this.next = null;
    this.callbackPriority = this.finishedLanes = this.suspendedLanes = this.pendingLanes = 0;
    this.identifierPrefix = identifierPrefix;
    this.onUncaughtError = onUncaughtError;
    this.onCaughtError = onCaughtError;
    this.onRecoverableError = onRecoverableError;`,
  createFiberRoot: `
    var root = new FiberRootNode(
      containerInfo, tag, hydrate, identifierPrefix, onUncaughtError, onCaughtError, onRecoverableError
    );
    var fiber = createFiberImplClass(3, null, null, 1);
    root.current = fiber;
    fiber.stateNode = root;
    fiber.memoizedState = { element: initialChildren };
    initializeUpdateQueue(fiber);
    return root;`,
  updateContainerImpl: `
    var update = createUpdate(lane);
    update.payload = { element: element };
    var root = enqueueUpdate(rootFiber, update, lane);
    null !== root && scheduleUpdateOnFiber(root, rootFiber, lane);`,
  // A class has a state, and says what it draws after a fault.
  resolveClassComponentProps: 'return baseProps',
  updateClassComponent: `
    prepareToReadContext(workInProgress);
    var instance = workInProgress.stateNode, isNew = null === instance;
    var props = workInProgress.memoizedProps, state = workInProgress.memoizedState;
    if (isNew) {
      instance = workInProgress.stateNode = new Component(nextProps, emptyContextObject);
      workInProgress.memoizedState = void 0 === instance.state ? null : instance.state;
      instance.updater = classComponentUpdater;
      instance._reactInternals = workInProgress;
      initializeUpdateQueue(workInProgress);
    } else {
      null !== current && cloneUpdateQueue(current, workInProgress);
      processUpdateQueue(workInProgress, nextProps, instance, renderLanes);
    }
    instance.props = nextProps;
    instance.state = workInProgress.memoizedState;
    markRef(current, workInProgress);
    var isCaught = 0 !== (workInProgress.flags & 128);
    if (
      !isNew && !isCaught && props === workInProgress.pendingProps && state === workInProgress.memoizedState &&
      (null === current || null === current.dependencies || !checkIfContextChanged(current.dependencies))
    )
      return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
    var children = isCaught && "function" !== typeof Component.getDerivedStateFromError ? null : instance.render();
    workInProgress.flags |= 1;
    if (null !== current && isCaught) {
      workInProgress.child = reconcileChildFibers(workInProgress, current.child, null, renderLanes);
      workInProgress.child = reconcileChildFibers(workInProgress, null, children, renderLanes);
    } else reconcileChildren(current, workInProgress, children, renderLanes);
    workInProgress.memoizedState = instance.state;
    return workInProgress.child;`,
};

const CODE: Readonly<Record<string, string>> = {
  // A listener that would never be called is refused.
  'if ( !(2 < key.length) || …':
    'if (/^on./i.test(key)) { if (!registrationNameDependencies[key]) throw Error("react-dom: this build hears no " + key); } else setValueForAttribute(domElement, aliases.get(key) || key, value);',
  // No element of a kind of its own: `isHostHoistableType` refuses names with a hyphen.
  'if (isCustomElement(tag)) …': '',
  'targetInst && isCustomElement(targetInst.elementType) && …': '0',
  '"string" === typeof newProps.is': '!1',
  'popHydrationState(workInProgress)': '!1',
  '8 === finishedRoot.nodeType': '!1',
  'currentHoistableRoot = getHoistableRoot(root.containerInfo)': '0',
  'currentHoistableRoot = hoistableRoot': '0',
  'null !== hydrationErrors && …': '0',
  'if (canUseDOM) …': '',
  'canUseDOM && "documentMode" in document && 11 >= document.documentMode': '!1',
  'canUseCompositionEvent = canUseDOM && "CompositionEvent" in window': 'canUseCompositionEvent = !0',
  'pushProvider(workInProgress, CacheContext, current.memoizedState.cache)': '0',
  'nextProps = nextState.cache': '0',
  'pushProvider(workInProgress, CacheContext, nextProps)': '0',
  'nextProps !== init.cache && …': '',
  'popProvider(CacheContext)': '0',
  'null !== current && (newProps = current.memoizedState.cache)': '0',
  'workInProgress.memoizedState.cache !== newProps && …': '',
  'renderLanes.pendingContext && …': '',
  'flags & 2048 && ((finishedRoot = null), …': '0',
  'parent === hostTransitionProviderCursor.current': '!1',
  // The other events' parts are in `parts.ts`. No second root stands around a root.
  'if (0 === (eventSystemFlags & 1) && 0 === (eventSystemFlags & 2) && …': '',
  // A form's action is an address.
  'if ("function" === typeof value) { domElement.setAttribute( …': '',
  // What classes do after a commit.
  'if (flags & 4) if (((finishedRoot = finishedWork.stateNode), …': '',
  'if (!isValidContainer(container)) throw Error(formatProdErrorMessage(299));': '',
  'if ("19.0.9" !== isomorphicReactPackageVersion$jscomp$inline_1686) …': '',
  '8 === container.nodeType ? container.parentNode : container': 'container',
  '!0 === options.unstable_strictMode && (isStrictMode = !0)': '0',
  'newChild.$$typeof === REACT_CONTEXT_TYPE': '!1',
};

export const ELEMENTS = {
  bodies: BODIES,
  code: CODE,
  words: WORDS,
  unread: ['ReactDOMHydrationRoot.prototype.render', 'ReactDOMHydrationRoot.prototype.unmount'],
  values: {
    ...EVENT_VALUES,
    HydrationMismatchException: '0',
    SuspenseException: '0',
    SuspenseyCommitException: '0',
    SelectiveHydrationException: '0',
    simpleEventPluginEvents: `"${HEARD.join(' ')}".split(" ")`,
    aliases: `new Map("${HYPHENED}".split(" ").map(function (name) { return [name, name.replace(/[A-Z]/g, "-$&").toLowerCase()]; }).concat([["htmlFor", "for"], ["crossOrigin", "crossorigin"]]))`,
    unitlessNumbers: `new Set("${UNITLESS}".split(" "))`,
    VALID_ATTRIBUTE_NAME_REGEX: '/^[:A-Z_a-z][:\\w.-]*$/',
  },
} satisfies Omit<Cuts, 'version'>;
