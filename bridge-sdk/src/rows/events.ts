// Written from the contract by `npm run generate`; do not edit.
/** All events of the contract, and nothing else: `@sdhealth/bridge-sdk/events`. */
export { networkChanged } from '../contract/device.ts';
export { stepsChanged } from '../contract/health.ts';
export { paused, resumed, updateAvailable } from '../contract/lifecycle.ts';
export { backPressed } from '../contract/navigation.ts';
export { paymentReturned } from '../contract/payment.ts';
export { sessionChanged } from '../contract/session.ts';
export { shared } from '../contract/share.ts';
