/** The program in the head of the split build's page: one script, so that the page's policy names one. */
import './preload.ts';
import './start-page.ts';
