/** Starts the lab on the dev server. `playground/main.ts` starts it without a server. */
import { createLab } from './lab.ts';

createLab({
  send: fetch.bind(window),
  frameScript: '/lab/frame.js',
  schemas: '/lab/schemas.json',
  gallery: '/lab/gallery',
  isServed: true,
  addressOf: (_, address) => address,
  sendLanguage: (language) => fetch(`/lab/language?${language}`, { method: 'POST' }),
}).start();
