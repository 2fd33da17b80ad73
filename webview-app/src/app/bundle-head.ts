/** Bundles the programs in the single file's head into one script. The watchdog is first, so that its listener for a failed start runs first. */
import './watchdog.ts';
import './start-page.ts';
import './start-notice.ts';
