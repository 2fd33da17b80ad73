/** Provides the app's location to wouter's router, in either build: addresses within the app, as `href()` makes them. */
import type { BaseLocationHook } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { currentPath, currentSearch, linkOf, navigate } from './history.ts';

/** Escapes the `%` of an address. wouter decodes what its hooks return (`decodeURI`), so an address would be decoded twice. */
const asItIs = (part: string): string => part.replace(/%/g, '%25');

const path = () => asItIs(currentPath());
const search = () => asItIs(currentSearch());

const usePath = (): [string, typeof navigate] => [useLocationProperty(path), navigate];
const useSearch = (): string => useLocationProperty(search);

export const useAppLocation: BaseLocationHook = Object.assign(usePath, { searchHook: useSearch, hrefs: linkOf });
