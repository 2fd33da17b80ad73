/** Bundles the programs in the single file's head into one script. The watchdog comes first, to be the first to hear of a failed start. */
import './watchdog.ts';
import './start-page.ts';
