/** The vendor SDKs as published, each time anew: they read the page when they are evaluated. For this package's tests. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export function freshVendor(name: 'weixin-js-sdk' | '@wecom/jssdk'): unknown {
  Reflect.deleteProperty(load.cache, load.resolve(name));
  return load(name);
}
