/** Checks the options of a host when it is installed. An option that the host ignores would test something else. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { HOST_NAMES } from '../hosts/index.ts';
import { isObject } from '../json.ts';
import type { HostOptions } from '../options.ts';
import { checkFault, checkMethodName, checkName, checkOwnMethodName, USER_ANSWERS } from './names.ts';

type OptionName = keyof HostOptions;

/** Lists the allowed values of options with an enumeration. */
const ALLOWED_VALUES: { readonly [Name in OptionName]?: readonly string[] } = {
  phone: ['android', 'ios', 'harmony'],
  user: USER_ANSWERS,
  channel: ['web-message', 'java-interface'],
  loginSays: ['token', 'event', 'nothing'],
  timing: ['early', 'late', 'object-before-event', 'never'],
  returnBy: ['show', 'src'],
};

/** Lists the names of the options. A new option that is missing here does not compile. */
const OPTION_NAMES: Readonly<Record<OptionName, true>> = {
  phone: true,
  version: true,
  app: true,
  pageName: true,
  hostName: true,
  clientVersion: true,
  faults: true,
  seed: true,
  backend: true,
  sandbox: true,
  sandboxHeader: true,
  channel: true,
  handshake: true,
  batch: true,
  token: true,
  loginSays: true,
  timing: true,
  timingMs: true,
  missing: true,
  textSize: true,
  tickets: true,
  miniProgramAppId: true,
  payPage: true,
  returnBy: true,
  stackDepth: true,
  ownEvents: true,
  answeredEvents: true,
  user: true,
  thinkMs: true,
  onAsk: true,
  onHeld: true,
  window: true,
  memory: true,
  settle: true,
  logIn: true,
  onTraffic: true,
  onMistake: true,
  methods: true,
  ownMethods: true,
  methodOf: true,
};

/** Throws for an unknown host or option, and for an unknown name in an option. */
export function checkOptions(name: HostName, options: HostOptions): void {
  checkName('host', name, HOST_NAMES);
  for (const key of Object.keys(options)) checkName(`option of a host`, key, Object.keys(OPTION_NAMES));
  for (const [key, allowed] of Object.entries(ALLOWED_VALUES)) {
    const value = options[key as OptionName];
    if (value !== undefined) checkName(`value of the option \`${key}\``, value, allowed);
  }
  checkApp(options);
  const customMethods = Object.keys(options.ownMethods ?? {});
  for (const method of customMethods) checkOwnMethodName(method);
  for (const [method, fault] of Object.entries(options.faults ?? {})) checkFault(method, fault, customMethods);
  for (const method of options.missing ?? []) checkMethodName(method, customMethods);
  for (const table of [options.methods ?? {}, options.ownMethods ?? {}]) checkHandlers(table, customMethods);
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Throws for an app without a name or token, and for an invalid name of a global. */
function checkApp({ app, pageName, hostName }: HostOptions): void {
  if (typeof app === 'string') checkName('value of the option `app`', app, ['SdHealth', 'SdInsurance']);
  else if (app !== undefined && !(isObject(app) && isFilled(app.name) && isFilled(app.token)))
    throw new Error("native-shims: `app` must be a name, or an object like { name: 'Shop', token: 'ShopApp' }");
  for (const [key, value] of Object.entries({ pageName, hostName }))
    if (value !== undefined && !isFilled(value))
      throw new Error(`native-shims: \`${key}\` must be the name of a global, like the SDK's option \`${key}\``);
}

/** Throws for a method that no host has, and for a handler that is not a function. */
export function checkHandlers(table: object, customMethods: readonly string[] = []): void {
  if (!isObject(table)) throw new Error('native-shims: `methods` must be an object of functions by method name');
  for (const [method, handler] of Object.entries(table)) {
    checkMethodName(method, customMethods);
    if (typeof handler !== 'function')
      throw new Error(
        `native-shims: methods.${method} must be a function, like (params, next) => answer, not ${typeof handler}`,
      );
  }
}
