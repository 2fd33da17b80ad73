/** The programs in the head of the single file: one script. The watchdog hears of a failed start first. */
import './watchdog.ts';
import './start-page.ts';
