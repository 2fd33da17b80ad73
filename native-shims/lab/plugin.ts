/** Vite plugin: the device lab at `/lab` of the dev server; never part of a build. */
import type { Plugin } from 'vite';

export const deviceLab = (): Plugin => ({ name: 'device-lab', apply: 'serve' });
