/** Reads the settings of this installation once from the page's meta tags. */
import { type Settings, settingsFrom } from './settings-of.ts';

export const metaOf = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';

export const settings: Settings = settingsFrom(metaOf, { api: __API_ORIGIN__, web: __WEB_ORIGIN__ }, location.origin);

/** False in a single file without a configured server. */
export const hasBackend: boolean =
  __BUILD__ !== 'single' || settings.origins.api !== '' || location.protocol.startsWith('http');
