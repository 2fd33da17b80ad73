/** On a phone's screen the playground shows one host at a time. */
import { HOST_NAMES } from '../../src/index.ts';
import type { SettingStore } from '../page/setting.ts';

/** Below this width, in pixels, two phones side by side cannot be read. */
const NARROW = '(max-width: 700px)';

/** Shows the first chosen host alone where the screen is narrow, now and when it becomes so; the address keeps it. */
export function narrowFirst(setting: SettingStore, { matchMedia }: Pick<Window, 'matchMedia'>): void {
  const narrow = matchMedia(NARROW);
  const look = () => {
    if (narrow.matches && setting.now.single === '') setting.change('single', setting.now.hosts[0] ?? HOST_NAMES[0]);
  };
  narrow.addEventListener('change', look);
  look();
}
