/** The whole contract by capability. Import the single calls from here, never all of them as one object: that would ship all. */
export * from './device.ts';
export * from './health.ts';
export * from './lifecycle.ts';
export * from './media.ts';
export * from './navigation.ts';
export * from './payment.ts';
export * from './session.ts';
export * from './share.ts';
export * from './support.ts';
