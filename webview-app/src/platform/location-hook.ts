/** Provides the app's location to wouter's router, in either build: addresses within the app, as `href()` returns them. */
import type { BaseLocationHook } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { currentPath, currentSearch, linkOf, navigate } from './history.ts';

/** Escapes the `%` of an address. wouter decodes the results of its hooks (`decodeURI`), so an unescaped address would be decoded twice. */
const escapePercent = (part: string): string => part.replace(/%/g, '%25');

const path = () => escapePercent(currentPath());
const search = () => escapePercent(currentSearch());

const usePath = (): [string, typeof navigate] => [useLocationProperty(path), navigate];
const useSearch = (): string => useLocationProperty(search);

export const useAppLocation: BaseLocationHook = Object.assign(usePath, { searchHook: useSearch, hrefs: linkOf });
