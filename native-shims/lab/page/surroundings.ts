/** The place where a lab runs: beside a server, or in a page alone. */
export interface Surroundings {
  /** The lab's own requests to the backend. */
  readonly send: typeof fetch;
  /** The address of the script that a frame's page needs. */
  readonly frameScript: string;
  /** The address of the schemas of all answers. */
  readonly schemas: string;
  /** The address of the gallery of the app's parts. */
  readonly gallery: string;
  /** True where a server answers: real phones can join. */
  readonly isServed: boolean;
  /** Returns the address at which a phone's frame opens a page. */
  addressOf(phone: string, address: string): string;
  /** Says the language for pages that the backend writes: a frame cannot be given request headers. */
  sayLanguage(language: 'zh' | 'en'): Promise<unknown>;
}
