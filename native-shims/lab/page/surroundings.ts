/** Describes the environment of a lab, which runs with a server or in a static page. */
export interface Surroundings {
  /** Sends the lab's own requests to the backend. */
  readonly send: typeof fetch;
  /** The address of the script that a frame's page needs. */
  readonly frameScript: string;
  /** The address of the schemas of all answers. */
  readonly schemas: string;
  /** The address of the gallery of the app's parts. */
  readonly gallery: string;
  /** True if a server runs, so that real phones can join. */
  readonly isServed: boolean;
  /** Returns the address at which a phone's frame opens a page. */
  addressOf(phone: string, address: string): string;
  /** Sets the language of the backend's pages, because a frame cannot set request headers. */
  sendLanguage(language: 'zh' | 'en'): Promise<unknown>;
}
