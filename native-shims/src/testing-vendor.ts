/** Loads a vendor's published SDK again for each test of this package. The SDK reads the page when it is evaluated. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export function freshVendor(name: 'weixin-js-sdk' | '@wecom/jssdk'): unknown {
  Reflect.deleteProperty(load.cache, load.resolve(name));
  return load(name);
}
