import type { BaseLocationHook } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { currentPath, currentSearch, linkOf, navigate } from './history.ts';

/** wouter decodes once what its hooks return (`decodeURI`), and a value that has a `%` of its own would be decoded twice: it gets the address as it is. */
const asItIs = (part: string): string => part.replace(/%/g, '%25');

const path = () => asItIs(currentPath());
const search = () => asItIs(currentSearch());

/** The location of this app for wouter's router, in either build: addresses within the app, as `href()` makes them. */
export const useAppLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useLocationProperty(path), navigate],
  { searchHook: () => useLocationProperty(search), hrefs: linkOf },
);
