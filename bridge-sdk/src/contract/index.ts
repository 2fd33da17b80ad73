/** The whole contract by capability. Import single methods by name. An import of the whole module would put all methods into the page. */
export * from './device.ts';
export * from './health.ts';
export * from './lifecycle.ts';
export * from './media.ts';
export * from './navigation.ts';
export * from './payment.ts';
export * from './session.ts';
export * from './share.ts';
export * from './support.ts';
