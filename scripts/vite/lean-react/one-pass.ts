/**
 * The parts of react-dom's client 19.0.9 that give way to more urgent work, wait, or skip updates. This app has no transition and
 * nothing that suspends, so React draws all that is pending at once, in one pass: what is here says the same in less words.
 */
import type { Cuts } from './cut.ts';

/** Updates come with three priorities: of a tap (2), of a movement (8), and any other (32). One pass takes them all (42). */
const PRIORITIES: Readonly<Record<string, string>> = {
  getHighestPriorityLanes: 'return lanes & 42',
  getNextLanes: 'return getHighestPriorityLanes(root.pendingLanes & ~root.suspendedLanes)',
  checkIfRootIsPrerendering: 'return !1',
  lanesToEventPriority: 'return lanes & 2 ? 2 : lanes & 8 ? 8 : 32',
  markRootUpdated$1: 'root.pendingLanes |= updateLane; root.suspendedLanes = 0',
  markRootFinished: 'root.pendingLanes = remainingLanes; root.suspendedLanes = 0',
  markUpdateLaneFromFiberToRoot: `for (var node = sourceFiber; null !== node; node = node.return) {
    for (var one of [node, node.alternate])
      if (null !== one) node === sourceFiber ? (one.lanes |= lane) : (one.childLanes |= lane);
  }`,
};

const PASSES: Readonly<Record<string, string>> = {
  // After a fault the pass is tried once more. Where React itself has failed (1) the root stays as it is until the next update.
  performWorkOnRoot: `
    if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(327));
    var exitStatus = renderRootSync(root$jscomp$0, lanes, !0);
    if (2 === exitStatus) {
      var errors = workInProgressRootConcurrentErrors;
      lanes = root$jscomp$0.pendingLanes;
      exitStatus = renderRootSync(root$jscomp$0, lanes, !1);
      if (2 === exitStatus) workInProgressRootRecoverableErrors = null;
      else {
        var others = workInProgressRootRecoverableErrors;
        workInProgressRootRecoverableErrors = errors;
        null !== others && queueRecoverableErrors(others);
      }
    }
    if (1 === exitStatus) {
      prepareFreshStack(root$jscomp$0, 0);
      root$jscomp$0.suspendedLanes |= lanes;
    } else {
      root$jscomp$0.finishedWork = root$jscomp$0.current.alternate;
      root$jscomp$0.finishedLanes = lanes;
      commitRoot(root$jscomp$0, workInProgressRootRecoverableErrors);
    }
    ensureRootIsScheduled(root$jscomp$0);`,
  prepareFreshStack: `
    root.finishedWork = null;
    root.finishedLanes = 0;
    resetWorkInProgressStack();
    workInProgressRoot = root;
    workInProgress = createWorkInProgress(root.current, null);
    workInProgressRootRenderLanes = entangledRenderLanes = lanes;
    workInProgressSuspendedReason = workInProgressRootExitStatus = 0;
    workInProgressThrownValue = workInProgressRootRecoverableErrors = workInProgressRootConcurrentErrors = null;
    finishQueueingConcurrentUpdates();`,
  scheduleUpdateOnFiber: `
    markRootUpdated$1(root, lane);
    if (0 === (executionContext & 2) || root !== workInProgressRoot) ensureRootIsScheduled(root);`,
  scheduleTaskForRootDuringMicrotask: `
    var lanes = getNextLanes(root, 0), isSync = 0 === lanes || 0 !== (lanes & 3);
    var priority = isSync ? lanes & 3 : lanes & -lanes;
    if (!isSync && priority === root.callbackPriority) return priority;
    null !== root.callbackNode && cancelCallback$1(root.callbackNode);
    root.callbackPriority = priority;
    root.callbackNode = isSync ? null : scheduleCallback$3(
      8 === priority ? UserBlockingPriority : NormalPriority$1,
      performWorkOnRootViaSchedulerTask.bind(null, root)
    );
    return priority;`,
  performWorkOnRootViaSchedulerTask: `
    var task = root.callbackNode;
    if (flushPassiveEffects() && root.callbackNode !== task) return;
    var lanes = getNextLanes(root, 0);
    if (0 !== lanes) {
      performWorkOnRoot(root, lanes);
      scheduleTaskForRootDuringMicrotask(root);
    }`,
  flushSyncWorkAcrossRoots_impl: `
    if (isFlushingWork || !mightHavePendingSyncWork) return;
    isFlushingWork = !0;
    do {
      var didPerformSomeWork = !1;
      for (var root = firstScheduledRoot; null !== root; root = root.next) {
        var lanes = getNextLanes(root, 0);
        0 !== (lanes & 3) && ((didPerformSomeWork = !0), performSyncWorkOnRoot(root, lanes));
      }
    } while (didPerformSomeWork);
    isFlushingWork = !1;`,
  commitRoot: `
    var previousUpdateLanePriority = ReactDOMSharedInternals.p;
    try {
      ReactDOMSharedInternals.p = 2;
      commitRootImpl(root, recoverableErrors);
    } finally {
      ReactDOMSharedInternals.p = previousUpdateLanePriority;
    }`,
  flushPassiveEffects: `
    var root = rootWithPendingPassiveEffects;
    if (null === root) return !1;
    var previousPriority = ReactDOMSharedInternals.p, before = executionContext;
    try {
      ReactDOMSharedInternals.p = 32;
      rootWithPendingPassiveEffects = null;
      pendingPassiveEffectsLanes = 0;
      if (0 !== (before & 6)) throw Error(formatProdErrorMessage(331));
      executionContext |= 4;
      commitPassiveUnmountOnFiber(root.current);
      commitPassiveMountOnFiber(root, root.current);
      executionContext = before;
      flushSyncWorkAcrossRoots_impl(0, !1);
      return !0;
    } finally {
      ReactDOMSharedInternals.p = previousPriority;
    }`,
  dispatchDiscreteEvent: `
    var before = ReactDOMSharedInternals.p;
    try {
      ReactDOMSharedInternals.p = 2;
      dispatchEvent(domEventName, eventSystemFlags, container, nativeEvent);
    } finally {
      ReactDOMSharedInternals.p = before;
    }`,
  dispatchContinuousEvent: `
    var before = ReactDOMSharedInternals.p;
    try {
      ReactDOMSharedInternals.p = 8;
      dispatchEvent(domEventName, eventSystemFlags, container, nativeEvent);
    } finally {
      ReactDOMSharedInternals.p = before;
    }`,
  // A store that changes while a pass goes on is only a danger to passes in pieces.
  pushStoreConsistencyCheck: '',
};

/** Cuts of functions that stay. */
const CODE: Readonly<Record<string, string>> = {
  // No update is ever left for a later pass.
  'updateLane !== update.lane ? …': '!0',
  'isHiddenUpdate ? (workInProgressRootRenderLanes & updateLane) …': '!0',
  'null !== newBaseQueueLast && …': '{}',
  'null === newBaseQueueLast ? (baseFirst = pendingQueue) …': 'baseFirst = pendingQueue;',
  'hook.baseQueue = newBaseQueueLast': 'hook.baseQueue = null',
  'null !== current && (current = current.next = …': '',
  'isHiddenUpdate && (workInProgress$jscomp$0.flags |= 8192)': '0',
  'null === current && (lastPendingUpdate = newState)': 'lastPendingUpdate = newState',
  'now()': '0',
  'requestPaint()': '0',
  // Faults alone unwind, and never by way of the sibling.
  'if (!skipSiblings && …': '',
  // A pass that has nothing to do with the pass before it.
  'releaseRootPooledCache(root, remainingLanes)': '0',
  'root.cancelPendingCommit = null': '0',
  'transitions = ReactSharedInternals.T': '0',
  'ReactSharedInternals.T = null': '0',
  'ReactSharedInternals.T = transitions': '0',
  'pendingPassiveEffectsRemainingLanes = remainingLanes': '0',
  'pendingPassiveTransitions = transitions': '0',
};

export const ONE_PASS: Pick<Cuts, 'bodies' | 'code'> = { bodies: { ...PRIORITIES, ...PASSES }, code: CODE };
